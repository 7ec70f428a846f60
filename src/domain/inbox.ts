import type { StoredKey } from "./wrapped-key.ts";

/** The page of the front desk. What it shows is named in its fragment, so no message is in an address or a history. */
export const staffPath = "/staff";

/** Where people with the role editor change the site. */
export const siteEditorPath = `${staffPath}/site`;

/**
 * Operations are sent here by POST, as `/staff/api/messages/read`, with `Content-Type: application/json`, the input as
 * the body, and `X-Touched: 1` when a person did something and not a timer. Answers are JSON and never cached.
 */
export const staffApiPath = `${staffPath}/api`;

/** Begin the fragments of two links: of an invitation, and of a message in a notice. */
export const invitationFragment = "invite=";
export const messageFragment = "message=";

/**
 * Each can do what the one before can. Editors also change the site at `/staff/site`; managers also invite, revoke, export,
 * choose who gets notices, and read the audit trail.
 */
export const roles = ["reader", "editor", "manager"] as const;
export type Role = (typeof roles)[number];

/**
 * `taken`: a person is working on it. `closed`: needs no answer, or was marked as done in the terminal. `suspect`: set aside as a
 * robot's. Time runs for the first three.
 */
export type MessageState = "new" | "read" | "taken" | "answered" | "closed" | "suspect";

/** How a message was answered; `not-needed` closes it without an answer. */
export const answerWays = {
  called: "Called",
  "left-word": "Left word",
  mailed: "Emailed",
  "visit-booked": "Visit booked",
  "not-needed": "Needs no answer",
} as const;
export type AnswerWay = keyof typeof answerWays;

/**
 * Hours after a message came at which it is reminded of, while managers have not switched it off: `reminder` when it
 * is unread, `last` when it is unanswered.
 */
export const reminderHours = { reminder: 18, last: 22 } as const;
export type Reminder = keyof typeof reminderHours;

/** Milliseconds: how long a session lasts without a touch, and in all; how long a deleted message can come back. */
export const sessionIdle = 10 * 60_000;
export const sessionLasts = 12 * 3_600_000;
export const undoWithin = 10_000;

/** A text sealed for the key with this id, in base64; `open` of `sealing.ts` opens it, in its place. */
export type SealedText = { keyId: number; sealed: string };

/** What is in `head` once it is opened, as JSON. */
export type MessageHead = { patientType: string };

/** A message without its text. Times are in milliseconds since 1970. */
export type InboxMessage = {
  number: number;
  state: MessageState;
  /** Sent back with every change: a message that was changed meanwhile is not changed again. */
  version: number;
  arrivedAt: number;
  answerBy: number;
  readAt: number | null;
  /** Who is on it. */
  taken: { by: PersonName; at: number } | null;
  /** Also of a closed message; `how` is null when it was marked as done in the terminal. */
  answered: { by: string; at: number; how: AnswerWay | null } | null;
  changedAt: number;
  /** Null until a person changed it. */
  changedBy: string | null;
  /** Who writes; null for messages older than the inbox. */
  head: SealedText | null;
  notes: number;
};

/** A message with its text and the notes of the staff, sealed. A note's place has the part `note`. */
export type FullMessage = InboxMessage & {
  text: SealedText;
  noteList: readonly (SealedText & { at: number; by: string })[];
};

export type PersonName = { id: number; name: string };

export type Session = {
  person: PersonName & { role: Role };
  /** The server's clock, because that of a computer may be wrong. */
  now: number;
  /** With the passphrase or the recovery code, `unlock` gives the private keys. The last is for new notes. */
  keys: readonly StoredKey[];
};

export type Passkey = { id: string; createdAt: number; usedAt: number | null };
/** An open session; `own` is the one that asks. */
type OpenSession = { id: number; startedAt: number; touchedAt: number; own: boolean };
export type Person = PersonName & { role: Role; passkeys: readonly Passkey[]; sessions: readonly OpenSession[] };
/** An invitation that is not used yet; `id` revokes it and does not open it. */
export type Invitation = { id: number; name: string; role: Role; expiresAt: number };

/** Messages that came in a week, without persons: `week` is its Monday in New York, as 2026-11-23. */
export type WeekNumbers = {
  week: string;
  arrived: number;
  /** How many were answered after so many quarters of an hour, rounded up: 96 is a day. */
  answered: readonly (readonly [quarters: number, count: number])[];
};

export type AuditLine = { id: number; at: number; actor: string; action: string; number: number | null };
