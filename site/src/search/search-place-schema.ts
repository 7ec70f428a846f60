import { z } from "astro/zod";
import { orderField, textField } from "#content/fields.ts";

const typed = z.array(textField);

/** Search words, and the part of the site that helps. */
export const searchPlaceSchema = z.strictObject({
  order: orderField,
  href: z
    .string()
    .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "Write the address on this site, as “/letters#nf-10”.")
    .describe("The address of a condition shows its symptoms and its service, too.")
    .meta({ title: "Address on this site" }),
  title: textField,
  text: textField.describe("What is there, in one sentence."),
  words: typed
    .describe("Words or groups of words; each counts from its beginning, so “vomit” also means “vomiting”.")
    .meta({ title: "What people type" }),
  exactly: typed
    .default([])
    .describe("Words that count only whole: “bus” is not “business”.")
    .meta({ title: "What counts only whole" }),
});

export type SearchPlace = z.infer<typeof searchPlaceSchema> & { id: string };
