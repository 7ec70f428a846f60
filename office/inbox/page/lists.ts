import type { InboxMessage, MessageState } from "#inbox/inbox.ts";
import { dueOrder } from "#inbox/inbox-numbers.ts";
import { dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import type { Cursor, View } from "#inbox/inbox-operations.ts";
import type { ContactMessage } from "@practice/site/contact/contact-message.ts";
import type { Act, PlainAct } from "./labels.ts";

/** A message in a list, with what the visitor wrote; undefined if it could not be decrypted. */
export type Row = InboxMessage & { fields: ContactMessage | undefined };

/** A hundred messages, and where the next hundred begins. */
export type Page = { messages: readonly Row[]; next: Cursor | null };

/** The list that has the messages of a state. */
export function viewOf(state: MessageState): View {
  if (state === "suspect" || state === "trash") return state;
  return state === "answered" || state === "closed" ? "done" : "open";
}

const doneAt = ({ answered, changedAt }: InboxMessage) => answered?.at ?? changedAt;

/** What each list is sorted by: what is due first, or newest first. */
function sortedBy(view: View, row: InboxMessage, now: number): number {
  return { open: dueOrder(row, now), done: doneAt(row), suspect: row.arrivedAt, trash: row.eraseAt ?? 0 }[view];
}

/** Sorts a list: negative when `one` comes before the other, or before the cursor of the next page. */
function order(view: View, now: number, one: InboxMessage, other: InboxMessage | Cursor): number {
  const at = "at" in other ? other.at : sortedBy(view, other, now);
  const after = sortedBy(view, one, now) - at || one.number - other.number;
  return view === "open" ? after : -after;
}

/**
 * The pages of a list after some messages changed and others were deleted. The later version of a known message wins.
 * Messages beyond the last page are loaded with the next one: what belongs up to its cursor is on it. Comparing with the
 * last loaded message would not work: after removals, messages between it and the cursor would be in no page.
 */
export function merged(
  pages: readonly Page[],
  view: View,
  now: number,
  changed: readonly Row[],
  gone: readonly number[] = [],
): Page[] {
  const known = new Map(pages.flatMap(({ messages }) => messages.map((row) => [row.number, row] as const)));
  const newer = changed.filter(({ number, version }) => version >= (known.get(number)?.version ?? -1));
  const leaving = new Set([...gone, ...newer.map(({ number }) => number)]);
  const left = pages.map(({ messages, next }) => ({
    messages: messages.filter(({ number }) => !leaving.has(number)),
    next,
  }));
  for (const row of newer.filter(({ state }) => viewOf(state) === view)) {
    const at = pages.findIndex(({ next }) => next === null || order(view, now, row, next) <= 0);
    const page = left[at];
    if (page)
      left[at] = { ...page, messages: [...page.messages, row].toSorted((one, other) => order(view, now, one, other)) };
  }
  return left;
}

const statesAfter: Readonly<Record<Exclude<PlainAct, "take">, readonly MessageState[]>> = {
  untake: ["new", "read"],
  "no-follow-up": ["new", "read", "taken"],
  reopen: ["new", "read", "taken"],
  "set-aside": ["suspect"],
  "not-a-robot": ["new", "read"],
  delete: ["trash"],
  restore: ["new", "read", "taken", "answered", "closed", "suspect"],
};

/**
 * Whether a message already has the change that this person made to version `seen`: then only the response was lost.
 * Always false for notes, which meet no conflict. A note of theirs raises the version, too, so each act is looked for itself.
 */
export function wasDone(act: Act, seen: number, person: string, message: InboxMessage): boolean {
  if (message.version !== seen + 1 || message.changedBy !== person || act.kind === "note" || act.kind === "erase")
    return false;
  const { answered, followUp, taken } = message;
  if (act.kind === "answer") return answered?.how === act.how && answered.by === person;
  if (act.kind === "take") return taken?.by.name === person;
  if (act.kind === "assign") return taken?.by.id === act.person.id;
  if (act.kind === "follow-up") return followUp?.why === act.why && dayInNewYork(followUp.at) === act.day;
  return statesAfter[act.kind].includes(message.state) && !(act.kind === "no-follow-up" && followUp);
}

/** The next message in a list, even if the given one has left it. */
export function nextAfter(rows: readonly Row[], view: View, now: number, message: InboxMessage): Row | undefined {
  return rows.find((row) => row.number !== message.number && order(view, now, row, message) > 0);
}

/** The rows in which each word of a search is; `textOf` gives the text that is searched. A number is found without a leading 1. */
export function filtered(rows: readonly Row[], search: string, textOf: (row: Row) => string): readonly Row[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const wanted = words.map((word) => (/^1\d{3,}$/.test(word) ? word.slice(1) : word));
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = plain(textOf(row));
    return wanted.every((word) => text.includes(word));
  });
}

/** Without accents, case and punctuation, so that "zoe" finds "Zoë", and a phone number is found in each spelling. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\p{P}\p{S}]/gu, "")
    .replace(/(?<=\d)[^\S\n]+(?=\d)/g, "")
    .toLowerCase();
