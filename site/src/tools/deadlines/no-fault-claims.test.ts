import { expect, test } from "vitest";
import type { DeadlineRule, DeadlineRuleId } from "./rule-schema.ts";
import { deadlineRules } from "../../../tests/support/content.ts";
import { deadlinesFor, toolRules, undatedRules, type ClaimAnswers } from "./no-fault-deadlines.ts";

/**
 * Whole claims, each worked out by hand from the law as it was in early 2025. What a rule runs from, whom it concerns
 * and what ends it come from `content/`; its time is written here, so that a new number there leaves these claims right.
 */
const times: Partial<Record<DeadlineRuleId, Pick<DeadlineRule, "limit" | "unit">>> = {
  noticeLimit: { limit: 30, unit: "days" },
  wageClaim: { limit: 90, unit: "days" },
  requestReply: { limit: 120, unit: "days" },
  interestAction: { limit: 30, unit: "days" },
  lateArbitration: { limit: 30, unit: "days" },
  obelChoice: { limit: 15, unit: "days" },
  unknownVehicle: { limit: 90, unit: "days" },
  uninsuredVehicle: { limit: 180, unit: "days" },
  deniedCoverage: { limit: 180, unit: "days" },
  billWithin: { limit: 45, unit: "days" },
  yearRule: { limit: 1, unit: "years" },
  policeReport: { limit: 24, unit: "hours" },
  employerNotice: { limit: 30, unit: "days" },
  boardClaim: { limit: 2, unit: "years" },
  crashReport: { limit: 10, unit: "days" },
  publicNotice: { limit: 90, unit: "days" },
  disability: { limit: 30, unit: "days" },
  applicationForm: { limit: 5, unit: "business days" },
  claimForms: { limit: 10, unit: "business days" },
};
const rules = toolRules(deadlineRules).map((rule) => ({ ...rule, ...times[rule.id] }));

/** A passenger in an insured private car, on the way to friends, with every question answered. */
const passenger = { working: "no", drove: "no", vehicle: "insured", fled: "no", public: "no" } as const;
const driver = { ...passenger, drove: "yes" } as const;

type Claim = {
  /** November 21, 2026, unless another day is named. */
  today?: string;
  accident: string;
  /** What a passenger says, unless something else is named. */
  said?: Omit<ClaimAnswers, "accident" | "later">;
  later?: ClaimAnswers["later"];
  /** Each date with its rule; in brackets the day by which it is better to act, or the late notice that leaves it open. */
  dates: readonly string[];
  because: string;
};

const claims: readonly Claim[] = [
  {
    today: "2028-03-01",
    accident: "2028-02-28",
    said: driver,
    dates: ["2028-03-09 crashReport", "2028-03-29 noticeLimit", "2029-02-28 yearRule"],
    because: "February 29 is day 1 of a crash on the 28th",
  },
  {
    today: "2028-03-01",
    accident: "2028-02-29",
    said: { ...passenger, working: "yes" },
    dates: ["2028-03-30 employerNotice", "2028-03-30 noticeLimit", "2029-02-28 yearRule", "2030-02-28 boardClaim"],
    because: "years without a February 29 end on the day before March",
  },
  {
    today: "2027-03-01",
    accident: "2027-02-28",
    dates: ["2027-03-30 noticeLimit", "2028-02-28 yearRule"],
    because: "a year to the day ends before the leap day of the next year",
  },
  {
    today: "2026-12-31",
    accident: "2026-12-31",
    said: { ...driver, fled: "yes" },
    dates: [
      "2027-01-01 policeReport",
      "2027-01-10 crashReport (2027-01-08)",
      "2027-01-30 noticeLimit (2027-01-29)",
      "2027-12-31 yearRule",
    ],
    because: "everything is due in the next year; hours know no holiday, and a Sunday and a Saturday have a day before",
  },
  {
    accident: "2026-11-19",
    said: { ...passenger, fled: "yes" },
    dates: ["2026-11-20 policeReport", "2026-12-19 noticeLimit (2026-12-18)", "2027-11-19 yearRule"],
    because: "a driver who fled is reported although the car one sat in is insured, and MVAIC has no part in it",
  },
  {
    accident: "2026-11-19",
    dates: ["2026-12-19 noticeLimit (2026-12-18)", "2027-11-19 yearRule"],
    because: "no driver fled, and the insurer is known",
  },
  {
    accident: "2026-11-19",
    said: { ...passenger, vehicle: "unknown" },
    dates: [
      "2026-11-20 policeReport",
      "2026-12-19 noticeLimit (2026-12-18)",
      "2027-02-17 unknownVehicle",
      "2027-11-19 yearRule",
    ],
    because: "an unknown vehicle is reported, also when its driver stopped",
  },
  {
    accident: "2026-11-19",
    said: { ...passenger, vehicle: "uninsured" },
    dates: [
      "2026-11-20 policeReport",
      "2026-12-19 noticeLimit (2026-12-18)",
      "2027-05-18 uninsuredVehicle",
      "2027-11-19 yearRule",
    ],
    because: "MVAIC asks for a report of every crash, and gives 180 days when the vehicle is known",
  },
  {
    accident: "2026-10-22",
    later: { notice: "2026-11-21" },
    dates: ["2026-11-30 applicationForm", "2027-10-22 yearRule"],
    because: "notice on day 30 is on time",
  },
  {
    accident: "2026-10-21",
    later: { notice: "2026-11-21" },
    dates: ["2026-11-20 noticeLimit (late: notice on 2026-11-21)", "2026-11-30 applicationForm", "2027-10-21 yearRule"],
    because: "notice on day 31 is late, and its reason is still to be sent",
  },
  {
    accident: "2026-09-01",
    later: { notice: "2026-09-20", application: "2026-10-20" },
    dates: ["2026-11-04 claimForms", "2027-09-01 yearRule"],
    because: "a letter on time is notice; the NF-2 after it has no day of its own",
  },
  {
    accident: "2026-09-01",
    later: { notice: "2026-10-15", application: "2026-09-25" },
    dates: ["2026-10-09 claimForms", "2027-09-01 yearRule"],
    because: "an NF-2 on time is notice, whatever letter came after it",
  },
  {
    accident: "2026-09-01",
    later: { notice: "2026-10-20", application: "2026-10-10" },
    dates: ["2026-10-01 noticeLimit (late: application on 2026-10-10)", "2026-10-26 claimForms", "2027-09-01 yearRule"],
    because: "of two late writings the earlier one is shown; Columbus Day is no business day",
  },
  {
    accident: "2026-08-01",
    later: { notice: "2026-10-15", application: "2026-10-20" },
    dates: [
      "2026-08-31 noticeLimit (late: notice on 2026-10-15)",
      "2026-11-04 claimForms",
      "2027-08-01 yearRule (2027-07-30)",
    ],
    because: "late notice stays late when the NF-2 follows it, and no one waits for the form any more",
  },
  {
    accident: "2026-08-01",
    later: { notice: "2026-10-15" },
    dates: [
      "2026-08-31 noticeLimit (late: notice on 2026-10-15)",
      "2026-10-22 applicationForm",
      "2027-08-01 yearRule (2027-07-30)",
    ],
    because: "a letter after 75 days is notice, but not in time",
  },
  {
    accident: "2026-08-01",
    later: { application: "2026-10-15" },
    dates: [
      "2026-08-31 noticeLimit (late: application on 2026-10-15)",
      "2026-10-29 claimForms",
      "2027-08-01 yearRule (2027-07-30)",
    ],
    because: "so is an NF-2 after 75 days",
  },
  {
    accident: "2026-11-16",
    said: { ...driver, working: "yes", public: "yes" },
    dates: [
      "2026-11-26 crashReport (2026-11-25)",
      "2026-12-16 employerNotice",
      "2026-12-16 noticeLimit",
      "2027-02-14 publicNotice (2027-02-11)",
      "2027-11-16 yearRule",
      "2028-11-16 boardClaim",
    ],
    because: "a bus driver tells the employer, too; Thanksgiving, and Lincoln’s Birthday before a Sunday, are left out",
  },
  {
    accident: "2026-11-16",
    said: { ...passenger, public: "yes" },
    dates: ["2026-12-16 noticeLimit", "2027-02-14 publicNotice (2027-02-11)", "2027-11-16 yearRule"],
    because: "a passenger of that bus sends no crash report",
  },
  {
    accident: "2026-11-16",
    said: { ...passenger, drove: undefined },
    dates: ["2026-11-26 crashReport (2026-11-25)", "2026-12-16 noticeLimit", "2027-11-16 yearRule"],
    because: "who did not say whether he drove sees the crash report",
  },
  {
    accident: "2026-03-02",
    later: { notice: "2026-03-05", obelLetter: "2026-11-10" },
    dates: ["2026-03-12 applicationForm", "2026-11-25 obelChoice", "2027-03-02 yearRule"],
    because: "the choice of what OBEL pays for counts from the date of the insurer’s letter",
  },
  {
    today: "2026-12-28",
    accident: "2026-03-02",
    later: { application: "2026-03-10", obelLetter: "2026-12-20" },
    dates: ["2026-03-24 claimForms", "2027-01-04 obelChoice", "2027-03-02 yearRule"],
    because: "its 15 days are calendar days, also over Christmas and New Year",
  },
  {
    accident: "2026-09-10",
    later: { application: "2026-09-15", denialMailed: "2026-11-02", denialArrived: "2026-11-06" },
    dates: [
      "2026-09-29 claimForms",
      "2026-12-02 lateArbitration",
      "2026-12-06 interestAction (2026-12-04)",
      "2027-09-10 yearRule",
    ],
    because: "one time runs from the date on a denial, the other from the day on which it arrives",
  },
  {
    accident: "2024-11-20",
    later: { turnedDown: "2026-11-01" },
    dates: ["2027-04-30 deniedCoverage"],
    because: "two years and a day after the crash only a late denial of coverage still has a date",
  },
  {
    accident: "2024-10-01",
    later: { notice: "2024-11-05" },
    dates: [],
    because: "over two years after the crash nothing is worked out from it, late notice included",
  },
  {
    accident: "2024-11-21",
    said: { ...passenger, working: "yes" },
    dates: [
      "2024-12-21 employerNotice",
      "2024-12-21 noticeLimit",
      "2025-11-21 yearRule",
      "2026-11-21 boardClaim (2026-11-21)",
    ],
    because: "two years to the day end today, a Saturday, and nothing earlier is left to name",
  },
  {
    accident: "2026-09-01",
    later: { notice: "2026-09-03", turnedDown: "2026-11-02" },
    dates: [
      "2026-09-02 policeReport",
      "2026-09-11 applicationForm",
      "2027-02-28 uninsuredVehicle (2027-02-26)",
      "2027-05-01 deniedCoverage (2027-04-30)",
      "2027-09-01 yearRule",
    ],
    because: "an insurer that denies coverage may leave the vehicle without any, so both times of MVAIC are named",
  },
  {
    accident: "2026-09-01",
    later: { application: "2026-09-08", request: "2026-11-03" },
    dates: ["2026-09-22 claimForms", "2027-03-03 requestReply", "2027-09-01 yearRule"],
    because: "120 days from the date on the first letter, over a year’s end and a short February",
  },
  {
    today: "2026-12-01",
    accident: "2026-11-16",
    later: { expense: "2026-11-30" },
    dates: ["2026-12-16 noticeLimit", "2027-02-28 wageClaim (2027-02-26)", "2027-11-16 yearRule"],
    because: "90 days from the first day without pay end on a Sunday",
  },
  {
    today: "2026-12-20",
    accident: "2026-11-24",
    later: { visit: "2026-12-18" },
    dates: ["2026-12-24 noticeLimit", "2027-02-01 billWithin", "2027-11-24 yearRule"],
    because: "a visit to the practice is no notice; its bill has 45 days",
  },
  {
    today: "2026-12-20",
    accident: "2026-11-24",
    later: { application: "2026-12-18" },
    dates: ["2027-01-05 claimForms", "2027-11-24 yearRule"],
    because: "Christmas and New Year’s Day are no business days of the insurer",
  },
  {
    accident: "2026-11-16",
    later: { notice: "2026-11-16" },
    dates: ["2026-11-23 applicationForm", "2027-11-16 yearRule"],
    because: "notice can be given on the day of the crash",
  },
  {
    today: "2026-10-11",
    accident: "2026-10-10",
    dates: ["2026-11-09 noticeLimit", "2027-10-10 yearRule (2027-10-08)"],
    because: "the clock change of November 1 moves no day",
  },
  {
    today: "2026-11-20",
    accident: "2026-11-20",
    said: {},
    dates: [
      "2026-11-21 policeReport",
      "2026-11-30 crashReport",
      "2026-12-20 employerNotice (2026-12-18)",
      "2026-12-20 noticeLimit (2026-12-18)",
      "2027-02-18 publicNotice",
      "2027-02-18 unknownVehicle",
      "2027-05-19 uninsuredVehicle",
      "2027-11-20 yearRule (2027-11-19)",
      "2028-11-20 boardClaim",
    ],
    because: "without an answer no date is kept from anyone",
  },
];

test.each(claims)(
  "after a crash on $accident: $because",
  ({ today = "2026-11-21", accident, said = passenger, later = {}, dates }) => {
    const found = deadlinesFor({ ...said, accident, later }, rules, today);
    const lines = found.flatMap(({ day, rules: due, closed }) =>
      due.map(({ id, tooLate }) => {
        const note = tooLate ? `late: ${tooLate.event} on ${tooLate.day}` : closed?.saferDay;
        return `${day} ${id}${note ? ` (${note})` : ""}`;
      }),
    );
    expect(lines.toSorted()).toEqual(dates);
  },
);

test.each([
  {
    said: passenger,
    later: {},
    left: "deniedCoverage disability interestAction lateArbitration obelChoice requestReply wageClaim",
    because: "no later day is known",
  },
  {
    said: { ...passenger, working: "yes" as const },
    later: { denialArrived: "2026-11-06", obelLetter: "2026-11-10" },
    left: "deniedCoverage lateArbitration requestReply wageClaim",
    because: "hurt at work there are no disability benefits, and two days are known",
  },
])("what may follow later is $left: $because", ({ said, later, left }) => {
  const found = undatedRules({ ...said, accident: "2026-09-10", later }, rules);
  expect(found.map(({ id }) => id).toSorted()).toEqual(left.split(" "));
});
