import { expect, test } from "vitest";
import type { DeadlineRule } from "./rule-schema.ts";
import { dayToAct, deadlinesFor, isLongAgo, undatedRules } from "./no-fault-deadlines.ts";
import { answers, rule } from "../../../tests/support/sample-claim.ts";

test("dates are in order, and limits that are due on one day share an entry", () => {
  const rules = [rule, { ...rule, limit: 10 }, { ...rule, id: "employerNotice", limit: 30 }] as const;
  const found = deadlinesFor(answers("2026-11-10"), rules, "2026-11-21");
  expect(found.map(({ day, daysLeft, rules: due }) => [day, daysLeft, due.map(({ id }) => id)])).toEqual([
    ["2026-11-20", -1, ["noticeLimit"]],
    ["2026-12-10", 19, ["noticeLimit", "employerNotice"]],
  ]);
});

test.each([
  { since: "2026-01-15", today: "2026-02-01", because: "a Saturday", saferDay: "2026-02-13" },
  { since: "2026-01-15", today: "2026-02-14", because: "a Saturday", saferDay: "2026-02-14" },
  { since: "2026-11-20", today: "2026-11-21", because: "a Sunday", saferDay: "2026-12-18" },
  { since: "2026-12-02", today: "2026-12-05", because: "a public holiday (New Year’s Day)", saferDay: "2026-12-31" },
  { since: "2027-01-16", today: "2027-01-16", because: "a public holiday (Presidents’ Day)", saferDay: "2027-02-11" },
])("30 days from $since end on $because; on $today the safe day is $saferDay", ({ since, today, ...closed }) => {
  expect(deadlinesFor(answers(since), [rule], today)).toMatchObject([{ closed }]);
});

test.each([
  { change: {}, today: "2026-02-15", because: "the date has passed" },
  { change: { who: "insurer" }, today: "2026-02-01", because: "the insurer has to act" },
  { change: { limit: 720, unit: "hours" }, today: "2026-02-01", because: "hours run through weekends" },
  { change: { limit: 29 }, today: "2026-02-01", because: "it is a Friday" },
] as const)("no safer day is named when $because", ({ change, today }) => {
  const [found] = deadlinesFor(answers("2026-01-15"), [{ ...rule, ...change }], today);
  expect(found?.day).toMatch(/^2026-02-1[34]$/);
  expect(found).not.toHaveProperty("closed");
});

test("a limit in hours is due on the day in which it ends", () => {
  const [found] = deadlinesFor(answers("2026-01-15"), [{ ...rule, limit: 36, unit: "hours" }], "2026-01-15");
  expect(found?.day).toBe("2026-01-17");
});

const cases = [
  "working",
  "notWorking",
  "drove",
  "driverFled",
  "unknownVehicle",
  "uninsuredVehicle",
  "publicVehicle",
] as const;

test.each([
  { said: {}, hidden: [], because: "a question without an answer hides no date" },
  { said: { working: "yes" }, hidden: ["notWorking"], because: "the employer must be notified" },
  { said: { working: "no" }, hidden: ["working"], because: "no employer must be notified" },
  { said: { drove: "no" }, hidden: ["drove"], because: "only drivers report to the DMV" },
  { said: { fled: "no" }, hidden: ["driverFled"], because: "no driver fled" },
  { said: { vehicle: "unknown" }, hidden: ["uninsuredVehicle"], because: "the vehicle is unknown" },
  { said: { vehicle: "uninsured" }, hidden: ["unknownVehicle"], because: "the driver is known" },
  {
    said: { drove: "yes", fled: "yes", public: "yes", vehicle: "insured" },
    hidden: ["unknownVehicle", "uninsuredVehicle"],
    because: "one driver fled, another is insured",
  },
  {
    said: { vehicle: "insured", public: "no" },
    hidden: ["unknownVehicle", "uninsuredVehicle", "publicVehicle"],
    because: "an insurer is there, and yet a driver may have fled",
  },
] as const)("after the answers $said all cases but $hidden are open: $because", ({ said, hidden }) => {
  const rules = cases.map((one) => ({ ...rule, concerns: [one], what: one }));
  const found = deadlinesFor(answers("2026-11-01", said), rules, "2026-11-21");
  const shown = found.flatMap(({ rules: due }) => due.map(({ what }) => what));
  expect(shown).toEqual(cases.filter((one) => !(hidden as readonly string[]).includes(one)));
});

test.each([
  { said: { fled: "yes", vehicle: "insured" }, count: 1 },
  { said: { fled: "no", vehicle: "uninsured" }, count: 1 },
  { said: { fled: "no", vehicle: "insured" }, count: 0 },
] as const)(
  "a rule for a driver who fled or an uninsured vehicle is there $count times for $said",
  ({ said, count }) => {
    const report = { ...rule, concerns: ["driverFled", "uninsuredVehicle"] } satisfies DeadlineRule;
    expect(deadlinesFor(answers("2026-11-01", said), [report], "2026-11-21")).toHaveLength(count);
  },
);

const fromDenial = { ...rule, id: "interestAction", event: "denialArrived" } as const;

test("a limit that runs from a later event has a date once the day of the event is known", () => {
  const known = answers("2026-01-15", { later: { denialArrived: "2026-11-10" } });
  expect(deadlinesFor(answers("2026-01-15"), [fromDenial], "2026-11-21")).toEqual([]);
  expect(deadlinesFor(known, [fromDenial], "2026-11-21")).toMatchObject([{ day: "2026-12-10" }]);
  const theirs = { ...fromDenial, who: "insurer" } as const;
  expect(undatedRules(answers("2026-01-15"), [fromDenial, theirs, rule])).toEqual([fromDenial]);
  expect(undatedRules(known, [fromDenial])).toEqual([]);
});

test("over two years after the accident only what runs from a later day still has dates", () => {
  const late = answers("2024-11-20", { later: { denialArrived: "2026-11-10" } });
  expect(isLongAgo("2024-11-20", "2026-11-21")).toBe(true);
  expect(isLongAgo("2024-11-21", "2026-11-21")).toBe(false);
  expect(deadlinesFor(late, [rule, fromDenial], "2026-11-21").map(({ day }) => day)).toEqual(["2026-12-10"]);
});

test.each([
  { today: "2026-11-21", act: { day: "2026-12-18", daysLeft: 27 }, because: "the limit is a Sunday" },
  { today: "2026-12-18", act: { day: "2026-12-18", daysLeft: 0 }, because: "it is the Friday before" },
  { today: "2026-12-19", act: { day: "2026-12-19", daysLeft: 0 }, because: "no business day is left" },
  { today: "2026-12-22", act: { day: "2026-12-20", daysLeft: -2 }, because: "the limit has passed" },
])("on $today the day to act is $act.day: $because", ({ today, act }) => {
  const [found] = deadlinesFor(answers("2026-11-20"), [rule], today);
  expect(found && dayToAct(found)).toEqual(act);
});
