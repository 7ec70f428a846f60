import { z } from "astro/zod";
import { textField } from "#content/fields.ts";
import { texts, toolPageSchema, toolText } from "#tools/texts-schema.ts";
import { withPeople } from "#languages/translation-schema.ts";

const insurer = ["insurer", "insurerAddress", "policyholder", "policyNumber", "claimNumber"] as const;
const accident = ["accident", "place", "account", "time", "vehicle", "injured"] as const;

const formSchema = z.strictObject({
  blank: textField.describe("That nothing has to be filled in."),
  find: textField.describe("To the tool that finds the insurer; the link is in [brackets]."),
  found: textField.describe("In its place once that has told which insurer: its kind, and where its name is found."),
  ifLate: textField.describe("That the line for a reason is added by itself."),
  always: textField.describe("That it is added anyway."),
  show: textField.describe("The button that shows the letter."),
});

const errorsSchema = z.strictObject({
  characters: textField.describe("Where a field has too many; {most} and {number} are filled in by the tool."),
  lines: textField.describe("The same of lines."),
  email: textField.describe("Where it has no @; {example} is filled in by the tool."),
  date: textField.describe("Where only a part of the date is typed."),
  time: textField.describe("The same of the time."),
});

const paperSchema = z.strictObject({
  title: textField,
  english: textField.describe("That the letter is in English."),
  print: textField.describe("The button that prints it."),
});

const othersSchema = z.strictObject({
  typed: textField.describe("That the insurer reads English."),
  beside: textField.describe("What is under each line of the letter."),
  copy: textField.describe("The choice to print the translation."),
  own: textField.describe("Over the printed translation: that it is not sent."),
});

/** The texts of content/guidance/ that the page shows, by their ids there. */
const rulesSchema = z.strictObject({
  lead: textField,
  short: z.array(textField),
  sentences: texts("subject", "notice", "request", "late"),
  about: z.array(z.strictObject({ id: z.string(), title: textField, text: textField })),
});

/** The texts of the letter tool in one language. */
export const noticeLetterTextsSchema = withPeople(
  z.strictObject({
    ...toolText,
    page: toolPageSchema.omit({ lead: true }),
    steps: texts("you", "insurer", "accident").describe("The headings of the form."),
    folded: texts("you", "insurer", "accident").describe("What is folded away in each of its steps."),
    labels: texts("name", "address", "phone", "email", ...insurer, ...accident, "late"),
    hints: texts("insurer", "place", "account", "late"),
    form: formSchema,
    errors: errorsSchema,
    letter: texts(
      ...(["name", "from", "address", "phone", "email", "date"] as const),
      ...insurer,
      ...accident,
      ...(["signature", "sent", "mail", "fax", "pen"] as const),
    ).describe("The names of the lines of the letter."),
    paper: paperSchema,
    send: z.strictObject({ title: textField, steps: z.array(textField) }).describe("What to do with the letter."),
    about: z.strictObject({
      title: textField,
      dates: textField.describe("To the tool for dates; the link is in [brackets]."),
    }),
    others: othersSchema.describe("What only other languages than English say."),
    rules: rulesSchema.optional().describe("Of en.yaml left out: its texts are in content/guidance/."),
  }),
);

type Written = z.infer<typeof noticeLetterTextsSchema>;

/** The texts of the letter tool in one language, named after its file. */
export type NoticeLetterTexts = Written & { id: string };
/** The texts of content/guidance/, translated in the file of each language. */
export type GuidanceTexts = z.infer<typeof rulesSchema>;
/** The texts of the form, and beside the letter. */
export type FormTexts = Pick<Written, "steps" | "folded" | "labels" | "hints" | "form" | "errors" | "paper" | "send"> &
  Partial<Pick<Written, "others">>;
/** The texts of the letter, and the locale of its dates and times. */
export type LetterTexts = Written["letter"] & { sentences: GuidanceTexts["sentences"]; locale: string };
