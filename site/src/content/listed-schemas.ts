import { z } from "astro/zod";
import { orderField, pageNames, textField, urlField } from "./fields.ts";

/** The `order` of list entries is their position in the file. */
const listed = { order: orderField };

export const stepPages = ["home", "patients", "insurance"] as const;
/** How many steps fit on the drawn lines of pages. */
export const drawnSteps = { home: 4, insurance: 6 } as const;
export const benefitPages = ["home", "insurance", "attorneys"] as const;
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

/** The medical-legal services of /for-attorneys; the specification fixes these three. */
export const caseServiceIds = ["initial-evaluation", "ime", "peer-review"] as const;

/** The kinds of report; each is also a placeholder for its time in the texts of `content/`. */
export const reportIds = ["emgReport", "rushReport", "supplementalOpinion", "standardReport", "imeReport"] as const;

/** The time limit between the previous step and this one, for the timeline on /insurance. */
const limitField = z.strictObject({
  time: textField.describe("How long; “Insert a fact” puts in a time limit of the law.").meta({ title: "How long" }),
  meaning: textField.describe("From when, and to what, in a few words.").meta({ title: "From when to what" }),
  stops: z
    .boolean()
    .default(false)
    .describe("The clock can stand still; the measure is then dashed.")
    .meta({ title: "The clock can stop" }),
});

export const processStepSchema = z.strictObject({
  ...listed,
  page: z.enum(stepPages).meta({ names: pageNames }),
  title: textField,
  text: textField,
  limit: limitField.optional().meta({ title: "Time from the step before" }),
});

/** A reason to choose the practice, or a No-Fault benefit; in the order of the page. */
export const benefitSchema = z.strictObject({
  ...listed,
  page: z.enum(benefitPages).meta({ names: pageNames }),
  title: textField,
  text: textField,
});

export const siteSchema = z.strictObject({
  ...listed,
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

export const carrierSchema = z.strictObject({ ...listed, name: textField });

/**
 * An area served.
 * @param offices ids of the offices that exist
 */
export const areaSchema = (offices: readonly string[]) =>
  z.strictObject({
    ...listed,
    name: textField,
    state: z
      .boolean()
      .default(false)
      .describe("For a state of its own; search engines are informed.")
      .meta({ title: "A state of its own" }),
    office: z.enum(offices).describe("The nearest office.").meta({ title: "Nearest office" }),
    text: textField,
  });

/**
 * A group of short lines under a heading, as in a checklist.
 * @param least the minimum number of lines
 * @param most the maximum, where space is limited
 */
export const groupSchema = (least: number, most = Infinity) =>
  z.strictObject({
    ...listed,
    title: textField,
    items: z
      .array(textField)
      .min(least, `List at least ${least} lines, or move them to another group.`)
      .max(most, `List at most ${most} lines, and put the others into another group.`)
      .meta({ title: "Lines" }),
  });

/** Something that readers ask about, under a heading of its own. */
export const topicSchema = z.strictObject({
  ...listed,
  title: textField,
  text: textField,
  source: textField
    .describe("Where the rule is written, for people who check the text; pages do not show it.")
    .meta({ title: "Where it is written" }),
});

const typed = z.array(textField);

/** Search words, and the part of the site that helps. */
export const searchPlaceSchema = z.strictObject({
  ...listed,
  href: z
    .string()
    .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "Write the address on this site, as “/for-patients#letters”.")
    .meta({ title: "Address on this site" }),
  title: textField,
  text: textField.describe("What is there, in one sentence."),
  words: typed
    .describe("Words or groups of words; each counts from its beginning, so “vomit” also means “vomiting”.")
    .meta({ title: "What people type" }),
  exactly: typed
    .default([])
    .describe("Words that count only whole: “bus” is not “business”.")
    .meta({ title: "What counts only whole" }),
});

/** The kinds of referrers. */
const referrers = ["attorneys", "clinics"] as const;

export const referralDocumentsSchema = groupSchema(2).extend({
  from: z.enum(referrers).describe("Who sends it: law firms or clinics.").meta({ title: "Sent by" }),
});

/** A row of the table that compares a treating evaluation with an IME. */
export const comparisonSchema = z.strictObject({
  ...listed,
  aspect: textField.describe("What is compared; it heads the row.").meta({ title: "What is compared" }),
  treating: textField.describe("The treating evaluation.").meta({ title: "Treating evaluation" }),
  ime: textField.describe("The independent medical examination.").meta({ title: "Independent medical examination" }),
});

/** A medical-legal service that an attorney can request. */
export const caseServiceSchema = z.strictObject({
  ...listed,
  title: textField,
  about: textField.describe("One sentence: what it is.").meta({ title: "What it is" }),
  holds: textField.describe("What the report holds.").meta({ title: "What the report holds" }),
  relationship: textField
    .describe("What the doctor is to the person: a treating doctor, an examiner, a reader.")
    .meta({ title: "Doctor and person" }),
  reports: z
    .array(z.enum(reportIds))
    .min(1, "Name at least one kind of report.")
    .describe("The kinds of report that it can be.")
    .meta({ title: "Kinds of report" }),
  note: textField.optional().describe("What else there is to say of the time.").meta({ title: "Note on the time" }),
});

/** How long a kind of report takes, for the chart and for the sentences. */
export const reportSchema = z
  .strictObject({
    ...listed,
    name: textField,
    from: z.number().min(0).describe("The shortest time; 0 for “within”.").meta({ title: "Shortest time" }),
    to: z.number().positive().meta({ title: "Longest time" }),
    unit: z.enum(["hours", "business days"]),
  })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "The longest time must be greater than the shortest." });

export type ProcessStep = z.infer<typeof processStepSchema> & { id: string };
export type Benefit = z.infer<typeof benefitSchema> & { id: string };
export type Site = z.infer<typeof siteSchema> & { id: string };
export type Carrier = z.infer<typeof carrierSchema> & { id: string };
export type AreaId = (typeof areaIds)[number];
export type Area = z.infer<ReturnType<typeof areaSchema>> & { id: AreaId };
export type Group = z.infer<ReturnType<typeof groupSchema>> & { id: string };
export type SearchPlace = z.infer<typeof searchPlaceSchema> & { id: string };
export type Topic = z.infer<typeof topicSchema> & { id: string };
export type ReferralDocuments = z.infer<typeof referralDocumentsSchema> & { id: string };
export type Comparison = z.infer<typeof comparisonSchema> & { id: string };
export type CaseService = z.infer<typeof caseServiceSchema> & { id: string };
export type ReportId = (typeof reportIds)[number];
export type Report = z.infer<typeof reportSchema> & { id: ReportId };
