import { z } from "astro/zod";
import { orderField, review, textField, withReviewer } from "./fields.ts";

/** Where the drawing on /conditions can set a ring; each is a point in `sections/conditions/BodyPlot.tsx`. */
const bodyPlaces = ["brain", "temple", "ear", "neck", "back", "elbow"] as const;

/**
 * One of the six conditions. The file's name is its anchor; the text under the fields is its description.
 * @param services ids of the services that exist
 * @param sites ids of the sister sites that exist
 */
export const conditionSchema = (services: readonly string[], sites: readonly string[]) =>
  withReviewer(
    z.strictObject({
      order: orderField,
      title: textField,
      reason: textField.describe("What people notice, 6 to 10 words; for the index on /conditions."),
      place: z.enum(bodyPlaces).describe("Where the drawing on /conditions sets its ring."),
      symptoms: z.array(textField).min(3, "List at least three symptoms."),
      urgent: textField.optional().describe("When to see a doctor at once; one sentence."),
      service: z.enum(services).describe("The service that examines it."),
      site: z.enum(sites).optional().describe("Sister site with more about it."),
      ...review,
    }),
  );

export type Condition = z.infer<ReturnType<typeof conditionSchema>> & { id: string; bodyHtml: string };
