import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type {
  AnswerWay,
  AuditLine,
  FullMessage,
  InboxMessage,
  Invitation,
  Person,
  Reminder,
  Role,
  SealedText,
  Session,
  WeekNumbers,
} from "./inbox.ts";

/** The lists: waiting messages, by time left; answered or closed ones, newest first; ones set aside, newest first. */
export type View = "open" | "done" | "suspect";

/** Where the next page of a list begins. */
export type Cursor = { at: number; number: number };

/** Identifies the version of a message that the person saw, to detect conflicts. */
type Seen = { number: number; version: number };
type Nothing = Record<string, never>;
type NoticeChoice = { addresses: string[]; reminders: Reminder[] };

/** Each operation's input and output. Those of `sign-in` and `invitation` need no session. */
type StaffOperations = {
  "sign-in/options": [Nothing, { options: PublicKeyCredentialRequestOptionsJSON }];
  "sign-in/verify": [{ response: AuthenticationResponseJSON }, Session];
  "invitation/options": [
    { token: string },
    { name: string; role: Role; options: PublicKeyCredentialCreationOptionsJSON },
  ];
  "invitation/verify": [{ token: string; response: RegistrationResponseJSON }, Session];
  session: [Nothing, Session];
  "sign-out": [Nothing, Nothing];

  /** A hundred after the cursor `after`, the `since` for `messages/changes`, and how many are set aside. */
  "messages/list": [
    { view: View; after?: Cursor },
    { messages: InboxMessage[]; next: Cursor | null; change: number; setAside: number },
  ];
  /** What changed or was deleted after `since`, in any view; `reload` when that is too much to list. */
  "messages/changes": [
    { since: number },
    { messages: InboxMessage[]; gone: number[]; change: number; reload: boolean; setAside: number },
  ];
  /** Marks it as read; recorded in the audit trail before the text is returned. */
  "messages/read": [{ number: number }, FullMessage];
  "messages/take": [Seen, InboxMessage];
  "messages/untake": [Seen, InboxMessage];
  "messages/answer": [Seen & { how: AnswerWay }, InboxMessage];
  /** Undoes an answer recorded by mistake. */
  "messages/reopen": [Seen, InboxMessage];
  /** `note` is sealed in the browser, for the last key, with the part `note`. */
  "messages/note": [Seen & { note: SealedText }, FullMessage];
  "messages/set-aside": [Seen, InboxMessage];
  "messages/not-a-robot": [Seen, InboxMessage];
  /** Removed from all lists at once, and permanently after `undoWithin`. */
  "messages/delete": [Seen, { undoUntil: number }];
  "messages/undo-delete": [{ number: number }, InboxMessage];
  /** For managers: a hundred with their texts, oldest first, of all states. */
  "messages/export": [{ after?: Cursor }, { messages: FullMessage[]; next: Cursor | null }];

  numbers: [Nothing, { weeks: WeekNumbers[] }];
  /** For managers: the newest hundred, before `before`. */
  audit: [{ before?: number }, { lines: AuditLine[]; next: number | null }];

  /** Readers see themselves, managers all. */
  people: [Nothing, { people: Person[]; invitations: Invitation[] }];
  /** For managers. With `person`, another passkey for a person who lost theirs. The link works once, for a day. */
  "people/invite": [{ name: string; role: Role } | { person: number }, { link: string; expiresAt: number }];
  "people/revoke": [{ person: number }, Nothing];
  "invitations/revoke": [{ invitation: number }, Nothing];
  /** One's own; for managers, anyone's. */
  "passkeys/revoke": [{ passkey: string }, Nothing];
  "sessions/revoke": [{ session: number }, Nothing];
  /** For managers: recipients of notices by mail (if none, the server's NOTICE_TO), and which reminders are sent. */
  notices: [Nothing, NoticeChoice & { usual: string[] }];
  "notices/set": [NoticeChoice, NoticeChoice];
};

export type StaffOperation = keyof StaffOperations;
export type StaffInput<Name extends StaffOperation> = StaffOperations[Name][0];
export type StaffOutput<Name extends StaffOperation> = StaffOperations[Name][1];

/** Why an operation was rejected, in a response whose status is not 200. */
export type StaffRefusal = {
  error: StaffErrorCode;
  /** A sentence for the person. */
  text: string;
  /** With `changed`: the message as it is now. */
  current?: InboxMessage;
};

/** The error codes of rejected operations, with their HTTP status. */
export const staffErrors = {
  malformed: 400,
  "signed-out": 401, // no session, or it ended
  refused: 403, // this passkey or invitation does not work
  "not-allowed": 403, // only a manager may
  "other-site": 403,
  unknown: 404,
  changed: 409,
  "last-manager": 409,
  "too-slow": 408,
  "too-large": 413,
  "too-many": 429,
  "not-ready": 503,
} as const;
export type StaffErrorCode = keyof typeof staffErrors;
