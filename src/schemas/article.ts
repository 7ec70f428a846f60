import { z } from "astro/zod";
import { dayField, review, textField } from "./fields.ts";

/** The categories of articles, as the specification names them. */
export const categories = ["Patient Education", "Diagnostic Testing", "Brain Injury", "Legal"] as const;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** One article. Its folder's name is its slug; the text under the fields is the article. */
export const articleSchema = z
  .strictObject({
    title: textField.max(80, "Write a title of at most 80 characters."),
    crumb: textField
      .max(32, "Write at most 32 characters.")
      .describe("The title in two to four words, for the crumbs."),
    excerpt: textField
      .min(120, "Write 120 to 155 characters: search engines show it whole.")
      .max(155, "Write 120 to 155 characters: search engines show it whole.")
      .describe("What the reader will know; also the description in search results."),
    lead: textField.describe("The main message, in one or two sentences under the title."),
    short: z
      .array(textField)
      .min(2, "Write two to five points.")
      .max(5, "Write two to five points.")
      .refine((points) => wordCount(points.join(" ")) <= 60, "Write at most 60 words in all.")
      .describe("The short version, for readers who cannot read long."),
    date: dayField.describe("Day of publication."),
    updated: dayField.optional().describe("Day of the last change to what the article says."),
    category: z.enum(categories),
    keywords: z.array(textField).min(4, "Name at least four keywords; the list shows the first four."),
    sources: z.array(textField).min(1, "Name at least one source.").describe("Named as text, without links."),
    figure: z
      .strictObject({
        drawing: z.enum(["nerve-response"]).describe("A drawing of ui/."),
        under: textField.describe("The heading whose text it follows, word for word."),
      })
      .optional()
      .describe("A drawing at the end of one part of the text."),
    ...review,
  })
  .refine(({ date, updated }) => !updated || updated >= date, {
    path: ["updated"],
    error: "The day of the change cannot be before the day of publication.",
  });

export type Article = z.infer<typeof articleSchema>;
export type Category = (typeof categories)[number];
