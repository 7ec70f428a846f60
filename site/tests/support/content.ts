import type { z } from "astro/zod";
import { checkedEntries, contentFiles, type Collection } from "#content/check.ts";
import { factsOf, withFacts, withNumbers } from "#content/facts.ts";
import { contentRules } from "#content/rules.ts";
import { newestFirst } from "#blog/article-lists.ts";
import { hoursPhrases } from "#practice/hours.ts";
import type { legalNoticeSchema } from "#legal/legal-schema.ts";
import type { Article, Category } from "#blog/article-schema.ts";
import type { Condition } from "#conditions/condition-schema.ts";
import type { Service } from "#services/service-schema.ts";
import type { DeadlineRule } from "#tools/deadlines/rule-schema.ts";
import type { Facts } from "#content/facts-schema.ts";
import type { Faq } from "#faq/faq-schema.ts";
import type { GlossaryTerm } from "#glossary/glossary-term-schema.ts";
import { builtLanguages } from "#languages/languages.ts";
import {
  toolIds,
  toolLanguages,
  toolLinks,
  translatedTools,
  withTool,
  type ToolId,
  type ToolTexts,
  type WrittenTools,
} from "#languages/translated-tools.ts";
import type { Language } from "#languages/language-schema.ts";
import type { GuidanceId, Point } from "#content/guidance-schema.ts";
import type { Area } from "#locations/area-schema.ts";
import type { Benefit } from "#home/benefit-schema.ts";
import type { Carrier } from "#insurance/carrier-schema.ts";
import type { CaseService } from "#attorneys/case-service-schema.ts";
import type { Comparison } from "#faq/comparison-schema.ts";
import type { Group, Topic } from "#content/fields.ts";
import type { ProcessStep } from "#home/process-step-schema.ts";
import type { ReferralDocuments } from "#attorneys/referral-documents-schema.ts";
import type { Report } from "#attorneys/report-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { SearchPlace } from "#search/search-place-schema.ts";
import type { Letter } from "#patients/letter-schema.ts";
import type { Notice } from "#contact/notice-schema.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import type { SampleReport } from "#sample-report/sample-report-schema.ts";
import type { ToConfirm } from "#content/to-confirm-schema.ts";
import type { WhoPays } from "#tools/who-pays/who-pays-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";

/** Whether this is the repository's own content: `npm run test:other-practice` builds the site with another. */
export const isOwnContent = process.env["OTHER_PRACTICE"] === undefined;

const files = contentFiles();
const rules = contentRules(files);

/** The content parsed by its schemas, without Astro: what built pages are compared with. */
export const practice = single<Practice>(rules.practice);
export const sampleReport = single<SampleReport>(rules.sampleReport);
export const reports = asWritten<Report>(rules.reports);
export const deadlineRules = withFacts(asWritten<DeadlineRule>(rules.deadlineRules), single<Facts>(rules.facts));

/** All facts that a text may name as `{placeholder}`, formatted. */
export const facts: Readonly<Record<string, string>> = {
  ...factsOf(single<Facts>(rules.facts), reports, deadlineRules),
  ...Object.fromEntries(
    asWritten<Office>(rules.offices).map(({ id, hours }) => [`${id}Hours`, hoursPhrases(hours).join("; ")]),
  ),
};

export const whoPays = withFacts(single<WhoPays>(rules.whoPays), facts);
export const categories = filled<Category>(rules.categories);
export const network = filled<Site>(rules.network);
export const steps = filled<ProcessStep>(rules.processSteps);
export const benefits = filled<Benefit>(rules.benefits);
export const carriers = filled<Carrier>(rules.carriers);
export const redFlags = filled<Group>(rules.redFlags);
export const coverageLimits = filled<Topic>(rules.coverageLimits);
export const searchPlaces = filled<SearchPlace>(rules.searchPlaces);
export const onFoot = filled<Topic>(rules.onFoot);
export const emgPreparation = filled<Group>(rules.emgPreparation);
export const areas = filled<Area>(rules.areas);
export const documents = filled<Group>(rules.documents);
export const comparison = filled<Comparison>(rules.comparison);
export const caseServices = filled<CaseService>(rules.caseServices);
export const glossary = filled<GlossaryTerm>(rules.glossary);
export const referralDocuments = filled<ReferralDocuments>(rules.referralDocuments);
/** The points of each file in `content/guidance/`. */
export const guidance = Object.fromEntries(
  filled<{ points: Point[] }>(rules.guidance).map(({ id, points }) => [id, points]),
) as Record<GuidanceId, Point[]>;
/** The texts of all languages, English included, with facts filled in. */
export const languages = asWritten<Language>(rules.languages).map((texts) => withNumbers(texts, facts));
/** The languages with a page in a build of this content. */
export const shownLanguages = builtLanguages(languages, practice.site);
/** The texts around tools in all languages. */
const toolFrames = asWritten<ToolFrameTexts>(rules.toolFrame);
export const toolFrame = toolFrames.find(({ id }) => id === "en") as ToolFrameTexts;
/** The texts of each tool in all languages, with facts filled in. */
const toolTexts = Object.fromEntries(
  toolIds.map((id) => {
    const { collection, fields } = translatedTools[id];
    return [id, asWritten<ToolTexts[ToolId]>(rules[collection]).map((texts) => withNumbers(texts, facts, fields))];
  }),
) as unknown as WrittenTools["tools"];
/** The English texts of a tool besides its rules. */
export const englishTool = <Id extends ToolId>(tool: Id) =>
  toolTexts[tool].find(({ id }) => id === "en") as ToolTexts[Id];
/** The languages with tools. */
const shownToolLanguages = toolLanguages({ languages, frames: toolFrames, tools: toolTexts }, practice.site);
/** The languages in which a tool is built. */
export const shownTool = <Id extends ToolId>(tool: Id) => withTool(shownToolLanguages, tool);
/** The paths of all tools in other languages. */
export const shownToolPaths = shownToolLanguages.flatMap((language) => toolLinks(language).map(({ href }) => href));
export const letters = filled<Letter>(rules.letters);
export const legalNotices = filled<z.infer<typeof legalNoticeSchema>>(rules.legal);
export const toConfirm = filled<ToConfirm>(rules.toConfirm);
export const offices = filled<Office>(rules.offices);
export const services = filled<Service>(rules.services);
export const conditions = filled<Condition>(rules.conditions);
export const faqs = filled<Faq>(rules.faqs);
export const articles = filled<Article>(rules.articles).sort((first, second) =>
  newestFirst({ ...first, slug: first.id }, { ...second, slug: second.id }),
);
export const notices = filled<Notice>(rules.notices);

/** The text of a notice. */
export function noticeText(id: string): string {
  const notice = notices.find((candidate) => candidate.id === id);
  if (!notice) throw new Error(`content/notices/${id}.md is missing.`);
  return notice.text;
}

/** The telephone numbers of the practice, as in `content/`. */
export const phones: readonly string[] = [practice.phone, ...offices.map(({ phone }) => phone)];

/** The sister site with this id. */
export function sisterSite(id: string): Site {
  const site = network.find((candidate) => candidate.id === id);
  if (!site) throw new Error(`content/network.yaml has no site “${id}”.`);
  return site;
}

/** A file that is not a list. */
function single<T>(collection: Collection): T {
  return checkedEntries(collection, files)[0]?.data as T;
}

/** Entries in the order of their file or of their numbers; `text` is the body of a Markdown file. */
function asWritten<T>(collection: Collection): (T & { id: string; text: string })[] {
  return checkedEntries(collection, files)
    .map(({ id, data, body }) => ({ id, text: body, ...(data as T & { order?: number }) }))
    .sort((first, second) => (first.order ?? 0) - (second.order ?? 0));
}

/** The same with all `{placeholders}` replaced. */
function filled<T>(collection: Collection) {
  return withFacts(asWritten<T>(collection), facts);
}
