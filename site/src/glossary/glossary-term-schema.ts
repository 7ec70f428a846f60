import { z } from "astro/zod";
import { certaintyField, orderField, review, textField, withReviewer } from "#content/fields.ts";

/** The parts of /glossary, in order. */
export const glossaryGroups = ["cover", "forms", "requests", "disputes", "medical"] as const;

/** A term of No-Fault or of neurology and its definition, for the glossary and for tooltips in pages. */
export const glossaryTermSchema = withReviewer(
  z.strictObject({
    order: orderField,
    group: z
      .enum(glossaryGroups)
      .describe("The part of the page that lists it.")
      .meta({
        title: "Part of the glossary",
        names: {
          cover: "What No-Fault covers",
          forms: "Forms",
          requests: "Requests of the insurer",
          disputes: "Disputes",
          medical: "Medical words",
        },
      }),
    term: textField.describe("The word that people look up.").meta({ title: "Word" }),
    name: textField
      .optional()
      .describe("What an abbreviation stands for, or the title of a form; with a capital, without a period.")
      .meta({ title: "Full name" }),
    words: z
      .array(textField)
      .default([])
      .describe("As it appears in sentences; a page explains the first of them. Leave out a word that needs no link.")
      .meta({ title: "As sentences write it" }),
    meaning: textField.describe("Two or three short sentences: all that a word in a text says."),
    more: textField.optional().describe("What only the glossary adds.").meta({ title: "More, in the glossary only" }),
    source: textField.describe("Where the meaning comes from, as a reader can look it up; no period."),
    certainty: certaintyField,
    ...review,
  }),
);

export type GlossaryGroup = (typeof glossaryGroups)[number];
export type GlossaryTerm = z.infer<typeof glossaryTermSchema> & { id: string };
