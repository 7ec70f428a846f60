import { type CollectionKey, getCollection } from "astro:content";
import { byOrder, entriesOf, only } from "#content-entries.ts";
import { deadlineTime } from "#domain/deadline-time.ts";
import { hoursPhrases } from "#domain/hours.ts";
import { payerFacts, type PayerFacts } from "#domain/payer-texts.ts";
import { reportTime } from "#domain/report-time.ts";
import { type ArticleInContext, type ArticleList, articleLists, articlesInContext } from "#domain/article-lists.ts";
import { articleParts, readingMinutes, wordCount } from "#domain/article-text.ts";
import type { Article, Category } from "#schemas/article.ts";
import type { Condition } from "#schemas/condition.ts";
import type { DeadlineRule, DeadlineRuleId } from "#schemas/deadline-rule.ts";
import type {
  Area,
  AreaId,
  Benefit,
  Carrier,
  CaseService,
  Comparison,
  Group,
  ProcessStep,
  Report,
  ReportId,
  Site,
} from "#schemas/listed.ts";
import type { AllFacts } from "#schemas/facts.ts";
import type { Faq } from "#schemas/faq.ts";
import type { GlossaryTerm } from "#schemas/glossary-term.ts";
import type { Notice, NoticeId } from "#schemas/notice.ts";
import type { Office } from "#schemas/office.ts";
import type { Practice } from "#schemas/practice.ts";
import type { Service, ServiceId } from "#schemas/service.ts";

/** Those in whose texts facts stand. */
type ReadCollection = Exclude<CollectionKey, "practice" | "facts" | "reports" | "deadlineRules">;

/** The practice itself. */
export async function getPractice(): Promise<Practice> {
  return only("practice");
}

/** The numbers that sentences are made of, each as it reads. */
export async function getFacts(): Promise<AllFacts> {
  const times = Object.fromEntries([
    ...(await getReports()).map((report) => [report.id, reportTime(report)] as const),
    ...(await getDeadlineRules()).map((rule) => [rule.id, deadlineTime(rule)] as const),
    ...(await getCollection("offices")).map(
      ({ id, data }) => [`${id}Hours`, hoursPhrases(data.hours).join("; ")] as const,
    ),
  ]);
  return { ...(await only("facts")), ...(times as Record<ReportId | DeadlineRuleId, string>) };
}

/** What the finder of the insurer says of time limits and of MVAIC. */
export async function getPayerFacts(): Promise<PayerFacts> {
  return payerFacts(await getFacts());
}

/** Kinds of report, in the order of the chart. */
export async function getReports(): Promise<Report[]> {
  return byOrder((await getCollection("reports")).map(({ id, data }) => ({ ...data, id: id as ReportId })));
}

/** Time limits of the law, in the order of the file. */
export async function getDeadlineRules(): Promise<DeadlineRule[]> {
  const rules = await getCollection("deadlineRules");
  return byOrder(rules.map(({ id, data }) => ({ ...data, id: id as DeadlineRuleId })));
}

/** One time limit of the law. */
export async function getDeadlineRule(id: DeadlineRuleId): Promise<DeadlineRule> {
  const rule = (await getDeadlineRules()).find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`content/deadline-rules.yaml has no rule “${id}”; a tool counts with it, so put it back.`);
  return rule;
}

/** Offices in the order the practice gave them; the main one is first. */
export async function getOffices(): Promise<Office[]> {
  return listed("offices");
}

/** Services in the order the practice gave them. */
export async function getServices(): Promise<Service[]> {
  return byOrder(
    (await read("services")).map(({ id, data, html }) => ({ ...data, id: id as ServiceId, bodyHtml: html })),
  );
}

/** Conditions in the order the practice gave them. */
export async function getConditions(): Promise<Condition[]> {
  return byOrder((await read("conditions")).map(({ id, data, html }) => ({ ...data, id, bodyHtml: html })));
}

/** The questions of one page, in the order the practice gave them. */
export async function getFaqs(page: Faq["page"]): Promise<Faq[]> {
  const faqs = (await read("faqs")).filter(({ data }) => data.page === page);
  return byOrder(faqs.map(({ id, data, html }) => ({ ...data, id, answerHtml: html })));
}

/** The steps of one page, in the order of the file. */
export async function getProcessSteps(page: ProcessStep["page"]): Promise<ProcessStep[]> {
  return (await listed("processSteps")).filter((entry) => entry.page === page);
}

/** The benefits of one page, in the order of the file. */
export async function getBenefits(page: Benefit["page"]): Promise<Benefit[]> {
  return (await listed("benefits")).filter((entry) => entry.page === page);
}

/** The companies on the tiles of /insurance, in the order of the file. */
export async function getCarriers(): Promise<Carrier[]> {
  return listed("carriers");
}

/** The areas that patients come from, in the order of the file. */
export async function getAreas(): Promise<Area[]> {
  return byOrder((await read("areas")).map(({ id, data }) => ({ ...data, id: id as AreaId })));
}

/** Short lines in their groups, in the order of the file, such as what to bring to a visit. */
export async function getGroups(
  collection: "documents" | "emgPreparation" | "redFlags" | "referralDocuments",
): Promise<Group[]> {
  return listed(collection);
}

/** A treating evaluation beside an IME, row by row, in the order of the file. */
export async function getComparison(): Promise<Comparison[]> {
  return listed("comparison");
}

/** The medical-legal services of /for-attorneys, in the order of the file. */
export async function getCaseServices(): Promise<CaseService[]> {
  return listed("caseServices");
}

/** The words of the glossary, in the order of the file. */
export async function getGlossary(): Promise<GlossaryTerm[]> {
  return listed("glossary");
}

/** All sister sites, in the order of the file. */
export async function getNetwork(): Promise<Site[]> {
  return listed("network");
}

/** The four sister sites that every page links to. */
export async function getNetworkStrip(): Promise<Site[]> {
  return (await getNetwork()).filter(({ strip }) => strip);
}

/** Articles, the newest first; on one day by their slugs. */
export async function getArticles(): Promise<Article[]> {
  const ids = new Map((await getCategories()).map(({ id, name }) => [name, id]));
  const articles = (await read("articles")).map(({ id, data, html }) => {
    const words = wordCount(html);
    const text = { bodyHtml: html, parts: articleParts(html), words, minutes: readingMinutes(words) };
    return { ...data, slug: id, categoryId: ids.get(data.category) ?? id, ...text };
  });
  return articles.sort((first, second) =>
    `${second.date} ${second.slug}`.localeCompare(`${first.date} ${first.slug}`, "en"),
  );
}

/** Every page of every list of articles. */
export async function getArticleLists(): Promise<ArticleList[]> {
  return articleLists(await getArticles(), await getCategories());
}

/** Every article with what to read after it. */
export async function getArticlesInContext(): Promise<ArticleInContext[]> {
  return articlesInContext(await getArticles());
}

/** The categories of articles, in the order of the file. */
async function getCategories(): Promise<Category[]> {
  return listed("categories");
}

/** One sister site. */
export async function getSite(id: string): Promise<Site> {
  const site = (await getNetwork()).find((candidate) => candidate.id === id);
  if (!site) throw new Error(`content/network.yaml has no site “${id}”; a page links to it, so put it back.`);
  return site;
}

/** One message that the site shows by itself. */
export async function getNotice(id: NoticeId): Promise<Notice> {
  const entry = (await read("notices")).find((notice) => notice.id === id);
  if (!entry) throw new Error(`content/notices/${id}.md is missing; put it back.`);
  return { ...entry.data, text: entry.body };
}

async function listed<C extends Exclude<ReadCollection, "articles" | "notices">>(collection: C) {
  return byOrder((await read(collection)).map(({ id, data }) => ({ ...data, id })));
}

async function read<C extends ReadCollection>(collection: C) {
  return entriesOf(collection, await getFacts());
}
