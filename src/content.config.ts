import { defineCollection } from "astro:content";
import { glob, type Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { readdirSync } from "node:fs";
import { checked, readYaml, yamlFile, type DataEntry, type Rule } from "#content-loaders.ts";
import { completeGuidance, figuresUnderHeadings, readableArticles } from "#content-text-rules.ts";
import { articleSchema, categories, categorySchema } from "#schemas/article.ts";
import { conditionSchema } from "#schemas/condition.ts";
import { deadlineRuleIds, deadlineRuleSchema } from "#schemas/deadline-rule.ts";
import { factsSchema } from "#schemas/facts.ts";
import { faqPages, faqSchema } from "#schemas/faq.ts";
import { glossaryTermSchema } from "#schemas/glossary-term.ts";
import {
  areaIds,
  areaSchema,
  benefitPages,
  benefitSchema,
  carrierSchema,
  comparisonSchema,
  drawnSteps,
  groupSchema,
  caseServiceIds,
  caseServiceSchema,
  letterIds,
  letterSchema,
  processStepSchema,
  referralDocumentsSchema,
  reportIds,
  reportSchema,
  siteSchema,
  stepPages,
  topicSchema,
} from "#schemas/listed.ts";
import { guidanceIds, guidanceSchema } from "#schemas/guidance.ts";
import { noticeIds, noticeSchema } from "#schemas/notice.ts";
import { officeSchema } from "#schemas/office.ts";
import { practiceSchema } from "#schemas/practice.ts";
import { sampleReportSchema } from "#schemas/sample-report.ts";
import { serviceIds, serviceSchema } from "#schemas/service.ts";
import { toConfirmSchema } from "#schemas/to-confirm.ts";
import { whoPaysSchema } from "#schemas/who-pays.ts";

const offices = fileNames("content/offices");
const services = fileNames("content/services");
const sites = listedIds("content/network.yaml");
const numbers = [...Object.keys(factsSchema.shape), ...reportIds, ...deadlineRuleIds];
const placeholders = new Set<string>([...numbers, ...offices.map((id) => `${id}Hours`)]);

const folder = (name: string) => glob({ base: `./content/${name}`, pattern: "*.{md,yaml}" });
const list = (name: string) => yamlFile(`content/${name}.yaml`);
const collection = <S extends z.ZodType>(loader: Loader, schema: S, ...rules: Rule[]) =>
  defineCollection({ loader: checked(loader, schema, placeholders, rules), schema });

export const collections = {
  practice: collection(list("practice"), practiceSchema),
  facts: collection(list("facts"), factsSchema),
  reports: collection(list("reports"), reportSchema, ids(reportIds)),
  deadlineRules: collection(list("deadline-rules"), deadlineRuleSchema, ids(deadlineRuleIds)),
  offices: collection(folder("offices"), officeSchema(sites), twoOffices, ordered(), oneMainOffice),
  services: collection(folder("services"), serviceSchema(offices, sites), ids(serviceIds), ordered()),
  conditions: collection(folder("conditions"), conditionSchema(services, sites), ordered(), distinct("place")),
  faqs: collection(folder("faqs"), faqSchema, onEachPage(faqPages), ordered("page"), distinct("question")),
  guidance: collection(folder("guidance"), guidanceSchema, ids(guidanceIds), completeGuidance),
  notices: collection(folder("notices"), noticeSchema, ids(noticeIds)),
  processSteps: collection(list("process-steps"), processStepSchema, onEachPage(stepPages), alongTheLine),
  benefits: collection(list("benefits"), benefitSchema, onEachPage(benefitPages)),
  articles: collection(
    glob({ base: "./content/articles", pattern: "*/index.md", generateId: ({ entry }) => entry.replace(/\/.*/, "") }),
    articleSchema,
    distinct("title"),
    distinct("excerpt"),
    figuresUnderHeadings,
    readableArticles,
  ),
  categories: collection(list("categories"), categorySchema, distinct("name"), everyCategory),
  network: collection(list("network"), siteSchema, fourInTheStrip),
  toConfirm: collection(list("to-confirm"), toConfirmSchema),
  carriers: collection(list("carriers"), carrierSchema, distinct("name")),
  documents: collection(list("documents"), groupSchema(3, 7)),
  comparison: collection(list("evaluation-comparison"), comparisonSchema),
  redFlags: collection(list("red-flags"), groupSchema(2)),
  onFoot: collection(list("on-foot"), topicSchema, distinct("title")),
  coverageLimits: collection(list("coverage-limits"), topicSchema, distinct("title")),
  emgPreparation: collection(list("emg-preparation"), groupSchema(2), distinct("title")),
  areas: collection(list("areas"), areaSchema(offices), ids(areaIds)),
  caseServices: collection(list("case-services"), caseServiceSchema, ids(caseServiceIds)),
  sampleReport: collection(list("sample-report"), sampleReportSchema),
  letters: collection(list("letters"), letterSchema, ids(letterIds)),
  referralDocuments: collection(list("referral-documents"), referralDocumentsSchema),
  // The tool's code holds it, too, and knows no hours of offices.
  whoPays: defineCollection({
    loader: checked(list("who-pays"), whoPaysSchema, new Set(numbers), []),
    schema: whoPaysSchema,
  }),
  glossary: collection(list("glossary"), glossaryTermSchema, distinct("term")),
};

/** Names without ending of the files in a folder, relative to the project's root. */
function fileNames(path: string): string[] {
  return readdirSync(path).map((name) => name.replace(/\.\w+$/, ""));
}

function listedIds(path: string): string[] {
  return ((readYaml(path) ?? []) as { id: string }[]).map(({ id }) => id);
}

/** Pages speak of “both offices” and compare the two, so a third one needs more than its file. */
function twoOffices({ length }: readonly DataEntry[]): string | undefined {
  return length === 2 ? undefined : `There are ${length} offices; the pages are written for two. Ask a developer.`;
}

/** Each of these pages has a part for the entries, which would otherwise stand there empty. */
function onEachPage(pages: readonly string[]): Rule {
  return (entries) => {
    const empty = pages.filter((page) => !entries.some(({ data }) => data["page"] === page));
    return empty.length === 0 ? undefined : `Nothing is there for the page “${empty.join("”, “")}”; write an entry.`;
  };
}

/** Steps that stand along a drawn line are as many as it has stretches. */
function alongTheLine(entries: readonly DataEntry[]): string | undefined {
  for (const [page, drawn] of Object.entries(drawnSteps)) {
    const { length } = entries.filter(({ data }) => data["page"] === page);
    if (length !== drawn)
      return `Page “${page}” has ${length} steps, and its line is drawn for ${drawn}. Join two steps, or part one.`;
  }
  return undefined;
}

function everyCategory(entries: readonly DataEntry[]): string | undefined {
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

function twice(key: (entry: DataEntry) => string, complaint: (first: string, second: string) => string): Rule {
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

function oneMainOffice(entries: readonly DataEntry[]): string | undefined {
  const mains = entries.filter(({ data }) => data["main"]).length;
  return mains === 1 ? undefined : `${mains} offices say “main: true”; exactly one must.`;
}

function fourInTheStrip(entries: readonly DataEntry[]): string | undefined {
  const strip = entries.filter(({ data }) => data["strip"]).length;
  return strip === 4 ? undefined : `${strip} sites say “strip: true”; the specification fixes four.`;
}
