import { z } from "astro/zod";
import { certaintyField, orderField, review, textField, urlField, withReviewer } from "#content/fields.ts";
import { fields } from "#tools/texts-schema.ts";
import { addresseeIds } from "./addressees.ts";
import { noteIds, waysToAct } from "./advise.ts";
import { caseIds } from "./cases.ts";
import { reasonIds } from "./facts.ts";
import { choiceKeys, claimDays } from "./claim.ts";

const idField = z.string().regex(/^[\w-]+$/, "Write letters, digits and hyphens.");
const option = z.strictObject({
  id: idField,
  label: textField.describe("The answer, as a person gives it."),
  new: textField.optional().describe("What it says anew; it follows “New:”."),
});

const question = z.strictObject({
  id: idField,
  short: textField.describe("Its name among the answers."),
  text: textField,
  hint: textField.optional(),
  after: z
    .array(z.strictObject(fields([...choiceKeys, "also"], z.array(idField).optional())))
    .optional()
    .describe("It is asked only once all answers of one of these are given."),
  options: z.array(option).min(2, "Give two answers or more."),
});

const field = z.strictObject({
  id: idField,
  label: textField,
  hint: textField.optional(),
  options: z
    .array(option.omit({ new: true }))
    .optional()
    .describe("Its answers; without them it asks for a day."),
});

const leafEvent = z.strictObject({ id: idField, label: textField, fields: z.array(field) });
const event = z.strictObject({
  id: idField,
  label: textField,
  fields: z.array(field).optional(),
  events: z.array(leafEvent).optional().describe("The kinds of it, where there are several."),
});

const sourced = {
  source: textField.describe("Where the rule is written, as a reader can look it up."),
  certainty: certaintyField,
  ask: textField.optional().describe("Whom to ask where the law is open; it follows the word “ask”."),
};

const addressee = z.strictObject({
  id: z.enum(addresseeIds),
  to: textField.describe("Follows the word “To”."),
  find: textField.describe("Where to find its name."),
  letter: z.boolean().optional().describe("It gets the letter."),
  ...sourced,
});

const step = z
  .strictObject({
    id: idField,
    title: textField.describe("What to do, as a request."),
    if: textField.optional().describe("The same for those who may not have to: the condition, then what to do."),
    lateTitle: textField.optional().describe("What to do once the day has passed."),
    concerns: z.array(z.enum(caseIds)).optional().describe("The cases in which it counts, if it has no time limit."),
    when: z.enum(["now", "comes"]).optional().describe("When, if it has no time limit."),
    on: z.enum(claimDays).optional().describe("The event whose day it is."),
    hard: z.boolean().optional().describe("Once the day has passed, the right is normally gone."),
    how: z.array(z.enum(waysToAct)).describe("What counts as the act."),
    why: textField,
    conditions: textField.optional().describe("Who can do it."),
    late: textField.optional().describe("What to do once the day has passed."),
    stays: z.boolean().optional().describe("Done late, it still helps: it stays among what to do."),
    undated: z.boolean().optional().describe("It is shown before its event has a day, too."),
    short: textField.optional().describe("Its name in the drawing of the days: a word or two."),
    button: textField.optional(),
    phone: z
      .strictObject({
        name: textField,
        number: z.string().describe("A placeholder of facts.yaml, as {accidentFundPhone}."),
      })
      .optional()
      .describe("Whom else to call about it."),
    page: idField.optional().describe("The page of official-pages.yaml that the button opens."),
    letter: idField.optional().describe("The letter of letters.yaml that the button opens."),
    ...sourced,
    source: sourced.source.optional(),
    certainty: certaintyField.optional(),
  })
  .refine(({ source, certainty }) => Boolean(source) === Boolean(certainty), {
    path: ["certainty"],
    error: "Write source and certainty together, or neither for a step with a time limit of deadline-rules.yaml.",
  });

/** What the claim tool asks, whom it names and what it says to do: `content/claim.yaml`. */
export const claimSchema = withReviewer(
  z.strictObject({
    questions: z.array(question),
    events: z.array(event),
    addressees: z.array(addressee),
    steps: z.array(step),
    notes: z.array(z.strictObject({ id: z.enum(noteIds), text: textField })),
    reasons: z.array(z.strictObject({ id: z.enum(reasonIds), text: textField })),
    ...review,
  }),
);

export type ClaimContent = z.infer<typeof claimSchema>;
export type StepContent = ClaimContent["steps"][number];

/** A page of the State or of a fund that the site may link to: `content/official-pages.yaml`. */
export const officialPageSchema = z.strictObject({
  order: orderField,
  name: textField,
  href: urlField,
  source: textField.describe("The source of the project that shows the address."),
});

export type OfficialPage = z.infer<typeof officialPageSchema> & { id: string };
