import { describe, expect, test } from "vitest";
import type { Act } from "./labels.ts";
import { filtered, merged, nextAfter, type Page, type Row, viewOf, wasDone } from "./lists.ts";

const hour = 3_600_000;
const now = 20 * hour;
const row = (number: number, changes: Partial<Row> = {}): Row => ({
  number,
  state: "new",
  version: 1,
  arrivedAt: number * hour,
  answerBy: (number + 24) * hour,
  readAt: null,
  taken: null,
  followUp: null,
  answered: null,
  eraseAt: null,
  changedAt: number * hour,
  changedBy: null,
  text: { keyId: 1, sealed: "" },
  notes: 0,
  fields: undefined,
  ...changes,
});
const page = (messages: readonly Row[], next: Page["next"] = null): Page => ({ messages, next });
const numbers = (pages: readonly Page[]) => pages.map(({ messages }) => messages.map(({ number }) => number));

describe("a list after a change", () => {
  const pages = [page([row(1), row(3)], { at: 27 * hour, number: 3 }), page([row(5), row(7)])];

  test.each([
    {
      change: row(4),
      list: [
        [1, 3],
        [4, 5, 7],
      ],
      because: "it is due between the two pages",
    },
    {
      change: row(2),
      list: [
        [1, 2, 3],
        [5, 7],
      ],
      because: "it is due before the last of the first page",
    },
    {
      change: row(9),
      list: [
        [1, 3],
        [5, 7, 9],
      ],
      because: "there is no later page",
    },
    { change: row(3, { version: 2, state: "answered" }), list: [[1], [5, 7]], because: "it is in another list now" },
    {
      change: row(3, { version: 2, state: "taken" }),
      list: [
        [1, 3],
        [5, 7],
      ],
      because: "it still waits",
    },
    {
      change: row(2, { followUp: { why: "voicemail", at: 25 * hour } }),
      list: [
        [1, 3],
        [5, 7, 2],
      ],
      because: "it sleeps until a later day",
    },
    {
      change: row(9, { followUp: { why: "voicemail", at: now } }),
      list: [
        [9, 1, 3],
        [5, 7],
      ],
      because: "its day has come",
    },
  ])("with $change.number, $change.state: $list, because $because", ({ change, list }) => {
    expect(numbers(merged(pages, "open", now, [change]))).toEqual(list);
  });

  test("the later version of a known message is kept", () => {
    const known = [page([row(1, { version: 5, state: "taken" })])];
    expect(merged(known, "open", now, [row(1, { version: 4, state: "answered" })])).toEqual(known);
  });

  test("a message that belongs after the last loaded page is left out until its page is loaded", () => {
    expect(numbers(merged([page([row(1)], { at: 25 * hour, number: 1 })], "open", now, [row(9)]))).toEqual([[1]]);
  });

  test.each([
    { left: [row(1)], back: row(3), because: "it was the last of its page" },
    { left: [row(1)], back: row(2), because: "only the first of its page is left" },
    { left: [], back: row(1), because: "nothing is left of its page" },
  ])("$back.number comes back to the page that has its place, although $because", ({ left, back }) => {
    const shorter = [page(left, { at: 27 * hour, number: 3 })];
    expect(numbers(merged(shorter, "open", now, [back]))).toEqual([[...left, back].map(({ number }) => number)]);
  });

  test("a deleted message stays deleted", () => {
    expect(numbers(merged(pages, "open", now, [], [5]))).toEqual([[1, 3], [7]]);
  });

  test("answered messages are newest first", () => {
    const answered = (number: number, at: number) =>
      row(number, { state: "answered", answered: { by: "Anna", at, how: "called" } });
    expect(numbers(merged([page([answered(1, 50)])], "done", now, [answered(2, 60), answered(3, 40)]))).toEqual([
      [2, 1, 3],
    ]);
  });
});

test.each([
  { state: "taken", view: "open" },
  { state: "closed", view: "done" },
  { state: "suspect", view: "suspect" },
  { state: "trash", view: "trash" },
] as const)("$state is in the list $view", ({ state, view }) => {
  expect(viewOf(state)).toBe(view);
});

test("the next message is the one due after, also when the message itself has left the list", () => {
  expect(nextAfter([row(1), row(5)], "open", now, row(3))?.number).toBe(5);
  expect(nextAfter([row(1), row(5)], "open", now, row(5))).toBeUndefined();
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
  const taken = { state: "taken", version: 2, changedBy: "Anna" } as const;
  const called = { by: "Anna", at: hour, how: "called" } as const;
  test.each<{ act: Act; now: Partial<Row>; done: boolean; because: string }>([
    { act: { kind: "take" }, now: taken, done: true, because: "Anna is on it" },
    { act: { kind: "take" }, now: { ...taken, changedBy: "Ben" }, done: false, because: "Ben is on it" },
    { act: { kind: "take" }, now: { ...taken, version: 3 }, done: false, because: "it was changed twice" },
    { act: { kind: "untake" }, now: taken, done: false, because: "Anna did something else" },
    {
      act: { kind: "assign", person: { id: 2, name: "Ben" } },
      now: { ...taken, taken: { by: { id: 3, name: "Cleo" }, at: hour } },
      done: false,
      because: "Anna gave it to Cleo",
    },
    { act: { kind: "set-aside" }, now: { ...taken, state: "suspect" }, done: true, because: "it is set aside" },
    {
      act: { kind: "answer", how: "called" },
      now: { ...taken, state: "answered", answered: called },
      done: true,
      because: "she called",
    },
    {
      act: { kind: "answer", how: "mailed" },
      now: { ...taken, state: "answered", answered: called },
      done: false,
      because: "she called",
    },
    {
      act: { kind: "follow-up", why: "voicemail", day: "2026-11-24" },
      now: { ...taken, followUp: { why: "voicemail", at: Date.parse("2026-11-24T05:00:00Z") } },
      done: true,
      because: "she left a voicemail",
    },
    {
      act: { kind: "follow-up", why: "voicemail", day: "2026-11-25" },
      now: { ...taken, followUp: { why: "voicemail", at: Date.parse("2026-11-24T05:00:00Z") } },
      done: false,
      because: "it is for another day",
    },
    { act: { kind: "note", text: "a" }, now: taken, done: false, because: "it may be another note of hers" },
  ])("$act, $because: $done", ({ act, now, done }) => {
    expect(wasDone(act, 1, "Anna", row(1, now))).toBe(done);
  });
});
