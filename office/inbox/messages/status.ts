import { timingSafeEqual } from "node:crypto";
import type { AnswerWay } from "#inbox/inbox.ts";
import type { MessageStatus } from "@practice/site/contact/message-status.ts";
import { answerWithin, type MessageStore } from "./store.ts";

type Row = {
  words_hash: string;
  created_at: number;
  read_at: number | null;
  taken_at: number | null;
  followed_at: number | null;
  done_at: number | null;
  how: AnswerWay | null;
  suspect: number;
};

/** The number, however typed: with spaces, dashes, or “No.” before it; 0 unless it has six digits. */
export function readNumber(typed: string): number {
  const digits = typed.normalize("NFKC").replace(/\D/g, "");
  return digits.length === 6 ? Number(digits) : 0;
}

/** The words in their original form, however typed. */
export function readWords(typed: string): string {
  return typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(" ");
}

/**
 * What a visitor with this number and these words may know; undefined, after the same work, when one of them is wrong
 * or the message is gone.
 */
export async function statusOf(store: MessageStore, number: number, words: string): Promise<MessageStatus | undefined> {
  const given = Buffer.from(store.wordsHash(readWords(words)));
  const [row] = await store.database.query<Row>(
    "SELECT words_hash, created_at, read_at, taken_at, followed_at, done_at, how, suspect FROM messages WHERE number = $1 AND going_at IS NULL",
    [number],
  );
  // For an unknown number: as long as a hash, and equal to none.
  const stored = Buffer.from(row?.words_hash ?? "-".repeat(given.length));
  const same = stored.length === given.length && timingSafeEqual(stored, given);
  return row && same ? describe(row) : undefined;
}

function describe({ created_at, read_at, taken_at, followed_at, done_at, how, suspect }: Row): MessageStatus {
  if (done_at && how && how !== "not-needed") {
    const by = how === "mailed" ? "email" : how === "visit-booked" ? null : "phone";
    return { stage: "answered", at: done_at, by, answerBy: null };
  }
  if (done_at) return { stage: "closed", at: done_at, by: null, answerBy: null };
  // What was set aside may be deleted unread, and what is followed up has no hour: no answer is promised.
  const waiting = { by: null, answerBy: suspect || followed_at ? null : created_at + answerWithin };
  const since = taken_at ?? followed_at;
  if (since) return { stage: "taken", at: since, ...waiting };
  return read_at ? { stage: "read", at: read_at, ...waiting } : { stage: "arrived", at: created_at, ...waiting };
}
