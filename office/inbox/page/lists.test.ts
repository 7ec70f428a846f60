import { describe, expect, test } from "vitest";
import type { Act } from "./labels.ts";
import { filtered, merged, nextAfter, type Page, type Row, wasDone } from "./lists.ts";

const hour = 3_600_000;
const now = 20 * hour;
const row = (number: number, changes: Partial<Row> = {}): Row => ({
  ...{ number, state: "new", version: 1, arrivedAt: number * hour, answerBy: (number + 24) * hour, readAt: null },
  ...{ taken: null, followUp: null, answered: null, eraseAt: null, changedAt: number * hour, changedBy: null },
  ...{ text: { keyId: 1, sealed: "" }, notes: 0, fields: undefined },
  ...changes,
});
/** A page, up to the place of the message `last`; without it, the last page. */
const page = (messages: readonly Row[], last?: number): Page => ({
  messages,
  next: last === undefined ? null : { at: (last + 24) * hour, number: last },
});
const shown = (pages: readonly Page[]) =>
  pages.map(({ messages }) => messages.map(({ number }) => number).join(" ")).join(" | ");

describe("a list after a change", () => {
  const pages = [page([row(1), row(3)], 3), page([row(5), row(7)])];
  const [later, today] = [25 * hour, now].map((at) => ({ why: "voicemail", at }) as const);

  test.each([
    { change: row(4), list: "1 3 | 4 5 7", because: "it is due between the two pages" },
    { change: row(2), list: "1 2 3 | 5 7", because: "it is due before the last of the first page" },
    { change: row(9), list: "1 3 | 5 7 9", because: "there is no later page" },
    { change: row(3, { version: 2, state: "answered" }), list: "1 | 5 7", because: "it is in another list now" },
    { change: row(3, { version: 2, state: "taken" }), list: "1 3 | 5 7", because: "it still waits" },
    { change: row(2, { followUp: later }), list: "1 3 | 5 7 2", because: "it sleeps until a later day" },
    { change: row(9, { followUp: today }), list: "9 1 3 | 5 7", because: "its day has come" },
    { change: row(5, { version: 0, state: "answered" }), list: "1 3 | 5 7", because: "a later version is known" },
  ])("with $change.number, $change.state: $list, because $because", ({ change, list }) => {
    expect(shown(merged(pages, "open", now, [change]))).toBe(list);
  });

  test.each([
    { left: [row(1)], back: row(3), list: "1 3", because: "it was the last of its page" },
    { left: [row(1)], back: row(2), list: "1 2", because: "only the first of its page is left" },
    { left: [], back: row(1), list: "1", because: "nothing is left of its page" },
    { left: [row(1)], back: row(9), list: "1", because: "it belongs to a page that is not loaded" },
  ])("of a loaded page, with $back.number it is $list, because $because", ({ left, back, list }) => {
    expect(shown(merged([page(left, 3)], "open", now, [back]))).toBe(list);
  });

  test("a deleted message stays deleted", () => {
    expect(shown(merged(pages, "open", now, [], [5]))).toBe("1 3 | 7");
  });

  test("answered messages are newest first", () => {
    const answered = (number: number, at: number) =>
      row(number, { state: "answered", answered: { by: "Anna", at, how: "called" } });
    expect(shown(merged([page([answered(1, 50)])], "done", now, [answered(2, 60), answered(3, 40)]))).toBe("2 1 3");
  });
});

test("the next message is the one due after, also when the message itself has left the list", () => {
  expect(nextAfter([row(1), row(5)], "open", now, row(3))?.number).toBe(5);
  expect(nextAfter([row(1), row(5)], "open", now, row(5))).toBeUndefined();
});

test.each([
  { typed: "(212) 555-0188", because: "as it was typed" },
  { typed: "212.555.0188", because: "signs do not count" },
  { typed: "+1 212 555 01", because: "neither does the 1 before it" },
  { typed: "2125550188", because: "its digits" },
  { typed: "555 0188", because: "a part" },
  { typed: "Brook, Ada", because: "as on a list of patients" },
])("“$typed” finds the message of Ada Brook: $because", ({ typed }) => {
  const rows = [row(1), row(3)];
  for (const phone of ["212-555-0188", "(212) 555 0188", "+1 212.555.0188"]) {
    const textOf = ({ number }: Row) => (number === 1 ? `1\nAda Brook\n${phone}` : "3\nAda Bell\n718-555-0188 2");
    const found = filtered(rows, typed, textOf).map(({ number }) => number);
    expect(found).toEqual(typed === "555 0188" ? [1, 3] : [1]);
  }
});

test.each([
  { search: " ", found: [1, 3], because: "nothing is sought" },
  { search: "zoe", found: [1], because: "accents and capitals do not count" },
  { search: "3 zoë", found: [], because: "every word has to be there" },
])("“$search” finds $found: $because", ({ search, found }) => {
  const textOf = ({ number }: Row) => (number === 1 ? "1 Zoë Müller" : "3");
  expect(filtered([row(1), row(3)], search, textOf).map(({ number }) => number)).toEqual(found);
});

describe("a conflict counts as done if the change was made before, and only its answer was lost", () => {
  const taken = {
    state: "taken",
    version: 2,
    changedBy: "Anna",
    taken: { by: { id: 1, name: "Anna" }, at: 1 },
  } as const;
  const called = { ...taken, state: "answered", answered: { by: "Anna", at: hour, how: "called" } } as const;
  const [ben, cleo] = [
    { id: 2, name: "Ben" },
    { id: 3, name: "Cleo" },
  ];
  const waiting = { ...taken, followUp: { why: "voicemail", at: Date.parse("2026-11-24T05:00:00Z") } } as const;
  const followUp = { kind: "follow-up", why: "voicemail" } as const;

  test.each<{ act: Act; now: Partial<Row>; done: boolean; because: string }>([
    { act: { kind: "take" }, now: taken, done: true, because: "Anna is on it" },
    { act: { kind: "take" }, now: { ...taken, changedBy: "Ben" }, done: false, because: "Ben is on it" },
    { act: { kind: "take" }, now: { ...taken, version: 3 }, done: false, because: "it was changed twice" },
    {
      act: { kind: "take" },
      now: { ...taken, taken: { by: ben, at: 1 } },
      done: false,
      because: "Ben has it, and she wrote a note",
    },
    { act: { kind: "untake" }, now: taken, done: false, because: "Anna did something else" },
    {
      act: { kind: "assign", person: ben },
      now: { ...taken, taken: { by: cleo, at: 1 } },
      done: false,
      because: "Cleo has it",
    },
    { act: { kind: "set-aside" }, now: { ...taken, state: "suspect" }, done: true, because: "it is set aside" },
    { act: { kind: "answer", how: "called" }, now: called, done: true, because: "she called" },
    { act: { kind: "answer", how: "mailed" }, now: called, done: false, because: "she called" },
    {
      act: { kind: "answer", how: "called" },
      now: { ...called, answered: { ...called.answered, by: "Ben" } },
      done: false,
      because: "Ben called, and she wrote a note",
    },
    { act: { ...followUp, day: "2026-11-24" }, now: waiting, done: true, because: "she left a voicemail" },
    { act: { ...followUp, day: "2026-11-25" }, now: waiting, done: false, because: "it is for another day" },
    { act: { kind: "note", text: "a" }, now: taken, done: false, because: "it may be another note of hers" },
  ])("$act, $because: $done", ({ act, now, done }) => {
    expect(wasDone(act, 1, "Anna", row(1, now))).toBe(done);
  });
});
