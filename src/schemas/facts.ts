import { z } from "astro/zod";
import type { DeadlineRuleId } from "./deadline-rule.ts";
import { phoneField, textField } from "./fields.ts";
import type { ReportId } from "./listed.ts";

const fact = textField.describe("As it reads in a sentence.");
const weeks = fact.regex(/^\d+ weeks$/, "Write it as “3 weeks”; the drawing on /services reads the number.");
const minutes = fact.regex(
  /^\d+–\d+ minutes$/,
  "Write it as “45–60 minutes”, with a long dash; it is drawn on a scale.",
);

/**
 * Numbers that are in more than one sentence of the site. Any text in `content/` writes `{firstVisit}` for one of
 * them, so that a number is changed in one place.
 */
export const factsSchema = z.strictObject({
  response: fact.describe("How soon a message is answered."),
  wait: fact.describe("Within which time most people are seen."),
  firstVisit: minutes.describe("Length of the first evaluation."),
  emgVisit: minutes.describe("Extra time for EMG/NCS."),
  emgOffice: fact.describe("Name of the only office with EMG/NCS."),
  emgFirst: weeks.describe("Before this time an EMG can look normal although a nerve is hurt."),
  emgBest: weeks.describe("After this time signs of nerve-root injury show best in an EMG."),
  earlyNotice: fact.describe("The call that many insurers ask for."),
  careWithin: fact.describe("When to plan to be seen."),
  lateInterest: fact.describe("Interest a month on a late No-Fault payment, 11 NYCRR 65-3.9."),
  recordCopy: fact.describe("The most that a page of a copied record costs, Public Health Law §18."),
  basicLimit: fact.describe("Basic No-Fault limit per person, Ins. Law §5102(a)."),
  lostPay: fact.describe("What No-Fault pays of lost pay, Ins. Law §5102(a)(2)."),
  otherCosts: fact.describe("What No-Fault pays of other necessary costs, Ins. Law §5102(a)(3)."),
  deathBenefit: fact.describe("What No-Fault pays on a death, Ins. Law §5103(a)."),
  familyDeductible: fact.describe("Deductible that a policy may carry, 11 NYCRR 65-1.6."),
  stateDepartment: fact.describe(
    "How to reach the state’s Department of Financial Services: its site and its telephone number.",
  ),
  accidentFund: fact.describe("Address of MVAIC, a fund set up by state law."),
  accidentFundPhone: phoneField.describe("Its telephone number."),
});

export type Facts = z.infer<typeof factsSchema>;

/** Every number in sentences, the times of reports and the time limits of the law among them. */
export type AllFacts = Facts & Record<ReportId | DeadlineRuleId, string>;
