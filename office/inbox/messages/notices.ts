/** What the practice is told by mail: messages that came, reminders, and each working morning what is open. */
import { randomUUID } from "node:crypto";
import { dayInNewYork, weekday } from "@practice/site/practice/calendar-days.ts";
import { keptDays } from "@practice/site/contact/contact-message.ts";
import { hourAndDay, shortDayOf } from "@practice/site/practice/practice-time.ts";
import { messageFragment, type Reminder, staffPath } from "#inbox/inbox.ts";
import { putValue, valueOf } from "./database.ts";
import { countSetAside } from "./desk.ts";
import { recipientsOf } from "./mail.ts";
import { answerWithin } from "./promise.ts";
import type { Settings } from "./settings.ts";
import type { Database } from "./tables.ts";

/** Milliseconds: notices that come due within it go into the next mail, so that a flood makes one mail a minute. */
const turnLength = 60_000;
/** Keeps a mail short enough for every mail server; the rest goes into the next. */
const maxPerMail = 500;
/** The hours of the morning's mail, in New York; a server that starts later leaves it to the next day. */
const morning = { from: 9, to: 12 };
const maxLines = 100;
const hourInNewYork = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hour: "numeric",
  hourCycle: "h23",
});

type Letter = { subject: string; text: string };
type Notice = { number: number; kind: "first" | Reminder; created_at: number };

/**
 * Writes the mail for what is due into the outbox, one for each address. Of several programs on one database, the one
 * that gets the turn does.
 */
export async function writeNotices(
  database: Database,
  { mail, staff }: Pick<Settings, "mail"> & Partial<Pick<Settings, "staff">>,
  now: number,
): Promise<void> {
  const day = morningOf(now);
  const isMorning = day !== undefined && (await valueOf(database, "morning")) !== day;
  if (!isMorning && (await dueNotices(database, now, 1)).length === 0) return;
  await database.transaction().execute(async (transaction) => {
    if (!(await takeTurn(transaction, now))) return;
    const letters: Letter[] = [];
    const due = await dueNotices(transaction, now, maxPerMail);
    if (due.length > 0) letters.push(noticeText(due, staff?.origin));
    for (const { number, kind } of due)
      await transaction.deleteFrom("notices").where("number", "=", number).where("kind", "=", kind).execute();
    if (isMorning) {
      await putValue(transaction, "morning", day);
      letters.push(...(await morningText(transaction, now, staff?.origin)));
    }
    const addresses = await recipientsOf(transaction, { mail, staff });
    const mails = letters.flatMap((letter) =>
      addresses.map((address) => ({ id: randomUUID(), address, ...letter, created_at: now, next_try: now })),
    );
    if (mails.length > 0) await transaction.insertInto("outbox").values(mails).execute();
  });
}

/** Whether it is the turn of this program to write mails: once a minute, of all programs together. */
async function takeTurn(database: Database, now: number): Promise<boolean> {
  const taken = await database
    .updateTable("mail_turn")
    .set({ free_at: now + turnLength })
    // A turn that ends later than this one would was taken before the clock was set back.
    .where((column) => column.or([column("free_at", "<=", now), column("free_at", ">", now + turnLength)]))
    .returning("free_at")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Due notices; those of messages in the trash, and reminders that managers turned off, wait. */
function dueNotices(database: Database, now: number, limit: number): Promise<Notice[]> {
  return (
    database
      .selectFrom("notices")
      .innerJoin("messages", "messages.number", "notices.number")
      .select(["notices.number", "notices.kind", "messages.created_at"])
      // One that is due in more than a day means that the clock was set back.
      .where((column) => column.or([column("due_at", "<=", now), column("due_at", ">", now + answerWithin)]))
      .where("messages.going_at", "is", null)
      .where("notices.kind", "not in", database.selectFrom("reminders_off").select("kind"))
      .orderBy("messages.created_at")
      .orderBy("notices.number")
      .limit(limit)
      .execute()
  );
}

const waitsFor = { first: "", reminder: " (nobody has read it yet)", last: " (nobody has answered it yet)" };

/** When to answer each message, oldest first, and nothing about its writer. */
function noticeText(notices: readonly Notice[], origin?: string): Letter {
  const by = (notice = notices[0]) => hourAndDay((notice?.created_at ?? 0) + answerWithin);
  const number = notices[0]?.number;
  const first = notices.every(({ kind }) => kind === "first");
  const unread = notices[0]?.kind === "reminder";
  const many = notices.length > 1 && `${notices.length} messages ${first ? "came" : "wait for an answer"}`;
  const lines = many
    ? notices.map((one) => `${one.number}: answer by ${by(one)}${waitsFor[one.kind]}`)
    : [`Answer it by ${by()}: the site promises an answer within 24 hours.`];
  const came = hourAndDay(notices[0]?.created_at ?? 0);
  const one = first
    ? `A message came through the website at ${came}.`
    : `Nobody has ${unread ? "read" : "answered"} message ${number} yet, which came through the website at ${came}.`;
  const read = origin ? `${origin}${staffPath}#${messageFragment}${number}` : `npm run messages -- read ${number}`;
  return {
    subject: many
      ? `${many}: answer the first by ${by()}`
      : `${first ? "A message came" : unread ? "Still unread" : "Still without an answer"}: answer by ${by()}`,
    text: `${many ? `${many}. The site promises an answer within 24 hours.\n` : one}
${lines.join("\n")}

${many ? `To read the first: ${read}` : `Its number is ${number}. To read it: ${read}`}

This notice holds nothing of ${many ? "the messages" : "the message"}. Replies to it are not read.
`,
  };
}

/** The working day whose morning it is now; undefined at other hours, and on weekends. */
function morningOf(now: number): string | undefined {
  const [day, hour] = [dayInNewYork(now), Number(hourInNewYork.format(now))];
  return weekday(day) % 6 !== 0 && hour >= morning.from && hour < morning.to ? day : undefined;
}

/** What is overdue, to be followed up, waits or is set aside; no letter when nothing is. */
async function morningText(database: Database, now: number, origin: string | undefined): Promise<Letter[]> {
  const open = await database
    .selectFrom("messages")
    .select(["number", "created_at", "follow_up_at"])
    .where("suspect", "=", 0)
    .where("done_at", "is", null)
    .where("going_at", "is", null)
    .where((column) => column.or([column("follow_up_at", "is", null), column("follow_up_at", "<=", now)]))
    .orderBy("created_at")
    .orderBy("number")
    .execute();
  const apart = await countSetAside(database);
  if (open.length === 0 && apart === 0) return [];
  const again = open.flatMap(({ number, follow_up_at: at }) => (at ? [{ number, at }] : []));
  const due = open.flatMap(({ number, created_at, follow_up_at: at }) =>
    at ? [] : [{ number, at: created_at + answerWithin }],
  );
  const [overdue, waiting] = [due.filter(({ at }) => at < now), due.filter(({ at }) => at >= now)];
  const lines = (all: typeof due, before: string, dated = hourAndDay) => [
    ...all.slice(0, maxLines).map(({ number, at }) => `${number}: ${before} ${dated(at)}`),
    ...(all.length > maxLines ? [`and ${all.length - maxLines} more`] : []),
  ];
  const parts: readonly (readonly [count: number, what: string, text: readonly string[]])[] = [
    [overdue.length, "overdue", ["Overdue. The site promises an answer within 24 hours:", ...lines(overdue, "since")]],
    [again.length, "to follow up", ["To call or ask again:", ...lines(again, "since", shortDayOf)]],
    [waiting.length, "waiting", ["Waiting:", ...lines(waiting, "answer by")]],
    [
      apart,
      "set aside",
      [
        `Set aside because they looked like a robot's: ${apart}. One may be from a person. They are deleted after ${keptDays.robot} days.`,
      ],
    ],
  ];
  const said = parts.filter(([count]) => count > 0);
  const texts = [
    ...said.map(([, , text]) => text.join("\n")),
    origin ? `To see them: ${origin}${staffPath}` : "To see them: npm run messages -- list",
    "This mail holds nothing of the messages. Replies to it are not read.",
  ];
  return [
    {
      subject: `Messages this morning: ${said.map(([count, what]) => `${count} ${what}`).join(", ")}`,
      text: `${texts.join("\n\n")}\n`,
    },
  ];
}
