import { z } from "astro/zod";
import { certaintyField, orderField, textField } from "#content/fields.ts";
import { deadlineRuleIds } from "#tools/rule-schema.ts";

/** The papers that come in a claim, each with its anchor on /letters. */
export const letterIds = ["nf-1", "nf-2", "request", "exam", "oath", "nf-10", "nf-13", "coverage"] as const;

/** The letters that ask most people to act, which an article and the pages in other languages show. */
export const actLetterIds = [
  "request",
  "exam",
  "oath",
  "nf-10",
] as const satisfies readonly (typeof letterIds)[number][];

/** What the claim tool calls the days that are on a letter, or from which it counts. */
export const claimDays = ["crash", "request", "exam", "oath", "denial", "denialCame", "obel", "coverage"] as const;

const askedDaySchema = z.strictObject({
  id: z.enum(claimDays).describe("What the claim tool calls this day."),
  label: textField.describe("What the field asks for."),
  hint: textField.optional().describe("Below the label."),
  after: z
    .enum(claimDays)
    .optional()
    .describe("The day of the same letter that cannot be later.")
    .meta({ title: "Not before" }),
  rule: z
    .enum(deadlineRuleIds)
    .optional()
    .describe("The time limit that runs from this day; without one, the day itself is the one to act on.")
    .meta({ title: "Time limit" }),
  act: textField.describe("What to do, before “by” and the day, without a period.").meta({ title: "What to do" }),
  at: z
    .enum(["by", "on"])
    .optional()
    .describe("The word before the day, unless that is today.")
    .meta({ title: "Word before the day" }),
  passed: textField
    .default("It was due")
    .describe("Before a day that is over.")
    .meta({ title: "Before a day that is over" }),
  note: textField.describe("Under the day: one or two sentences."),
});

/** One paper of a claim: how it looks, what it asks, by when, and what to do. */
export const letterSchema = z
  .strictObject({
    order: orderField,
    name: textField.describe("What it is, in a few words; it heads the entry."),
    form: textField.describe("Below the name: its form number, or that it has none.").meta({ title: "Below the name" }),
    number: z
      .string()
      .regex(/^NF-\d+[A-Z]?$/, "Write it as on the form: NF-10.")
      .optional()
      .describe("The form number at its foot, if it has one.")
      .meta({ title: "Form number" }),
    head: textField.describe("The heading of the paper, or close to it.").meta({ title: "Heading of the paper" }),
    drawn: z
      .strictObject({
        as: z.enum(["words", "boxes", "checks", "day", "box"]).describe("How it is drawn."),
        title: textField.optional().describe("The word above it."),
        words: z.array(z.string()).min(1, "Draw at least one line.").describe("A line each; an empty one is a stroke."),
      })
      .describe("What is drawn below the heading."),
    looks: z.tuple([textField, textField]).describe("What to look at: 1 the heading, 2 what is drawn below it."),
    days: z.array(askedDaySchema).min(1, "Ask for at least one day.").describe("The days that the page asks for."),
    what: textField.describe("What it is."),
    who: textField.describe("Who must act."),
    when: textField.describe("By when to act."),
    otherwise: textField.describe("What happens if one doesn’t.").meta({ title: "If you don’t" }),
    prepare: z
      .strictObject({ title: textField.describe("“Bring”, “Send”, “Keep” and the like."), text: textField })
      .describe("What to bring, to send or to keep."),
    say: textField.describe("What to say on the phone, without quotes.").meta({ title: "To say on the phone" }),
    past: textField.describe("What to do if the day is over.").meta({ title: "Missed the date" }),
    visit: z
      .enum(["early", "late", "fund", "denial"])
      .describe("Which text of “Get examined” stands below it.")
      .meta({ title: "Text on the visit" }),
    source: textField
      .describe("Where the rule is written, as a reader can look it up.")
      .meta({ title: "Where it is written" }),
    certainty: certaintyField,
  })
  .refine(({ days }) => days.every(({ after }) => !after || days.some(({ id }) => id === after)), {
    path: ["days"],
    error: "“after” names a day of the same letter.",
  });

export type Letter = z.infer<typeof letterSchema> & { id: string };
export type AskedDay = Letter["days"][number];
