import { z } from "astro/zod";
import { certaintyField, review, textField, withReviewer } from "#content/fields.ts";
import { pathIssues } from "./paths.ts";

/** The answers passed to /tools/deadlines, under the names that both tools use. */
const carriesSchema = z.strictObject({
  working: z.enum(["yes", "no"]).optional().meta({ title: "Was working" }),
  drove: z.enum(["yes", "no"]).optional().meta({ title: "Drove" }),
  vehicle: z.enum(["insured", "unknown", "uninsured"]).optional().meta({ title: "The vehicle" }),
  fled: z.enum(["yes", "no"]).optional().meta({ title: "A driver fled" }),
});

const idField = z.string().regex(/^[a-z][a-z-]*$/, "Write it in small letters, with dashes for spaces.");

const optionSchema = z.strictObject({
  id: idField,
  label: textField.describe("The answer, as a person chooses it.").meta({ title: "Answer" }),
  leads: z
    .array(z.string())
    .min(1)
    .optional()
    .describe("Whom it leads to: ids of “results”, the first to ask first.")
    .meta({ title: "Whom it leads to" }),
  next: z
    .string()
    .optional()
    .describe("The question that follows; without one the way ends here.")
    .meta({ title: "Next question" }),
  onFoot: z
    .boolean()
    .optional()
    .describe("Then it leads to the part of /for-patients for people who were in no vehicle, too.")
    .meta({ title: "Leads to people on foot" }),
  carries: carriesSchema
    .optional()
    .describe("What /tools/deadlines learns of it.")
    .meta({ title: "What the deadline tool learns" }),
});

const questionSchema = z.strictObject({
  id: idField,
  text: textField.meta({ title: "Question" }),
  hint: textField.optional(),
  asks: z
    .enum(["working", "vehicle", "fled"])
    .optional()
    .describe("What /tools/deadlines asks, too: its answer is then chosen already.")
    .meta({ title: "Asked by the deadline tool, too" }),
  options: z.array(optionSchema).min(2, "Give it at least two answers."),
});

const onlyForAnswer = "Leave it empty for everyone; or only those who gave this answer see it.";

const resultSchema = z
  .strictObject({
    id: idField,
    kind: z
      .enum(["insurer", "compensation", "fund", "attorney", "also"])
      .describe("An insurer gets the letter of notice; “also” is said besides and ends no way."),
    title: textField.meta({ title: "Title" }),
    why: textField.describe("Why it is the one.").meta({ title: "Why this one" }),
    conditions: textField
      .optional()
      .describe("On what it depends; a fund needs them.")
      .meta({ title: "On what it depends" }),
    find: textField.optional().describe("Where its name is found.").meta({ title: "Where its name is found" }),
    act: textField.describe("What to do by when.").meta({ title: "What to do by when" }),
    vehicle: z
      .strictObject({
        unknown: textField.meta({ title: "Vehicle unknown" }),
        uninsured: textField.meta({ title: "Vehicle without insurance" }),
      })
      .optional()
      .describe("What else to do in either case; the other is left out when the case is known.")
      .meta({ title: "By kind of vehicle" }),
    more: z
      .array(
        z.strictObject({
          term: textField.meta({ title: "For whom" }),
          text: textField,
          drove: carriesSchema.shape.drove.describe(onlyForAnswer).meta({ title: "Only for who drove, or did not" }),
          working: carriesSchema.shape.working
            .describe(onlyForAnswer)
            .meta({ title: "Only for who was working, or was not" }),
        }),
      )
      .optional()
      .describe("What holds for some alone: for whom, and what.")
      .meta({ title: "For some alone" }),
    phone: textField.optional().describe("A number to call; “Insert a fact” puts it in."),
    dates: z
      .boolean()
      .optional()
      .describe("Leave it unchecked where No-Fault has no dates, so that the tool for dates is no help.")
      .meta({ title: "Has No-Fault dates" }),
    source: textField
      .describe("Where it is written, as a reader can look it up.")
      .meta({ title: "Where it is written" }),
    certainty: certaintyField,
    ask: textField
      .optional()
      .describe("Whom to ask about what is only likely; it follows the word “ask”.")
      .meta({ title: "Whom to ask" }),
  })
  .refine(({ kind, conditions }) => kind !== "fund" || conditions, {
    path: ["conditions"],
    error: "A fund pays only under conditions: write them here.",
  })
  .refine(({ certainty, ask }) => certainty !== "general" || ask, {
    path: ["ask"],
    error: "What is known only from general knowledge needs someone to ask, for example “an attorney”.",
  });

/** The finder of the insurer: its questions, the next step of each answer, and the texts of every payer. */
export const whoPaysSchema = withReviewer(
  z.strictObject({
    short: z
      .array(textField)
      .min(2)
      .describe("The answer for most people, before any question.")
      .meta({ title: "In short" }),
    questions: z.array(questionSchema).min(1),
    results: z.array(resultSchema).min(1),
    ...review,
  }),
).superRefine((rules, context) => {
  for (const issue of pathIssues(rules)) context.addIssue({ code: "custom", input: rules, ...issue });
});

export type WhoPays = z.infer<typeof whoPaysSchema>;
export type Question = z.infer<typeof questionSchema>;
export type Option = z.infer<typeof optionSchema>;
export type Result = z.infer<typeof resultSchema>;
