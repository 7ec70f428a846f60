import { expect, test } from "vitest";
import { dueDay } from "./due-day.ts";

const notice = { limit: 30, unit: "days" } as const;
const police = { limit: 24, unit: "hours" } as const;

test.each([
  {
    because: "day 30 is Sunday, December 20; the Friday before it is the last business day",
    ...{ rule: notice, since: "2026-11-20", today: "2026-11-27" },
    due: { limit: "2026-12-20", act: "2026-12-18", may: "2026-12-21", left: 21, state: "ahead" },
  },
  {
    because: "February 12 is Lincoln’s Birthday: today is the limit, and no business day is left before it",
    ...{ rule: notice, since: "2026-01-13", today: "2026-02-12" },
    due: { limit: "2026-02-12", act: "2026-02-12", may: "2026-02-13", left: 0, state: "today" },
  },
  {
    because: "Friday is Lincoln’s Birthday, Monday is Washington’s: after Saturday the 13th comes Tuesday the 16th",
    ...{ rule: notice, since: "2027-01-14", today: "2027-02-10" },
    due: { limit: "2027-02-13", act: "2027-02-11", may: "2027-02-16", left: 1, state: "tomorrow" },
  },
  {
    because: "the limit was Saturday; on Sunday the Monday after it is still to come",
    ...{ rule: notice, since: "2028-01-13", today: "2028-02-13" },
    due: { limit: "2028-02-12", act: "2028-02-12", may: "2028-02-14", left: -1, state: "grace" },
  },
  {
    because: "the limit was Labor Day, and today is the business day after it",
    ...{ rule: { limit: 180, unit: "days" } as const, since: "2027-03-10", today: "2027-09-07" },
    due: { limit: "2027-09-06", act: "2027-09-06", may: "2027-09-07", left: -1, state: "grace" },
  },
  {
    because: "a limit on a Tuesday has no day after it on which it may still count",
    ...{ rule: notice, since: "2024-05-01", today: "2024-06-01" },
    due: { limit: "2024-05-31", act: "2024-05-31", left: -1, state: "passed" },
  },
  {
    because: "24 hours after a crash on a Saturday end on Sunday: the police are there every day",
    ...{ rule: police, since: "2026-10-31", today: "2026-11-01" },
    due: { limit: "2026-11-01", act: "2026-11-01", left: 0, state: "today" },
  },
  {
    because: "a year after February 29 ends on February 28",
    ...{ rule: { limit: 1, unit: "years" } as const, since: "2024-02-29", today: "2024-03-05" },
    due: { limit: "2025-02-28", act: "2025-02-28", left: 360, state: "ahead" },
  },
] as const)("$since, on $today: $because", ({ rule, since, today, due }) => {
  expect(dueDay(rule, since, today)).toEqual(due);
});
