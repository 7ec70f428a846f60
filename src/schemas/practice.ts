import { z } from "astro/zod";
import { dayField, orderField, phoneField, textField, timeField, urlField } from "./fields.ts";
import { closesAfterOpening, closingError, otherHoursSchema } from "./other-hours.ts";

/** The days of the week in the order a New Yorker reads them, named as schema.org's DayOfWeek names them. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const openDays = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1, "Name at least one day."),
    opens: timeField,
    closes: timeField,
  })
  .refine(closesAfterOpening, closingError);

/** A week: the days with fixed times, the days by appointment; a day in neither is closed. */
export const hoursSchema = z
  .strictObject({
    open: z.array(openDays).min(1, "Give at least one line of opening times."),
    byAppointment: z
      .array(z.enum(weekdays))
      .default([])
      .describe("Days on which people are seen by appointment only; search engines do not see these as open."),
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

const access = textField.optional();

/** What decides whether a person can come at all. Pages say of what is left out here: ask when you call. */
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
    otherHours: otherHoursSchema,
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

const namesField = z.array(textField).min(1, "Name at least one, or leave the list out.").optional();

/** The practice as a whole: its name, its one main telephone line, and where the site lives. */
export const practiceSchema = z.strictObject({
  name: textField.describe("The name in the header, in titles, and in structured data."),
  shortName: textField
    .max(12, "Write at most 12 characters: phones cut what does not fit under an icon.")
    .optional()
    .describe("The name under the icon on a phone’s home screen; without it a phone cuts the whole name."),
  phone: phoneField.describe("The practice line: header, footer, contact page."),
  phoneHours: hoursSchema.describe("When the practice line is answered."),
  otherHours: otherHoursSchema.describe("Days on which the practice line is closed, or answered at other times."),
  email: z.email("Write a whole e-mail address, for example “office@example.com”."),
  site: urlField
    .refine((url) => !url.endsWith("/"), "Remove the slash at the end.")
    .describe("Where the site is published, without a slash at the end."),
  networkStatement: textField.describe("The text beside links to sister sites (Public Health Law §238-d)."),
  messageDelivery: z
    .enum(["off", "on"])
    .transform((word) => word === "on")
    .describe("Whether messages of the form reach the practice; /privacy tells visitors."),
  participation: z
    .strictObject({
      plans: namesField.describe("Health plans in which the practice takes part, each by its whole name."),
      hospitals: namesField.describe("Hospitals with which the physician is affiliated, each by its whole name."),
      asOf: dayField.optional().describe("The day on which both lists were true; the page shows it."),
    })
    .optional()
    .describe("On /insurance, for patients before they come (Public Health Law §24). Leave out until it is confirmed."),
  referrals: z
    .strictObject({
      fax: phoneField.optional().describe("The fax line for referrals."),
      testimony: textField
        .optional()
        .describe("What the doctor offers of testimony: a sentence, such as “The doctor testifies by video.”"),
      secureChannel: textField.optional().describe("How records are sent safely: a sentence that begins with “Send”."),
    })
    .optional()
    .describe("Leave out what is not confirmed; /for-attorneys then says to ask on the phone."),
  unreviewed: z
    .strictObject({ law: textField, medicine: textField })
    .describe("What pages say of rules and of medical texts until a reviewer of all of them is named."),
  physician: z
    .strictObject({
      name: textField,
      board: textField.optional(),
      license: z
        .string()
        .regex(/^\d{6}$/, "A New York license number has 6 digits. Write it in quotes.")
        .optional(),
      licensePage: z
        .url({ protocol: /^https$/, error: "Write the address of the State’s look-up, with https." })
        .optional(),
      npi: z
        .string()
        .regex(/^\d{10}$/, "An NPI has 10 digits. Write it in quotes.")
        .optional(),
      since: z
        .string()
        .regex(/^\d{4}$/, "Write the year with 4 digits, in quotes.")
        .optional(),
    })
    .optional()
    .describe("Leave out until the practice confirms it; the copy then says “our neurologist”."),
});

export type Practice = z.infer<typeof practiceSchema>;
