import { z } from "astro/zod";
import { orderField, textField } from "#content/fields.ts";

/** Areas served on /locations; each has its shape on the map of `area-shapes.ts`. */
export const areaIds = [
  "brooklyn",
  "manhattan",
  "queens",
  "bronx",
  "staten-island",
  "long-island",
  "westchester",
  "new-jersey",
] as const;

/**
 * An area served.
 * @param offices ids of the offices that exist
 */
export const areaSchema = (offices: readonly string[]) =>
  z.strictObject({
    order: orderField,
    name: textField,
    state: z
      .boolean()
      .default(false)
      .describe("For a state of its own; search engines are informed.")
      .meta({ title: "A state of its own" }),
    office: z.enum(offices).describe("The nearest office.").meta({ title: "Nearest office" }),
    text: textField,
  });

export type AreaId = (typeof areaIds)[number];
export type Area = z.infer<ReturnType<typeof areaSchema>> & { id: AreaId };
