import { z } from "astro/zod";
import { orderField, phoneField, textField } from "./fields.ts";
import { hoursSchema } from "./hours.ts";

const access = textField.optional();

/** What decides whether somebody can come at all. Pages say of what is left out here: ask when you call. */
const accessSchema = z.strictObject({
  entrance: access.describe("Whether there is a step, for example “No step from the street to our door.”"),
  elevator: access.describe("For example “To our floor; the door is 36 inches wide.”"),
  restroom: access.describe("For example “Wheelchair accessible, on our floor.”"),
  languages: access.describe("Spoken at this office, for example “English, Russian and Spanish.”"),
  interpreter: access.describe("For example “By phone in most languages; ask when you call.”"),
});

/** The streets around an office, for a drawing that is not to scale: places are counted in blocks. */
const mapSchema = z.strictObject({
  turn: z
    .number()
    .min(-45, "Write degrees from -45 to 45.")
    .max(45, "Write degrees from -45 to 45.")
    .describe("Degrees by which the avenues lean to the east of north; to the west with a minus."),
  block: z
    .strictObject({ wide: z.number().positive(), deep: z.number().positive() })
    .describe("The size of a block on the drawing: across the avenues, and along them."),
  avenues: z
    .array(z.strictObject({ name: textField, east: z.int().describe("Blocks to the east; to the west with a minus.") }))
    .refine((avenues) => avenues.some(({ east }) => east === 0), "Give the avenue of the office “east: 0”."),
  crossings: z
    .array(
      z.strictObject({ name: textField, north: z.int().describe("1 is the first to the north, -1 to the south.") }),
    )
    .default([])
    .describe("Streets across the avenues."),
});

/**
 * One office: what a visitor needs in order to call it, find it, and arrive while it is open.
 * @param sites ids of the sister sites that exist
 */
export const officeSchema = (sites: readonly string[]) =>
  z.strictObject({
    order: orderField,
    name: textField.describe("As patients say it, for example “Brooklyn”."),
    main: z.boolean().default(false).describe("True for the main office only."),
    phone: phoneField.describe("The line of this office."),
    street: textField,
    city: textField,
    state: z.string().regex(/^[A-Z]{2}$/, "Write the two letters of the state, for example “NY”."),
    zip: z.string("Put the ZIP code in quotes.").regex(/^\d{5}$/, "Write the five digits of the ZIP code in quotes."),
    hours: hoursSchema,
    about: textField.describe("For whom this office is; two or three sentences."),
    getting: z
      .array(z.strictObject({ by: textField.describe("One or two words, for example “Bus”."), text: textField }))
      .min(1, "Say at least one way to come here.")
      .describe("How to get here; promise no parking."),
    access: accessSchema.default({}).describe("Leave out what the practice has not confirmed for this office."),
    site: z.enum(sites).optional().describe("Sister site with more about this office."),
    map: mapSchema,
  });

export type Office = z.infer<ReturnType<typeof officeSchema>> & { id: string };
