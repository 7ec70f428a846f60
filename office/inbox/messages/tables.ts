import type { Generated, Kysely } from "kysely";
import type { AnswerWay, FollowUp, Reminder, Role } from "#inbox/inbox.ts";

/** The database, or a transaction on it. */
export type Database = Kysely<Tables>;

/** PostgreSQL counts in BIGINT; both engines return numbers. All times are milliseconds since 1970. */
type Id = Generated<number>;
/** 0 or 1: SQLite has no booleans. */
type Flag = number;

export type Tables = {
  keys: { id: number; public_key: string; created_at: number };
  /** Single values: the keyring as JSON, the secret of hashes, where the front desk is, the last morning with a mail. */
  secrets: { name: "keyring" | "hmac" | "origin" | "morning" | "health"; value: string };
  messages: {
    number: number;
    key_hash: string;
    content_mark: string;
    words_hash: string;
    key_id: number;
    sealed: Uint8Array;
    suspect: Flag;
    created_at: number;
    read_at: number | null;
    done_at: number | null;
    done_by: string | null;
    how: AnswerWay | null;
    /** The version that a person saw, and the place among all changes. */
    version: Generated<number>;
    change: Generated<number>;
    changed_at: number | null;
    changed_by: string | null;
    taken_at: number | null;
    taken_by: number | null;
    /** When it leaves the trash for good. */
    going_at: number | null;
    /** Why and from when it is to be followed up, and when that was first decided. */
    follow_up: FollowUp | null;
    follow_up_at: number | null;
    followed_at: number | null;
  };
  /** The later notes of a note are its corrections; what it said before stays. */
  notes: {
    id: Id;
    number: number;
    at: number;
    author: string;
    person: number;
    corrects: number | null;
    key_id: number;
    sealed: Uint8Array;
  };
  /** What is still to be told about a message, and when. */
  notices: { number: number; kind: "first" | Reminder; due_at: number };
  /** Mails that are not sent yet, each to one address; `next_try` is null when they were given up. */
  outbox: {
    id: string;
    address: string;
    subject: string;
    text: string;
    attempts: Generated<number>;
    created_at: number;
    next_try: number | null;
    error: string | null;
  };
  /** One row: when the next mail may be written, by whichever program on this database. */
  mail_turn: { free_at: number };
  notice_addresses: { address: string };
  reminders_off: { kind: Reminder };
  refused_addresses: { address: string; reason: string };
  audit: { id: Id; at: number; actor: string; action: string; number: number | null };
  people: { id: Id; name: string; role: Role; handle: string; created_at: number; revoked_at: number | null };
  passkeys: {
    id: string;
    person: number;
    public_key: Uint8Array;
    /** The private keys, locked for this passkey in a browser. */
    wrapped: string | null;
    counter: number;
    device: string;
    created_at: number;
    used_at: number | null;
  };
  /** Only hashes of tokens: a reader of the database can neither sign in nor accept an invitation. */
  sessions: {
    id: Id;
    token_hash: string;
    person: number;
    passkey: string;
    device: string;
    created_at: number;
    touched_at: number;
  };
  invitations: {
    id: Id;
    token_hash: string;
    name: string;
    role: Role;
    person: number | null;
    handle: string;
    invited_by: number | null;
    expires_at: number;
    used_at: number | null;
  };
  challenges: { challenge: string; invitation: number | null; expires_at: number };
  /** One row: the last change of any message. */
  change_counter: { value: number };
  gone: { number: number; change: number };
  /** Of messages that were deleted after their time: how many of a month were due, and answered within 24 hours. */
  months: { month: string; due: number; kept: number };
};
