import { z } from "astro/zod";
import { certaintyField, marginField, review, textField, withReviewer } from "./fields.ts";

type Rules = {
  /** Its points have no title on their page. */
  untitled?: true;
  /** A drawing goes with them, and each says what is in it. */
  drawn?: true;
  /** The points that a page looks for by name, because it adds a link or a drawing to them. */
  needs?: readonly string[];
};

/** The parts of pages that say what the law, medicine or the practice says; each is a file in `content/guidance/`. */
const files = {
  "about-report": { untitled: true },
  "accessibility-aims": {},
  "accessibility-limits": { untitled: true },
  "after-a-crash": { needs: ["lead", "two-offices", "attorneys"] },
  audiences: { untitled: true, needs: ["victims", "law-firms", "clinics", "insurers"] },
  "call-bands": {
    untitled: true,
    needs: [
      ...["home", "article", "legal-article", "patients", "faq", "conditions", "services", "blog", "attorneys"],
      ...["sample-report", "tools", "insurance"],
    ],
  },
  captions: {
    untitled: true,
    needs: [
      ...["home", "findings", "recordings", "body", "nerve-response", "test-timing", "first-days"],
      ...["application-form", "denial"],
    ],
  },
  "checking-a-doctor": {},
  "choose-path": {
    untitled: true,
    needs: ["patients", "first-visit", "attorneys", "services"],
  },
  costs: { untitled: true, needs: ["covered", "ask"] },
  "counting-days": {},
  coverage: { untitled: true, needs: ["meaning", "limit", "amount", "medical-care", "lost-pay", "other-costs"] },
  "crash-day": { untitled: true, needs: ["send", "unsent"] },
  "deadline-results": { untitled: true, needs: ["suing", "late"] },
  "denial-form": { drawn: true, needs: ["reason", "arrival", "back"] },
  emergency: {
    untitled: true,
    needs: ["home", "contact", "list", "more", "unnoticed", "show", "call-us", "growing", "give-card", "card"],
  },
  "emg-timing": { drawn: true, needs: ["early", "first", "best"] },
  "exam-steps": { untitled: true, needs: ["comfort"] },
  findings: { needs: ["report"] },
  "first-visit": {},
  "get-examined": { needs: ["early", "late", "fund", "denial"] },
  "in-short": { untitled: true, needs: ["danger-signs"] },
  "general-notes": {
    untitled: true,
    needs: ["site", "article", "answers", "glossary", "carriers", "form", "for-programs"],
  },
  independence: {},
  mission: { untitled: true, needs: ["statement"] },
  "nerve-response": { drawn: true },
  "notice-letter": { untitled: true, needs: ["subject", "notice", "request", "late", "uninsured"] },
  "page-leads": {
    untitled: true,
    needs: [
      ...[
        "insurance",
        "acting-letters",
        "on-foot",
        "denial",
        "patients",
        "attorneys",
        "services",
        "contact",
        "locations",
      ],
      ...["home", "emg-visit", "come-with-someone", "how-to-come", "email"],
      ...["visit", "rights", "insurer-letters", "claim", "case-services", "symptoms", "before-emg", "soon"],
      ...["call-ready", "call-office"],
      ...["help-with-site", "answered", "diary", "diary-notes", "why-diary", "documents", "checklist"],
      ...["first-exam", "other-limits", "findings", "evaluations", "clinics", "about", "process"],
    ],
  },
  "patient-rights": {},
  reasons: { untitled: true, needs: ["wait", "referral", "copay", "deductible"] },
  referrals: {
    untitled: true,
    needs: [
      "by-phone",
      "channel",
      "records",
      "refer",
      "form",
      "details",
      "client-notice",
      "ask",
      "clinic-patient",
      "clinic-wait",
      "clinic-form",
      "clinic-report",
    ],
  },
  "report-times": { untitled: true, needs: ["count", "usual", "sooner", "first-day", "hours"] },
  server: { untitled: true },
  "stays-with-you": {},
  "test-timing": { needs: ["early", "best", "late"] },
  trackers: { untitled: true, needs: ["statement"] },
  "ways-to-dispute": { needs: ["assigned"] },
  "what-we-do-not-do": { untitled: true },
  "workers-compensation": { untitled: true, needs: ["pays-first"] },
  "written-notice": { needs: ["time", "insurer", "fund", "source"] },
} satisfies Record<string, Rules>;

export type GuidanceId = keyof typeof files;
export const guidanceIds = Object.keys(files) as GuidanceId[];

const pointSchema = withReviewer(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z-]*$/, "Write it in small letters, with dashes for spaces."),
    title: textField
      .default("")
      .describe("A heading over the text, or the label before it.")
      .meta({ title: "Heading" }),
    text: textField.describe("An empty line begins a new paragraph, where the page has room for several."),
    margin: marginField
      .optional()
      .describe("Facts beside the text: a number, and what it means.")
      .meta({ title: "Facts beside the text" }),
    drawn: z
      .array(textField)
      .min(1, "Write at least one.")
      .optional()
      .describe("Only beside a drawing: what is in it, such as the fields of a form.")
      .meta({ title: "What is drawn" }),
    source: textField
      .describe("Where it is written, for people who check the text; pages do not show it.")
      .meta({ title: "Where it is written" }),
    certainty: certaintyField,
    ...review,
  }),
);

/** One part of a page, point by point, in the order of the file. */
export const guidanceSchema = z.strictObject({ points: z.array(pointSchema).min(1, "Write at least one point.") });

export type Point = z.infer<typeof pointSchema>;

/** What a file of `content/guidance/` lacks that its page shows, and how to write it; nothing when all is well. */
export function guidanceMistake(file: GuidanceId, points: readonly Point[]): string | undefined {
  const { untitled, drawn, needs = [] }: Rules = files[file];
  const missing = needs.filter((id) => !points.some((point) => point.id === id));
  if (missing.length > 0) return `points: The page looks for “${missing.join("”, “")}”; put it back.`;
  const twice = points.find(({ id }, index) => points.findIndex((other) => other.id === id) < index);
  if (twice) return `points: The id “${twice.id}” is there twice; give each point an id of its own.`;
  const bare = untitled ? undefined : points.find(({ title }) => title === "");
  if (bare) return `${bare.id} → title: missing. Add a line “title: …”; the page shows it.`;
  const undrawn = drawn && points.find((point) => !point.drawn);
  return undrawn && `${undrawn.id} → drawn: missing. Add a line “drawn: […]”; the drawing beside it shows it.`;
}
