/** What the page can ask the server, as types of the server's own operations: `staff/service.ts` has them by name. */
import type { z } from "astro/zod";
import type { InboxMessage } from "./inbox.ts";
import type { entrances, operations } from "./staff/service.ts";

type Entrances = typeof entrances;
type Operations = typeof operations;

/** The name of an operation; those of `sign-in` and `invitation` need no session. */
export type StaffOperation = keyof Entrances | keyof Operations;

/** What an operation is sent. */
export type StaffInput<Name extends StaffOperation> = z.input<(Entrances & Operations)[Name]["input"]>;

/** What an operation answers. */
export type StaffOutput<Name extends StaffOperation> = Name extends keyof Entrances
  ? Awaited<ReturnType<Entrances[Name]["run"]>>["output"]
  : Name extends keyof Operations
    ? Awaited<ReturnType<Operations[Name]["run"]>>
    : never;

/** The lists: waiting messages, by time left, and after them those whose follow-up is on a later day; answered or closed ones, suspected spam, and deleted ones, newest first. */
export type View = "open" | "done" | "suspect" | "trash";

/**
 * How many messages each list has, and how many nobody has read. Of those that arrived this month, `due` were answered
 * or have been here for 24 hours, and `kept` of these were answered within them.
 */
export type Counts = Readonly<Record<View | "unread" | "due" | "kept", number>>;

/** Where the next page of a list begins. */
export type Cursor = NonNullable<StaffInput<"messages/list">["after"]>;

/** Why an operation was rejected, in a response whose status is not 200. */
export type StaffRefusal = {
  error: StaffErrorCode;
  /** A sentence for the person. */
  problem: string;
  /** With `changed`: the message as it is now. */
  current?: InboxMessage;
};

/** The error codes of rejected operations, with their HTTP status. */
export const staffErrors = {
  malformed: 400,
  "signed-out": 401, // no session, or it ended
  refused: 403, // this passkey or invitation does not work
  "not-allowed": 403, // only a manager may
  unknown: 404,
  changed: 409,
  "last-manager": 409,
  "too-many": 429,
  "not-ready": 503,
} as const;

/** The name of such an error. */
export type StaffErrorCode = keyof typeof staffErrors;
