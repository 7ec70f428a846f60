import { keptDays } from "@practice/site/contact/contact-message.ts";
import type { Keyring } from "./keyring.ts";

/** The page of the front desk. No message is ever in its URL or in the history. */
export const staffPath = "/staff";

/** Where the staff change the site. */
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
 * The staff read and answer messages, and change the site. Managers also invite and revoke people, export, choose who
 * gets notices, delete for good, and read the audit trail.
 */
export const roles = ["staff", "manager"] as const;
export type Role = (typeof roles)[number];

/**
 * `taken`: a person is working on it. `closed`: needs no answer, or was marked as done in the terminal. `suspect`:
 * suspected spam. `trash`: deleted, and still here. The first three have a deadline.
 */
export type MessageState = "new" | "read" | "taken" | "answered" | "closed" | "suspect" | "trash";

/** How a message was answered; `not-needed` closes it without an answer. */
export const answerWays = {
  called: "Called",
  mailed: "Emailed",
  "visit-booked": "Appointment booked",
  "not-needed": "Needs no answer",
} as const;
export type AnswerWay = keyof typeof answerWays;

/** Why a message stays in the list until a day: nobody is late with it before. */
export const followUps = {
  voicemail: "Left a voicemail",
  "call-again": "Call again",
  waiting: "Waiting for them",
} as const;
export type FollowUp = keyof typeof followUps;
/** The last day for a follow-up, in days from today. */
export const followUpWithin = 90;

/**
 * Hours after arrival at which reminders are sent, unless managers turned them off: `reminder` if the message is
 * unread, `last` if unanswered.
 */
export const reminderHours = { reminder: 18, last: 22 } as const;
export type Reminder = keyof typeof reminderHours;

/** Milliseconds: how long a session lasts without activity, and in total. */
export const sessionIdle = 10 * 60_000;
export const sessionLasts = 12 * 3_600_000;

/** Milliseconds until the trash is emptied: of spam since it was deleted, of others since the answer or the deletion. */
export const trashKeeps = { others: keptDays.done * 24 * 3_600_000, spam: keptDays.robot * 24 * 3_600_000 } as const;

/** A text sealed for the key with this id, in base64; opened by `open` of `sealing.ts`, for its place. */
export type SealedText = { keyId: number; sealed: string };

/** The state of a message. Times are in milliseconds since 1970. */
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
  /** A follow-up, and when its day begins; null for an answered message. `by`: whose it is, if nothing changed since. */
  followUp: { why: FollowUp; at: number; by?: string | null } | null;
  /** Also of a closed message; `how` is null when it was marked as done in the terminal. */
  answered: { by: string; at: number; how: AnswerWay | null } | null;
  /** When it leaves the trash for good; null for one that is not there. */
  eraseAt: number | null;
  changedAt: number;
  /** Null until a person changes it. */
  changedBy: string | null;
  /** How many notes it has, corrected texts counted. */
  notes: number;
};

/** A message with what the visitor wrote: each time it is given, the audit trail has a line. */
export type ListedMessage = InboxMessage & { text: SealedText };

/** A note of the staff; `corrects` is the id of the note of which it is a later text. */
export type NoteHead = { id: number; at: number; by: PersonName; corrects: number | null };

/** A message with its notes, sealed, oldest first. A note's place has the part `note`. */
export type FullMessage = ListedMessage & { noteList: readonly (SealedText & NoteHead)[] };

export type PersonName = { id: number; name: string };

export type Session = {
  person: PersonName & { role: Role };
  /** The server's time, because the computer's may be wrong. */
  now: number;
  /** With the passphrase or the recovery code, `unlock` returns the private keys. The last is for new notes. */
  keys: Keyring;
  /** The private keys, locked in a browser for the passkey of this session; the server cannot open them. */
  wrapped: string | null;
};

/** `device`: browser and system in words, as the browser named them. */
type Passkey = { id: string; device: string; createdAt: number; usedAt: number | null };
/** An open session; `own` is the current one. */
type OpenSession = { id: number; device: string; startedAt: number; touchedAt: number; own: boolean };
export type Person = PersonName & { role: Role; passkeys: readonly Passkey[]; sessions: readonly OpenSession[] };
/** An invitation that is not used yet; `id` can only revoke it. */
export type Invitation = { id: number; name: string; role: Role; expiresAt: number };
