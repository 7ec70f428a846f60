import { z } from "astro/zod";
import { dayField, orderField, review, textField, withReviewer } from "#content/fields.ts";

/** The categories of articles, as the specification names them. */
export const categories = ["Patient Education", "Diagnostic Testing", "Brain Injury", "Legal"] as const;

/** The drawings that an article can include by name. */
const articleDrawings = ["nerve-response", "test-timing", "first-days", "application-form"] as const;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** One article. Its folder's name is its slug; the text under the fields is the article. */
export const articleSchema = withReviewer(
  z
    .strictObject({
      title: textField.max(80, "Write a title of at most 80 characters."),
      crumb: textField
        .max(32, "Write at most 32 characters.")
        .optional()
        .describe("The title in two to four words, for the line of links over it; without it, the whole title.")
        .meta({ title: "Short title" }),
      excerpt: textField
        .max(155, "Write at most 155 characters: search engines show it whole.")
        .describe("What the reader will know, best in 120 to 155 characters; also the description in search results.")
        .meta({ title: "Summary for lists and search engines" }),
      lead: textField
        .optional()
        .describe("The main message, in one or two sentences under the title.")
        .meta({ title: "Main message" }),
      short: z
        .array(textField)
        .min(2, "Write two to five points.")
        .max(5, "Write two to five points.")
        .refine((points) => wordCount(points.join(" ")) <= 60, "Write at most 60 words in all.")
        .optional()
        .describe("The short version, for readers who cannot read long. At most 60 words in all.")
        .meta({ title: "In short" }),
      date: dayField.describe("Day on which the text was written.").meta({ title: "Written on" }),
      updated: dayField
        .optional()
        .describe("Day of the last change to what the article says.")
        .meta({ title: "Changed on" }),
      order: orderField
        .optional()
        .describe("Place among the articles of the same day; 1 comes first.")
        .meta({ title: "Place among articles of one day" }),
      category: z.enum(categories),
      keywords: z
        .array(textField)
        .min(1, "Name at least one keyword; the list shows the first four.")
        .describe("The list of articles shows the first four."),
      sources: z
        .array(textField)
        .optional()
        .describe("Named as text, without links. Whatever an article says of law or medicine needs one."),
      folded: z
        .array(textField)
        .optional()
        .describe("Headings whose text is folded on small screens, word for word; for what not everybody needs.")
        .meta({ title: "Folded on phones" }),
      figures: z
        .array(
          z.strictObject({
            drawing: z.enum(articleDrawings).describe("Which of the drawings that the site has."),
            under: textField
              .describe("The heading whose text it follows, word for word.")
              .meta({ title: "Under the heading" }),
            marks: z
              .array(textField)
              .min(2)
              .optional()
              .describe(
                "What is written at its marks, in their order: “3: letter” for day 3, a time, or a question with its boxes: “Do you drive? Yes, No”.",
              )
              .meta({ title: "Texts at its marks" }),
            at: z
              .enum(["start", "end"])
              .default("end")
              .describe("Before or after the text under the heading.")
              .meta({ title: "Place" }),
          }),
        )
        .optional()
        .describe("Drawings, each in one part of the text.")
        .meta({ title: "Drawings" }),
      ...review,
    })
    .refine(({ date, updated }) => !updated || updated >= date, {
      path: ["updated"],
      error: "The day of the change cannot be before the day on which it was written.",
    }),
);

/** A category for its list of articles; the id is the last segment of the list's URL. */
export const categorySchema = z.strictObject({
  order: orderField,
  name: z.enum(categories),
  description: textField
    .min(120, "Write 120 to 140 characters: search engines show it whole.")
    .max(140, "Write 120 to 140 characters: search engines show it whole.")
    .describe("What its articles are about; also the description in search results."),
});

/** One part of an article: its heading with its anchor, and its text; the text before the first heading has neither. */
export type ArticlePart = { id?: string; title?: string; html: string };

export type ArticleFigure = NonNullable<z.infer<typeof articleSchema>["figures"]>[number];

export type Article = z.infer<typeof articleSchema> & {
  slug: string;
  /** The last segment of the URL of its category's list. */
  categoryId: string;
  /** The whole text, for feeds. */
  bodyHtml: string;
  parts: ArticlePart[];
  words: number;
  /** Reading time: 200 words a minute, rounded up. */
  minutes: number;
};
export type Category = z.infer<typeof categorySchema> & { id: string };
