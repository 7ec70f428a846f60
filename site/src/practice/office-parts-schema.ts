import { z } from "astro/zod";
import { textField } from "#content/fields.ts";

const access = textField.optional();

/** Accessibility and languages of an office. For what is omitted here, pages say: ask when you call. */
export const accessSchema = z.strictObject({
  entrance: access
    .describe("Whether there is a step, for example “No step from the street to our door.”")
    .meta({ title: "Way in" }),
  elevator: access.describe("For example “To our floor; the door is 36 inches wide.”"),
  restroom: access.describe("For example “Wheelchair accessible, on our floor.”"),
  languages: access
    .describe("Spoken at this office, for example “English, Russian and Spanish.”")
    .meta({ title: "Languages spoken" }),
  interpreter: access.describe("For example “By phone in most languages; ask when you call.”"),
});

/** The streets around an office, for a schematic map: positions are in blocks. */
export const mapSchema = z.strictObject({
  turn: z
    .number()
    .min(-45, "Write degrees from -45 to 45.")
    .max(45, "Write degrees from -45 to 45.")
    .describe("Degrees by which the avenues lean to the east of north; to the west with a minus.")
    .meta({ title: "Turn of the map" }),
  block: z
    .strictObject({
      wide: z.number().positive().meta({ title: "Width" }),
      deep: z.number().positive().meta({ title: "Depth" }),
    })
    .describe("The size of a block on the drawing: across the avenues, and along them.")
    .meta({ title: "Size of a block" }),
  avenues: z
    .array(
      z.strictObject({
        name: textField.meta({ title: "Street" }),
        east: z.int().describe("Blocks to the east; to the west with a minus.").meta({ title: "Blocks to the east" }),
      }),
    )
    .refine((avenues) => avenues.some(({ east }) => east === 0), "Give the avenue of the office “east: 0”."),
  crossings: z
    .array(
      z.strictObject({
        name: textField.meta({ title: "Cross street" }),
        north: z.int().describe("1 is the first to the north, -1 to the south.").meta({ title: "Blocks to the north" }),
      }),
    )
    .default([])
    .describe("Streets across the avenues.")
    .meta({ title: "Cross streets" }),
});
