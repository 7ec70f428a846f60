import { z } from "astro/zod";
import { dayField, orderField, textField } from "./fields.ts";

/**
 * Who read a whole group of texts, and when; the id is the group: `law`, `medicine`, or a language. No page shows it:
 * `office/launch-check/` writes it, and lists the texts that have changed since.
 */
export const groupReviewSchema = z.strictObject({
  order: orderField,
  what: textField.describe("The group of texts, as people call it.").meta({ title: "Which texts" }),
  by: textField.describe("Who read all of them, with first and last name and title.").meta({ title: "Reviewed by" }),
  on: dayField.describe("The day on which they had read the last one.").meta({ title: "Reviewed on" }),
  texts: z
    .record(
      z.string(),
      z
        .string()
        .regex(/^[0-9a-f]{64}$/, "This is no fingerprint. Remove the review, and record it again (docs/launch.md)."),
    )
    .describe("The SHA-256 of each text as it was read; the launch check writes it, and finds what changed by it."),
});

export type GroupReview = z.infer<typeof groupReviewSchema> & { id: string };
