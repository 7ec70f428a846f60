import { z } from "astro/zod";
import { orderField, textField } from "#content/fields.ts";

/** A row of the table that compares a treating evaluation with an IME. */
export const comparisonSchema = z.strictObject({
  order: orderField,
  aspect: textField.describe("What is compared; it heads the row.").meta({ title: "What is compared" }),
  treating: textField.describe("The treating evaluation.").meta({ title: "Treating evaluation" }),
  ime: textField.describe("The independent medical examination.").meta({ title: "Independent medical examination" }),
});

export type Comparison = z.infer<typeof comparisonSchema> & { id: string };
