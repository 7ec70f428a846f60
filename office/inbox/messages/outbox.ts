import { setTimeout as wait } from "node:timers/promises";
import { messageFragment, staffPath } from "#inbox/inbox.ts";
import { hourAndDay } from "@practice/site/practice/practice-time.ts";
import type { Database } from "./database.ts";
import { tidy } from "./desk.ts";
import { dueNotices, identityOf, type Notice, takeTurn, turnLength } from "./due-notices.ts";
import { messageIdOf, type NoneAccepted, noteRefused, openMail, recipientsOf, recordFailure } from "./mail.ts";
import { dueMorning, type Morning, morningText, settleMorning } from "./morning.ts";
import type { Mail, Settings } from "./settings.ts";
import { answerWithin, note, type MessageStore } from "./store.ts";

const minute = 60_000;
/** Milliseconds: a mail ends before the turn does. */
const longestMail = turnLength - 10_000;
/** With the delays of `pauseAfter`, about three days. */
const maxAttempts = 20;

/** Milliseconds until a notice is retried: 1, 2, 4 … minutes, at most 6 hours, with jitter. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 360) * minute * (0.9 + Math.random() * 0.2);
}

const waitsFor = { first: "", reminder: " (nobody has read it yet)", last: " (nobody has answered it yet)" };

/**
 * The mail for the notices of one or more messages: when to answer each, and nothing about the writer. With the
 * `origin` of the front desk's page it links there.
 */
function noticeText(notices: readonly Notice[], origin?: string) {
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

This notice holds nothing of ${many ? "the messages" : "the message"}. Replies to it are not read.
`,
  };
}

/** `patience`: milliseconds for a mail under way when the program stops; the next program sends it again. */
type Timing = { idle: number; pause: (attempts: number) => number; patience: number };

const usual: Timing = { idle: 1_000, pause: pauseAfter, patience: 3_000 };

/** What the outbox needs of the settings. */
type OutboxSettings = Pick<Settings, "mail" | "keepDays"> & Partial<Pick<Settings, "staff">>;

/**
 * Runs until aborted: sends due notices in one mail, and the mail of the morning, at least once each, deletes expired
 * messages, and loads a new key. Any number of programs may do so on one database.
 */
export async function work(
  store: MessageStore,
  settings: OutboxSettings,
  now: () => number,
  signal: AbortSignal,
  { idle, pause, patience }: Timing = usual,
): Promise<void> {
  const { database } = store;
  const { mail } = settings;
  const cut = new AbortController();
  signal.addEventListener("abort", () => setTimeout(() => cut.abort(), patience).unref());
  const outbox = mail && openOutbox(database, { ...settings, mail }, now, pause, cut.signal);
  let nextTidy = 0;
  let failing = false;
  while (!signal.aborted) {
    try {
      await store.unstored.write(database, now());
      await store.refreshKey();
      if (performance.now() >= nextTidy) {
        await tidy(database, now(), settings.keepDays);
        nextTidy = performance.now() + 60 * minute;
      }
      await outbox?.sendDue();
      failing = false;
    } catch (error) {
      if (!failing && !cut.signal.aborted) console.error(`Messages: the outbox waits: ${(error as Error).message}`);
      failing = true;
    }
    await wait(idle, undefined, { signal }).catch(() => {});
  }
  outbox?.close();
}

/** Sends what is due; `cut` ends a mail under way, which then counts as not tried. */
function openOutbox(
  database: Database,
  { mail, staff }: OutboxSettings & { mail: Mail },
  now: () => number,
  pause: Timing["pause"],
  cut: AbortSignal,
) {
  const sender = openMail(mail);
  const said = new Set<string>();
  return { sendDue, close: sender.close };

  async function sendDue() {
    const morning = await dueMorning(database, now());
    const due = await dueNotices(database, now(), staff !== undefined);
    if ((morning || due.length > 0) && (await takeTurn(database, now())))
      await (morning ? deliverMorning(morning) : deliver(due));
  }

  function sayOnce(text: string) {
    if (!said.has(text)) console.error(`Messages: ${text}`);
    said.add(text);
  }

  /** Sends a mail to all, or to those that still have to get it; returns who may accept it later, or why none did. */
  async function send(pending: string | null, letter: ReturnType<typeof noticeText> & { name: string }) {
    const recipients = await recipientsOf(database, { mail, staff });
    const to = pending === null ? recipients : recipients.filter((one) => pending.split(", ").includes(one));
    // Meanwhile managers chose others.
    if (to.length === 0) return { error: null, pending: null };
    const { subject, text, name } = letter;
    const signal = AbortSignal.any([cut, AbortSignal.timeout(longestMail)]);
    const result = await sender
      .send(to, { subject, text, messageId: messageIdOf(mail, name) }, signal)
      .catch((error: NoneAccepted) => error);
    cut.throwIfAborted();
    if (result instanceof Error) {
      const { message, refused: alone = [] } = result;
      sayOnce(`notices wait: ${message}`);
      // Others have accepted it before, and these never will.
      const isFinal = pending !== null && alone.length === to.length && alone.every(({ mayPass }) => !mayPass);
      await (isFinal ? noteRefused(database, to, alone) : recordFailure(database, message));
      return isFinal ? { error: null, pending: null, none: true } : { error: message, pending, none: true };
    }
    await recordFailure(database, null);
    await noteRefused(database, to, result);
    if (result.length === 0) said.clear();
    for (const { reason } of result) sayOnce(`notices do not reach ${reason}`);
    const later = result.filter(({ mayPass }) => mayPass);
    const listed = (key: "reason" | "address") => later.map((one) => one[key]).join(", ") || null;
    return { error: listed("reason"), pending: listed("address") };
  }

  async function deliver(notices: readonly Notice[]) {
    const letter = { ...noticeText(notices, staff?.origin), name: identityOf(notices) };
    const { error, pending, none } = await send(notices[0]?.pending ?? null, letter);
    const at = now();
    // The same delay for notices with equal attempts, so that they stay in one mail.
    const pauses = new Map(notices.map(({ attempts }) => [attempts, Math.round(pause(attempts + 1))]));
    await database.transaction(async (query) => {
      for (const { number, kind, attempts } of notices) {
        const state = error === null ? "sent" : attempts + 1 >= maxAttempts ? "dead" : "waiting";
        const dueAt = state === "waiting" ? at + (pauses.get(attempts) ?? 0) : at;
        await query(
          `UPDATE outbox SET state = $1, due_at = $2, error = $3, pending = $4, attempts = attempts + 1
          WHERE number = $5 AND kind = $6 AND state = 'waiting'`,
          [state, dueAt, error, pending, number, kind],
        );
        if (state !== "waiting") await note(query, at, "site", `${kind} notice ${state}`, number);
      }
      // The mail server is back: what it rejected before goes into the next mail.
      if (!none)
        await query("UPDATE outbox SET due_at = $1 WHERE state = 'waiting' AND attempts > 0 AND pending IS NULL", [at]);
    });
  }

  async function deliverMorning(morning: Morning) {
    const text = await morningText(database, now(), staff?.origin);
    if (!text) return settleMorning(database, morning, {});
    const { error, pending } = await send(morning.pending, { ...text, name: `morning.${morning.day}` });
    const dueAt = error === null ? null : now() + Math.round(pause(morning.attempts + 1));
    await settleMorning(database, morning, { dueAt, error, pending });
  }
}
