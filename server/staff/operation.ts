import type { Role } from "#domain/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput } from "#domain/inbox-operations.ts";
import type { StoredKey } from "#domain/wrapped-key.ts";
import type { Database } from "../messages/database.ts";
import type { Read } from "./input.ts";
import type { StaffSettings } from "./settings.ts";

/** What an operation works with. */
export type Desk = StaffSettings & {
  database: Database;
  now: number;
  keys: () => Promise<StoredKey[]>;
  /** Who gets notices while managers have chosen no addresses. */
  usualAddresses: readonly string[];
  /** Milliseconds until an actor may have another line about a refusal in the audit trail. */
  waitForLine: (actor: string) => number;
};

/** Who asks, as the database says at this moment. */
export type SignedIn = { session: number; id: number; name: string; role: Role };

/** What a person with this role can ask for. */
export type Operation<Name extends StaffOperation> = {
  role: Role;
  input: Read<StaffInput<Name>>;
  run: (desk: Desk, input: StaffInput<Name>, me: SignedIn) => Promise<StaffOutput<Name>>;
};

/** What can be asked without a session; `token` is that of a new one. */
export type Entrance<Name extends StaffOperation> = {
  input: Read<StaffInput<Name>>;
  run: (desk: Desk, input: StaffInput<Name>) => Promise<{ output: StaffOutput<Name>; token?: string }>;
};

/** A person in the audit trail: two can have one name. */
export function actorOf({ id, name }: { id: number; name: string }): string {
  return `${name} (${id})`;
}
