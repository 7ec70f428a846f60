/** The mail of each morning, Monday to Friday: which messages are overdue or wait, and how many are set aside. */
import { dayInNewYork, weekday } from "@practice/site/practice/calendar-days.ts";
import { keptDays } from "@practice/site/contact/contact-message.ts";
import { staffPath } from "#inbox/inbox.ts";
import { hourAndDay } from "@practice/site/practice/practice-time.ts";
import type { Database } from "./database.ts";
import { countSetAside } from "./desk.ts";
import { lease } from "./due-notices.ts";
import { answerWithin } from "./store.ts";

/** The hour from which it is sent, in New York; Monday to Friday. */
const beginsAt = 9;
/** A server that starts later leaves it to the next day. */
const endsAt = 12;
const hourInNewYork = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hour: "numeric",
  hourCycle: "h23",
});
/** Keeps a mail short; the list has the others. */
const maxLines = 100;

/** A mail of a morning that was claimed; `pending`: the addresses that still have to get it, otherwise all. */
export type Morning = { day: string; attempts: number; pending: string | null };

/**
 * Claims the mail of this morning for one program; undefined outside its hours, on weekends, and when it was sent or is
 * being sent.
 */
export async function claimMorning(database: Database, now: number): Promise<Morning | undefined> {
  const day = dayInNewYork(now);
  const hour = Number(hourInNewYork.format(now));
  if (weekday(day) % 6 === 0 || hour < beginsAt || hour >= endsAt) return undefined;
  const [known] = await database.query<{ due_at: number | null }>("SELECT due_at FROM mornings WHERE day = $1", [day]);
  if (known && (known.due_at === null || known.due_at > now)) return undefined;
  return database.transaction(async (query) => {
    await query("DELETE FROM mornings WHERE day < $1", [day]);
    const [claimed] = await query<Morning>(
      `INSERT INTO mornings (day, attempts, due_at) VALUES ($1, 1, $2)
      ON CONFLICT (day) DO UPDATE SET attempts = mornings.attempts + 1, due_at = $2 WHERE mornings.due_at <= $3
      RETURNING day, attempts, pending`,
      [day, now + lease, now],
    );
    return claimed;
  });
}

/** Records what became of the mail of a morning; without `dueAt` it is done. */
export async function settleMorning(
  { query }: Database,
  { day }: Morning,
  {
    dueAt = null,
    error = null,
    pending = null,
  }: { dueAt?: number | null; error?: string | null; pending?: string | null },
): Promise<void> {
  await query("UPDATE mornings SET due_at = $1, error = $2, pending = $3 WHERE day = $4", [dueAt, error, pending, day]);
}

/** The mail, without anything of the messages; undefined when nothing waits and nothing is set aside. */
export async function morningText(database: Database, now: number, origin: string | undefined) {
  const open = await database.query<{ number: number; created_at: number }>(
    `SELECT number, created_at FROM messages WHERE suspect = 0 AND done_at IS NULL AND going_at IS NULL
    ORDER BY created_at, number`,
  );
  const apart = await countSetAside(database);
  if (open.length === 0 && apart === 0) return undefined;
  const due = open.map(({ number, created_at }) => ({ number, at: created_at + answerWithin }));
  const [overdue, waiting] = [due.filter(({ at }) => at < now), due.filter(({ at }) => at >= now)];
  const lines = (all: typeof due, before: string) => [
    ...all.slice(0, maxLines).map(({ number, at }) => `${number}: ${before} ${hourAndDay(at)}`),
    ...(all.length > maxLines ? [`and ${all.length - maxLines} more`] : []),
  ];
  const counts = [
    overdue.length > 0 && `${overdue.length} overdue`,
    waiting.length > 0 && `${waiting.length} waiting`,
    apart > 0 && `${apart} set aside`,
  ];
  const parts = [
    overdue.length > 0 && ["Overdue. The site promises an answer within 24 hours:", ...lines(overdue, "since")],
    waiting.length > 0 && ["Waiting:", ...lines(waiting, "answer by")],
    apart > 0 && [
      `Set aside because they looked like a robot's: ${apart}. One may be from a person. They are deleted after ${keptDays.robot} days.`,
    ],
    [
      origin
        ? `To see them: ${origin}${staffPath}`
        : "To see them: npm run messages -- list, and npm run messages -- suspect",
    ],
    ["This mail holds nothing of the messages. Replies to it are not read."],
  ];
  return {
    subject: `Messages this morning: ${counts.filter(Boolean).join(", ")}`,
    text: `${parts.flatMap((part) => (part ? [part.join("\n")] : [])).join("\n\n")}\n`,
  };
}
