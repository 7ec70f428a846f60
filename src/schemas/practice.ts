import { z } from "astro/zod";
import { dayField, phoneField, textField, urlField } from "./fields.ts";
import { hoursSchema } from "./hours.ts";

/** The practice as a whole: its name, its one main telephone line, and where the site lives. */
export const practiceSchema = z.strictObject({
  name: textField.describe("The name in the header, in titles, and in structured data."),
  phone: phoneField.describe("The practice line: header, footer, contact page."),
  phoneHours: hoursSchema.describe("When somebody answers the practice line."),
  email: z.email("Write a whole e-mail address, for example “office@example.com”."),
  site: urlField
    .refine((url) => !url.endsWith("/"), "Remove the slash at the end.")
    .describe("Where the site is published, without a slash at the end."),
  networkStatement: textField.describe("What stands beside links to sister sites (Public Health Law §238-d)."),
  messageDelivery: z
    .boolean()
    .refine((on) => !on, "Write false: the form cannot deliver messages yet. docs/privacy.md says what comes first.")
    .describe("Whether messages of the form reach the practice; /privacy tells visitors."),
  reviewed: z
    .strictObject({ privacy: dayField, accessibility: dayField, tools: dayField })
    .describe("Days on which these pages were last held against the site, and the tools against the law."),
  physician: z
    .strictObject({ name: textField, credentials: textField })
    .optional()
    .describe("Leave out until the practice confirms it; the copy then says “our neurologist”."),
});

export type Practice = z.infer<typeof practiceSchema>;
