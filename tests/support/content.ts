import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "astro/zod";
import { factsOf } from "#content-facts.ts";
import { newestFirst } from "#domain/article-lists.ts";
import { hoursPhrases } from "#domain/hours.ts";
import type { articleSchema, Category } from "#schemas/article.ts";
import type { Condition } from "#schemas/condition.ts";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import type { Facts } from "#schemas/facts.ts";
import type { Faq } from "#schemas/faq.ts";
import type { GlossaryTerm } from "#schemas/glossary-term.ts";
import type { GuidanceId, Point } from "#schemas/guidance.ts";
import type { Hours, Weekday } from "#schemas/hours.ts";
import type {
  Area,
  Benefit,
  Carrier,
  CaseService,
  Comparison,
  Group,
  Letter,
  ProcessStep,
  ReferralDocuments,
  Report,
  Site,
  Topic,
} from "#schemas/listed.ts";
import type { Notice } from "#schemas/notice.ts";
import type { Office } from "#schemas/office.ts";
import type { Practice } from "#schemas/practice.ts";
import type { SampleReport } from "#schemas/sample-report.ts";
import type { Service } from "#schemas/service.ts";
import type { ToConfirm } from "#schemas/to-confirm.ts";
import type { WhoPays } from "#schemas/who-pays.ts";

type ArticleFields = z.infer<typeof articleSchema>;

/** The content as it stands in its files, read without Astro: what the built pages are held against. */
const content = new URL("../../content/", import.meta.url);

const read = (path: string) => readFileSync(new URL(path, content), "utf8");

export const practice = withWholeWeek(parse(read("practice.yaml")) as Practice, "phoneHours");
export const reports = parse(read("reports.yaml")) as Report[];
export const deadlineRules = parse(read("deadline-rules.yaml")) as DeadlineRule[];

/** Every number that a text may name as `{placeholder}`, as it reads. */
export const facts: Readonly<Record<string, string>> = {
  ...factsOf(parse(read("facts.yaml")) as Facts, reports, deadlineRules),
  ...Object.fromEntries(["brooklyn", "manhattan"].map((id) => [`${id}Hours`, hoursOf(`offices/${id}.yaml`)])),
};

export const whoPays = parse(filled(read("who-pays.yaml"))) as WhoPays;
export const categories = list<Category>("categories.yaml");
export const network = list<Site>("network.yaml");
export const steps = list<ProcessStep>("process-steps.yaml");
export const benefits = list<Benefit>("benefits.yaml");
export const carriers = list<Carrier>("carriers.yaml");
export const redFlags = list<Group>("red-flags.yaml");
export const coverageLimits = list<Topic>("coverage-limits.yaml");
export const onFoot = list<Topic>("on-foot.yaml");
export const emgPreparation = list<Group>("emg-preparation.yaml");
export const areas = list<Area>("areas.yaml");
export const documents = list<Group>("documents.yaml");
export const comparison = list<Comparison>("evaluation-comparison.yaml");
export const caseServices = list<CaseService>("case-services.yaml");
export const glossary = list<Omit<GlossaryTerm, "words"> & Partial<Pick<GlossaryTerm, "words">>>("glossary.yaml");
export const referralDocuments = list<ReferralDocuments>("referral-documents.yaml");
export const sampleReport = parse(read("sample-report.yaml")) as SampleReport;
/** The points of each file of `content/guidance/`. */
export const guidance = Object.fromEntries(
  folder<{ points: Point[] }>("guidance").map(({ id, points }) => [
    id,
    points.map((point) => ({ ...point, title: point.title ?? "" })),
  ]),
) as Record<GuidanceId, Point[]>;
export const letters = list<Letter>("letters.yaml");
/** What only somebody outside can settle; a file may leave `values` or `said` out. */
export const toConfirm = list<Omit<ToConfirm, "values" | "said"> & Partial<ToConfirm>>("to-confirm.yaml").map(
  (entry): ToConfirm => ({ ...entry, values: entry.values ?? [], said: entry.said ?? [] }),
);
export const offices = folder<Office>("offices").map((office) => ({
  ...withWholeWeek(office, "hours"),
  access: (office as Partial<Office>).access ?? {},
}));
export const services = folder<Service>("services");
export const conditions = folder<Condition>("conditions");
export const faqs = folder<Faq>("faqs");
export const articles = folder<ArticleFields>("articles").sort((first, second) =>
  newestFirst({ ...first, slug: first.id }, { ...second, slug: second.id }),
);
export const notices = folder<Notice>("notices");

/** What a notice says. */
export function noticeText(id: string): string {
  const notice = notices.find((candidate) => candidate.id === id);
  if (!notice) throw new Error(`content/notices/${id}.md is missing.`);
  return notice.text;
}

/** The telephone numbers of the practice, as `content/` writes them. */
export const phones: readonly string[] = [practice.phone, ...offices.map(({ phone }) => phone)];

/** The sister site with this id. */
export function sisterSite(id: string): Site {
  const site = network.find((candidate) => candidate.id === id);
  if (!site) throw new Error(`content/network.yaml has no site “${id}”.`);
  return site;
}

function list<T>(path: string): T[] {
  return parse(filled(read(path))) as T[];
}

/** One entry for each file, or for each folder and its `index.md`, by `order` where there is one; the text under the fields is `text`. */
function folder<T>(name: string): (T & { id: string; text: string })[] {
  const entries = readdirSync(new URL(`${name}/`, content)).map((file) => {
    const path = file.includes(".") ? `${name}/${file}` : `${name}/${file}/index.md`;
    const [, fields, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(filled(read(path))) ?? [];
    const data = parse(fields ?? filled(read(path))) as T & { order?: number };
    return { ...data, id: file.replace(/\.\w+$/, ""), text: text?.trim() ?? "" };
  });
  return entries.sort((first, second) => (first.order ?? 0) - (second.order ?? 0));
}

function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

/** An office's week in words. */
function hoursOf(path: string): string {
  return hoursPhrases(withWholeWeek(parse(read(path)) as Office, "hours").hours).join("; ");
}

/** The same with days by appointment, which a file may leave out. */
function withWholeWeek<K extends string, T extends Record<K, Hours>>(entry: T, field: K): T {
  return { ...entry, [field]: { byAppointment: [] as Weekday[], ...(entry[field] as Partial<Hours>) } };
}
