import { z } from "astro/zod";
import { orderField, pageNames, textField } from "#content/fields.ts";

export const benefitPages = ["home", "insurance", "attorneys"] as const;

/** A reason to choose the practice, or a No-Fault benefit; in the order of the page. */
export const benefitSchema = z.strictObject({
  order: orderField,
  page: z.enum(benefitPages).meta({ names: pageNames }),
  title: textField,
  text: textField,
});

export type Benefit = z.infer<typeof benefitSchema> & { id: string };
