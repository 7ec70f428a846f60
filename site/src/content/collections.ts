import type { z } from "astro/zod";
import { readYaml, type Collection, type ContentFiles, type Entry, type Rule } from "./check.ts";
import { articleMistakes } from "#blog/text-rules.ts";
import {
  inEach,
  knownLanguages,
  namedAsTheirCode,
  sameDangerSigns,
  toolCollections,
  translatedTexts,
  translations,
} from "#languages/rules.ts";
import { articleSchema, categories, categorySchema } from "#blog/article-schema.ts";
import { conditionSchema } from "#conditions/condition-schema.ts";
import { serviceIds, serviceSchema, type ServiceId } from "#services/service-schema.ts";
import { claimSchema, officialPageSchema } from "#tools/claim/claim-schema.ts";
import { deadlineRuleIds, deadlineRuleSchema, type DeadlineRuleId } from "#tools/rule-schema.ts";
import { factsSchema } from "./facts-schema.ts";
import { faqPages, faqSchema } from "#faq/faq-schema.ts";
import { glossaryTermSchema } from "#glossary/glossary-term-schema.ts";
import { areaIds, areaSchema, type AreaId } from "#locations/area-schema.ts";
import { benefitPages, benefitSchema } from "#home/benefit-schema.ts";
import { carrierSchema } from "#insurance/carrier-schema.ts";
import { comparisonSchema } from "#faq/comparison-schema.ts";
import { drawnSteps, processStepSchema, stepPages } from "#home/process-step-schema.ts";
import { groupSchema, shownGroupSchema, topicSchema } from "./fields.ts";
import { caseServiceIds, caseServiceSchema } from "#attorneys/case-service-schema.ts";
import { referralDocumentsSchema } from "#attorneys/referral-documents-schema.ts";
import { reportIds, reportSchema, type ReportId } from "#attorneys/report-schema.ts";
import { replyTemplateSchema } from "#contact/reply-template-schema.ts";
import { searchPlaceSchema } from "#search/search-place-schema.ts";
import { siteSchema } from "#practice/sister-site-schema.ts";
import { guidanceIds, guidanceMistake, guidanceSchema, type GuidanceId, type Point } from "./guidance-schema.ts";
import { languageSchema } from "#languages/language-schema.ts";
import { groupReviewSchema } from "./group-review-schema.ts";
import { launchQuestionSchema } from "./launch-schema.ts";
import { legalNoticeSchema, legalNoticesMistake, type LegalNoticeId } from "#legal/legal-schema.ts";
import { letterIds, letterSchema } from "#tools/letters/letter-schema.ts";
import { noticeIds, noticeSchema, type NoticeId } from "#contact/notice-schema.ts";
import { source } from "#languages/languages.ts";
import { officeSchema, practiceSchema } from "#practice/practice-schema.ts";
import { picturesExist, picturesSchema } from "#pictures/picture-schema.ts";
import { sampleReportSchema } from "#sample-report/sample-report-schema.ts";
import { toolFrameSchema } from "#tools/texts-schema.ts";
import { toConfirmSchema } from "./to-confirm-schema.ts";

/** Every collection of `content/`, by its name in code: where it is, its fields, and the rules for editors. */
export function contentRules(files: ContentFiles) {
  const names = (folder: string) =>
    [...files.keys()].filter((path) => path.startsWith(folder)).map((path) => path.replace(/.*\/|\.\w+$/g, ""));
  const offices = names("offices/");
  const services = names("services/");
  const sites = ((readYaml("network.yaml", files) ?? []) as { id: string }[]).map(({ id }) => id);
  const numbers = [...Object.keys(factsSchema.shape), ...reportIds, ...deadlineRuleIds];
  const collection = <S extends z.ZodType>(path: string, schema: S, ...rules: Rule[]): Collection<S> => ({
    path,
    schema,
    placeholders: new Set<string>([...numbers, ...offices.map((id) => `${id}Hours`)]),
    rules,
  });

  return {
    practice: collection("practice.yaml", practiceSchema, knownLanguages(names("languages/"))),
    facts: collection("facts.yaml", factsSchema),
    reports: collection("reports.yaml", reportSchema, ids(reportIds)),
    deadlineRules: collection("deadline-rules.yaml", deadlineRuleSchema, ids(deadlineRuleIds)),
    offices: collection("offices/", officeSchema(sites), twoOffices, ordered(), oneMainOffice),
    services: collection("services/", serviceSchema(offices, sites), ids(serviceIds), ordered()),
    conditions: collection("conditions/", conditionSchema(services, sites), ordered(), distinct("place")),
    faqs: collection("faqs/", faqSchema, onEachPage(faqPages), ordered("page"), distinct("question")),
    guidance: collection("guidance/", guidanceSchema, ids(guidanceIds), completeGuidance),
    notices: collection("notices/", noticeSchema, ids(noticeIds)),
    legal: { ...collection("legal/", legalNoticeSchema, legalNoticesMistake), optional: true as const },
    processSteps: collection("process-steps.yaml", processStepSchema, onEachPage(stepPages), alongTheLine),
    benefits: collection("benefits.yaml", benefitSchema, onEachPage(benefitPages)),
    articles: collection(
      "articles/",
      articleSchema,
      distinct("title"),
      distinct("excerpt"),
      figuresUnderHeadings,
      readableArticles,
    ),
    categories: collection("categories.yaml", categorySchema, distinct("name"), everyCategory),
    network: collection("network.yaml", siteSchema, fourInTheStrip),
    pictures: collection("pictures.yaml", picturesSchema, picturesExist(files)),
    toConfirm: collection("to-confirm.yaml", toConfirmSchema),
    replyTemplates: collection("reply-templates.yaml", replyTemplateSchema, distinct("label")),
    launch: collection("launch.yaml", launchQuestionSchema, distinct("question")),
    reviews: {
      ...collection("reviews.yaml", groupReviewSchema, knownGroups(names("languages/"))),
      optional: true as const,
    },
    carriers: collection("carriers.yaml", carrierSchema, distinct("name")),
    documents: collection("documents.yaml", shownGroupSchema(3, 7)),
    comparison: collection("evaluation-comparison.yaml", comparisonSchema),
    redFlags: collection("red-flags.yaml", shownGroupSchema(2)),
    onFoot: collection("on-foot.yaml", topicSchema, distinct("title")),
    searchPlaces: collection("search-places.yaml", searchPlaceSchema, distinct("title")),
    coverageLimits: collection("coverage-limits.yaml", topicSchema, distinct("title")),
    emgPreparation: collection("emg-preparation.yaml", groupSchema(2), distinct("title")),
    areas: collection("areas.yaml", areaSchema(offices), ids(areaIds)),
    caseServices: collection("case-services.yaml", caseServiceSchema, ids(caseServiceIds)),
    sampleReport: collection("sample-report.yaml", sampleReportSchema),
    languages: collection("languages/", languageSchema, namedAsTheirCode, translations, sameDangerSigns(files)),
    toolFrame: collection("tool-frame/", toolFrameSchema, namedAsTheirCode, translatedTexts(files)),
    ...toolCollections(files, numbers),
    letters: collection("letters.yaml", letterSchema, ids(letterIds)),
    referralDocuments: collection("referral-documents.yaml", referralDocumentsSchema),
    claim: collection("claim.yaml", claimSchema),
    officialPages: collection("official-pages.yaml", officialPageSchema),
    glossary: collection("glossary.yaml", glossaryTermSchema, distinct("term")),
  };
}

/** A collection of `content/`, by its name in code. */
export type CollectionName = keyof ReturnType<typeof contentRules>;

/** The ids that the site knows entries by, where a rule holds a collection to them. */
type Ids = {
  reports: ReportId;
  deadlineRules: DeadlineRuleId;
  services: ServiceId;
  areas: AreaId;
  guidance: GuidanceId;
  notices: NoticeId;
  legal: LegalNoticeId;
};

/** An entry of a collection: its id, and its fields as its schema reads them. */
export type EntryOf<C extends CollectionName> = {
  id: C extends keyof Ids ? Ids[C] : string;
  data: z.infer<ReturnType<typeof contentRules>[C]["schema"]>;
};

/** The fields of an entry with its id. */
export type Listed<C extends CollectionName> = EntryOf<C>["data"] & Pick<EntryOf<C>, "id">;

/** Pages speak of “both offices” and compare the two, so a third one needs more than its file. */
function twoOffices({ length }: readonly Entry[]): string | undefined {
  return length === 2 ? undefined : `There are ${length} offices; the pages are written for two. Ask a developer.`;
}

/** Each of these pages has a part for the entries, which would otherwise be empty. */
function onEachPage(pages: readonly string[]): Rule {
  return (entries) => {
    const empty = pages.filter((page) => !entries.some(({ data }) => data["page"] === page));
    return empty.length === 0 ? undefined : `Nothing is there for the page “${empty.join("”, “")}”; write an entry.`;
  };
}

/** Steps along a drawn line are as many as its segments. */
function alongTheLine(entries: readonly Entry[]): string | undefined {
  for (const [page, drawn] of Object.entries(drawnSteps)) {
    const { length } = entries.filter(({ data }) => data["page"] === page);
    if (length !== drawn)
      return `Page “${page}” has ${length} steps, and its line is drawn for ${drawn}. Join two steps, or part one.`;
  }
  return undefined;
}

function everyCategory(entries: readonly Entry[]): string | undefined {
  const missing = categories.filter((name) => !entries.some(({ data }) => data["name"] === name));
  return missing.length === 0 ? undefined : `The category “${missing.join("”, “")}” is missing; put it back.`;
}

function ids(expected: readonly string[]): Rule {
  return (entries) => {
    const missing = expected.filter((id) => !entries.some((entry) => entry.id === id));
    const unknown = entries.filter(({ id }) => !expected.includes(id)).map(({ id }) => id);
    if (missing.length + unknown.length === 0) return undefined;
    return `The site uses exactly these ids: ${expected.join(", ")}. Missing: ${missing.join(", ") || "none"}. Unknown: ${unknown.join(", ") || "none"}.`;
  };
}

function ordered(within?: string): Rule {
  return twice(
    ({ data }) => `${within ? String(data[within]) : ""} ${String(data["order"])}`,
    (first, second) => `${first} and ${second} have the same order; give each a number of its own.`,
  );
}

function distinct(field: string): Rule {
  return twice(
    ({ data }) => String(data[field]),
    (first, second) => `${first} and ${second} have the same ${field}; change or remove one.`,
  );
}

function twice(key: (entry: Entry) => string, complaint: (first: string, second: string) => string): Rule {
  return (entries) => {
    const seen = new Map<string, string>();
    for (const entry of entries) {
      const first = seen.get(key(entry));
      if (first) return complaint(first, entry.id);
      seen.set(key(entry), entry.id);
    }
    return undefined;
  };
}

/** A review is of a group that there is: another one would be forgotten. */
function knownGroups(languages: readonly string[]): Rule {
  const groups = ["law", "medicine", ...languages.filter((id) => id !== source)];
  return (entries) => {
    const lost = entries.find(({ id }) => !groups.includes(id));
    return lost && `${lost.id} → id: there is no such group of texts. Write one of: ${groups.join(", ")}.`;
  };
}

function oneMainOffice(entries: readonly Entry[]): string | undefined {
  const mains = entries.filter(({ data }) => data["main"]).length;
  return mains === 1 ? undefined : `${mains} offices say “main: true”; exactly one must.`;
}

function fourInTheStrip(entries: readonly Entry[]): string | undefined {
  const strip = entries.filter(({ data }) => data["strip"]).length;
  return strip === 4 ? undefined : `${strip} sites say “strip: true”; the specification fixes four.`;
}

/** Every drawing of an article is under one of its headings. */
const figuresUnderHeadings = inEach(({ id, data, body }) => {
  const lines = body.split("\n");
  const lost = (data["figures"] as { under: string }[] | undefined)?.find(
    ({ under }) => !lines.includes(`## ${under}`),
  );
  return lost && `${id} → figures → under: the text has no heading “## ${lost.under}”; write it as it stands there.`;
});

/** The notes, headings and links of every article are as readers need them. */
const readableArticles = inEach(({ id, body }) => {
  const mistakes = articleMistakes(body);
  return mistakes.length === 0
    ? undefined
    : mistakes.map((mistake) => `${id}/index.md → text: ${mistake}`).join("\n  ");
});

/** Every file of `content/guidance/` holds what its page shows. */
const completeGuidance = inEach(({ id, data }) => {
  const mistake = guidanceMistake(id as GuidanceId, data["points"] as Point[]);
  return mistake && `${id}.yaml → ${mistake}`;
});
