import { z } from "astro/zod";
import type { SpotName } from "#ui/graphics/Spot.tsx";
import { orderField, review, textField, withReviewer } from "#content/fields.ts";

/** The illustrations that a service may have; each is a file in `ui/graphics/spots/`. */
const serviceIcons = [
  "exam-reflex",
  "head-injury",
  "neck",
  "emg",
  "report",
  "exam-walk",
] as const satisfies readonly SpotName[];

/** The services of the specification; each is a file in `content/services/`. */
export const serviceIds = [
  "emg-ncs-testing",
  "tbi-concussion-evaluation",
  "headache-neck-pain",
  "ime-reports",
  "neurological-assessment",
  "continuing-care",
] as const;

/**
 * One of the six services. The file's name is the anchor on /services; the text under the fields is its description there.
 * @param offices ids of the offices that exist
 * @param sites ids of the sister sites that exist
 */
export const serviceSchema = (offices: readonly string[], sites: readonly string[]) =>
  withReviewer(
    z.strictObject({
      order: orderField,
      title: textField,
      icon: z.enum(serviceIcons).meta({ title: "Drawing" }),
      reason: textField
        .describe("Why a person comes for it, 6 to 10 words; for the home page and the index on /services.")
        .meta({ title: "Why people come" }),
      site: z
        .enum(sites)
        .optional()
        .describe("Sister site that the card opens; leave out to link to /services.")
        .meta({ title: "Sister site" }),
      offices: z.array(z.enum(offices)).min(1, "Name at least one office that offers this service."),
      features: z
        .array(textField)
        .min(4, "List four to six features.")
        .max(6, "List four to six features.")
        .meta({ title: "What it includes" }),
      limits: z
        .array(textField)
        .default([])
        .describe("What a patient must know beforehand; short sentences.")
        .meta({ title: "What to know beforehand" }),
      ...review,
    }),
  );

export type ServiceId = (typeof serviceIds)[number];
export type Service = z.infer<ReturnType<typeof serviceSchema>> & { id: ServiceId; bodyHtml: string };
