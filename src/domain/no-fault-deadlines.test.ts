import { expect, test } from "vitest";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import { addDays } from "./calendar-days.ts";
import { deadlinesFor, isLongAgo, lastDay, undatedRules, type ClaimAnswers } from "./no-fault-deadlines.ts";

const rule = {
  order: 1,
  id: "noticeLimit",
  what: "Send it",
  who: "you",
  limit: 30,
  unit: "days",
  from: "the crash",
  event: "accident",
  source: "made up",
  certainty: "law",
  table: false,
} as const satisfies DeadlineRule;

const none = { later: {} };
const answers = (accident: string, others: Partial<ClaimAnswers> = {}): ClaimAnswers => ({
  ...none,
  accident,
  ...others,
});

test.each([
  { since: "2026-01-15", limit: 10, day: "2026-01-25" },
  { since: "2026-01-15", limit: 30, day: "2026-02-14" },
  { since: "2026-01-15", limit: 90, day: "2026-04-15" },
  { since: "2026-01-15", limit: 180, day: "2026-07-14" },
  { since: "2026-08-01", limit: 10, day: "2026-08-11" },
  { since: "2026-08-01", limit: 30, day: "2026-08-31" },
  { since: "2026-08-01", limit: 90, day: "2026-10-30" },
  { since: "2026-08-01", limit: 180, day: "2027-01-28" },
  { since: "2026-11-10", limit: 10, day: "2026-11-20" },
  { since: "2026-11-10", limit: 30, day: "2026-12-10" },
  { since: "2026-11-10", limit: 90, day: "2027-02-08" },
  { since: "2026-11-10", limit: 180, day: "2027-05-09" },
  { since: "2026-12-02", limit: 10, day: "2026-12-12" },
  { since: "2026-12-02", limit: 30, day: "2027-01-01" },
  { since: "2026-12-02", limit: 90, day: "2027-03-02" },
  { since: "2026-12-02", limit: 180, day: "2027-05-31" },
  { since: "2028-01-31", limit: 10, day: "2028-02-10" },
  { since: "2028-01-31", limit: 30, day: "2028-03-01" },
  { since: "2028-01-31", limit: 90, day: "2028-04-30" },
  { since: "2028-01-31", limit: 180, day: "2028-07-29" },
  { since: "2026-01-20", limit: 45, day: "2026-03-06" },
  { since: "2026-11-20", limit: 30, day: "2026-12-20" },
])("$limit days from $since are up on $day", ({ since, limit, day }) => {
  expect(lastDay({ limit, unit: "days" }, since)).toBe(day);
});

test.each([
  { limit: 15, unit: "business days", since: "2026-11-20", day: "2026-12-14", because: "Thanksgiving is skipped" },
  { limit: 2, unit: "years", since: "2028-02-29", day: "2030-02-28", because: "the earlier date is the safe one" },
  { limit: 24, unit: "hours", since: "2026-11-20", day: "2026-11-21", because: "the day after is the last one" },
] as const)("$limit $unit from $since are up on $day: $because", ({ limit, unit, since, day }) => {
  expect(lastDay({ limit, unit }, since)).toBe(day);
});

test("dates come in their order, and what is due on one day stands together", () => {
  const rules = [rule, { ...rule, limit: 10 }, { ...rule, id: "employerNotice", limit: 30 }] as const;
  const found = deadlinesFor(answers("2026-11-10"), rules, "2026-11-21");
  expect(found.map(({ day, daysLeft, rules: due }) => [day, daysLeft, due.map(({ id }) => id)])).toEqual([
    ["2026-11-20", -1, ["noticeLimit"]],
    ["2026-12-10", 19, ["noticeLimit", "employerNotice"]],
  ]);
});

test.each([
  { accident: "2026-01-15", today: "2026-02-01", because: "a Saturday", saferDay: "2026-02-13" },
  { accident: "2026-11-20", today: "2026-11-21", because: "a Sunday", saferDay: "2026-12-18" },
  {
    accident: "2026-12-02",
    today: "2026-12-05",
    because: "a public holiday (New Year’s Day)",
    saferDay: "2026-12-31",
  },
  { accident: "2026-01-15", today: "2026-02-14", because: "a Saturday", saferDay: "2026-02-14" },
])("30 days from $accident end on $because; on $today the safe day is $saferDay", ({ accident, today, ...closed }) => {
  expect(deadlinesFor(answers(accident), [rule], today)).toMatchObject([{ closed }]);
});

test.each([
  { since: "2026-10-24", limit: 30, day: "2026-11-23", safer: undefined, because: "a Monday" },
  { since: "2026-11-26", limit: 30, day: "2026-12-26", safer: "2026-12-24", because: "a Saturday after Christmas" },
  { since: "2026-12-05", limit: 30, day: "2027-01-04", safer: undefined, because: "a Monday of the next year" },
  { since: "2027-01-16", limit: 30, day: "2027-02-15", safer: "2027-02-11", because: "two holidays around a weekend" },
  { since: "2028-01-30", limit: 30, day: "2028-02-29", safer: undefined, because: "a leap day" },
  { since: "2026-10-05", limit: 90, day: "2027-01-03", safer: "2026-12-31", because: "a Sunday after New Year’s Day" },
  { since: "2026-10-05", limit: 180, day: "2027-04-03", safer: "2027-04-02", because: "a Saturday" },
  { since: "2026-06-20", limit: 10, day: "2026-06-30", safer: undefined, because: "a Tuesday" },
  { since: "2026-11-17", limit: 45, day: "2027-01-01", safer: "2026-12-31", because: "New Year’s Day" },
  { since: "2026-04-07", limit: 90, day: "2026-07-06", safer: undefined, because: "July 4 was a Saturday" },
  { since: "2026-08-14", limit: 120, day: "2026-12-12", safer: "2026-12-11", because: "a Saturday" },
])("$limit days from $since end on $day, $because, and $safer is safer", ({ since, limit, day, safer }) => {
  const [found] = deadlinesFor(answers(since), [{ ...rule, limit }], since);
  expect([found?.day, found?.closed?.saferDay]).toEqual([day, safer]);
});

test.each([
  { change: {}, today: "2026-02-15", because: "the date has passed" },
  { change: { who: "insurer" }, today: "2026-02-01", because: "the insurer has to act" },
  { change: { limit: 720, unit: "hours" }, today: "2026-02-01", because: "hours know no weekend" },
  { change: { limit: 29 }, today: "2026-02-01", because: "it is a Friday" },
] as const)("no safer day is named when $because", ({ change, today }) => {
  const [found] = deadlinesFor(answers("2026-01-15"), [{ ...rule, ...change }], today);
  expect(found?.day).toMatch(/^2026-02-1[34]$/);
  expect(found).not.toHaveProperty("closed");
});

const open = {
  working: true,
  notWorking: true,
  drove: true,
  driverFled: true,
  unknownVehicle: true,
  uninsuredVehicle: true,
  publicVehicle: true,
};

test.each([
  { said: {}, shown: open, because: "nobody is kept from a date by a question without an answer" },
  { said: { working: "yes" }, shown: { ...open, notWorking: false }, because: "the employer has to be told" },
  { said: { working: "no" }, shown: { ...open, working: false }, because: "no employer has to be told" },
  {
    said: { vehicle: "insured", public: "no" },
    shown: { ...open, unknownVehicle: false, uninsuredVehicle: false, publicVehicle: false },
    because: "an insurer is there, and yet a driver may have fled",
  },
  { said: { drove: "no" }, shown: { ...open, drove: false }, because: "only drivers report to the DMV" },
  { said: { drove: "yes" }, shown: open, because: "a driver does" },
  { said: { fled: "no" }, shown: { ...open, driverFled: false }, because: "nobody fled" },
  {
    said: { fled: "yes", vehicle: "insured" },
    shown: { ...open, unknownVehicle: false, uninsuredVehicle: false },
    because: "one driver fled, another is insured",
  },
  { said: { vehicle: "unknown" }, shown: { ...open, uninsuredVehicle: false }, because: "nobody knows the vehicle" },
  { said: { vehicle: "uninsured" }, shown: { ...open, unknownVehicle: false }, because: "the driver is known" },
  { said: { public: "yes" }, shown: open, because: "a public body has rules of its own" },
] as const)("after the answers $said the cases are $shown: $because", ({ said, shown }) => {
  const cases = Object.keys(shown) as (keyof typeof shown)[];
  const rules = cases.map((one) => ({ ...rule, concerns: [one], what: one }));
  const found = deadlinesFor(answers("2026-11-01", said), rules, "2026-11-21");
  expect(found.flatMap(({ rules: due }) => due.map(({ what }) => what))).toEqual(cases.filter((one) => shown[one]));
});

const fromDenial = { ...rule, id: "interestAction", event: "denialArrived" } as const;

test("a limit that runs from a later event has a date once the day of the event is known", () => {
  const known = answers("2026-01-15", { later: { denialArrived: "2026-11-10" } });
  expect(deadlinesFor(answers("2026-01-15"), [fromDenial], "2026-11-21")).toEqual([]);
  expect(deadlinesFor(known, [fromDenial], "2026-11-21")).toMatchObject([{ day: "2026-12-10" }]);
  expect(undatedRules(answers("2026-01-15"), [fromDenial])).toEqual([fromDenial]);
  expect(undatedRules(known, [fromDenial])).toEqual([]);
});

test("what others have to do is not among what is left for later", () => {
  expect(undatedRules(answers("2026-01-15"), [{ ...fromDenial, who: "insurer" }, rule])).toEqual([]);
});

test("over two years after the accident only what runs from a later day still has dates", () => {
  const late = answers("2024-11-20", { later: { denialArrived: "2026-11-10" } });
  expect(isLongAgo("2024-11-20", "2026-11-21")).toBe(true);
  expect(isLongAgo("2024-11-21", "2026-11-21")).toBe(false);
  expect(deadlinesFor(late, [rule, fromDenial], "2026-11-21").map(({ day }) => day)).toEqual(["2026-12-10"]);
});

test("a limit in days is the same day as one in hours of the same length", () => {
  expect(lastDay({ limit: 48, unit: "hours" }, "2026-03-07")).toBe(addDays("2026-03-07", 2));
});

test("a rule for several cases is there for each of them, and gone without any", () => {
  const report = { ...rule, concerns: ["driverFled", "uninsuredVehicle"] } satisfies DeadlineRule;
  const count = (said: Partial<ClaimAnswers>) =>
    deadlinesFor(answers("2026-11-01", said), [report], "2026-11-21").length;
  expect(count({ fled: "yes", vehicle: "insured" })).toBe(1);
  expect(count({ fled: "no", vehicle: "uninsured" })).toBe(1);
  expect(count({ fled: "no", vehicle: "insured" })).toBe(0);
});

test("what was done in time is no date any more, and none that has passed", () => {
  const notice = { ...rule, doneBy: ["notice", "application"] } satisfies DeadlineRule;
  const dates = (later: ClaimAnswers["later"]) =>
    deadlinesFor({ accident: "2026-10-15", later }, [notice], "2026-11-21").map(({ day }) => day);
  expect(dates({})).toEqual(["2026-11-14"]);
  expect(dates({ notice: "2026-10-20" })).toEqual([]);
  expect(dates({ application: "2026-10-25" })).toEqual([]);
  expect(dates({ visit: "2026-10-25" })).toEqual(["2026-11-14"]);
});
