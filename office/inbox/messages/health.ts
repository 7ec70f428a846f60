/** What needs attention, for `npm run messages -- health`, and for managers on the page of the front desk. */
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hourAndDay } from "@practice/site/practice/practice-time.ts";
import { note } from "./changes.ts";
import { type Opened, putValue } from "./database.ts";
import { answerWithin } from "./promise.ts";
import type { Database } from "./tables.ts";

const hour = 3_600_000;
/** Bytes that must be free beside the messages: a hundred of the longest. */
const roomNeeded = 2 ** 20;

type Place = Pick<Opened, "database" | "engine" | "place">;

const isSaid = (problem: string | false | undefined) => typeof problem === "string";

/** Faults of the program, its disk and its mail, as sentences; `recipients` are those of notices, if known. */
export async function faults(opened: Place, now: number, recipients?: readonly string[]): Promise<string[]> {
  const { database } = opened;
  const { length: late } = await database
    .selectFrom("notices")
    .innerJoin("messages", "messages.number", "notices.number")
    .select("notices.number")
    .where("kind", "=", "first")
    .where("going_at", "is", null)
    .where("due_at", "<", now - hour)
    .execute();
  const key = await database.selectFrom("keys").select("id").limit(1).executeTakeFirst();
  return [
    await writeProblem(opened, now),
    await unstoredProblem(database, now),
    late > 0 &&
      `Messages of which no mail has told for over an hour: ${late}. See whether the program runs, and SMTP_URL is set.`,
    ...(await mailProblems(database, now, recipients)),
    !key && "There is no key: npm run messages -- setup",
  ].filter(isSaid);
}

/** Faults, and messages that wait too long. */
export async function problems(opened: Place, now: number, recipients?: readonly string[]): Promise<string[]> {
  const open = await opened.database
    .selectFrom("messages")
    .select(["created_at", "follow_up_at", "read_at"])
    .where("suspect", "=", 0)
    .where("going_at", "is", null)
    .where("done_at", "is", null)
    .execute();
  const overdue = open.filter(({ created_at, follow_up_at }) => (follow_up_at ?? created_at) < now - answerWithin);
  const unread = open.filter(({ created_at, read_at }) => !read_at && created_at < now - answerWithin + 4 * hour);
  return [
    ...(await faults(opened, now, recipients)),
    overdue.length > 0 &&
      `Messages overdue: ${overdue.length}. The site promises an answer within 24 hours: npm run messages -- list`,
    unread.length > 0 && `Messages unread after 20 hours: ${unread.length}. The site promises an answer within 24.`,
  ].filter(isSaid);
}

/** Why mails wait, which were given up, and which addresses the mail server refuses. */
async function mailProblems(database: Database, now: number, recipients: readonly string[] | undefined) {
  const waiting = await database.selectFrom("outbox").select(["error", "next_try", "created_at"]).execute();
  const refused = await database.selectFrom("refused_addresses").selectAll().orderBy("address").execute();
  const late = waiting.filter(({ error, created_at }) => !error && created_at < now - hour).length;
  const dead = waiting.filter(({ next_try }) => next_try === null).length;
  return [
    dead > 0 && `Mails given up: ${dead}. Correct SMTP_URL; the messages are in the list.`,
    late > 0 && `Mails that have waited for over an hour: ${late}. See whether the program runs, and SMTP_URL is set.`,
    ...new Set(waiting.flatMap(({ error }) => (error ? [`Mail does not get through: ${error}`] : []))),
    ...refused
      .filter(({ address }) => recipients?.includes(address) ?? true)
      .map(
        ({ address, reason }) =>
          `Notices do not reach ${address}: ${reason.replace(/\.?$/, ".")} Correct NOTICE_TO, or the addresses on the front desk page.`,
      ),
  ].filter(isSaid);
}

/** Tries to write as the server does: on a full disk nothing can be recorded. */
async function writeProblem({ database, engine, place }: Place, now: number): Promise<string | undefined> {
  const file = engine === "sqlite" && join(dirname(place), `health-${process.pid}.tmp`);
  try {
    if (file) writeFileSync(file, new Uint8Array(roomNeeded), { mode: 0o600, flush: true });
    await putValue(database, "health", String(now));
    return undefined;
  } catch (error) {
    return `No room for messages in ${place}, or no permission to write there, so visitors are asked to call: ${(error as Error).message}. Free space on that disk, or check its permissions.`;
  } finally {
    if (file) rmSync(file, { force: true });
  }
}

/** How a line of the audit trail begins that says why messages could not be stored. */
const couldNotStore = "could not store";
let failed = { count: 0, reason: "" };

/** Messages that could not be stored, until the audit trail can say so: then `health` reports it for a day. */
export const unstored = {
  add({ message }: Error) {
    failed = { count: failed.count + 1, reason: message };
  },
  /** Writes the line, if there is something to say; throws while nothing can be written. */
  async write(database: Database, now: number): Promise<void> {
    const { count, reason } = failed;
    if (count === 0) return;
    await note(database, now, "site", `${couldNotStore} ${count === 1 ? "1 message" : `${count} messages`}: ${reason}`);
    failed = { ...failed, count: failed.count - count };
  },
};

/** The last line of a day about messages that could not be stored, as a sentence. */
async function unstoredProblem(database: Database, now: number): Promise<string | undefined> {
  const last = await database
    .selectFrom("audit")
    .select(["at", "action"])
    .where("actor", "=", "site")
    .where("action", "like", `${couldNotStore}%`)
    .where("at", ">", now - answerWithin)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last && `Visitors were asked to call, last at ${hourAndDay(last.at)}: ${last.action}`;
}
