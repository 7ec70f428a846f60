import { z } from "astro/zod";

/** A telephone number in E.164 form for the United States; `domain/phone.ts` writes it for people. */
export const phoneField = z
  .string()
  .regex(
    /^\+1\d{10}$/,
    "Write +1 and the ten digits, all in quotes and with nothing between them; the site adds the brackets and dashes.",
  );

/** The address of a page on another site. */
export const urlField = z
  .url({ protocol: /^https$/, error: "Write the whole address with https://, for example “https://example.com/page”." })
  .describe("A whole https address.");

/** A sentence or more of running text. */
export const textField = z.string().trim().min(1, "Write some text here; it may not be empty.");

/** Where an entry stands among its neighbours: 1 comes first. */
export const orderField = z
  .int("Write a whole number: 1 comes first.")
  .min(1, "Write 1 or more: 1 comes first.")
  .describe("Place in the list; 1 comes first.");

/** A calendar day, `YYYY-MM-DD`. */
export const dayField = z.iso.date("Write a real day as year-month-day, for example 2026-09-08.");

/** Who last checked a medical text, and when. */
export const review = {
  reviewed: dayField.describe("Day on which the text was last checked."),
  reviewer: textField.optional().describe("Who checked it; leave out until the practice names somebody."),
};

/** A time of day in New York, 24-hour `HH:MM`. */
export const timeField = z
  .string("Write times in quotes as “09:00” or “17:30”.")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Write times in quotes as “09:00” or “17:30”.", abort: true });
