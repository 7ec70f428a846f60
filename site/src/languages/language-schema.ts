import { z } from "astro/zod";
import { textField } from "#content/fields.ts";
import { actLetterIds } from "#tools/letters/letter-schema.ts";
import { editionField, translation, withPeople } from "./translation-schema.ts";

const part = { edition: editionField, heading: textField };
const items = z.array(textField).min(2, "List at least two lines.");

/** The parts of an essential page, in order; every language has all of them. */
const sectionsSchema = z.strictObject({
  danger: z.strictObject({
    ...part,
    text: textField,
    groups: z.array(z.strictObject({ title: textField, items })).min(1, "Write at least one group."),
  }),
  notice: z.strictObject({ ...part, text: textField, items }),
  letters: z.strictObject({
    ...part,
    text: textField,
    items: z.array(z.strictObject({ id: z.enum(actLetterIds), name: textField, text: textField })),
  }),
  bring: z.strictObject({ ...part, items }),
  call: z.strictObject({ ...part, text: textField }),
  interpreter: z.strictObject({ ...part, text: textField }),
  privacy: z.strictObject({ ...part, text: textField }),
});

/** The texts around the parts on the page. */
const furnitureSchema = z.strictObject({
  skip: textField.describe("The link past the header: “Skip to main content”."),
  call: textField.describe("Before the telephone number: “Call”."),
  emergency: textField.describe("The button that dials 911."),
  otherSigns: textField.describe("Opens the rest of the danger signs: “More danger signs”."),
  offices: textField.describe("The link to addresses and hours at the bottom of a phone’s screen."),
  english: textField.describe("The link to the English page."),
  languages: textField.describe("The name of the list of languages: “Other languages”."),
  appointments: textField.describe("The name of the practice’s own line."),
  byAppointment: textField.describe("After a day on which people are seen by appointment only."),
  closed: textField.describe("After a day on which a line or an office is closed, against its week."),
  draft: textField.describe("Over a draft: “Draft by machine, not checked. Will not be published.”"),
  translated: textField.describe("Over a translation that no second person has checked."),
  newer: textField.describe("At a part of which the English meaning has changed since."),
  general: textField.describe("At the end: that this is general information, and no exam and no legal advice."),
});

/**
 * One essential page in one language; `en.yaml` is the source of all others, not a page. Nothing is called translated
 * or checked without two different named people.
 */
export const languageSchema = withPeople(
  z.strictObject({
    ...translation,
    name: textField.describe("The language’s own name for itself, such as “Español”."),
    title: textField.describe("The heading of the page."),
    description: textField.describe("What search results show: 120 to 155 characters, half as many in Chinese."),
    lead: textField.describe("Under the heading: who we are, and who pays."),
    reasons: z
      .array(z.strictObject({ value: textField, text: textField }))
      .length(3, "Write three reasons to call.")
      .describe("Three reasons to call: a few large words, and the rest of the sentence."),
    reasonsNote: textField.describe("What the star in a reason refers to."),
    weekdays: z
      .array(textField)
      .length(7, "Name all seven days, Monday first.")
      .optional()
      .describe("The days of the week, Monday first; only for a language that computers cannot name them in."),
    months: z
      .array(textField)
      .length(12, "Name all twelve months.")
      .optional()
      .describe("The months of the year, January first; only where the days are listed, too."),
    furniture: furnitureSchema,
    sections: sectionsSchema,
  }),
)
  .refine(({ language, weekdays }) => weekdays || Intl.DateTimeFormat.supportedLocalesOf(language).length > 0, {
    path: ["weekdays"],
    error: "Computers cannot name the days in this language: list them, Monday first.",
  })
  .refine(({ weekdays, months }) => !weekdays === !months, {
    path: ["months"],
    error: "List weekdays and months, or neither.",
  });

type Written = z.infer<typeof languageSchema>;
type Sections = Written["sections"];

/** One essential page in one language, named after its file and its URL: `zh-hans`. */
export type Language = Written & { id: string };
export type PartId = keyof Sections;
/** The part of a page with this id. */
export type Part<Id extends PartId> = Sections[Id];
export type Furniture = z.infer<typeof furnitureSchema>;
