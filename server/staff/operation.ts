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
  /** Who gets notices while managers have chosen nobody. */
  usualAddresses: readonly string[];
  /** Milliseconds until an actor may have another line about a refusal in the audit trail. */
  waitForLine: (actor: string) => number;
};

const names: Record<StaffOperation, true> = {
  "sign-in/options": true,
  "sign-in/verify": true,
  "invitation/options": true,
  "invitation/verify": true,
  session: true,
  "sign-out": true,
  "messages/list": true,
  "messages/changes": true,
  "messages/read": true,
  "messages/take": true,
  "messages/untake": true,
  "messages/answer": true,
  "messages/reopen": true,
  "messages/note": true,
  "messages/set-aside": true,
  "messages/not-a-robot": true,
  "messages/delete": true,
  "messages/undo-delete": true,
  "messages/export": true,
  numbers: true,
  audit: true,
  people: true,
  "people/invite": true,
  "people/revoke": true,
  "invitations/revoke": true,
  "passkeys/revoke": true,
  "sessions/revoke": true,
  notices: true,
  "notices/set": true,
};

/** Whether there is an operation of this name. */
export function isOperation(name: string): name is StaffOperation {
  return Object.hasOwn(names, name);
}

/** Who asks, as the database says at this moment. */
export type SignedIn = { session: number; id: number; name: string; role: Role; endsAt: number };

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
