import { z } from "astro/zod";
import { certaintyField, marginField, review, textField, withReviewer } from "./fields.ts";

/** The pages that begin with a few points, as `in-short.yaml` names them. */
const shortPages = ["patients", "deadlines", "letter"] as const;

/** The parts of pages that say what the law or medicine says; each is a file in `content/guidance/`. */
export const guidanceIds = [
  "after-a-crash",
  "checking-a-doctor",
  "costs",
  "counting-days",
  "coverage",
  "deadline-results",
  "denial-form",
  "emergency",
  "emg-timing",
  "first-visit",
  "in-short",
  "independence",
  "late-notice",
  "nerve-response",
  "nf-2-form",
  "no-fixed-day",
  "notice-letter",
  "page-leads",
  "patient-rights",
  "referrals",
  "ways-to-dispute",
  "workers-compensation",
  "written-notice",
] as const;

export type GuidanceId = (typeof guidanceIds)[number];

/** The files whose points have no title on their page. */
const untitled: readonly GuidanceId[] = [
  "costs",
  "coverage",
  "deadline-results",
  "emergency",
  "in-short",
  "late-notice",
  "nf-2-form",
  "no-fixed-day",
  "notice-letter",
  "page-leads",
  "referrals",
  "workers-compensation",
];

/** The points that a page looks for by name, because it adds a link or a drawing to them. */
const looked: Partial<Record<GuidanceId, readonly string[]>> = {
  "after-a-crash": ["lead", "two-offices", "attorneys"],
  costs: ["covered", "ask"],
  coverage: ["meaning", "amount"],
  "deadline-results": ["suing", "long-ago", "late"],
  emergency: ["home", "contact"],
  "emg-timing": ["early", "first", "best"],
  "in-short": ["danger-signs"],
  independence: ["changed-law", "no-advice"],
  "late-notice": ["send"],
  "no-fixed-day": ["report"],
  "notice-letter": ["subject", "notice", "request", "late"],
  "page-leads": [
    "insurance",
    "letter",
    "on-foot",
    "denial",
    "patients",
    "attorneys",
    "services",
    "contact",
    "locations",
    "home",
    "emg-visit",
    "come-with-someone",
    "how-to-come",
  ],
  referrals: ["by-phone", "details", "ask", "clinic-patient", "clinic-wait", "clinic-form", "clinic-report"],
  "ways-to-dispute": ["assigned"],
  "workers-compensation": ["pays-first"],
  "written-notice": ["time", "insurer", "fund", "source"],
};

const pointSchema = withReviewer(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z-]*$/, "Write it in small letters, with dashes for spaces."),
    page: z.enum(shortPages).optional().describe("Only in in-short.yaml: the page that it opens."),
    title: textField.default("").describe("A heading over the text, or the label before it."),
    text: textField.describe("An empty line begins a new paragraph, where the page has room for several."),
    margin: marginField.optional().describe("Facts beside the text: a number, and what it means."),
    source: textField.describe("Where it is written, for people who check the text; pages do not show it."),
    certainty: certaintyField,
    ...review,
  }),
);

/** One part of a page, point by point, in the order of the file. */
export const guidanceSchema = z.strictObject({ points: z.array(pointSchema).min(1, "Write at least one point.") });

export type Point = z.infer<typeof pointSchema>;

/** What a file of `content/guidance/` lacks that its page shows, and how to write it; nothing when all is well. */
export function guidanceMistake(file: GuidanceId, points: readonly Point[]): string | undefined {
  const missing = (looked[file] ?? []).filter((id) => !points.some((point) => point.id === id));
  if (missing.length > 0) return `points: The page looks for “${missing.join("”, “")}”; put it back.`;
  const twice = points.find(({ id }, index) => points.findIndex((other) => other.id === id) < index);
  if (twice) return `points: The id “${twice.id}” is there twice; give each point an id of its own.`;
  const bare = untitled.includes(file) ? undefined : points.find(({ title }) => title === "");
  if (bare) return `${bare.id} → title: missing. Add a line “title: …”; the page shows it.`;
  const astray = file === "in-short" ? points.find(({ page }) => !page) : undefined;
  return astray && `${astray.id} → page: missing. Write one of: ${shortPages.join(", ")}.`;
}
