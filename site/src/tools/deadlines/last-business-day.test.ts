import { expect, test } from "vitest";
import { englishTool } from "../../../tests/support/content.ts";
import { deadlineLabels } from "./deadline-translations.ts";
import { lastBusinessDayText } from "./last-business-day.ts";

const thanksgiving = "Thursday, November 26, is a public holiday (Thanksgiving Day). ";
test.each([
  {
    today: "2026-11-13",
    act: "2026-11-27",
    text: thanksgiving + "Wednesday, November 25, is the last business day before it.",
  },
  { today: "2026-11-25", act: "2026-11-27", text: thanksgiving + "Today is the last business day before it." },
  { today: "2026-11-26", act: "2026-11-27", text: "No business day is left before it." },
  { today: "2026-11-27", act: "2026-11-27", text: undefined },
  { today: "2026-11-23", act: "2026-11-25", text: undefined },
  { today: "2026-11-26", act: "2026-11-30", text: "Friday, November 27, is the last business day before it." },
  { today: "2026-11-16", act: "2026-11-30", text: undefined },
  {
    today: "2026-12-28",
    act: "2027-01-04",
    text: "Friday, January 1, is a public holiday (New Year’s Day). Thursday, December 31, is the last business day before it.",
  },
])("on $today, before $act, a page says “$text”", ({ today, act, text }) => {
  expect(lastBusinessDayText(act, today, deadlineLabels(englishTool("deadlines")))).toBe(text);
});
