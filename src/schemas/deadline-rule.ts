import { z } from "astro/zod";
import { orderField, review, textField } from "./fields.ts";

/** The time limits that the site names; each is also a placeholder for its time in the texts of `content/`. */
export const deadlineRuleIds = [
  "noticeLimit",
  "wageClaim",
  "requestReply",
  "interestAction",
  "lateArbitration",
  "unknownVehicle",
  "uninsuredVehicle",
  "billWithin",
  "moreProof",
  "insurerExam",
  "decision",
  "yearRule",
  "policeReport",
  "employerNotice",
  "boardClaim",
] as const;

/** Those who have something to do in time. */
export const deadlineParties = ["you", "practice", "insurer"] as const;

/** One time limit of the law: who must do what, how soon, counted from when, and where that is written. */
export const deadlineRuleSchema = z
  .strictObject({
    order: orderField,
    what: textField.describe("What has to be done, as a request without a period."),
    who: z.enum(deadlineParties).describe("Who has to do it: the injured person, our practice, or the insurer."),
    limit: z
      .int("Write a whole number without its unit, for example 30.")
      .min(1, "Write 1 or more.")
      .describe("How many of the unit."),
    unit: z.enum(["hours", "days", "business days", "years"]).describe("Days are calendar days."),
    from: textField.describe("The event from which the time runs; it follows the word “from”."),
    source: textField.describe("Where the rule is written, in words a reader can look up."),
    certainty: z.enum(["C", "L"]).describe("C: read in the law itself. L: likely, still to be checked."),
    table: z.boolean().default(false).describe("True: it stands in the table on /insurance."),
    ...review,
  })
  .refine(({ certainty, table }) => certainty === "C" || !table, {
    path: ["table"],
    error: "Only a rule of certainty C may stand in the table; check the rule first.",
  });

export type DeadlineRuleId = (typeof deadlineRuleIds)[number];
export type DeadlineRule = z.infer<typeof deadlineRuleSchema> & { id: DeadlineRuleId };
