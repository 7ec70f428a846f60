import { z } from "astro/zod";
import { marginField, orderField, review, textField, withReviewer } from "./fields.ts";

/** The pages that show questions. */
export const faqPages = ["home", "insurance", "faq"] as const;

/** One question and, as the text under the fields, its answer. */
export const faqSchema = withReviewer(
  z.strictObject({
    page: z.enum(faqPages).describe("The page that shows it; a question stands on one page only."),
    order: orderField,
    question: textField.endsWith("?", "End the question with a question mark."),
    margin: marginField.optional().describe("Facts that stand beside the answer on /faq: a number, and what it means."),
    ...review,
  }),
);

export type Faq = z.infer<typeof faqSchema> & { id: string; answerHtml: string };
