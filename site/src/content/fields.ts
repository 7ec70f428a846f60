import { z } from "astro/zod";
import { dayProblem } from "#practice/calendar-days.ts";

/** A telephone number in E.164 form for the United States; `practice/phone.ts` writes it for people. */
export const phoneField = z
  .string()
  .regex(
    /^\+1\d{10}$/,
    "Write the ten digits of a number in the United States, for example 718-555-0199; in a file “+17185550199”, in quotes.",
  )
  .meta({ kind: "phone" });

/** The URL of a page on another site. */
export const urlField = z
  .url({ protocol: /^https$/, error: "Write the whole address with https://, for example “https://example.com/page”." })
  .describe("A whole https address.");

/** A sentence or more of running text. */
export const textField = z.string().trim().min(1, "Write some text here; it may not be empty.");

/** The sort order of an entry: 1 is first. */
export const orderField = z
  .int("Write a whole number: 1 comes first.")
  .min(1, "Write 1 or more: 1 comes first.")
  .describe("Place in the list; 1 comes first.");

/** Facts beside a text. */
export const marginField = z.array(
  z.strictObject({ value: textField.meta({ title: "Number" }), meaning: textField.meta({ title: "What it means" }) }),
);

const checkYear = "Check the year, and write all four digits of it.";

/** A calendar day, `YYYY-MM-DD`, with a year of our time: a field for a day takes one of two or six digits, too. */
export const dayField = z.iso
  .date({
    error: ({ input }) =>
      isYearWrong(input) ? checkYear : "Give a real day; in a file as year-month-day, for example 2026-09-08.",
  })
  .refine((day) => !isYearWrong(day), checkYear);

function isYearWrong(day: unknown): boolean {
  return typeof day === "string" && dayProblem(day) === "unreal";
}

/** Who reviewed a legal or medical text, and when. Both are omitted until there is a review; see `withReviewer`. */
export const review = {
  reviewed: dayField
    .optional()
    .describe("Day of the review; only together with who reviewed it.")
    .meta({ title: "Reviewed on" }),
  reviewer: textField
    .optional()
    .describe("Who reviewed it, with title; only together with the day.")
    .meta({ title: "Reviewed by" }),
};

/** Makes a schema reject a partial review: nothing is called reviewed without a reviewer. */
export function withReviewer<S extends z.ZodType<{ reviewed?: string | undefined; reviewer?: string | undefined }>>(
  schema: S,
) {
  return schema
    .refine(({ reviewed, reviewer }) => !reviewed || reviewer, {
      path: ["reviewer"],
      error: "Name who reviewed it, or remove the day of the review.",
    })
    .refine(({ reviewed, reviewer }) => !reviewer || reviewed, {
      path: ["reviewed"],
      error: "Write the day of the review, or remove who reviewed it.",
    });
}

/** The kind of source of a statement; `content/source-and-review.ts` derives its label from this. */
export const certaintyField = z
  .enum(["law", "form", "agency", "reference", "general"])
  .describe(
    "What it was read in: the law or regulation itself, an official form, an agency’s page or opinion, a standard medical reference; or general knowledge, not read at the source.",
  )
  .meta({
    names: {
      law: "The law itself",
      form: "An official form",
      agency: "An agency",
      reference: "A medical reference",
      general: "General knowledge",
    },
  });

export type Certainty = z.infer<typeof certaintyField>;

/** A time of day in New York, 24-hour `HH:MM`. */
export const timeField = z
  .string("Give a time; in a file “09:00” or “17:30”, in quotes.")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: "Give a time; in a file “09:00” or “17:30”, in quotes.",
    abort: true,
  })
  .meta({ kind: "time" });

/** The labels in forms of the pages that entries can choose. */
export const pageNames = {
  home: "Home page",
  insurance: "Insurance page",
  faq: "Page of questions",
  patients: "For patients",
  attorneys: "For attorneys",
  deadlines: "Tool for dates",
  letter: "Tool for the letter",
};

/**
 * A group of short lines under a heading, as in a checklist.
 * @param least the minimum number of lines
 * @param most the maximum, where space is limited
 */
export const groupSchema = (least: number, most = Infinity) =>
  z.strictObject({
    order: orderField,
    title: textField,
    items: z
      .array(textField)
      .min(least, `List at least ${least} lines, or move them to another group.`)
      .max(most, `List at most ${most} lines, and put the others into another group.`)
      .meta({ title: "Lines" }),
  });

/** A group of which a page shows the most important lines, and folds or leaves out the others. */
export const shownGroupSchema = (least: number, most?: number) =>
  groupSchema(least, most)
    .extend({
      shown: z
        .array(z.int("Write whole numbers: 1 is the first line.").min(1, "Write 1 or more: 1 is the first line."))
        .optional()
        .describe("The places of the lines that are seen at once: 1 is the first line.")
        .meta({ title: "Most important lines" }),
    })
    .refine(({ items, shown = [] }) => shown.every((place) => place <= items.length), {
      path: ["shown"],
      error: "There is no line at one of these places; write the places of lines that are there.",
    });

/** Something that readers ask about, under a heading of its own. */
export const topicSchema = z.strictObject({
  order: orderField,
  title: textField,
  text: textField,
  source: textField
    .describe("Where the rule is written, for people who check the text; pages do not show it.")
    .meta({ title: "Where it is written" }),
});

export type Group = z.infer<ReturnType<typeof groupSchema>> & { id: string };
export type ShownGroup = z.infer<ReturnType<typeof shownGroupSchema>> & { id: string };
export type Topic = z.infer<typeof topicSchema> & { id: string };
