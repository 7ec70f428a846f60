import { z } from "astro/zod";
import { orderField, review, textField, withReviewer } from "./fields.ts";

/** The pages that show questions, and how many the specification fixes for each. */
export const faqCounts = { home: 8, insurance: 10, faq: 5 } as const;

/** One question and, as the text under the fields, its answer. */
export const faqSchema = withReviewer(
  z.strictObject({
    page: z.enum(["home", "insurance", "faq"]).describe("The page that shows it; a question stands on one page only."),
    order: orderField,
    question: textField.endsWith("?", "End the question with a question mark."),
    margin: z
      .array(z.strictObject({ value: textField, meaning: textField }))
      .optional()
      .describe("Facts that stand beside the answer on /faq: a number, and what it means."),
    ...review,
  }),
);

export type Faq = z.infer<typeof faqSchema> & { id: string; answerHtml: string };
