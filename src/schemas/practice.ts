import { z } from "astro/zod";
import { phoneField, textField, urlField } from "./fields.ts";
import { hoursSchema } from "./hours.ts";

/** The practice as a whole: its name, its one main telephone line, and where the site lives. */
export const practiceSchema = z.strictObject({
  name: textField.describe("The name in the header, in titles, and in structured data."),
  shortName: textField
    .max(12, "Write at most 12 characters: phones cut what does not fit under an icon.")
    .optional()
    .describe("The name under the icon on a phone’s home screen; without it a phone cuts the whole name."),
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
  privacyPractices: urlField
    .optional()
    .describe(
      "Where the practice’s Notice of Privacy Practices is (45 CFR 164.520); the footer links to it. Leave out until there is one.",
    ),
  referrals: z
    .strictObject({
      fax: phoneField.optional().describe("The fax line for referrals."),
      secureChannel: textField.optional().describe("How records are sent safely: a sentence that begins with “Send”."),
    })
    .optional()
    .describe("Leave out what is not confirmed; /for-attorneys then says to ask on the phone."),
  unreviewed: z
    .strictObject({ law: textField, medicine: textField })
    .describe("What pages say of rules and of medical texts as long as nobody is named who reviewed all of them."),
  physician: z
    .strictObject({ name: textField, credentials: textField })
    .optional()
    .describe("Leave out until the practice confirms it; the copy then says “our neurologist”."),
});

export type Practice = z.infer<typeof practiceSchema>;
