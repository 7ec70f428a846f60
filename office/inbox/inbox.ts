import type { StoredKey } from "./wrapped-key.ts";

/** The page of the front desk. No message is ever in its URL or in the history. */
export const staffPath = "/staff";

/** Where editors and managers change the site. */
export const siteEditorPath = `${staffPath}/site`;

/**
 * Operations are sent here by POST, as `/staff/api/messages/read`, with `Content-Type: application/json`, the input as
 * the body, and `X-Touched: 1` when triggered by a person and not by a timer. Answers are JSON and never cached.
 */
export const staffApiPath = `${staffPath}/api`;

/** Prefixes of two URL fragments: of an invitation, and of a message in a notice. */
export const invitationFragment = "invite=";
export const messageFragment = "message=";

/**
 * Each role includes the one before. Editors also change the site at `/staff/site`; managers also invite, revoke,
 * export, choose who gets notices, and read the audit trail.
 */
export const roles = ["reader", "editor", "manager"] as const;
export type Role = (typeof roles)[number];

/**
 * `taken`: a person is working on it. `closed`: needs no answer, or was marked as done in the terminal. `suspect`:
 * suspected spam. The first three have a deadline.
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
 * Hours after arrival at which reminders are sent, unless managers turned them off: `reminder` if the message is
 * unread, `last` if unanswered.
 */
export const reminderHours = { reminder: 18, last: 22 } as const;
export type Reminder = keyof typeof reminderHours;

/** Milliseconds: how long a session lasts without activity, and in total; how long a deletion can be undone. */
export const sessionIdle = 10 * 60_000;
export const sessionLasts = 12 * 3_600_000;
export const undoWithin = 10_000;

/** A text sealed for the key with this id, in base64; opened by `open` of `sealing.ts`, for its place. */
export type SealedText = { keyId: number; sealed: string };

/** The decrypted JSON of `head`. */
export type MessageHead = { patientType: string };

/** A message without its text. Times are in milliseconds since 1970. */
export type InboxMessage = {
  number: number;
  state: MessageState;
  /** Sent back with every change, to reject a change of an outdated version. */
  version: number;
  arrivedAt: number;
  answerBy: number;
  readAt: number | null;
  /** Who is working on it. */
  taken: { by: PersonName; at: number } | null;
  /** Also of a closed message; `how` is null when it was marked as done in the terminal. */
  answered: { by: string; at: number; how: AnswerWay | null } | null;
  changedAt: number;
  /** Null until a person changes it. */
  changedBy: string | null;
  /** The kind of sender; null for messages older than the inbox. */
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
  /** The server's time, because the computer's may be wrong. */
  now: number;
  /** With the passphrase or the recovery code, `unlock` returns the private keys. The last is for new notes. */
  keys: readonly StoredKey[];
};

export type Passkey = { id: string; createdAt: number; usedAt: number | null };
/** An open session; `own` is the current one. */
type OpenSession = { id: number; startedAt: number; touchedAt: number; own: boolean };
export type Person = PersonName & { role: Role; passkeys: readonly Passkey[]; sessions: readonly OpenSession[] };
/** An invitation that is not used yet; `id` can only revoke it. */
export type Invitation = { id: number; name: string; role: Role; expiresAt: number };

/** Anonymous statistics of the messages in a week: `week` is its Monday in New York, as 2026-11-23. */
export type WeekNumbers = {
  week: string;
  arrived: number;
  /** Counts by quarters of an hour until the answer, rounded up: 96 is a day. */
  answered: readonly (readonly [quarters: number, count: number])[];
};

export type AuditLine = { id: number; at: number; actor: string; action: string; number: number | null };
