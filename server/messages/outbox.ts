import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { messageFragment, staffPath } from "#domain/inbox.ts";
import { hourAndDay } from "#domain/practice-time.ts";
import { tidy } from "./desk.ts";
import type { Mail, Settings } from "./settings.ts";
import { answerWithin, note, type MessageStore } from "./store.ts";

const minute = 60_000;
/** With the delays of `pauseAfter`, about three days. */
const maxAttempts = 20;

/** Milliseconds until a notice is retried: 1, 2, 4 … minutes, at most 6 hours, with jitter. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 360) * minute * (0.9 + Math.random() * 0.2);
}

type Notice = { number: number; kind: "first" | "reminder" | "last"; attempts: number; created_at: number };

const waitsFor = { first: "", reminder: " (nobody has read it yet)", last: " (nobody has answered it yet)" };

/**
 * The mail for the notices of one or more messages: when to answer each, and nothing about the writer. With the
 * `origin` of the front desk's page it links there.
 */
export function noticeText(notices: readonly Omit<Notice, "attempts">[], origin?: string) {
  const sorted = notices.toSorted((one, other) => one.created_at - other.created_at || one.number - other.number);
  const by = (notice = sorted[0]) => hourAndDay((notice?.created_at ?? 0) + answerWithin);
  const number = sorted[0]?.number;
  const first = sorted.every(({ kind }) => kind === "first");
  const unread = sorted[0]?.kind === "reminder";
  const many = sorted.length > 1 && `${sorted.length} messages ${first ? "came" : "wait for an answer"}`;
  const lines = many
    ? sorted.map((one) => `${one.number}: answer by ${by(one)}${waitsFor[one.kind]}`)
    : [`Answer it by ${by()}: the site promises an answer within 24 hours.`];
  const came = hourAndDay(sorted[0]?.created_at ?? 0);
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

This notice holds nothing of ${many ? "the messages" : "the message"}. Nobody reads answers to it.
`,
  };
}

type Timing = { idle: number; pause: (attempts: number) => number };

const usual: Timing = { idle: 1_000, pause: pauseAfter };

/** A lease outlives every timeout of the mail server; notices of a killed program are released when it ends. */
const lease = minute;
/** Milliseconds between two mails: notices that arrive meanwhile go into the second. */
const betweenMails = minute;
/** Keeps a mail short enough for every mail server; the rest goes into the next. */
const maxPerMail = 500;

/**
 * Runs until aborted: sends due notices in one mail, at least once each, deletes expired messages, and loads a new key.
 * Any number of programs may do so on one database.
 */
export async function work(
  store: MessageStore,
  { mail, keepDays, staff }: Pick<Settings, "mail" | "keepDays"> & Partial<Pick<Settings, "staff">>,
  now: () => number,
  signal: AbortSignal,
  { idle, pause }: Timing = usual,
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
      const due = transport ? await claim(store, now(), staff !== undefined) : [];
      if (due.length > 0) await deliver(due);
      sent = due.length;
      failing = false;
    } catch (error) {
      if (!failing) console.error(`Messages: the outbox waits: ${(error as Error).message}`);
      failing = true;
    }
    if (sent === 0) await wait(idle, undefined, { signal }).catch(() => {});
  }
  transport?.close();

  async function deliver(notices: readonly Notice[]) {
    try {
      await transport?.sendMail({
        from: mail?.from,
        to: (staff && (await chosenAddresses(store))) || mail?.to,
        ...noticeText(notices, staff?.origin),
        messageId: `<${identityOf(notices)}@${mail?.from.split("@")[1]}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    } catch (error) {
      await settle(notices, (error as Error).message.slice(0, 300));
      return;
    }
    await settle(notices, null);
  }

  async function settle(notices: readonly Notice[], error: string | null) {
    const at = now();
    // The same delay for notices with equal attempts, so that they stay in one mail.
    const pauses = new Map(notices.map(({ attempts }) => [attempts, Math.round(pause(attempts))]));
    await store.database.transaction(async (query) => {
      for (const { number, kind, attempts } of notices) {
        const state = error === null ? "sent" : attempts >= maxAttempts ? "dead" : "waiting";
        const dueAt = state === "waiting" ? at + (pauses.get(attempts) ?? 0) : at;
        await query("UPDATE outbox SET state = $1, due_at = $2, error = $3 WHERE number = $4 AND kind = $5", [
          state,
          dueAt,
          error,
          number,
          kind,
        ]);
        if (state !== "waiting") await note(query, at, "site", `${kind} notice ${state}`, number);
      }
      // The mail server is back: what it rejected before goes into the next mail.
      if (error === null) await query("UPDATE outbox SET due_at = $1 WHERE state = 'waiting' AND attempts > 0", [at]);
    });
  }
}

/** The addresses that managers chose on the page of the front desk; empty without any. */
async function chosenAddresses({ database }: MessageStore): Promise<string> {
  const rows = await database.query<{ address: string }>("SELECT address FROM notice_addresses ORDER BY address");
  return rows.map(({ address }) => address).join(", ");
}

/** The same Message-ID for the same notices at each attempt: mail programs then show two copies as one. */
function identityOf(notices: readonly Notice[]): string {
  const names = notices.map(({ kind, number, created_at }) => `${kind}.${number}.${created_at}`);
  return `notices.${createHash("sha256").update(names.toSorted().join()).digest("hex").slice(0, 32)}`;
}

/**
 * Claims what is due, for one mail, and postpones it by the lease; nothing while another mail is being sent, was sent
 * less than a minute ago, or is due for retry within a minute. A notice due in more than a day means that the clock was
 * set back. With `chosen`, reminders that managers turned off wait until turned on.
 */
async function claim({ database }: MessageStore, now: number, chosen: boolean): Promise<Notice[]> {
  const wanted = chosen ? "AND kind NOT IN (SELECT kind FROM reminders_off)" : "";
  const due = `state = 'waiting' AND (due_at <= $1 OR due_at > $2) ${wanted}`;
  const [first] = await database.query(`SELECT 1 FROM outbox WHERE ${due} LIMIT 1`, [now, now + answerWithin]);
  if (!first) return [];
  return database.transaction(async (query) => {
    if (database.engine === "postgres") await query("SELECT pg_advisory_xact_lock(4322)");
    return query<Notice>(
      `UPDATE outbox SET due_at = $3, attempts = attempts + 1
      WHERE (number, kind) IN (SELECT number, kind FROM outbox WHERE ${due} ORDER BY due_at LIMIT ${maxPerMail})
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE
        state = 'sent' AND due_at > $4 AND due_at <= $1
        OR state = 'waiting' AND attempts > 0 AND due_at > $1 AND due_at <= $5)
      RETURNING number, kind, attempts, (SELECT created_at FROM messages WHERE messages.number = outbox.number) AS created_at`,
      [now, now + answerWithin, now + lease, now - betweenMails, now + betweenMails],
    );
  });
}

function openTransport({ url, loopback }: Mail) {
  return createTransport({
    url,
    requireTLS: !loopback,
    ignoreTLS: loopback,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
