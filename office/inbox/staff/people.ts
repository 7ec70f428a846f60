import { z } from "astro/zod";
import { type Invitation, type Person, type PersonName, roles, sessionIdle, sessionLasts } from "#inbox/inbox.ts";
import { note, raiseChange } from "#inbox/messages/changes.ts";
import type { Database } from "#inbox/messages/tables.ts";
import { invite } from "./invitations.ts";
import {
  actorOf,
  atomic,
  type Desk,
  nothing,
  operation,
  Refusal,
  type SignedIn,
  text,
  waitForManagers,
  wholeNumber,
} from "./operation.ts";

/** All people who can sign in, by name. */
export function activePeople(database: Database) {
  return database
    .selectFrom("people")
    .select(["id", "name", "role", "handle", "created_at"])
    .where("revoked_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** A name on one line that begins and ends with a letter or digit; whitespace is collapsed. */
export function readName(name: string): string | undefined {
  const plain = name.normalize("NFC").replace(/\s+/g, " ").trim();
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()&/-]{0,79}$/u.test(plain) ? plain : undefined;
}

/** All who can be given a message, by name. */
export async function findColleagues(database: Database): Promise<PersonName[]> {
  return (await activePeople(database)).map(({ id, name }) => ({ id, name }));
}

/** Deletes a person's passkeys, sessions, and invitations of and by them. Their messages in progress are released. */
async function revokePerson(database: Database, now: number, id: number, actor: string) {
  const person = await database
    .updateTable("people")
    .set({ revoked_at: now })
    .where((row) => row.and({ id, revoked_at: null }))
    .returning(["id", "name"])
    .executeTakeFirstOrThrow(noSuchPerson);
  await database.deleteFrom("sessions").where("person", "=", id).execute();
  await database.deleteFrom("passkeys").where("person", "=", id).execute();
  await endInvitations(database, id);
  const left = await database
    .updateTable("messages")
    .set((row) => ({
      ...{ taken_at: null, taken_by: null, changed_at: now, changed_by: actor },
      version: row("version", "+", 1),
    }))
    .where((row) => row.and({ taken_by: id, done_at: null }))
    .returning("number")
    .execute();
  await note(database, now, actor, `revoked ${actorOf(person)}`);
  await raiseChange(database, ...left.map(({ number }) => number));
}

/** Ends the unused links by and for a person. */
async function endInvitations(database: Database, id: number): Promise<void> {
  await database
    .deleteFrom("invitations")
    .where("used_at", "is", null)
    .where((row) => row.or({ person: id, invited_by: id }))
    .execute();
}

/** Does something while no other manager does, and refuses it if no manager could sign in afterward. */
async function keepAManager(database: Database, work: () => Promise<unknown>): Promise<Record<string, never>> {
  const manager = await findManager(database);
  await work();
  if (manager && !(await findManager(database)))
    throw new Refusal(
      "last-manager",
      "Then no manager could sign in any more. Invite another manager first, or yourself to another passkey.",
    );
  return {};
}

/** A manager who can sign in. */
const findManager = (database: Database) =>
  database
    .selectFrom("people")
    .innerJoin("passkeys", "passkeys.person", "people.id")
    .select("people.id")
    .where((row) => row.and({ role: "manager", revoked_at: null }))
    .executeTakeFirst();

const ownOf = ({ id, role }: SignedIn) => (role === "manager" ? {} : { person: id });
const notYours = () => new Refusal("unknown", "It is not yours, or is gone already.");
const noSuchPerson = () => new Refusal("unknown", "There is no such person.");

/** The people with their passkeys and open sessions. */
async function describePeople({ database, now }: Desk, me: SignedIn): Promise<Person[]> {
  const active = await activePeople(database);
  const passkeys = await database
    .selectFrom("passkeys")
    .select(["id", "person", "device", "created_at as createdAt", "used_at as usedAt"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const sessions = await database
    .selectFrom("sessions")
    .select(["id", "person", "device", "created_at as startedAt", "touched_at as touchedAt"])
    .where((row) => row.and([row("created_at", ">", now - sessionLasts), row("touched_at", ">", now - sessionIdle)]))
    .orderBy("id")
    .execute();
  return active.map(({ id, name, role }) => ({
    ...{ id, name, role },
    passkeys: passkeys.filter((one) => one.person === id).map(({ person, ...one }) => one),
    sessions: sessions
      .filter((one) => one.person === id)
      .map(({ person, ...one }) => ({ ...one, own: one.id === me.session })),
  }));
}

const onePerson = z.strictObject({ person: wholeNumber(1) });
const role = z.enum(roles);

/** Who may sign in, and with what. */
export const peopleOperations = {
  /** The names of all who can be given a message. */
  colleagues: operation("staff", nothing, async ({ database }) => ({ people: await findColleagues(database) })),
  /** The staff see themselves, managers all. */
  people: operation("staff", nothing, async (desk, _, me) => {
    const people = await describePeople(desk, me);
    const none: Invitation[] = [];
    if (me.role === "staff") return { people: people.filter(({ id }) => id === me.id), invitations: none };
    const invitations = await desk.database
      .selectFrom("invitations")
      .select(["id", "name", "role", "expires_at as expiresAt"])
      .where((row) => row.and([row("used_at", "is", null), row("expires_at", ">", desk.now)]))
      .orderBy("id")
      .execute();
    return { people, invitations };
  }),
  /** With `person`, another passkey for a person who lost theirs. The link works once, for a day. */
  "people/invite": atomic(
    "manager",
    z.union([onePerson, z.strictObject({ name: text(200), role })]),
    async (desk, input, me) => {
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
  ),
  "people/revoke": atomic("manager", onePerson, ({ database, now }, { person }, me) =>
    keepAManager(database, () => revokePerson(database, now, person, actorOf(me))),
  ),
  /** Ends what was invited by and for the person, so that no link gives more than the role. */
  "people/role": atomic("manager", onePerson.extend({ role }), ({ database, now }, input, me) =>
    keepAManager(database, async () => {
      const person = await database
        .updateTable("people")
        .set({ role: input.role })
        .where((row) => row.and({ id: input.person, revoked_at: null }))
        .returning(["id", "name"])
        .executeTakeFirstOrThrow(noSuchPerson);
      await endInvitations(database, person.id);
      await note(database, now, actorOf(me), `made ${actorOf(person)} ${input.role}`);
    }),
  ),
  "invitations/revoke": atomic("manager", z.strictObject({ invitation: wholeNumber(1) }), async (desk, sent, me) => {
    const { name } = await desk.database
      .deleteFrom("invitations")
      .where((row) => row.and({ id: sent.invitation, used_at: null }))
      .returning("name")
      .executeTakeFirstOrThrow(() => new Refusal("unknown", "This invitation was used, or is gone."));
    await note(desk.database, desk.now, actorOf(me), `revoked the invitation of ${name}`);
    return {};
  }),
  /** With its sessions. One's own; for managers, anyone's. */
  "passkeys/revoke": atomic("staff", z.strictObject({ passkey: text(1_400) }), async ({ database, now }, sent, me) => {
    await waitForManagers(database);
    return keepAManager(database, async () => {
      const { person } = await database
        .deleteFrom("passkeys")
        .where((row) => row.and({ id: sent.passkey, ...ownOf(me) }))
        .returning("person")
        .executeTakeFirstOrThrow(notYours);
      await note(database, now, actorOf(me), `revoked a passkey of person ${person}`);
    });
  }),
  "sessions/revoke": atomic("staff", z.strictObject({ session: wholeNumber(1) }), async (desk, sent, me) => {
    const { person } = await desk.database
      .deleteFrom("sessions")
      .where((row) => row.and({ id: sent.session, ...ownOf(me) }))
      .returning("person")
      .executeTakeFirstOrThrow(notYours);
    await note(desk.database, desk.now, actorOf(me), `revoked a session of person ${person}`);
    return {};
  }),
};
