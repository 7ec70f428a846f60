import { z } from "astro/zod";
import { orderField, phoneField, textField } from "./fields.ts";
import { hoursSchema } from "./hours.ts";

/** One office: what a visitor needs in order to call it, find it, and arrive while it is open. */
export const officeSchema = z.strictObject({
  order: orderField,
  name: textField.describe("As patients say it, for example “Brooklyn”."),
  main: z.boolean().default(false).describe("True for the main office only."),
  phone: phoneField.describe("The line of this office."),
  street: textField,
  city: textField,
  state: z.string().regex(/^[A-Z]{2}$/, "Write the two letters of the state, for example “NY”."),
  zip: z.string("Put the ZIP code in quotes.").regex(/^\d{5}$/, "Write the five digits of the ZIP code in quotes."),
  hours: hoursSchema,
});

export type Office = z.infer<typeof officeSchema> & { id: string };
