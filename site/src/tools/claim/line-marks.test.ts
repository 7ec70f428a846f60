import { describe, expect, test } from "vitest";
import { addDays } from "#practice/calendar-days.ts";
import { claimOn } from "../../../tests/support/claim-data.ts";
import { shiftOf, textWidth, type Mark } from "./line-labels.ts";
import { gap, lineMarks } from "./line-marks.ts";

/** The narrowest line of each kind of screen, and that of the printed plan. */
const widths = [288, 348, 560, 640, 900];
const kindsOf = (marks: readonly Mark[]) => marks.map(({ kind }) => kind);
const textsOf = (marks: readonly Mark[]) => marks.map(({ label }) => label?.text);

const insured = "travel=driving&vehicle=insured&working=no&fled=no&place=city&also=none&otherState=no";

test("the line goes from the crash over today to the act and the last day by law, with the exam and another act", () => {
  const { marks, breaks, measure } = lineMarks(claimOn("2026-11-27", `crash=2026-11-20&${insured}`), 900);
  expect(kindsOf(marks)).toEqual(["crash", "today", "other", "visit", "act", "limit"]);
  expect(textsOf(marks)).toEqual(["Crash", "Today", "DMV, Nov 30", "Visit, most people by Dec 4", undefined, "Day 30"]);
  expect(breaks).toEqual([]);
  expect(measure?.text).toBe("21 days, to December 18");
  expect([measure?.from, measure?.to]).toEqual([marks[1]?.x, marks[4]?.x]);
  expect(marks[4]?.x).toBe(78);
});

test("it is to scale until the act", () => {
  const { marks } = lineMarks(claimOn("2026-11-27", "crash=2026-11-20"), 900);
  const [crash = 0, today = 0, , act = 0] = marks.map(({ x }) => x);
  expect((today - crash) / (act - crash)).toBeCloseTo(7 / 28);
});

test("without a day it shows how long there is", () => {
  const { marks, measure } = lineMarks(claimOn("2026-11-27", ""), 288);
  expect(textsOf(marks)).toEqual(["Crash", "Day 30"]);
  expect(measure?.text).toBe("30 days to write to the insurer");
});

test.each([
  {
    today: "2026-11-22",
    fragment: "crash=2026-10-22&travel=riding&vehicle=insured",
    kinds: ["crash", "limit", "act", "may", "visit"],
    measure: { text: "may still count", isDashed: true },
    because: "day 30 was a Saturday, and the next business day is tomorrow",
  },
  {
    today: "2026-12-18",
    fragment: "crash=2026-11-20",
    kinds: ["crash", "act", "limit", "visit"],
    measure: { text: "due today", isDashed: false },
    because: "the last business day is today",
  },
  {
    today: "2027-01-18",
    fragment: "crash=2026-11-20",
    kinds: ["crash", "limit", "act", "visit"],
    measure: undefined,
    because: "it is late, so it is to be done today",
  },
  {
    today: "2026-11-27",
    fragment: "crash=2026-11-27",
    kinds: ["crash", "visit", "act", "limit"],
    measure: { text: "27 days, to December 24", isDashed: false },
    because: "the crash was today",
  },
  {
    today: "2026-11-22",
    fragment:
      "crash=2026-07-20&notice=2026-07-25&travel=riding&denial=2026-10-26&denialCame=2026-10-29&denies=pay&saysLate=no&place=city",
    kinds: ["crash", "since", "today", "act", "visit"],
    measure: { text: "5 days, to November 27", isDashed: false },
    because: "the time runs from the denial",
  },
  {
    today: "2026-11-27",
    fragment: "crash=2026-11-20&also=death",
    kinds: ["crash", "act", "other", "limit"],
    measure: undefined,
    because: "someone died, and nothing is said of an exam",
  },
])("$today: $because", ({ today, fragment, kinds, measure }) => {
  const line = lineMarks(claimOn(today, fragment), 900);
  expect(kindsOf(line.marks)).toEqual(kinds);
  if (measure) expect(line.measure).toMatchObject(measure);
  else expect(line.measure).toBeUndefined();
});

describe.each(widths)("on a line of %i pixels", (width) => {
  const claims = [
    "",
    insured,
    "travel=foot&hit=unknown&touched=yes&household=no&working=no&place=city",
    "travel=taxi&role=driver&working=trip&place=state&vehicle=none&owner=mine&also=cannotWork,public",
    "notice=2026-01-20&denial=2026-02-10&denialCame=2026-02-14&denies=pay&travel=riding&place=city",
  ];
  const days = Array.from({ length: 200 }, (_, day) => day).filter((day) => day < 40 || day % 9 === 0);

  test("marks keep their distance, and no labels touch, whatever the claim and the day", () => {
    for (const fragment of claims)
      for (const day of days) {
        const name = `${fragment} on day ${day}`;
        const { marks } = lineMarks(claimOn(addDays("2026-01-15", day), `crash=2026-01-15&${fragment}`), width);
        const apart = marks.filter(({ kind }, index) => kind !== "limit" || marks[index - 1]?.kind !== "act");
        for (const [index, { x }] of apart.entries()) {
          const before = apart[index - 1];
          if (before) expect(((x - before.x) / 100) * width, name).toBeGreaterThanOrEqual(gap - 0.5);
          expect(x, name).toBeLessThanOrEqual(98);
        }
        const boxes = marks.flatMap((mark) => boxOf(mark, width));
        for (const one of boxes)
          for (const other of boxes)
            if (one !== other && one.row === other.row)
              expect(one.to <= other.from || other.to <= one.from, `${name}: ${one.text} | ${other.text}`).toBe(true);
      }
  });
});

function boxOf(mark: Mark, width: number) {
  const { label } = mark;
  if (!label) return [];
  const at = (mark.x / 100) * width + shiftOf(mark, label);
  const long = textWidth(label.text);
  const from = label.anchor === "start" ? at : label.anchor === "end" ? at - long : at - long / 2;
  return [{ row: label.row, text: label.text, from, to: from + long }];
}
