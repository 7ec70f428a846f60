import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type {
  AnswerWay,
  AuditLine,
  FollowUp,
  FullMessage,
  InboxMessage,
  Invitation,
  Person,
  PersonName,
  Reminder,
  Role,
  SealedText,
  Session,
} from "./inbox.ts";

/** The lists: waiting messages, by time left, and after them those whose follow-up is on a later day; answered or closed ones, suspected spam, and deleted ones, newest first. */
export type View = "open" | "done" | "suspect" | "trash";

/**
 * How many messages each list has, and how many nobody has read. Of those that arrived this month, `due` were answered
 * or have been here for 24 hours, and `kept` of these were answered within them.
 */
export type Counts = Readonly<Record<View | "unread" | "due" | "kept", number>>;

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

  /** A hundred after the cursor `after`, the `since` for `messages/changes`, and how many each list has. */
  "messages/list": [
    { view: View; after?: Cursor },
    { messages: InboxMessage[]; next: Cursor | null; change: number; counts: Counts },
  ];
  /** What changed or was deleted after `since`, in any view; `reload` when that is too much to list. */
  "messages/changes": [
    { since: number },
    { messages: InboxMessage[]; gone: number[]; change: number; reload: boolean; counts: Counts },
  ];
  /** Marks it as read; recorded in the audit trail before the text is returned. */
  "messages/read": [{ number: number }, FullMessage];
  "messages/take": [Seen, InboxMessage];
  "messages/untake": [Seen, InboxMessage];
  /** Gives it to a colleague. */
  "messages/assign": [Seen & { person: number }, InboxMessage];
  "messages/answer": [Seen & { how: AnswerWay }, InboxMessage];
  /** Keeps it in the list until a day `YYYY-MM-DD`, when it comes to the top; and undoes that. */
  "messages/follow-up": [Seen & { why: FollowUp; day: string }, InboxMessage];
  "messages/no-follow-up": [Seen, InboxMessage];
  /** Undoes an answer recorded by mistake. */
  "messages/reopen": [Seen, InboxMessage];
  /** `note` is sealed in the browser, for the last key, with the part `note`. Only its author corrects a note. */
  "messages/note": [Seen & { note: SealedText; corrects?: number }, FullMessage];
  "messages/set-aside": [Seen, InboxMessage];
  "messages/not-a-robot": [Seen, InboxMessage];
  /** Into the trash, for `trashKeeps`, and out of it. */
  "messages/delete": [Seen, InboxMessage];
  "messages/restore": [Seen, InboxMessage];
  /** For managers: deletes it for good. */
  "messages/erase": [Seen, Nothing];
  /** For managers: a hundred with their texts, oldest first, of all states. */
  "messages/export": [{ after?: Cursor }, { messages: FullMessage[]; next: Cursor | null }];

  /** For managers: what is wrong with mail, disk and settings, a sentence each. */
  health: [Nothing, { problems: string[] }];
  /** For managers: the newest hundred, before `before`. */
  audit: [{ before?: number }, { lines: AuditLine[]; next: number | null }];

  /** The names of all who can be given a message. */
  colleagues: [Nothing, { people: PersonName[] }];
  /** The staff see themselves, managers all. */
  people: [Nothing, { people: Person[]; invitations: Invitation[] }];
  /** For managers. With `person`, another passkey for a person who lost theirs. The link works once, for a day. */
  "people/invite": [{ name: string; role: Role } | { person: number }, { link: string; expiresAt: number }];
  "people/revoke": [{ person: number }, Nothing];
  /** For managers. Ends what was invited by and for the person, so that no link gives more than the role. */
  "people/role": [{ person: number; role: Role }, Nothing];
  "invitations/revoke": [{ invitation: number }, Nothing];
  /** Stores the private keys, locked in the browser for the passkey of this session. */
  "passkeys/wrap": [{ wrapped: string }, Nothing];
  /** One's own; for managers, anyone's. */
  "passkeys/revoke": [{ passkey: string }, Nothing];
  "sessions/revoke": [{ session: number }, Nothing];
  /** For managers: recipients of notices by mail (if none, the server's NOTICE_TO), and which reminders are sent. */
  notices: [Nothing, NoticeChoice & { usual: string[] }];
  "notices/set": [NoticeChoice, NoticeChoice];
  /** Sends a mail to each address; `said` is what the mail server answered for each. */
  "notices/test": [Nothing, { accepted: boolean; said: string[] }];
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
