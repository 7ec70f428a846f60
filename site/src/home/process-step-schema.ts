import { z } from "astro/zod";
import { orderField, pageNames, textField } from "#content/fields.ts";

export const stepPages = ["home", "patients", "insurance"] as const;
/** How many steps fit on the drawn lines of pages. */
export const drawnSteps = { home: 4, insurance: 6 } as const;

/** The time limit between the previous step and this one, for the timeline on /insurance. */
const limitField = z.strictObject({
  time: textField.describe("How long; “Insert a fact” puts in a time limit of the law.").meta({ title: "How long" }),
  meaning: textField.describe("From when, and to what, in a few words.").meta({ title: "From when to what" }),
  stops: z
    .boolean()
    .default(false)
    .describe("The clock can stand still; the measure is then dashed.")
    .meta({ title: "The clock can stop" }),
});

export const processStepSchema = z.strictObject({
  order: orderField,
  page: z.enum(stepPages).meta({ names: pageNames }),
  title: textField,
  text: textField,
  limit: limitField.optional().meta({ title: "Time from the step before" }),
});

export type ProcessStep = z.infer<typeof processStepSchema> & { id: string };
