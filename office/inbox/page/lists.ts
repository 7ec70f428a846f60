import type { InboxMessage, MessageState } from "#inbox/inbox.ts";
import { byTimeLeft } from "#inbox/inbox-numbers.ts";
import type { Cursor, View } from "#inbox/inbox-operations.ts";
import type { Act, Kind } from "./labels.ts";

/** A message in a list; `who` is the kind of sender, null if it could not be decrypted. */
export type Row = InboxMessage & { who: Kind | null };

/** A hundred messages, and where the next hundred begins. */
export type Page = { messages: readonly Row[]; next: Cursor | null };

export function viewOf(state: MessageState): View {
  if (state === "suspect") return "suspect";
  return state === "answered" || state === "closed" ? "done" : "open";
}

const doneAt = ({ answered, changedAt }: InboxMessage) => answered?.at ?? changedAt;

/** The order of each list: what is due first, or newest first. */
const orders: Readonly<Record<View, (one: InboxMessage, other: InboxMessage) => number>> = {
  open: byTimeLeft,
  done: (one, other) => doneAt(other) - doneAt(one) || other.number - one.number,
  suspect: (one, other) => other.arrivedAt - one.arrivedAt || other.number - one.number,
};

/**
 * Whether a message sorts before the cursor of the next page. Comparing with the last loaded message would not work:
 * after removals, messages between it and the cursor would be in no page.
 */
function isUpTo(next: Cursor, row: Row, view: View): boolean {
  const after = (view === "done" ? doneAt(row) : row.arrivedAt) - next.at || row.number - next.number;
  return view === "open" ? after <= 0 : after >= 0;
}

/**
 * The pages of a list after some messages changed and others were deleted. The later version of a known message wins.
 * Messages beyond the last page are loaded with the next one.
 */
export function merged(
  pages: readonly Page[],
  view: View,
  changed: readonly Row[],
  gone: readonly number[] = [],
): Page[] {
  const known = new Map(pages.flatMap(({ messages }) => messages.map((row) => [row.number, row] as const)));
  const newer = changed
    .filter(({ number, version }) => version >= (known.get(number)?.version ?? -1))
    // The sender of a message older than the inbox is known only after opening it.
    .map((row) => ({ ...row, who: row.who ?? known.get(row.number)?.who ?? null }));
  const leaving = new Set([...gone, ...newer.map(({ number }) => number)]);
  const left = pages.map(({ messages, next }) => ({
    messages: messages.filter(({ number }) => !leaving.has(number)),
    next,
  }));
  for (const row of newer.filter(({ state }) => viewOf(state) === view)) {
    const at = pages.findIndex(({ next }) => next === null || isUpTo(next, row, view));
    const page = left[at];
    if (page) left[at] = { ...page, messages: [...page.messages, row].toSorted(orders[view]) };
  }
  return left;
}

const statesAfter: Readonly<Record<Exclude<Act["kind"], "answer" | "note">, readonly MessageState[]>> = {
  take: ["taken"],
  untake: ["new", "read"],
  reopen: ["new", "read", "taken"],
  "set-aside": ["suspect"],
  "not-a-robot": ["new", "read"],
};

/**
 * Whether a message already has the change that this person made to version `seen`: then only the response was lost.
 * Always false for notes, since two notes of one person cannot be told apart.
 */
export function wasDone(act: Act, seen: number, person: string, message: InboxMessage): boolean {
  if (message.version !== seen + 1 || message.changedBy !== person || act.kind === "note") return false;
  return act.kind === "answer" ? message.answered?.how === act.how : statesAfter[act.kind].includes(message.state);
}

/** The next message in a list, even if the given one has left it. */
export function nextAfter(rows: readonly Row[], view: View, message: InboxMessage): Row | undefined {
  return rows.find((row) => row.number !== message.number && orders[view](row, message) > 0);
}

export type Filter = { kind: Kind | "all"; state: MessageState | "all"; search: string };
export const noFilter: Filter = { kind: "all", state: "all", search: "" };

/**
 * The rows that match a filter. The search includes the number, the kind of sender, who is working on it, and `textOf`:
 * the text if opened since sign-in.
 */
export function filtered(
  rows: readonly Row[],
  { kind, state, search }: Filter,
  textOf: (row: Row) => string,
): readonly Row[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (kind !== "all" && row.who !== kind) return false;
    if (state !== "all" && row.state !== state) return false;
    if (wanted.length === 0) return true;
    const text = plain(textOf(row));
    return wanted.every((word) => text.includes(word));
  });
}

/** Ignores accents and case, so that "zoe" finds "Zoë". */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
