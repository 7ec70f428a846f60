import { z } from "astro/zod";
import { certaintyField, orderField, textField, urlField } from "./fields.ts";

/** Entries of a list file get their `order` from their place in it. */
const listed = { order: orderField };

export const stepPages = ["home", "patients", "insurance"] as const;
/** How many steps the drawn lines of pages have room for. */
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

/** A time that runs from the step before to this one, for the timeline on /insurance. */
const limitField = z.strictObject({
  time: textField.describe("How long, for example “{noticeLimit}”."),
  meaning: textField.describe("From when, and to what, in a few words."),
  stops: z.boolean().default(false).describe("True: the clock can stand still; the measure is dashed."),
});

export const processStepSchema = z.strictObject({
  ...listed,
  page: z.enum(stepPages),
  title: textField,
  text: textField,
  limit: limitField.optional(),
});

/** A reason to choose the practice, or what No-Fault gives; the order in the file is the order on the page. */
export const benefitSchema = z.strictObject({
  ...listed,
  page: z.enum(benefitPages),
  title: textField,
  text: textField,
});

export const siteSchema = z.strictObject({
  ...listed,
  name: textField,
  title: textField.describe("As in “Our … site”, lower case."),
  description: textField,
  url: urlField,
  strip: z.boolean().default(false).describe("True for the four in the network strip and the footer."),
  nofollow: z.boolean().default(false).describe("True tells search engines not to follow the link."),
});

export const carrierSchema = z.strictObject({ ...listed, name: textField });

/**
 * A place that patients come from.
 * @param offices ids of the offices that exist
 */
export const areaSchema = (offices: readonly string[]) =>
  z.strictObject({
    ...listed,
    name: textField,
    state: z.boolean().default(false).describe("True for a state of its own; search engines are informed."),
    office: z.enum(offices).describe("The nearest office."),
    text: textField,
  });

/**
 * A group of short lines under a heading, as in a checklist.
 * @param least how many lines it has at least
 * @param most how many it has at most, where a group must fit somewhere
 */
export const groupSchema = (least: number, most = Infinity) =>
  z.strictObject({
    ...listed,
    title: textField,
    items: z
      .array(textField)
      .min(least, `List at least ${least} lines, or move them to another group.`)
      .max(most, `List at most ${most} lines, and put the others into another group.`),
  });

/** Something that readers ask about, under a heading of its own. */
export const topicSchema = z.strictObject({
  ...listed,
  title: textField,
  text: textField,
  source: textField.describe("Where the rule is written, for people who check the text; pages do not show it."),
});

const typed = z.array(textField);

/** What visitors type into the search, and the part of the site that helps. */
export const searchPlaceSchema = z.strictObject({
  ...listed,
  href: z
    .string()
    .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "Write the address on this site, as “/for-patients#letters”."),
  title: textField,
  text: textField.describe("What is there, in one sentence."),
  words: typed.describe("Words or groups of words; each counts from its beginning, so “vomit” also means “vomiting”."),
  exactly: typed.default([]).describe("Words that count only whole: “bus” is not “business”."),
});

/** Those who refer people to us. */
export const referrers = ["attorneys", "clinics"] as const;

export const referralDocumentsSchema = groupSchema(2).extend({
  from: z.enum(referrers).describe("Who sends it: law firms or clinics."),
});

/** A row of the table that compares a treating evaluation with an IME. */
export const comparisonSchema = z.strictObject({
  ...listed,
  aspect: textField.describe("What is compared; it heads the row."),
  treating: textField.describe("The treating evaluation."),
  ime: textField.describe("The independent medical examination."),
});

/** A medical-legal service that an attorney can ask for. */
export const caseServiceSchema = z.strictObject({
  ...listed,
  title: textField,
  about: textField.describe("One sentence: what it is."),
  holds: textField.describe("What the report holds."),
  relationship: textField.describe("What the doctor is to the person: a treating doctor, an examiner, a reader."),
  reports: z.array(z.enum(reportIds)).min(1, "Name at least one kind of report.").describe("As in reports.yaml."),
  note: textField.optional().describe("What else there is to say of the time."),
});

/** The letters about a claim that ask the injured person to act. */
export const letterIds = ["request", "exam", "oath", "denial"] as const;

/** A letter that asks the injured person to act: its drawn head, and what to do with it. */
export const letterSchema = z.strictObject({
  ...listed,
  name: textField.describe("What the letter is, in a few words; it heads the entry."),
  head: textField.describe("The text at its top, or close to them."),
  code: textField.optional().describe("The name of the form, if it is one."),
  lines: z.array(textField).min(2, "Name at least two.").describe("What is filled in on it; the last one is marked."),
  asks: textField.describe("What it asks for, or says."),
  by: textField.describe("By when to act."),
  act: textField.describe("What to do."),
  steps: z.array(textField).min(3).optional().describe("The same one by one, for the page for patients."),
  source: textField.describe("Where the rule is written, as a reader can look it up."),
  certainty: certaintyField,
});

/** How long a kind of report takes, for the chart and for the sentences. */
export const reportSchema = z
  .strictObject({
    ...listed,
    name: textField,
    from: z.number().min(0).describe("The shortest time; 0 for “within”."),
    to: z.number().positive(),
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
export type Letter = z.infer<typeof letterSchema> & { id: string };
export type ReportId = (typeof reportIds)[number];
export type Report = z.infer<typeof reportSchema> & { id: ReportId };
