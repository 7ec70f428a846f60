import { roles, sessionIdle, sessionLasts, type Passkey, type Person, type Role } from "#inbox/inbox.ts";
import type { StaffOutput } from "#inbox/inbox-operations.ts";
import { raiseChange } from "#inbox/messages/changes.ts";
import type { Database, Query } from "#inbox/messages/database.ts";
import { note } from "#inbox/messages/store.ts";
import { either, nothing, object, oneOf, text, wholeNumber } from "./input.ts";
import { invite } from "./invitations.ts";
import { actorOf, type Desk, type Operation, type SignedIn } from "./operation.ts";
import { Refusal } from "./refusal.ts";

type PersonRow = { id: number; name: string; role: Role; handle: string; created_at: number };

/** All people who can sign in, by name. */
export function activePeople(database: Database): Promise<PersonRow[]> {
  return database.query<PersonRow>(
    "SELECT id, name, role, handle, created_at FROM people WHERE revoked_at IS NULL ORDER BY name, id",
  );
}

/** The invitations that can still be accepted. */
export function openInvitations(database: Database, now: number) {
  return database.query<StaffOutput<"people">["invitations"][number]>(
    'SELECT id, name, role, expires_at AS "expiresAt" FROM invitations WHERE used_at IS NULL AND expires_at > $1 ORDER BY id',
    [now],
  );
}

/** A name on one line that begins and ends with a letter or digit; whitespace is collapsed. */
export function readName(name: string): string | undefined {
  const plain = name.normalize("NFC").replace(/\s+/g, " ").trim();
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()&/-]{0,79}$/u.test(plain) ? plain : undefined;
}

export const people: Operation<"people"> = {
  role: "staff",
  input: nothing,
  async run({ database, now }, _, me) {
    const seen = (await activePeople(database)).filter(({ id }) => me.role === "manager" || id === me.id);
    type PasskeyRow = Passkey & { person: number };
    const passkeys = await database.query<PasskeyRow>(
      'SELECT id, person, device, created_at AS "createdAt", used_at AS "usedAt" FROM passkeys ORDER BY created_at, id',
    );
    type SessionRow = { id: number; person: number; device: string; startedAt: number; touchedAt: number };
    const sessions = await database.query<SessionRow>(
      'SELECT id, person, device, created_at AS "startedAt", touched_at AS "touchedAt" FROM sessions WHERE created_at > $1 AND touched_at > $2 ORDER BY id',
      [now - sessionLasts, now - sessionIdle],
    );
    const invitations = await openInvitations(database, now);
    const describe = ({ id, name, role }: PersonRow): Person => ({
      ...{ id, name, role },
      passkeys: passkeys.filter((one) => one.person === id).map(({ person, ...passkey }) => passkey),
      sessions: sessions
        .filter((one) => one.person === id)
        .map(({ person, ...one }) => ({ ...one, own: one.id === me.session })),
    });
    return { people: seen.map(describe), invitations: me.role === "manager" ? invitations : [] };
  },
};

export const peopleInvite: Operation<"people/invite"> = {
  role: "manager",
  input: either(object({ person: wholeNumber(1) }), object({ name: text(200), role: oneOf(roles) })),
  async run(desk, input, me) {
    const active = await activePeople(desk.database);
    if ("person" in input) {
      const person = active.find(({ id }) => id === input.person);
      if (!person) throw noSuchPerson();
      // The link could be used to sign in as them.
      if (person.role === "manager" && person.id !== me.id)
        throw new Refusal(
          "not-allowed",
          "Another manager gets a new passkey by `npm run staff -- invite` on the server, or is removed and invited anew.",
        );
      return invite(desk, { name: person.name, role: person.role, person }, me);
    }
    const name = readName(input.name);
    if (!name) throw new Refusal("malformed", "Write a name of up to 80 characters, such as “Front desk, Anna”.");
    if (active.some((one) => one.name === name))
      throw new Refusal(
        "malformed",
        `There is already somebody called ${name}. Invite them to another passkey instead.`,
      );
    return invite(desk, { name, role: input.role }, me);
  },
};

/** Deletes a person's passkeys, sessions, and invitations of and by them. Their messages in progress are released. */
export async function revokePerson(query: Query, now: number, id: number, actor: string) {
  const [person] = await query<{ id: number; name: string }>(
    "UPDATE people SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL RETURNING id, name",
    [now, id],
  );
  if (!person) throw noSuchPerson();
  for (const table of ["sessions", "passkeys", "invitations"])
    await query(`DELETE FROM ${table} WHERE person = $1`, [id]);
  await query("DELETE FROM invitations WHERE invited_by = $1 AND used_at IS NULL", [id]);
  const left = await query<{ number: number }>(
    `UPDATE messages SET taken_at = NULL, taken_by = NULL, version = version + 1, changed_at = $1, changed_by = $3
      WHERE taken_by = $2 AND done_at IS NULL RETURNING number`,
    [now, id, actor],
  );
  await note(query, now, actor, `revoked ${actorOf(person)}`);
  for (const { number } of left) await raiseChange(query, number);
}

/** Runs a revocation, and rolls it back if no manager could sign in afterward. */
function keepingAManager({ database }: Desk, work: (query: Query) => Promise<unknown>): Promise<Record<string, never>> {
  const managers = `SELECT id FROM people WHERE role = 'manager' AND revoked_at IS NULL
    AND id IN (SELECT person FROM passkeys) ORDER BY id`;
  return database.transaction(async (query) => {
    // If two managers revoke each other, the second waits and is rejected. SQLite runs one transaction at a time.
    const before = await query(database.engine === "postgres" ? `${managers} FOR NO KEY UPDATE` : managers);
    await work(query);
    if (before.length > 0 && (await query(managers)).length === 0)
      throw new Refusal(
        "last-manager",
        "Then no manager could sign in any more. Invite another manager first, or yourself to another passkey.",
      );
    return {};
  });
}

export const peopleRevoke: Operation<"people/revoke"> = {
  role: "manager",
  input: object({ person: wholeNumber(1) }),
  run: (desk, { person }, me) => keepingAManager(desk, (query) => revokePerson(query, desk.now, person, actorOf(me))),
};

export const peopleRole: Operation<"people/role"> = {
  role: "manager",
  input: object({ person: wholeNumber(1), role: oneOf(roles) }),
  run: (desk, { person: id, role }, me) =>
    keepingAManager(desk, async (query) => {
      const [person] = await query<{ id: number; name: string }>(
        "UPDATE people SET role = $1 WHERE id = $2 AND revoked_at IS NULL RETURNING id, name",
        [role, id],
      );
      if (!person) throw noSuchPerson();
      await query("DELETE FROM invitations WHERE (person = $1 OR invited_by = $1) AND used_at IS NULL", [id]);
      await note(query, desk.now, actorOf(me), `made ${actorOf(person)} ${role}`);
    }),
};

export const invitationsRevoke: Operation<"invitations/revoke"> = {
  role: "manager",
  input: object({ invitation: wholeNumber(1) }),
  run: ({ database, now }, { invitation }, me) =>
    database.transaction(async (query) => {
      const [gone] = await query<{ name: string }>(
        "DELETE FROM invitations WHERE id = $1 AND used_at IS NULL RETURNING name",
        [invitation],
      );
      if (!gone) throw new Refusal("unknown", "This invitation was used, or is gone.");
      await note(query, now, actorOf(me), `revoked the invitation of ${gone.name}`);
      return {};
    }),
};

export const passkeysRevoke: Operation<"passkeys/revoke"> = {
  role: "staff",
  input: object({ passkey: text(1_400) }),
  run: (desk, { passkey }, me) =>
    keepingAManager(desk, (query) => revokeOne(query, { table: "passkeys", id: passkey, now: desk.now, me })),
};

export const sessionsRevoke: Operation<"sessions/revoke"> = {
  role: "staff",
  input: object({ session: wholeNumber(1) }),
  run: ({ database, now }, { session }, me) =>
    database.transaction((query) => revokeOne(query, { table: "sessions", id: session, now, me })),
};

type One = { table: "passkeys" | "sessions"; id: string | number; now: number; me: SignedIn };

/** Ends a passkey with its sessions, or a session: one's own, or for a manager any person's. */
async function revokeOne(query: Query, { table, id, now, me }: One): Promise<Record<string, never>> {
  const [gone] = await query<{ person: number }>(
    `DELETE FROM ${table} WHERE id = $1 AND (person = $2 OR $3 = 1) RETURNING person`,
    [id, me.id, me.role === "manager" ? 1 : 0],
  );
  if (!gone) throw new Refusal("unknown", "It is not yours, or is gone already.");
  await note(
    query,
    now,
    actorOf(me),
    `revoked a ${table === "passkeys" ? "passkey" : "session"} of person ${gone.person}`,
  );
  return {};
}

function noSuchPerson(): Refusal {
  return new Refusal("unknown", "There is no such person.");
}
