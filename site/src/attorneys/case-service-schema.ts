import { z } from "astro/zod";
import { orderField, textField } from "#content/fields.ts";

/** The medical-legal services of /for-attorneys; the specification fixes these three. */
export const caseServiceIds = ["initial-evaluation", "ime", "peer-review"] as const;

/** A medical-legal service that an attorney can request. */
export const caseServiceSchema = z.strictObject({
  order: orderField,
  title: textField,
  about: textField.describe("One sentence: what it is.").meta({ title: "What it is" }),
  holds: textField.describe("What the report holds.").meta({ title: "What the report holds" }),
  relationship: textField
    .describe("What the doctor is to the person: a treating doctor, an examiner, a reader.")
    .meta({ title: "Doctor and person" }),
});

export type CaseService = z.infer<typeof caseServiceSchema> & { id: string };
