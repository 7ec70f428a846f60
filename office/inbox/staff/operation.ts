/** What an operation of the front desk is made of: its role, its input, its context, and its refusals. */
import { z } from "astro/zod";
import { type Guard, Refused, validated } from "#inbox/guard.ts";
import type { InboxMessage, Role } from "#inbox/inbox.ts";
import { type StaffErrorCode, staffErrors, type StaffRefusal } from "#inbox/inbox-operations.ts";
import { note } from "#inbox/messages/changes.ts";
import type { Opened } from "#inbox/messages/database.ts";
import type { Database } from "#inbox/messages/tables.ts";
import type { Mail } from "#inbox/messages/settings.ts";
import type { StaffSettings } from "./settings.ts";

/** What an operation works with. */
export type Desk = StaffSettings &
  Opened & {
    now: number;
    /** Undefined: notices wait. */
    mail: Mail | undefined;
    /** What to write instead of settings that are wrong. */
    wrong: readonly string[];
    /** Browser and system that ask, in words. */
    device: string;
    /** Rate limit of refusals in the audit trail: milliseconds until an actor may get another line. */
    waitForLine: (actor: string) => number;
    /** The messages whose text a session was given: once they are in the audit trail, changes of them are not. */
    givenTo: (session: number) => Set<string>;
  };

/** The person making the request, as just read from the database. */
export type SignedIn = { session: number; passkey: string; id: number; name: string; role: Role };

/** An operation for people with this role; `run` checks its input first. */
export function operation<Input extends z.ZodType, Output extends object>(
  role: Role,
  input: Input,
  run: (desk: Desk, input: z.output<Input>, me: SignedIn) => Promise<Output>,
) {
  return {
    role,
    input,
    run: async (desk: Desk, sent: unknown, me: SignedIn) => run(desk, validated(input, sent, guard), me),
  };
}

/**
 * An operation that is done whole or not at all: its `database` is a transaction. Session and role are read once more in
 * it, since both may have ended while it waited; what managers do, which ends them, is done one after the other.
 */
export function atomic<Input extends z.ZodType, Output extends object>(
  role: Role,
  input: Input,
  run: (desk: Desk, input: z.output<Input>, me: SignedIn) => Promise<Output>,
) {
  return operation(role, input, (desk, given, me) =>
    desk.database.transaction().execute(async (database) => {
      if (role === "manager") await waitForManagers(database);
      const still = await database
        .selectFrom("sessions as s")
        .innerJoin("people as p", "p.id", "s.person")
        .select("p.role")
        .where("s.id", "=", me.session)
        .where("p.revoked_at", "is", null)
        .executeTakeFirst();
      if (!still) throw signedOut();
      if (role === "manager" && still.role !== "manager") throw onlyManagers();
      return run({ ...desk, database }, given, me);
    }),
  );
}

/**
 * Waits for what another manager does: one row that all of them take. Not the counter of changes: who changes a message
 * holds that message while they wait for it.
 */
export async function waitForManagers(database: Database): Promise<void> {
  await database
    .updateTable("people")
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", (row) => row.selectFrom("people").select(({ fn }) => fn.min("id").as("first")))
    .execute();
}

/** An operation without a session; `token` is that of a new one. */
export function entrance<Input extends z.ZodType, Output extends object>(
  input: Input,
  run: (desk: Desk, input: z.output<Input>) => Promise<{ output: Output; token?: string }>,
) {
  return { input, run: async (desk: Desk, sent: unknown) => run(desk, validated(input, sent, guard)) };
}

/** Of all requests from the page. */
export const guard: Guard = {
  ...{ maxBytes: 64 * 1024, maxDepth: 8, within: 10_000 },
  words: {
    "not-json": [400, "Operations are sent as JSON."],
    malformed: [400, "The page sent something that the server does not know. Load it again."],
    "too-large": [413, "This is longer than the server takes."],
    "too-slow": [408, "It took too long to arrive. Try again."],
  },
};

/** The largest INTEGER of PostgreSQL. */
const maxInteger = 2 ** 31 - 1;

/** A whole number that a column of integers takes. */
export const wholeNumber = (from: number, to = maxInteger) => z.int().min(from).max(to);

/** The largest number of a moment, of a change, or of a line of the audit trail. */
export const maxMoment = Number.MAX_SAFE_INTEGER;

/** A text that can be stored: PostgreSQL has no NUL. */
export const text = (most: number) =>
  z
    .string()
    .max(most, { abort: true })
    .refine((value) => value.isWellFormed() && !value.includes("\0"));

/** Bytes in base64, of up to this many characters. */
export const base64 = (most: number) => z.base64().min(1).max(most, { abort: true });

/** A browser's passkey response; the library that verifies it checks its parts. */
export const passkeyResponse = <Response extends object>() =>
  z.custom<Response>((value) => {
    const { id, response } = (value ?? {}) as { id?: unknown; response?: { clientDataJSON?: unknown } | null };
    return typeof id === "string" && /^[\w-]{1,1400}$/.test(id) && typeof response?.clientDataJSON === "string";
  });

/** No input. */
export const nothing = z.strictObject({});

/** A person in the audit trail, with the id since names are not unique. */
export function actorOf({ id, name }: { id: number; name: string }): string {
  return `${name} (${id})`;
}

/** A rejected operation; its message is shown to the person. */
export class Refusal extends Refused {
  constructor(error: StaffErrorCode, problem: string, current?: InboxMessage) {
    super(staffErrors[error], problem, { error, ...(current && { current }) } satisfies Partial<StaffRefusal>);
  }
}

export const signedOut = () => new Refusal("signed-out", "You are signed out. Sign in again.");
export const onlyManagers = () => new Refusal("not-allowed", "Only a manager may do this.");

/** Records a refusal in the audit trail, rate-limited. */
export async function noteRefusal(desk: Desk, actor: string | undefined, action: string): Promise<void> {
  if (desk.waitForLine(actor ?? "") === 0) await note(desk.database, desk.now, actor ?? "unknown", action);
}
