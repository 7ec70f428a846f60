import { z } from "astro/zod";
import { certaintyField, review, textField, withReviewer } from "./fields.ts";
import { pathFaults } from "./who-pays-paths.ts";

/** What an answer tells /tools/deadlines, by the names that both tools use. */
const carriesSchema = z.strictObject({
  working: z.enum(["yes", "no"]).optional(),
  drove: z.enum(["yes", "no"]).optional(),
  vehicle: z.enum(["insured", "unknown", "uninsured"]).optional(),
  fled: z.enum(["yes", "no"]).optional(),
});

const idField = z.string().regex(/^[a-z][a-z-]*$/, "Write it in small letters, with dashes for blanks.");

const optionSchema = z.strictObject({
  id: idField,
  label: textField.describe("The answer, as a person chooses it."),
  leads: z.array(z.string()).min(1).optional().describe("Whom it leads to: ids of “results”, the first to ask first."),
  next: z.string().optional().describe("The question that follows; without one the way ends here."),
  onFoot: z
    .boolean()
    .optional()
    .describe("True leads to the part of /for-patients for people who were in no vehicle, too."),
  carries: carriesSchema.optional().describe("What /tools/deadlines learns of it."),
});

const questionSchema = z.strictObject({
  id: idField,
  text: textField,
  hint: textField.optional(),
  asks: z
    .enum(["working", "vehicle", "fled"])
    .optional()
    .describe("What /tools/deadlines asks, too: its answer is then chosen already."),
  options: z.array(optionSchema).min(2, "Give it at least two answers."),
});

const resultSchema = z
  .strictObject({
    id: idField,
    kind: z
      .enum(["insurer", "compensation", "fund", "attorney", "also"])
      .describe("An insurer gets the letter of notice; “also” is said besides and ends no way."),
    title: textField,
    why: textField.describe("Why it is the one."),
    conditions: textField.optional().describe("On what it depends; a fund needs them."),
    find: textField.optional().describe("Where its name is found."),
    act: textField.describe("What to do by when."),
    vehicle: z
      .strictObject({ unknown: textField, uninsured: textField })
      .optional()
      .describe("What else to do in either case; the other is left out when the case is known."),
    more: z
      .array(z.strictObject({ term: textField, text: textField }))
      .optional()
      .describe("What holds for some alone: for whom, and what."),
    phone: textField.optional().describe("A number to call, as a {fact}."),
    dates: z.boolean().optional().describe("False: No-Fault has no dates for this, so /tools/deadlines is no help."),
    source: textField.describe("Where it is written, in words a reader can look up."),
    certainty: certaintyField,
    ask: textField.optional().describe("Whom to ask about what is only likely; it follows the word “ask”."),
  })
  .refine(({ kind, conditions }) => kind !== "fund" || conditions, {
    path: ["conditions"],
    error: "A fund pays only under conditions: write them here.",
  })
  .refine(({ certainty, ask }) => certainty !== "general" || ask, {
    path: ["ask"],
    error: "What is known only from general knowledge needs somebody to ask, for example “ask: an attorney”.",
  });

/** The finder of the insurer: its questions, where each answer leads, and what is said of every payer. */
export const whoPaysSchema = withReviewer(
  z.strictObject({
    short: z.array(textField).min(2).describe("The answer for most people, before any question."),
    questions: z.array(questionSchema).min(1),
    results: z.array(resultSchema).min(1),
    ...review,
  }),
).superRefine((rules, context) => {
  for (const { path, fault } of pathFaults(rules))
    context.addIssue({ code: "custom", path, message: fault, input: rules });
});

export type WhoPays = z.infer<typeof whoPaysSchema>;
export type Question = WhoPays["questions"][number];
export type Option = Question["options"][number];
export type Result = WhoPays["results"][number];
