import { expect, test } from "vitest";
import { summarize } from "#inbox/inbox-numbers.ts";
import { medianText, monthName, monthsOf, shareText, wholeWeeks } from "./months.ts";

const week = (monday: string, arrived = 1) => ({ week: monday, arrived, answered: [[4, 1]] as [number, number][] });

test("months are those of the Mondays, newest first", () => {
  expect(monthsOf([week("2026-10-26"), week("2026-11-30"), week("2026-11-02")])).toEqual(["2026-11", "2026-10"]);
});

test("weeks without messages are weeks, too, and the newest are kept", () => {
  const weeks = wholeWeeks([week("2026-10-26"), week("2026-11-16")], 3);
  expect(weeks.map(({ week: monday, arrived }) => [monday, arrived])).toEqual([
    ["2026-11-02", 0],
    ["2026-11-09", 0],
    ["2026-11-16", 1],
  ]);
});

test("numbers read as people say them", () => {
  expect(monthName("2026-11")).toBe("November 2026");
  const summary = summarize([week("2026-11-02", 3)]);
  expect([shareText(summary), medianText(summary)]).toEqual(["33%", "1 h"]);
  expect([shareText(summarize([])), medianText(summarize([]))]).toEqual(["–", "–"]);
});
