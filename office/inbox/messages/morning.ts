/** The mail of each morning, Monday to Friday: which messages are overdue, to be followed up, or wait, and how many are set aside. */
import { dayInNewYork, weekday } from "@practice/site/practice/calendar-days.ts";
import { keptDays } from "@practice/site/contact/contact-message.ts";
import { staffPath } from "#inbox/inbox.ts";
import { hourAndDay, shortDayOf } from "@practice/site/practice/practice-time.ts";
import type { Database } from "./database.ts";
import { countSetAside } from "./desk.ts";
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

/** How often the mail of a morning was tried, and the addresses that still have to get it, or null for all. */
export type Morning = { day: string; attempts: number; pending: string | null };

/** The mail of this morning, if it is due; undefined outside its hours, on weekends, and when it was sent. */
export async function dueMorning({ query }: Database, now: number): Promise<Morning | undefined> {
  const day = dayInNewYork(now);
  const hour = Number(hourInNewYork.format(now));
  if (weekday(day) % 6 === 0 || hour < beginsAt || hour >= endsAt) return undefined;
  const [known] = await query<Morning & { due_at: number | null }>("SELECT * FROM mornings WHERE day = $1", [day]);
  if (!known) return { day, attempts: 0, pending: null };
  return known.due_at !== null && known.due_at <= now ? known : undefined;
}

/** Records what became of the mail of a morning; without `dueAt` it is done. */
export async function settleMorning(
  { query }: Database,
  { day, attempts }: Morning,
  {
    dueAt = null,
    error = null,
    pending = null,
  }: { dueAt?: number | null; error?: string | null; pending?: string | null },
): Promise<void> {
  await query("DELETE FROM mornings WHERE day <= $1", [day]);
  await query("INSERT INTO mornings (day, attempts, due_at, error, pending) VALUES ($1, $2, $3, $4, $5)", [
    ...[day, attempts + 1, dueAt, error, pending],
  ]);
}

/** The mail, without anything of the messages; undefined when nothing waits and nothing is set aside. */
export async function morningText(database: Database, now: number, origin: string | undefined) {
  const open = await database.query<{ number: number; created_at: number; follow_up_at: number | null }>(
    `SELECT number, created_at, follow_up_at FROM messages WHERE suspect = 0 AND done_at IS NULL AND going_at IS NULL
    AND (follow_up_at IS NULL OR follow_up_at <= $1) ORDER BY created_at, number`,
    [now],
  );
  const apart = await countSetAside(database);
  if (open.length === 0 && apart === 0) return undefined;
  const again = open.flatMap(({ number, follow_up_at: at }) => (at ? [{ number, at }] : []));
  const due = open.flatMap(({ number, created_at, follow_up_at: at }) =>
    at ? [] : [{ number, at: created_at + answerWithin }],
  );
  const [overdue, waiting] = [due.filter(({ at }) => at < now), due.filter(({ at }) => at >= now)];
  const lines = (all: typeof due, before: string, dated = hourAndDay) => [
    ...all.slice(0, maxLines).map(({ number, at }) => `${number}: ${before} ${dated(at)}`),
    ...(all.length > maxLines ? [`and ${all.length - maxLines} more`] : []),
  ];
  const counts = [
    overdue.length > 0 && `${overdue.length} overdue`,
    again.length > 0 && `${again.length} to follow up`,
    waiting.length > 0 && `${waiting.length} waiting`,
    apart > 0 && `${apart} set aside`,
  ];
  const parts = [
    overdue.length > 0 && ["Overdue. The site promises an answer within 24 hours:", ...lines(overdue, "since")],
    again.length > 0 && ["To call or ask again:", ...lines(again, "since", shortDayOf)],
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
