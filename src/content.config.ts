import { defineCollection } from "astro:content";
import { glob, type Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { readdirSync } from "node:fs";
import { checked, readYaml, yamlFile, type DataEntry, type Rule } from "#content-loaders.ts";
import { articleSchema, categories, categorySchema } from "#schemas/article.ts";
import { conditionSchema } from "#schemas/condition.ts";
import { deadlineRuleIds, deadlineRuleSchema } from "#schemas/deadline-rule.ts";
import { factsSchema } from "#schemas/facts.ts";
import { faqCounts, faqSchema } from "#schemas/faq.ts";
import { glossaryTermSchema } from "#schemas/glossary-term.ts";
import {
  areaIds,
  areaSchema,
  benefitCounts,
  benefitSchema,
  carrierCount,
  carrierSchema,
  comparisonCount,
  comparisonSchema,
  groupSchema,
  caseServiceIds,
  caseServiceSchema,
  letterIds,
  letterSchema,
  processStepCounts,
  processStepSchema,
  referralDocumentsSchema,
  reportIds,
  reportSchema,
  siteSchema,
  topicSchema,
} from "#schemas/listed.ts";
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
  offices: collection(folder("offices"), officeSchema(sites), count(2), ordered(), oneMainOffice),
  services: collection(folder("services"), serviceSchema(offices, sites), ids(serviceIds), ordered()),
  conditions: collection(
    folder("conditions"),
    conditionSchema(services, sites),
    count(6),
    ordered(),
    distinct("place"),
  ),
  faqs: collection(folder("faqs"), faqSchema, countByPage(faqCounts), ordered("page"), distinct("question")),
  notices: collection(folder("notices"), noticeSchema, ids(noticeIds)),
  processSteps: collection(list("process-steps"), processStepSchema, countByPage(processStepCounts)),
  benefits: collection(list("benefits"), benefitSchema, countByPage(benefitCounts)),
  articles: collection(
    glob({ base: "./content/articles", pattern: "*/index.md", generateId: ({ entry }) => entry.replace(/\/.*/, "") }),
    articleSchema,
    distinct("title"),
    distinct("excerpt"),
    figuresUnderHeadings,
  ),
  categories: collection(list("categories"), categorySchema, count(categories.length), distinct("name")),
  network: collection(list("network"), siteSchema, fourInTheStrip),
  toConfirm: collection(list("to-confirm"), toConfirmSchema),
  carriers: collection(list("carriers"), carrierSchema, count(carrierCount), distinct("name")),
  documents: collection(list("documents"), groupSchema(3, 7)),
  comparison: collection(list("evaluation-comparison"), comparisonSchema, count(comparisonCount)),
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

function count(expected: number): Rule {
  return ({ length }) =>
    length === expected ? undefined : `There are ${length} entries; the specification fixes ${expected}.`;
}

function countByPage(expected: Readonly<Record<string, number>>): Rule {
  return (entries) => {
    for (const [page, number] of Object.entries(expected)) {
      const found = entries.filter(({ data }) => data["page"] === page).length;
      if (found !== number) return `Page “${page}” has ${found} entries; the specification fixes ${number}.`;
    }
    return undefined;
  };
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

function figuresUnderHeadings(entries: readonly DataEntry[]): string | undefined {
  for (const { id, data, body = "" } of entries) {
    for (const { under } of (data["figures"] ?? []) as { under: string }[])
      if (!body.split(/\r?\n/).includes(`## ${under}`))
        return `${id} → figures → under: the text has no heading “## ${under}”; write it as it stands there.`;
  }
  return undefined;
}
