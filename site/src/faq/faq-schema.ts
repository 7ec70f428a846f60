import { z } from "astro/zod";
import { marginField, orderField, pageNames, review, textField, withReviewer } from "#content/fields.ts";

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
