import { describe, expect, test } from "vitest";
import { deadlineRules, letters } from "../../../tests/support/content.ts";
import { whenToAct, withLimits, type CountedDay } from "./when.ts";

// 2026: November 26 is Thanksgiving, November 28 a Saturday, December 25 a Friday.
const thirty: CountedDay = {
  act: "Send it",
  at: "by",
  passed: "It was due",
  note: "A note.",
  limit: { limit: 30, unit: "days" },
};
const exam: CountedDay = { act: "Your exam is", at: "on", passed: "Your exam was", note: "A note." };

describe("the day to act by, with its words", () => {
  test.each<[CountedDay, string, string, string, string, string | undefined, string]>([
    [thirty, "2026-10-29", "2026-11-22", "Send it by", "Friday, November 27", "in 5 days", "day 30 is a Saturday"],
    [thirty, "2026-10-25", "2026-11-22", "Send it by", "Tuesday, November 24", "in 2 days", "a business day"],
    [thirty, "2026-10-24", "2026-11-22", "Send it by", "tomorrow, November 23", undefined, "one is left"],
    [thirty, "2026-10-23", "2026-11-22", "Send it", "today, November 22", undefined, "no “by” before today"],
    [
      thirty,
      "2026-12-05",
      "2026-12-20",
      "Send it by",
      "Monday, January 4, 2027",
      "in 15 days",
      "another year is named",
    ],
    [thirty, "2026-10-22", "2026-11-22", "It was due", "yesterday, November 21", undefined, "a Saturday, in grace"],
    [thirty, "2026-10-01", "2026-11-22", "It was due", "October 31", undefined, "long over"],
    [exam, "2026-11-23", "2026-11-22", "Your exam is", "tomorrow, November 23", undefined, "as people say it"],
    [
      exam,
      "2026-11-29",
      "2026-11-22",
      "Your exam is on",
      "Sunday, November 29",
      "in 7 days",
      "the day is the letter’s",
    ],
    [exam, "2026-11-03", "2026-11-22", "Your exam was", "November 3", undefined, "nothing was due"],
  ])("%o from %s on %s: %s %s (%s), because %s", (asked, since, today, lead, day, left) => {
    const when = whenToAct(asked, since, today);
    expect({ ...when, day: when.day.replaceAll("\u00a0", " ") }).toMatchObject({ lead, day, ...(left && { left }) });
    expect(when.left).toBe(left);
  });
});

describe("the notes under the day", () => {
  const notes = (since: string, today: string, asked = thirty) =>
    whenToAct(asked, since, today).notes.join(" ").replaceAll("\u00a0", " ");

  test.each([
    [
      "2026-10-29",
      "2026-11-22",
      "Day 30 is a Saturday, November 28. Friday is the last business day before it. A note.",
    ],
    [
      "2026-10-29",
      "2026-11-27",
      "Day 30 is a Saturday, November 28. Today is the last business day before it. A note.",
    ],
    ["2026-10-30", "2026-11-28", "Day 30 is a Sunday, November 29. No business day is left before it. A note."],
    ["2026-10-30", "2026-11-29", "Today, the last day, is a Sunday. No business day is left before it. A note."],
    [
      "2026-11-25",
      "2026-12-20",
      "Day 30 is Christmas Day, December 25. Thursday is the last business day before it. A note.",
    ],
    ["2026-10-23", "2026-11-20", "Day 30 is a Sunday, November 22. Today is the last business day before it. A note."],
    ["2026-10-25", "2026-11-20", "A note."],
    [
      "2026-10-22",
      "2026-11-22",
      "That was a Saturday. If you act by tomorrow, November 23, it may still be on time. Don’t count on it: act today, and say why it’s late.",
    ],
    ["2026-10-22", "2026-11-24", "See “Missed the date?”."],
  ])("from %s on %s", (since, today, text) => {
    expect(notes(since, today)).toBe(text);
  });

  test("an exam on a holiday is on that day", () => {
    expect(notes("2026-11-26", "2026-11-22", exam)).toBe("A note.");
  });
});

test("each day is counted with the limit of the law that its letter names, and an exam is on its own day", () => {
  const limits = letters.flatMap(({ days }) => withLimits(days, deadlineRules).map(({ id, limit }) => [id, limit]));
  const limitOf = (rule: string) => {
    const { limit, unit } = deadlineRules.find(({ id }) => id === rule) ?? {};
    return { limit, unit };
  };
  expect(limits).toEqual([
    ["crash", limitOf("noticeLimit")],
    ["crash", limitOf("noticeLimit")],
    ["request", limitOf("requestReply")],
    ["exam", undefined],
    ["oath", undefined],
    ["denial", limitOf("lateArbitration")],
    ["denialCame", limitOf("interestAction")],
    ["obel", limitOf("obelChoice")],
    ["coverage", { limit: 90, unit: "days" }],
  ]);
});
