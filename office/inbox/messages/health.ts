/** What needs attention, for `npm run messages -- health`, and for managers on the page of the front desk. */
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Database, putValue } from "./database.ts";
import { answerWithin } from "./store.ts";
import { unstoredProblem } from "./unstored.ts";

const hour = 3_600_000;
/** Bytes that must be free beside the messages: a hundred of the longest. */
const roomNeeded = 2 ** 20;

const isSaid = (problem: string | false | undefined) => typeof problem === "string";

async function countOf({ query }: Database, text: string, ...values: number[]): Promise<number> {
  const [row] = await query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${text}`, values);
  return row?.n ?? 0;
}

/** Faults of the program, its disk and its mail, as sentences; `recipients` are those of notices, if known. */
export async function faults(database: Database, now: number, recipients?: readonly string[]): Promise<string[]> {
  const count = (text: string, ...values: number[]) => countOf(database, text, ...values);
  const dead = await count(
    "outbox JOIN messages ON messages.number = outbox.number WHERE state = 'dead' AND going_at IS NULL",
  );
  const late = await count(
    "outbox JOIN messages ON messages.number = outbox.number WHERE state = 'waiting' AND kind = 'first' AND error IS NULL AND going_at IS NULL AND created_at < $1",
    now - hour,
  );
  const keyless = (await count("keys")) === 0;
  return [
    await writeProblem(database, now),
    await unstoredProblem(database, now),
    dead > 0 && `Notices given up: ${dead}. Correct SMTP_URL; the messages are in the list.`,
    late > 0 &&
      `Notices that have waited for over an hour: ${late}. See whether the program runs, SMTP_URL is set, and the mail server answers.`,
    ...(await mailProblems(database, recipients)),
    keyless && "There is no key: npm run messages -- setup",
  ].filter(isSaid);
}

/** Faults, and messages that wait too long. */
export async function problems(database: Database, now: number, recipients?: readonly string[]): Promise<string[]> {
  const unread = await countOf(
    database,
    "messages WHERE suspect = 0 AND read_at IS NULL AND going_at IS NULL AND created_at < $1",
    now - answerWithin + 4 * hour,
  );
  const overdue = await countOf(
    database,
    "messages WHERE suspect = 0 AND done_at IS NULL AND going_at IS NULL AND COALESCE(follow_up_at, created_at) < $1",
    now - answerWithin,
  );
  return [
    ...(await faults(database, now, recipients)),
    overdue > 0 &&
      `Messages overdue: ${overdue}. The site promises an answer within 24 hours: npm run messages -- list`,
    unread > 0 && `Messages unread after 20 hours: ${unread}. The site promises an answer within 24.`,
  ].filter(isSaid);
}

/** Why the mail server takes no notices, or none for an address. */
async function mailProblems({ query }: Database, recipients: readonly string[] | undefined): Promise<string[]> {
  const waiting = await query<{ error: string }>(
    `SELECT error FROM outbox WHERE state IN ('waiting', 'dead') AND error IS NOT NULL
    UNION SELECT error FROM mornings WHERE error IS NOT NULL AND day = (SELECT MAX(day) FROM mornings)
    UNION SELECT value FROM secrets WHERE name = 'mail-failure'`,
  );
  const refused = await query<{ address: string; reason: string }>(
    "SELECT address, reason FROM refused_addresses ORDER BY address",
  );
  return [
    ...waiting.map(({ error }) => `Mail does not get through: ${error}`),
    ...refused
      .filter(({ address }) => recipients?.includes(address) ?? true)
      .map(
        ({ reason }) =>
          `Notices do not reach ${reason.replace(/\.?$/, ".")} Correct NOTICE_TO, or the addresses on the front desk page.`,
      ),
  ];
}

/** Tries to write as the server does: on a full disk nothing can be recorded. */
async function writeProblem(database: Database, now: number): Promise<string | undefined> {
  const file = database.engine === "sqlite" && join(dirname(database.place), `health-${process.pid}.tmp`);
  try {
    if (file) writeFileSync(file, new Uint8Array(roomNeeded), { mode: 0o600, flush: true });
    await putValue(database.query, "health", String(now));
    return undefined;
  } catch (error) {
    return `No room for messages in ${database.place}, or no permission to write there, so visitors are asked to call: ${(error as Error).message}. Free space on that disk, or check its permissions.`;
  } finally {
    if (file) rmSync(file, { force: true });
  }
}
