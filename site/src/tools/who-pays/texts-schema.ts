import { z } from "astro/zod";
import { textField } from "#content/fields.ts";
import { sourceFields, toolPageSchema, toolText } from "#tools/texts-schema.ts";
import { withPeople } from "#languages/translation-schema.ts";

const formSchema = z.strictObject({
  place: textField.describe("Which question this is: “Question {number} of up to {most}”."),
  choose: textField.describe("Where no answer was chosen."),
  next: textField,
  back: textField,
  again: textField,
  print: textField,
  soFar: textField.describe("Over the answers, before the last one."),
  answers: textField.describe("Over the answers, beside the result."),
  paper: textField.describe("On a printed result: how far its rules go."),
});

const resultSchema = z.strictObject({
  first: textField.describe("Over the insurer or the fund to ask first."),
  answer: textField.describe("Over a result that is no insurer and no fund."),
  letter: textField.describe("The button to the letter."),
  dates: textField.describe("The button to the dates."),
  caution: textField.describe("That nothing here says who is covered."),
  onFoot: textField.describe("The link for people who were in no vehicle."),
  also: textField.describe("Over what else there is to do."),
  conditions: textField,
  find: textField,
  time: textField,
  act: textField,
  phone: textField,
  source: textField,
  ...sourceFields,
});

const orderSchema = z.strictObject({
  title: textField.describe("Over all questions on one page."),
  lead: textField,
  open: textField.describe("What opens them."),
  step: textField.describe("Which question follows an answer: “Go on to question {number}.”"),
  end: textField.describe("After an answer that nothing follows."),
});

/** The texts of content/who-pays.yaml and of coverage-limits.yaml, by id; the rules are only there. */
const rulesSchema = z.strictObject({
  short: z.array(textField),
  leftOut: textField.describe("Whom an insurer may leave out."),
  questions: z.array(
    z.strictObject({
      id: z.string(),
      text: textField,
      hint: textField.optional(),
      options: z.array(z.strictObject({ id: z.string(), label: textField })),
    }),
  ),
  results: z.array(
    z.strictObject({
      id: z.string(),
      title: textField,
      why: textField,
      conditions: textField.optional(),
      find: textField.optional(),
      act: textField,
      vehicle: z.strictObject({ unknown: textField, uninsured: textField }).optional(),
      more: z.array(z.strictObject({ term: textField, text: textField })).optional(),
      ask: textField.optional(),
    }),
  ),
});

/** The texts of “Who pays?” in one language. */
export const whoPaysTextsSchema = withPeople(
  z.strictObject({
    ...toolText,
    page: toolPageSchema.extend({
      onFoot: textField.describe("The link for people who were in no vehicle, beside the tool."),
    }),
    form: formSchema,
    result: resultSchema,
    order: orderSchema,
    rules: rulesSchema.optional().describe("Left out in English: its texts are under “Who pays?”."),
  }),
);

type Written = z.infer<typeof whoPaysTextsSchema>;

/** The texts of “Who pays?” in one language, named after its file. */
export type WhoPaysTexts = Written & { id: string };
/** What the page of a language also needs: the texts of the rules. */
export type FinderTexts = z.infer<typeof rulesSchema>;
/** The tool's own texts. */
export type FinderLabels = Pick<Written, "form" | "result">;
