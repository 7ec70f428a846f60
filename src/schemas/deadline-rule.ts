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
  "crashReport",
  "publicNotice",
  "disability",
  "extraCover",
  "courtLimit",
  "shortCourtLimit",
  "applicationForm",
  "claimForms",
  "followUp",
] as const;

/** Those who have something to do in time. */
export const deadlineParties = ["you", "practice", "insurer"] as const;

/** Whom a time limit concerns that is not for everybody: those who answer a question of the tool so. */
export const deadlineConcerns = [
  "working",
  "notWorking",
  "unknownVehicle",
  "uninsuredVehicle",
  "publicVehicle",
] as const;

/** The events from which a date can be worked out, and `other` for those that the tool does not ask for. */
export const deadlineEvents = [
  "accident",
  "notice",
  "application",
  "visit",
  "expense",
  "request",
  "denialMailed",
  "denialArrived",
  "other",
] as const;

/** One time limit of the law: who must do what, how soon, counted from when, and where that is written. */
export const deadlineRuleSchema = z
  .strictObject({
    order: orderField,
    what: textField.describe("What has to be done, as a request without a period."),
    who: z.enum(deadlineParties).describe("Who has to do it: the injured person, our practice, or the insurer."),
    concerns: z
      .enum(deadlineConcerns)
      .optional()
      .describe("Whom it concerns; leave out for everybody. Begin “what” with the case, as a question."),
    limit: z
      .int("Write a whole number without its unit, for example 30.")
      .min(1, "Write 1 or more.")
      .describe("How many of the unit."),
    unit: z.enum(["hours", "days", "business days", "years"]).describe("Days are calendar days."),
    from: textField.describe("The event from which the time runs; it follows the word “from”."),
    event: z.enum(deadlineEvents).describe("The same event, as /tools/deadlines asks for it; “other” if it does not."),
    doneBy: z
      .array(z.enum(deadlineEvents))
      .optional()
      .describe("Events whose day shows that it was done; /tools/deadlines then leaves the rule out."),
    act: textField
      .optional()
      .describe(
        "What to do by then, if it is not “Send it”; “by the business day before” or “now with a reason” follows.",
      ),
    late: textField.optional().describe("What to do when the date has passed, where a late letter is not the answer."),
    source: textField.describe("Where the rule is written, in words a reader can look up."),
    certainty: z.enum(["C", "L"]).describe("C: read in the law itself. L: likely, still to be checked."),
    ask: textField.optional().describe("Whom to ask about a rule of certainty L; it follows the word “ask”."),
    table: z.boolean().default(false).describe("True: it stands in the table on /insurance."),
    ...review,
  })
  .refine(({ certainty, table }) => certainty === "C" || !table, {
    path: ["table"],
    error: "Only a rule of certainty C may stand in the table; check the rule first.",
  })
  .refine(({ certainty, ask }) => certainty === "C" || ask, {
    path: ["ask"],
    error: "A rule of certainty L needs somebody to ask, for example “ask: an attorney”.",
  });

export type DeadlineRuleId = (typeof deadlineRuleIds)[number];
export type DeadlineEvent = (typeof deadlineEvents)[number];
export type DeadlineRule = z.infer<typeof deadlineRuleSchema> & { id: DeadlineRuleId };
