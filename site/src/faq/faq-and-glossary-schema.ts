import { z } from "astro/zod";
import {
  certaintyField,
  marginField,
  orderField,
  pageNames,
  review,
  textField,
  withReviewer,
} from "#content/fields.ts";

/** The pages that show questions. */
export const faqPages = ["home", "insurance", "faq"] as const;

/** One question and, as the text under the fields, its answer. */
export const faqSchema = withReviewer(
  z.strictObject({
    page: z
      .enum(faqPages)
      .describe("The page that shows it; a question is on one page only.")
      .meta({ title: "Page", names: pageNames }),
    order: orderField,
    question: textField.endsWith("?", "End the question with a question mark."),
    margin: marginField
      .optional()
      .describe("Facts beside the answer on /faq: a number, and what it means.")
      .meta({ title: "Facts beside the answer" }),
    ...review,
  }),
);

export type Faq = z.infer<typeof faqSchema> & { id: string; answerHtml: string };

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
    ask: textField
      .optional()
      .describe("Whom to ask about a word that is only likely; it follows the word “ask”.")
      .meta({ title: "Whom to ask" }),
    ...review,
  }),
);

export type GlossaryGroup = (typeof glossaryGroups)[number];
export type GlossaryTerm = z.infer<typeof glossaryTermSchema> & { id: string };
