import { z } from "astro/zod";
import { dayField, orderField, textField } from "./fields.ts";

/**
 * A question that only people can answer before the site goes live. Not shown on any page; `office/launch-check/` lists the
 * open ones.
 */
export const launchQuestionSchema = z
  .strictObject({
    order: orderField,
    question: textField.describe("What has to be true, as a question. Yes means that the site may go live."),
    source: textField.describe("The law, or the rule of good practice, that asks for it.").meta({ title: "Source" }),
    certainty: z
      .enum(["certain", "likely", "custom"], {
        error:
          "Write one of: certain (the source says so), likely (counsel should look it up), custom (good practice, no law).",
      })
      .describe("certain: the source says so. likely: counsel should look it up. custom: good practice, no law."),
    confirmed: z
      .strictObject({
        by: textField.describe("Who confirmed it, with first and last name.").meta({ title: "Confirmed by" }),
        on: dayField.describe("The day on which they did.").meta({ title: "Confirmed on" }),
      })
      .optional()
      .describe("Who answered yes, and when. Leave out until someone has.")
      .meta({ title: "Confirmed" }),
    not: textField
      .optional()
      .describe("Why the question does not apply to the practice; instead of “confirmed”.")
      .meta({ title: "Why it does not apply" }),
    renew: z
      .int("Write a whole number of months, for example 12.")
      .min(1, "Write 1 month or more, or leave it out.")
      .optional()
      .describe("After how many months to ask again. Leave out what is asked once.")
      .meta({ title: "Ask again after months" }),
  })
  .refine(({ confirmed, not }) => !confirmed || !not, {
    path: ["not"],
    error: "Remove this reason or “confirmed”: a question either applies and is confirmed, or does not apply.",
  });

export type LaunchQuestion = z.infer<typeof launchQuestionSchema> & { id: string };
