import type { Role } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput } from "#inbox/inbox-operations.ts";
import type { StoredKey } from "#inbox/wrapped-key.ts";
import type { Database } from "#inbox/messages/database.ts";
import type { Mail } from "#inbox/messages/settings.ts";
import type { Read } from "./input.ts";
import type { StaffSettings } from "./settings.ts";

/** What an operation works with. */
export type Desk = StaffSettings & {
  database: Database;
  now: number;
  keys: () => Promise<StoredKey[]>;
  /** Undefined: notices wait. */
  mail: Mail | undefined;
  /** What to write instead of settings that are wrong. */
  wrong: readonly string[];
  /** Browser and system that ask, in words. */
  device: string;
  /** Rate limit of refusals in the audit trail: milliseconds until an actor may get another line. */
  waitForLine: (actor: string) => number;
};

/** The person making the request, as just read from the database. */
export type SignedIn = { session: number; passkey: string; id: number; name: string; role: Role };

/** An operation for people with this role. */
export type Operation<Name extends StaffOperation> = {
  role: Role;
  input: Read<StaffInput<Name>>;
  run: (desk: Desk, input: StaffInput<Name>, me: SignedIn) => Promise<StaffOutput<Name>>;
};

/** An operation without a session; `token` is that of a new one. */
export type Entrance<Name extends StaffOperation> = {
  input: Read<StaffInput<Name>>;
  run: (desk: Desk, input: StaffInput<Name>) => Promise<{ output: StaffOutput<Name>; token?: string }>;
};

/** A person in the audit trail, with the id since names are not unique. */
export function actorOf({ id, name }: { id: number; name: string }): string {
  return `${name} (${id})`;
}
