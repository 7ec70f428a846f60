import { z } from "astro/zod";
import { orderField, textField, urlField } from "#content/fields.ts";

export const siteSchema = z.strictObject({
  order: orderField,
  name: textField,
  title: textField.describe("As in “Our … site”, lower case.").meta({ title: "Title in sentences" }),
  description: textField,
  url: urlField.meta({ title: "Address" }),
  strip: z
    .boolean()
    .default(false)
    .describe("For the four in the network strip and the footer.")
    .meta({ title: "In the strip and the footer" }),
  nofollow: z
    .boolean()
    .default(false)
    .describe("Tells search engines not to follow the link.")
    .meta({ title: "Search engines do not follow" }),
});

export type Site = z.infer<typeof siteSchema> & { id: string };
