import { z } from "astro/zod";
import { dayField, orderField, phoneField, textField, timeField, urlField } from "#content/fields.ts";
import { accessSchema, mapSchema } from "./office-parts-schema.ts";
import { closesAfterOpening, closingError, otherHoursSchema } from "./other-hours-schema.ts";

/** The days of the week in the order a New Yorker reads them, named as schema.org's DayOfWeek names them. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const openDays = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1, "Name at least one day.").meta({ title: "Days" }),
    opens: timeField.meta({ title: "Opens at" }),
    closes: timeField.meta({ title: "Closes at" }),
  })
  .refine(closesAfterOpening, closingError);

/** A week: the days with fixed times, the days by appointment; a day in neither is closed. */
const hoursSchema = z
  .strictObject({
    open: z.array(openDays).min(1, "Give at least one line of opening times.").meta({ title: "Opening times" }),
    byAppointment: z
      .array(z.enum(weekdays))
      .default([])
      .describe("Days on which people are seen by appointment only; search engines do not see these as open.")
      .meta({ title: "By appointment only" }),
  })
  .refine(
    ({ open, byAppointment }) => {
      const named = [...open.flatMap(({ days }) => days), ...byAppointment];
      return new Set(named).size === named.length;
    },
    { path: ["open"], error: "Name every day once only, either with times or under byAppointment." },
  )
  .meta({ kind: "hours" });

export type Weekday = (typeof weekdays)[number];
export type Hours = z.infer<typeof hoursSchema>;

/**
 * One office: what a visitor needs in order to call it, find it, and arrive while it is open.
 * @param sites ids of the sister sites that exist
 */
export const officeSchema = (sites: readonly string[]) =>
  z.strictObject({
    order: orderField,
    name: textField.describe("As patients say it, for example “Brooklyn”.").meta({ title: "Name" }),
    main: z.boolean().default(false).describe("Only for the main office.").meta({ title: "Main office" }),
    phone: phoneField.describe("The line of this office.").meta({ title: "Phone" }),
    street: textField.meta({ title: "Street and number" }),
    city: textField,
    state: z.string().regex(/^[A-Z]{2}$/, "Write the two letters of the state, for example “NY”."),
    zip: z
      .string("Write the five digits of the ZIP code; in a file, in quotes.")
      .regex(/^\d{5}$/, "Write the five digits of the ZIP code; in a file, in quotes.")
      .meta({ title: "ZIP code" }),
    hours: hoursSchema.meta({ title: "Opening hours" }),
    otherHours: otherHoursSchema.meta({ title: "Closures and other hours" }),
    about: textField.describe("For whom this office is; two or three sentences.").meta({ title: "For whom it is" }),
    getting: z
      .array(
        z.strictObject({
          by: textField.describe("One or two words, for example “Bus”.").meta({ title: "By" }),
          text: textField,
        }),
      )
      .min(1, "Say at least one way to come here.")
      .describe("How to get here; promise no parking.")
      .meta({ title: "How to get here" }),
    access: accessSchema
      .default({})
      .describe("Leave out what the practice has not confirmed for this office.")
      .meta({ title: "Access and languages" }),
    site: z.enum(sites).optional().describe("Sister site with more about this office.").meta({ title: "Sister site" }),
    map: mapSchema.meta({ title: "Drawn map" }),
  });

export type Office = z.infer<ReturnType<typeof officeSchema>> & { id: string };

const namesField = z.array(textField).min(1, "Name at least one, or leave the list out.").optional();

/** The ways in which a message of the form can go; docs/messages.md describes them. */
const messageDeliveries = ["server", "email", "off"] as const;

export type MessageDelivery = (typeof messageDeliveries)[number];

/** The practice as a whole: its name, its one main telephone line, and the URL of the site. */
export const practiceSchema = z.strictObject({
  name: textField
    .describe("The name in the header, in titles, and for search engines.")
    .meta({ title: "Name of the practice" }),
  shortName: textField
    .max(12, "Write at most 12 characters: phones cut what does not fit under an icon.")
    .optional()
    .describe("The name under the icon on a phone’s home screen; without it a phone cuts the whole name.")
    .meta({ title: "Name under the icon" }),
  phone: phoneField.describe("The practice line: header, footer, contact page.").meta({ title: "Appointment line" }),
  phoneHours: hoursSchema
    .describe("When the practice line is answered.")
    .meta({ title: "Hours of the appointment line" }),
  otherHours: otherHoursSchema
    .describe("Days on which the practice line is closed, or answered at other times.")
    .meta({ title: "Closures and other hours" }),
  email: z.email("Write a whole e-mail address, for example “office@example.com”.").meta({ title: "Email address" }),
  site: urlField
    .refine((url) => !url.endsWith("/"), "Remove the slash at the end.")
    .describe("Where the site is published, without a slash at the end.")
    .meta({ title: "Address of this site" }),
  networkStatement: textField
    .describe("The text beside links to sister sites (Public Health Law §238-d).")
    .meta({ title: "Note beside the sister sites" }),
  interpreterFor: z
    .array(z.string())
    .default([])
    .describe(
      "Languages in which a caller gets an interpreter at no cost, on this line and at the visit, by the short name of each: “es” for Spanish, “ru” for Russian, “zh-hans” for Chinese.",
    )
    .meta({ title: "Languages with an interpreter" }),
  messageDelivery: z
    .enum(messageDeliveries)
    .default("server")
    .describe(
      "How a message of the form reaches us. server: our own program stores it, and the front desk shows it. email: the visitor’s own mail app opens with the message written. off: nothing is sent; only for looking at the site.",
    )
    .meta({ title: "Delivery of messages" }),
  participation: z
    .strictObject({
      plans: namesField
        .describe("Health plans in which the practice takes part, each by its whole name.")
        .meta({ title: "Health plans" }),
      hospitals: namesField
        .describe("Hospitals with which the physician is affiliated, each by its whole name.")
        .meta({ title: "Hospitals" }),
      asOf: dayField
        .optional()
        .describe("The day on which both lists were true; the page shows it.")
        .meta({ title: "As of" }),
    })
    .optional()
    .describe("On /insurance, for patients before they come (Public Health Law §24). Leave out until it is confirmed.")
    .meta({ title: "Plans and hospitals" }),
  referrals: z
    .strictObject({
      fax: phoneField.optional().describe("The fax line for referrals.").meta({ title: "Fax line" }),
      testimony: textField
        .optional()
        .describe("What the doctor offers of testimony: a sentence, such as “The doctor testifies by video.”")
        .meta({ title: "Testimony" }),
      secureChannel: textField
        .optional()
        .describe("How records are sent safely: a sentence that begins with “Send”.")
        .meta({ title: "How to send records" }),
    })
    .optional()
    .describe("Leave out what is not confirmed; /for-attorneys then says to ask on the phone."),
  unreviewed: z
    .strictObject({
      law: textField.meta({ title: "On rules" }),
      medicine: textField.meta({ title: "On medical texts" }),
    })
    .describe("What pages say of rules and of medical texts until a reviewer of all of them is named.")
    .meta({ title: "Note until a reviewer is named" }),
  physician: z
    .strictObject({
      name: textField.meta({ title: "Name with degree" }),
      board: textField.optional().meta({ title: "Board certification" }),
      license: z
        .string()
        .regex(/^\d{6}$/, "A New York license number has 6 digits; in a file, write it in quotes.")
        .optional()
        .meta({ title: "New York license number" }),
      licensePage: z
        .url({ protocol: /^https$/, error: "Write the address of the State’s look-up, with https." })
        .optional()
        .meta({ title: "Page of the license" }),
      npi: z
        .string()
        .regex(/^\d{10}$/, "An NPI has 10 digits; in a file, write it in quotes.")
        .optional()
        .meta({ title: "NPI" }),
      since: z
        .string()
        .regex(/^\d{4}$/, "Write the year with 4 digits; in a file, in quotes.")
        .optional()
        .meta({ title: "Practicing since" }),
    })
    .optional()
    .describe("Leave out until the practice confirms it; the pages then say “our neurologist”."),
});

export type Practice = z.infer<typeof practiceSchema>;
