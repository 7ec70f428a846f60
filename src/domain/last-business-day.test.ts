import { expect, test } from "vitest";
import { englishTool } from "../../tests/support/content.ts";
import { deadlineWords } from "./deadline-translations.ts";
import { lastBusinessDayText } from "./last-business-day.ts";

const thanksgiving = "Thursday, November 26, is a public holiday (Thanksgiving Day). ";
test.each([
  {
    today: "2026-11-13",
    act: "2026-11-27",
    words: thanksgiving + "Wednesday, November 25, is the last business day before it.",
  },
  { today: "2026-11-25", act: "2026-11-27", words: thanksgiving + "Today is the last business day before it." },
  { today: "2026-11-26", act: "2026-11-27", words: "No business day is left before it." },
  { today: "2026-11-27", act: "2026-11-27", words: undefined },
  { today: "2026-11-23", act: "2026-11-25", words: undefined },
  { today: "2026-11-26", act: "2026-11-30", words: "Friday, November 27, is the last business day before it." },
  { today: "2026-11-16", act: "2026-11-30", words: undefined },
  {
    today: "2026-12-28",
    act: "2027-01-04",
    words:
      "Friday, January 1, is a public holiday (New Year’s Day). Thursday, December 31, is the last business day before it.",
  },
])("on $today, before $act, a page says “$words”", ({ today, act, words }) => {
  expect(lastBusinessDayText(act, today, deadlineWords(englishTool("deadlines")))).toBe(words);
});
