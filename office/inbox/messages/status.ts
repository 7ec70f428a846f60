import { timingSafeEqual } from "node:crypto";
import type { MessageStatus } from "@practice/site/contact/message-status.ts";
import { answerWithin } from "./promise.ts";
import type { MessageStore } from "./store.ts";
import type { Tables } from "./tables.ts";

/** The value of a digit of any script: each has its ten in a row, from 0 to 9, and some follow one another. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (point - first) % 10;
}

/** The number, however typed: in any script, with spaces, dashes, or “No.” before it; 0 unless it has six digits. */
export function readNumber(typed: string): number {
  const digits = typed.match(/\p{Nd}/gu) ?? [];
  return digits.length === 6 ? Number(digits.map(valueOf).join("")) : 0;
}

const columns = ["created_at", "read_at", "taken_at", "followed_at", "done_at", "how", "suspect"] as const;
type Known = Pick<Tables["messages"], (typeof columns)[number]>;

/**
 * What a visitor with this number and these words, however typed, may know; undefined, after the same work, when one of
 * them is wrong or the message is gone.
 */
export async function statusOf(store: MessageStore, number: number, words: string): Promise<MessageStatus | undefined> {
  const given = Buffer.from(store.wordsHash((words.toLowerCase().match(/[a-z]+/g) ?? []).join(" ")));
  const row = await store.database
    .selectFrom("messages")
    .select(["words_hash", ...columns])
    .where("number", "=", number)
    .where("going_at", "is", null)
    .executeTakeFirst();
  // For an unknown number: as long as a hash, and equal to none.
  const stored = Buffer.from(row?.words_hash ?? "-".repeat(given.length));
  const same = stored.length === given.length && timingSafeEqual(stored, given);
  return row && same ? describe(row) : undefined;
}

function describe({ created_at, read_at, taken_at, followed_at, done_at, how, suspect }: Known): MessageStatus {
  if (done_at) {
    const by = how === "called" ? "phone" : how === "mailed" ? "email" : null;
    return { stage: how && how !== "not-needed" ? "answered" : "closed", at: done_at, by, answerBy: null };
  }
  // What was set aside may be deleted unread, and what is followed up has no hour: no answer is promised.
  const waiting = { by: null, answerBy: suspect || followed_at ? null : created_at + answerWithin };
  const since = taken_at ?? followed_at;
  if (since) return { stage: "taken", at: since, ...waiting };
  return read_at ? { stage: "read", at: read_at, ...waiting } : { stage: "arrived", at: created_at, ...waiting };
}
