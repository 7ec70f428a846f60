import { z } from "astro/zod";
import { orderField, textField } from "#content/fields.ts";

/** The kinds of report; each is also a placeholder for its time in the texts of `content/`. */
export const reportIds = ["emgReport", "rushReport", "supplementalOpinion", "standardReport", "imeReport"] as const;

/** How long a kind of report takes, for the chart and for the sentences. */
export const reportSchema = z
  .strictObject({
    order: orderField,
    name: textField,
    from: z.number().min(0).describe("The shortest time; 0 for “within”.").meta({ title: "Shortest time" }),
    to: z.number().positive().meta({ title: "Longest time" }),
    unit: z.enum(["hours", "business days"]),
  })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "The longest time must be greater than the shortest." });

export type ReportId = (typeof reportIds)[number];
export type Report = z.infer<typeof reportSchema> & { id: ReportId };
