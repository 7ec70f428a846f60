import type { Role } from "#inbox/inbox.ts";
import { hourAndDay } from "@practice/site/practice/practice-time.ts";
import type { Database } from "#inbox/messages/database.ts";
import { note } from "#inbox/messages/store.ts";
import { onOneLine } from "#inbox/messages/terminal-text.ts";
import { invite, inviteFirstManager } from "./invitations.ts";
import { activePeople, openInvitations, readName, revokePerson } from "./people.ts";

/** What a command works with, and where it comes from: the terminal, or a test. */
type StaffTerminal = {
  database: Database;
  now: number;
  /** Where the server's front desk is; undefined while it is closed. */
  origin: string | undefined;
  /** Who is at the terminal, for the audit trail. */
  actor: string;
  /** The argument of the command. */
  argument: string | undefined;
  /** The role, if given. */
  role?: Role | undefined;
  say: (text: string) => void;
};

/** By name, what `npm run staff -- NAME` does. Errors are sentences. */
export const staffCommands: Readonly<Record<string, (terminal: StaffTerminal) => Promise<void>>> = {
  async invite(terminal) {
    const { database, argument, role: asked } = terminal;
    const active = await activePeople(database);
    // The first person must be able to invite the others.
    const first = !active.some(({ role }) => role === "manager");
    if (argument === undefined && first) {
      const { link, expiresAt } = await inviteFirstManager(openDesk(terminal), terminal.actor);
      return sayLink(terminal, "The link of the first manager; earlier links no longer work", link, expiresAt);
    }
    const name = readName(argument ?? "");
    if (!name)
      throw new Error(
        'Write who is invited, up to 80 characters: npm run staff -- invite "Front desk, Anna" [--manager]',
      );
    const known = active.find((one) => one.name === name);
    const role: Role = known?.role ?? (first ? "manager" : (asked ?? "staff"));
    if (known && asked && role !== asked)
      throw new Error(`${name} has the role ${role}. A manager changes it on the page, under People.`);
    await sayInvitation(terminal, { name, role, ...(known && { person: known }) });
  },
  async list({ database, now, say }) {
    const active = await activePeople(database);
    const invited = await openInvitations(database, now);
    if (active.length + invited.length === 0) say("Nobody yet: npm run staff -- invite");
    for (const { id, name, role, created_at } of active) {
      const passkeys = await database.query<{ used_at: number | null }>(
        "SELECT used_at FROM passkeys WHERE person = $1",
        [id],
      );
      const last = Math.max(...passkeys.map(({ used_at }) => used_at ?? 0), 0);
      const used = last > 0 ? `last used at ${hourAndDay(last)}` : "not used yet";
      say(
        `${id}  ${role.padEnd(7)}  ${onOneLine(name)}  since ${hourAndDay(created_at)}  ${passkeys.length} ${passkeys.length === 1 ? "passkey" : "passkeys"}, ${used}`,
      );
    }
    for (const { name, role, expiresAt } of invited)
      say(`invited: ${role.padEnd(7)}  ${onOneLine(name)}  until ${hourAndDay(expiresAt)}`);
  },
  async revoke({ database, now, argument, actor, say }) {
    const found = (await activePeople(database)).filter(({ id, name }) => name === argument || String(id) === argument);
    const [person] = found;
    if (!person || found.length > 1)
      throw new Error("Write one number of `npm run staff -- list`, or the whole name: npm run staff -- revoke 3");
    await database.transaction((query) => revokePerson(query, now, person.id, actor));
    say(`${onOneLine(person.name)} cannot sign in any more. Did they know the passphrase? npm run messages -- setup`);
  },
  async recover(terminal) {
    const { database, now, actor, say } = openDesk(terminal);
    await database.transaction(async (query) => {
      await query("DELETE FROM sessions");
      await query("DELETE FROM invitations WHERE used_at IS NULL");
      await note(query, now, actor, "recovered: all sessions and invitations ended");
    });
    say(
      "All sessions and open invitations were ended. Their passkeys still work: revoke those of people whom you do not trust.",
    );
    await sayInvitation(terminal, {
      name: `Manager, recovered ${new Date(now).toISOString().slice(0, 10)}`,
      role: "manager",
    });
  },
};

async function sayInvitation(terminal: StaffTerminal, guest: Parameters<typeof invite>[1]): Promise<void> {
  const { link, expiresAt } = await invite(openDesk(terminal), guest, terminal.actor);
  sayLink(terminal, `The invitation of ${guest.name} as ${guest.role}`, link, expiresAt);
}

function sayLink({ say }: StaffTerminal, what: string, link: string, expiresAt: number): void {
  say(`${what}. It works once, until ${hourAndDay(expiresAt)}; give it to nobody else:\n\n  ${link}\n`);
}

/** The terminal of a front desk that is open; a link to a closed one would open nothing. */
function openDesk<Terminal extends StaffTerminal>(terminal: Terminal): Terminal & { origin: string } {
  const { origin } = terminal;
  if (origin) return { ...terminal, origin };
  throw new Error(
    "The front desk is closed. Start the server with the address of the site, as browsers show it: STAFF_ORIGIN=https://www.example.com",
  );
}
