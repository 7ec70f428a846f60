import { hourAndDay } from "@practice/site/practice/practice-time.ts";
import type { Role } from "#inbox/inbox.ts";
import { note } from "#inbox/messages/changes.ts";
import type { Database } from "#inbox/messages/tables.ts";
import { invite, inviteFirstManager } from "./invitations.ts";
import { activePeople, readName } from "./people.ts";

/** What a command works with, and where it comes from: the terminal, or a test. */
type StaffTerminal = {
  database: Database;
  now: number;
  /** Where the server's front desk is; undefined while it is closed. */
  origin: string | undefined;
  /** Who is at the terminal, for the audit trail. */
  actor: string;
  /** The name, if given. */
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
  async recover(terminal) {
    const { database, now, actor, say } = openDesk(terminal);
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("sessions").execute();
      await transaction.deleteFrom("invitations").where("used_at", "is", null).execute();
      await note(transaction, now, actor, "recovered: all sessions and invitations ended");
    });
    say(
      "All sessions and open invitations were ended. Their passkeys still work: as the new manager, revoke those of people whom you do not trust, under People.",
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
