import { expect, test } from "vitest";
import type { DeadlineRule } from "./rule-schema.ts";
import { planOf } from "./claim-plan.ts";
import { deadlinesFor } from "./no-fault-deadlines.ts";
import { answers, rule } from "../../../tests/support/sample-claim.ts";

const forWorkers: DeadlineRule = { ...rule, id: "employerNotice", limit: 10, concerns: ["working"] };
const seeDoctor: DeadlineRule = { ...rule, id: "yearRule", limit: 60 };
const uninsured: DeadlineRule = { ...rule, id: "uninsuredVehicle", limit: 20, concerns: ["uninsuredVehicle"] };

test.each([
  { said: {}, next: "noticeLimit", asked: "employerNotice", because: "the question about work is not answered" },
  { said: { working: "yes" }, next: "employerNotice", notice: "noticeLimit", because: "it is due first" },
  { said: { working: "no" }, next: "noticeLimit", because: "it does not concern this person" },
] as const)("next is $next when $because", ({ said, next, because: _, ...others }) => {
  const known = answers("2026-11-20", said);
  const plan = planOf(deadlinesFor(known, [seeDoctor, rule, forWorkers], "2026-11-21"), known, ({ id }) => id);
  expect(plan.next?.rule.id).toBe(next);
  expect({ asked: plan.asked?.rule.id, notice: plan.notice?.rule.id }).toEqual({
    asked: undefined,
    notice: undefined,
    ...others,
  });
  expect(plan.cases).toEqual([]);
  expect(plan.then.map((due) => due.rule.id)).toEqual(["yearRule"]);
});

const report: DeadlineRule = { ...rule, id: "crashReport", limit: 10, concerns: ["drove"] };
const police: DeadlineRule = { ...rule, id: "policeReport", limit: 1, concerns: ["driverFled", "uninsuredVehicle"] };
test.each([
  { said: {}, today: "2026-11-21", asked: "policeReport", next: "noticeLimit", because: "it is due today" },
  { said: {}, today: "2026-11-23", asked: "crashReport", next: "noticeLimit", because: "it can still be in time" },
  { said: { drove: "yes" }, today: "2026-11-23", asked: "policeReport", next: "crashReport", because: "it was missed" },
  {
    said: { drove: "yes", fled: "no", vehicle: "insured" },
    today: "2026-12-05",
    next: "crashReport",
    because: "it was missed within a week",
  },
  { said: {}, today: "2026-12-20", next: "noticeLimit", because: "the others were missed long ago" },
  { said: {}, today: "2026-12-25", next: "noticeLimit", because: "a late notice comes first" },
] as const)(
  "on $today, after $said, $asked is asked and $next comes next: $because",
  ({ said, today, asked, next }) => {
    const known = answers("2026-11-20", said);
    const plan = planOf(deadlinesFor(known, [rule, report, police], today), known, ({ id }) => id);
    expect([plan.asked?.rule.id, plan.next?.rule.id]).toEqual([asked, next]);
  },
);

test("a question that its answer cannot settle is not asked again", () => {
  const known = answers("2026-11-20", { vehicle: "insured", later: { turnedDown: "2026-11-20" } });
  const plan = planOf(deadlinesFor(known, [rule, uninsured], "2026-11-21"), known, ({ id }) => id);
  expect([plan.asked, plan.cases.length]).toEqual([undefined, 1]);
});

test("a late notice to the insurer comes before future dates", () => {
  const known = answers("2026-10-01");
  const plan = planOf(deadlinesFor(known, [seeDoctor, rule], "2026-11-21"), known, ({ id }) => id);
  expect([plan.next?.rule.id, plan.then.map((due) => due.rule.id), plan.passed]).toEqual([
    "noticeLimit",
    ["yearRule"],
    [],
  ]);
});

test("an insurer that denied coverage leaves open whether the vehicle had any", () => {
  const known = answers("2026-11-20", { vehicle: "insured", later: { turnedDown: "2026-11-20" } });
  const plan = planOf(deadlinesFor(known, [rule, uninsured], "2026-11-21"), known, ({ id }) => id);
  expect([plan.next?.rule.id, plan.cases.flat().map((due) => due.rule.id)]).toEqual([
    "noticeLimit",
    ["uninsuredVehicle"],
  ]);
});

test("of the dates that may concern a person, urgent ones come first, then future ones; past ones are separate", () => {
  const limits = {
    policeReport: 1,
    crashReport: 3,
    publicNotice: 5,
    employerNotice: 6,
    boardClaim: 20,
    noticeLimit: 30,
  };
  const rules = Object.entries(limits).map(([id, limit]) => ({ ...forWorkers, id, limit }) as DeadlineRule);
  const planOn = (today: string, asked: string) => {
    const known = answers("2026-11-04");
    const plan = planOf(deadlinesFor(known, rules, today), known, ({ id }) => id);
    expect(plan.asked?.rule.id, "the soonest is asked before all of them").toBe(asked);
    return [plan.cases, plan.passedCases].map((some) =>
      some
        .flat()
        .map(({ rule: { id } }) => id)
        .join(" "),
    );
  };
  expect(
    planOn("2026-11-09", "publicNotice"),
    "day 5 is today and asked, day 6 tomorrow; day 3 was missed after day 1",
  ).toEqual(["employerNotice crashReport policeReport boardClaim noticeLimit", ""]);
  expect(planOn("2026-11-13", "boardClaim"), "day 1 was over a week ago").toEqual([
    "employerNotice publicNotice crashReport noticeLimit",
    "policeReport",
  ]);
});
