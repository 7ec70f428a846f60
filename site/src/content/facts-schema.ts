import { z } from "astro/zod";
import type { DeadlineRuleId } from "#tools/rule-schema.ts";
import { phoneField, textField } from "./fields.ts";
import type { ReportId } from "#attorneys/report-schema.ts";

const fact = textField.describe("As it reads in a sentence.");
const weeks = fact.regex(/^\d+ weeks$/, "Write it as “3 weeks”; the drawing on /services reads the number.");
const minutes = fact.regex(
  /^\d+–\d+ minutes$/,
  "Write it as “45–60 minutes”, with a long dash; it is drawn on a scale.",
);

/**
 * Numbers that are in more than one sentence of the site. Texts in `content/` reference one as `{firstVisit}`, so that
 * each number is changed in one place.
 */
export const factsSchema = z.strictObject({
  response: fact.describe("How soon a message is answered.").meta({ title: "Messages are answered within" }),
  wait: fact.describe("Within which time most people are seen.").meta({ title: "Most people are seen within" }),
  firstVisit: minutes.describe("Length of the first evaluation.").meta({ title: "First visit takes" }),
  emgVisit: minutes.describe("Extra time for EMG/NCS.").meta({ title: "EMG/NCS takes" }),
  emgOffice: fact.describe("Name of the only office with EMG/NCS.").meta({ title: "Office with EMG/NCS" }),
  emgFirst: weeks
    .describe("Before this time an EMG can look normal although a nerve is hurt.")
    .meta({ title: "EMG can be too early before" }),
  emgBest: weeks
    .describe("After this time signs of nerve-root injury show best in an EMG.")
    .meta({ title: "EMG shows best after" }),
  earlyNotice: fact
    .describe("The call that many insurers ask for.")
    .meta({ title: "First call to the insurer within" }),
  careWithin: fact.describe("When to plan to be seen.").meta({ title: "Plan to be seen within" }),
  lateInterest: fact
    .describe("Interest a month on a late No-Fault payment, 11 NYCRR 65-3.9.")
    .meta({ title: "Interest on late payments" }),
  recordCopy: fact
    .describe("The most that a page of a copied record costs, Public Health Law §18.")
    .meta({ title: "Page of a copied record" }),
  basicLimit: fact
    .describe("Basic No-Fault limit per person, Ins. Law §5102(a).")
    .meta({ title: "Basic No-Fault limit" }),
  lostPay: fact.describe("What No-Fault pays of lost pay, Ins. Law §5102(a)(2)."),
  otherCosts: fact
    .describe("What No-Fault pays of other necessary costs, Ins. Law §5102(a)(3).")
    .meta({ title: "Other costs paid" }),
  deathBenefit: fact.describe("What No-Fault pays on a death, Ins. Law §5103(a).").meta({ title: "Death benefit" }),
  familyDeductible: fact.describe("Deductible that a policy may carry, 11 NYCRR 65-1.6."),
  stateDepartment: fact
    .describe("How to reach the state’s Department of Financial Services: its site and its telephone number.")
    .meta({ title: "State Department of Financial Services" }),
  accidentFund: fact.describe("Address of MVAIC, a fund set up by state law.").meta({ title: "MVAIC, address" }),
  accidentFundPhone: phoneField.describe("Its telephone number.").meta({ title: "MVAIC, phone" }),
});

export type Facts = z.infer<typeof factsSchema>;

/** Every number in sentences, the times of reports and the time limits of the law among them. */
export type AllFacts = Facts & Record<ReportId | DeadlineRuleId, string>;
