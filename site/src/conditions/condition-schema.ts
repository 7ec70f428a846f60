import { z } from "astro/zod";
import { orderField, review, textField, withReviewer } from "#content/fields.ts";

/** Where the drawing on /conditions can have a ring; each is a point in `conditions/WhereItHurts.tsx`. */
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
      reason: textField
        .describe("What people notice, 6 to 10 words; for the index on /conditions.")
        .meta({ title: "What people notice" }),
      place: z
        .enum(bodyPlaces)
        .describe("Where the drawing on /conditions sets its ring.")
        .meta({ title: "Place on the drawing" }),
      symptoms: z.array(textField).min(3, "List at least three symptoms."),
      urgent: textField
        .optional()
        .describe("One or two danger signs, after the word “Emergency:”. The list of all is in red-flags.yaml.")
        .meta({ title: "Danger signs" }),
      sameDay: textField
        .optional()
        .describe("What cannot wait for another day, after “Emergency room the same day:”.")
        .meta({ title: "Emergency room the same day" }),
      service: z.enum(services).describe("The service that examines it.").meta({ title: "Service that examines it" }),
      site: z.enum(sites).optional().describe("Sister site with more about it.").meta({ title: "Sister site" }),
      ...review,
    }),
  );

export type Condition = z.infer<ReturnType<typeof conditionSchema>> & { id: string; bodyHtml: string };
