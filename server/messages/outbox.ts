import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { hourAndDay } from "#domain/practice-time.ts";
import { tidy } from "./desk.ts";
import type { Mail, Settings } from "./settings.ts";
import { answerWithin, note, type MessageStore } from "./store.ts";

const minute = 60_000;
/** With the pauses of `pauseAfter` about three days. */
const mostAttempts = 20;

/** Milliseconds until a notice is tried again: 1, 2, 4 … minutes, at most 6 hours, and not all at the same moment. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 360) * minute * (0.9 + Math.random() * 0.2);
}

type Notice = { number: number; kind: "first" | "reminder"; attempts: number; created_at: number };

/** The notice of a message: when it came and by when to answer it, and not a word of who wrote it. */
export function noticeText({ number, kind, created_at }: Omit<Notice, "attempts">) {
  const by = hourAndDay(created_at + answerWithin);
  const what =
    kind === "first"
      ? `A message came through the website at ${hourAndDay(created_at)}.`
      : `Nobody has read message ${number} yet, which came through the website at ${hourAndDay(created_at)}.`;
  return {
    subject: kind === "first" ? `A message came: answer by ${by}` : `Still unread: answer by ${by}`,
    text: `${what}
Answer it by ${by}: the site promises an answer within 24 hours.

Its number is ${number}. To read it: npm run messages -- read ${number}

This notice holds nothing of the message. Nobody reads answers to it.
`,
  };
}

type Timing = { idle: number; lease: number; pause: (attempts: number) => number };

/** A lease outlives each time-out of the mail server; a program that dies gives its notices back by itself. */
const usual: Timing = { idle: 1_000, lease: minute, pause: pauseAfter };

/**
 * Until the signal: sends what is due in the outbox, at least once each, deletes messages whose time is over, and
 * notices a new key. Any number of programs may do so on one database.
 */
export async function work(
  store: MessageStore,
  { mail, keepDays }: Pick<Settings, "mail" | "keepDays">,
  now: () => number,
  signal: AbortSignal,
  { idle, lease, pause }: Timing = usual,
): Promise<void> {
  const transport = mail && openTransport(mail);
  let nextTidy = 0;
  let failing = false;
  while (!signal.aborted) {
    let sent = 0;
    try {
      await store.refreshKey();
      if (performance.now() >= nextTidy) {
        await tidy(store.database, now(), keepDays);
        nextTidy = performance.now() + 60 * minute;
      }
      const due = transport ? await claim(store, now(), lease) : [];
      await Promise.all(due.map((notice) => deliver(notice)));
      sent = due.length;
      failing = false;
    } catch (error) {
      if (!failing) console.error(`Messages: the outbox waits: ${(error as Error).message}`);
      failing = true;
    }
    if (sent === 0) await wait(idle, undefined, { signal }).catch(() => {});
  }
  transport?.close();

  async function deliver(notice: Notice) {
    const { number, kind, attempts, created_at } = notice;
    try {
      await transport?.sendMail({
        from: mail?.from,
        to: mail?.to,
        ...noticeText(notice),
        // The same at each attempt: mail programs then show two copies as one.
        messageId: `<${kind}.${number}.${created_at}@${mail?.from.split("@")[1]}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    } catch (error) {
      const over = attempts >= mostAttempts;
      const reason = (error as Error).message.slice(0, 300);
      await settle(notice, over ? "dead" : "waiting", over ? now() : now() + pause(attempts), reason);
      return;
    }
    await settle(notice, "sent", now(), null);
  }

  async function settle({ number, kind }: Notice, state: string, dueAt: number, error: string | null) {
    await store.database.transaction(async (query) => {
      await query("UPDATE outbox SET state = $1, due_at = $2, error = $3 WHERE number = $4 AND kind = $5", [
        state,
        Math.round(dueAt),
        error,
        number,
        kind,
      ]);
      if (state !== "waiting") await note(query, now(), "site", `${kind} notice ${state}`, number);
    });
  }
}

/** Takes some of what is due, and puts it off by the lease. What is due in more than a day: the clock was set back. */
async function claim({ database }: MessageStore, now: number, lease: number): Promise<Notice[]> {
  const lock = database.engine === "postgres" ? "FOR UPDATE SKIP LOCKED" : "";
  return database.query<Notice>(
    `UPDATE outbox SET due_at = $1, attempts = attempts + 1
    WHERE state = 'waiting' AND (number, kind) IN (
      SELECT number, kind FROM outbox WHERE state = 'waiting' AND (due_at <= $2 OR due_at > $3)
      ORDER BY due_at LIMIT 5 ${lock})
    RETURNING number, kind, attempts, (SELECT created_at FROM messages WHERE messages.number = outbox.number) AS created_at`,
    [now + lease, now, now + answerWithin],
  );
}

function openTransport({ url, loopback }: Mail) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    requireTLS: !loopback,
    ignoreTLS: loopback,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
