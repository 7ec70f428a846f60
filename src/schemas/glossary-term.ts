import { z } from "astro/zod";
import { certaintyField, orderField, review, textField, withReviewer } from "./fields.ts";

/** The parts of /glossary, in their order there. */
export const glossaryGroups = ["cover", "forms", "requests", "disputes", "medical"] as const;

/** A word of No-Fault or of neurology and what it means, for the glossary and for the word in a page's text. */
export const glossaryTermSchema = withReviewer(
  z.strictObject({
    order: orderField,
    group: z.enum(glossaryGroups).describe("The part of the page in which it stands."),
    term: textField.describe("The word that people look up."),
    name: textField
      .optional()
      .describe("What an abbreviation stands for, or the title of a form; with a capital, without a period."),
    words: z
      .array(textField)
      .default([])
      .describe("As it stands in sentences; a page explains the first of them. Leave out a word that needs no link."),
    meaning: textField.describe("Two or three short sentences: all that a word in a text says."),
    more: textField.optional().describe("What only the glossary adds."),
    source: textField.describe("Where the meaning comes from, in words a reader can look up; no period."),
    certainty: certaintyField,
    ask: textField.optional().describe("Whom to ask about a word that is only likely; it follows the word “ask”."),
    ...review,
  }),
);

export type GlossaryGroup = (typeof glossaryGroups)[number];
export type GlossaryTerm = z.infer<typeof glossaryTermSchema> & { id: string };
