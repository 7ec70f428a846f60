import { z } from "astro/zod";
import { certaintyField, orderField, review, textField, withReviewer } from "#content/fields.ts";
import { caseIds } from "./claim/cases.ts";
import { claimDays } from "./claim/claim.ts";

/** The time limits that the site names; each is also a placeholder for its time in the texts of `content/`. */
export const deadlineRuleIds = [
  "noticeLimit",
  "wageClaim",
  "requestReply",
  "interestAction",
  "lateArbitration",
  "obelChoice",
  "unknownVehicle",
  "uninsuredVehicle",
  "deniedCoverage",
  "billWithin",
  "moreProof",
  "insurerExam",
  "decision",
  "yearRule",
  "policeReport",
  "employerNotice",
  "boardClaim",
  "fundNotice",
  "courierNotice",
  "volunteerNotice",
  "volunteerClaim",
  "crashReport",
  "swornStatement",
  "publicNotice",
  "stateClaim",
  "federalClaim",
  "disability",
  "suit",
  "deathSuit",
  "courtLimit",
  "shortCourtLimit",
  "applicationForm",
  "claimForms",
  "followUp",
] as const;

/** The parties with time limits. */
const deadlineParties = ["you", "practice", "insurer"] as const;

/** The events from which a date can be computed, and `other` for those that the tool does not ask about. */
const deadlineEvents = [...claimDays, "other"] as const;

const eventNames = {
  denialCame: "Denial arrived",
  followUp: "The insurer’s second request",
  obel: "Insurer’s letter about optional coverage (OBEL)",
  pay: "First day without pay",
  oath: "Interview under oath",
  missed: "Missed exam",
  coverage: "Letter that denies coverage",
  other: "Another event",
};

/** One time limit of the law: who must do what, how soon, counted from when, and the source. */
export const deadlineRuleSchema = withReviewer(
  z
    .strictObject({
      order: orderField,
      what: textField
        .describe("What has to be done, as a request without a period.")
        .meta({ title: "What has to be done" }),
      who: z
        .enum(deadlineParties)
        .describe("Who has to do it: the injured person, our practice, or the insurer.")
        .meta({
          title: "Who has to do it",
          names: { you: "The injured person", practice: "Our practice", insurer: "The insurer" },
        }),
      concerns: z
        .array(z.enum(caseIds))
        .min(1, "Name a case, or leave it out for everyone.")
        .optional()
        .describe("Whom it concerns, in any of these cases; leave out for everyone.")
        .meta({ title: "Whom it concerns" }),
      limit: z
        .int("Write a whole number without its unit, for example 30.")
        .min(1, "Write 1 or more.")
        .describe("The number alone, such as 30; “days” or “years” is chosen below.")
        .meta({ title: "How many" }),
      unit: z
        .enum(["hours", "days", "business days", "years"])
        .describe("Days are calendar days.")
        .meta({ title: "Of what", names: { "business days": "Business days" } }),
      from: textField
        .describe("The event from which the time runs; it follows the word “from”.")
        .meta({ title: "Counted from" }),
      event: z
        .enum(deadlineEvents)
        .describe("The same event, as /tools/claim asks for it; another event if it does not.")
        .meta({ title: "Event in the tool", names: eventNames }),
      source: textField
        .describe("Where the rule is written, as a reader can look it up.")
        .meta({ title: "Where it is written" }),
      certainty: certaintyField,
      ask: textField
        .optional()
        .describe("Whom to ask about a rule that the law leaves open; it follows the word “ask”.")
        .meta({ title: "Whom to ask" }),
      table: z
        .boolean()
        .default(false)
        .describe("It is on /insurance too, among what most patients must do.")
        .meta({ title: "Also on the insurance page" }),
      ...review,
    })
    .refine(({ certainty, table }) => certainty !== "general" || !table, {
      path: ["table"],
      error: "A rule known only from general knowledge may not be in the table; read it at its source first.",
    })
    .refine(({ certainty, event, ask }) => certainty !== "general" || event === "other" || ask, {
      path: ["ask"],
      error:
        "A rule known only from general knowledge, whose date the tool works out, needs someone to ask, for example “an attorney”.",
    }),
);

export type DeadlineRuleId = (typeof deadlineRuleIds)[number];
export type DeadlineRule = z.infer<typeof deadlineRuleSchema> & { id: DeadlineRuleId };
