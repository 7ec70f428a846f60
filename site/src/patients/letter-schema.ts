import { z } from "astro/zod";
import { certaintyField, orderField, textField } from "#content/fields.ts";

/** The letters about a claim that require the injured person to act. */
export const letterIds = ["request", "exam", "oath", "denial"] as const;

/** A letter that requires the injured person to act: its drawn letterhead, and what to do. */
export const letterSchema = z.strictObject({
  order: orderField,
  name: textField.describe("What the letter is, in a few words; it heads the entry."),
  head: textField.describe("The text at its top, or close to them.").meta({ title: "Text at its top" }),
  code: textField.optional().describe("The name of the form, if it is one.").meta({ title: "Name of the form" }),
  lines: z
    .array(textField)
    .min(2, "Name at least two.")
    .describe("What is filled in on it; the last one is marked.")
    .meta({ title: "What is filled in" }),
  asks: textField.describe("What it asks for, or says.").meta({ title: "What it asks for" }),
  by: textField.describe("By when to act.").meta({ title: "By when to act" }),
  act: textField.describe("What to do.").meta({ title: "What to do" }),
  steps: z
    .array(textField)
    .min(3)
    .optional()
    .describe("The same one by one, for the page for patients.")
    .meta({ title: "The same, step by step" }),
  source: textField
    .describe("Where the rule is written, as a reader can look it up.")
    .meta({ title: "Where it is written" }),
  certainty: certaintyField,
});

export type Letter = z.infer<typeof letterSchema> & { id: string };
