import { existsSync } from "node:fs";
import { type CollectionKey, getCollection } from "astro:content";
import { buildDay } from "#build/build-moment.ts";
import { byOrder, entriesOf, only } from "./entries.ts";
import { factsOf, withFacts } from "./facts.ts";
import { articleText } from "#blog/article-text.ts";
import { hoursPhrases } from "#practice/hours.ts";
import { comingHours } from "#practice/other-hours.ts";
import { pointNamed } from "./points.ts";
import { reviewNote, type Reviewable } from "./source-and-review.ts";
import type { ToolCollection } from "#languages/translated-tools.ts";
import type { Condition } from "#conditions/condition-schema.ts";
import type { Service, ServiceId } from "#services/service-schema.ts";
import type { DeadlineRule, DeadlineRuleId } from "#tools/deadlines/rule-schema.ts";
import type { Area, AreaId } from "#locations/area-schema.ts";
import type { Benefit } from "#home/benefit-schema.ts";
import type { ProcessStep } from "#home/process-step-schema.ts";
import type { Report, ReportId } from "#attorneys/report-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { AllFacts } from "./facts-schema.ts";
import type { Faq } from "#faq/faq-schema.ts";
import type { GuidanceId, Point } from "./guidance-schema.ts";
import { type LegalNotice, type LegalNoticeId, legalNoticeIds } from "#legal/legal-schema.ts";
import type { Notice, NoticeId } from "#contact/notice-schema.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import type { SampleReport } from "#sample-report/sample-report-schema.ts";
import type { WhoPays } from "#tools/who-pays/who-pays-schema.ts";

/** Those in whose texts facts stand. */
type Separate =
  "practice" | "facts" | "sampleReport" | "whoPays" | ToolCollection | "toolFrame" | "languages" | "legal";
type ReadCollection = Exclude<CollectionKey, Separate | "reports" | "deadlineRules">;
type Listed = Exclude<ReadCollection, "articles" | "guidance" | "notices">;
/** Collections with a function of their own, which filters their entries or adds to them. */
type WithOwnFunction = "areas" | "offices" | "services" | "conditions" | "faqs" | "benefits" | "processSteps";

/** The entries of a collection in the order of the file, such as the letters that ask an injured person to act. */
export async function getList<C extends Exclude<Listed, WithOwnFunction>>(collection: C) {
  return listed(collection);
}

/** The practice itself, without other hours that are over. */
export async function getPractice(): Promise<Practice> {
  return comingHours(await only("practice"), buildDay);
}

/** The numbers that sentences are made of, each as it reads. */
export async function getFacts(): Promise<AllFacts> {
  const hours = (await getCollection("offices")).map(
    ({ id, data }) => [`${id}Hours`, hoursPhrases(data.hours).join("; ")] as const,
  );
  return {
    ...factsOf(await only("facts"), await getReports(), await getDeadlineRules()),
    ...Object.fromEntries(hours),
  };
}

/** The questions that lead to the insurer to ask, and what is said of whom they lead to. */
export async function getWhoPays(): Promise<WhoPays> {
  return withFacts(await only("whoPays"), await getFacts());
}

/** Kinds of report, in the order of the chart. */
export async function getReports(): Promise<Report[]> {
  return byOrder((await getCollection("reports")).map(({ id, data }) => ({ ...data, id: id as ReportId })));
}

/** Time limits of the law, in the order of the file. */
export async function getDeadlineRules(): Promise<DeadlineRule[]> {
  const facts = await only("facts");
  const rules = (await getCollection("deadlineRules")).map(({ id, data }) => ({ ...data, id: id as DeadlineRuleId }));
  return byOrder(withFacts(rules, facts));
}

/** Who reviewed the time limits of the law, and other rules if there are some, or what is true without a reviewer. */
export async function getLawNote(...others: readonly Reviewable[]): Promise<string> {
  return reviewNote([...(await getDeadlineRules()), ...others], (await getPractice()).unreviewed.law);
}

/** One time limit of the law; the collection makes sure that every id is there. */
export async function getDeadlineRule(id: DeadlineRuleId): Promise<DeadlineRule> {
  return (await getDeadlineRules()).find((rule) => rule.id === id) as DeadlineRule;
}

/** Offices in the order the practice gave them, the main one first, without other hours that are over. */
export async function getOffices(): Promise<Office[]> {
  return (await listed("offices")).map((office) => comingHours(office, buildDay));
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

/** The areas that patients come from, in the order of the file. */
export async function getAreas(): Promise<Area[]> {
  return byOrder((await read("areas")).map(({ id, data }) => ({ ...data, id: id as AreaId })));
}

/** What the law or medicine says in one part of a page, point by point, in the order of the file. */
export async function getGuidance(id: GuidanceId): Promise<Point[]> {
  const entry = (await read("guidance")).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/guidance/${id}.yaml is missing; put it back.`);
  return entry.data.points;
}

/** A sentence of `content/guidance/` that a page shows by itself, such as what it says first. */
export const getSentence = async (id: GuidanceId, point: string) => pointNamed(await getGuidance(id), point).text;

/** The sample report, about an invented person. */
export async function getSampleReport(): Promise<SampleReport> {
  return only("sampleReport");
}

/** The four sister sites that every page links to. */
export async function getNetworkStrip(): Promise<Site[]> {
  return (await getList("network")).filter(({ strip }) => strip);
}

/** One sister site. */
export async function getSite(id: string): Promise<Site> {
  const site = (await getList("network")).find((candidate) => candidate.id === id);
  if (!site) throw new Error(`content/network.yaml has no site “${id}”; a page links to it, so put it back.`);
  return site;
}

/** One message that the site shows by itself. */
export async function getNotice(id: NoticeId): Promise<Notice> {
  const entry = (await read("notices")).find((notice) => notice.id === id);
  if (!entry) throw new Error(`content/notices/${id}.md is missing; put it back.`);
  return { ...entry.data, text: entry.body };
}

/** The notices of `content/legal/` in the order in which pages list them; none while the practice has not written any. */
export async function getLegalNotices(): Promise<LegalNotice[]> {
  // Astro warns of a collection without entries on each page that asks for it.
  if (!existsSync("content/legal")) return [];
  const entries = await entriesOf("legal", await getFacts());
  return entries
    .map(({ id, data, html }) => ({ ...data, id: id as LegalNoticeId, parts: articleText(html).parts }))
    .sort((first, second) => legalNoticeIds.indexOf(first.id) - legalNoticeIds.indexOf(second.id));
}

async function listed<C extends Listed>(collection: C) {
  return byOrder((await read(collection)).map(({ id, data }) => ({ ...data, id })));
}

async function read<C extends ReadCollection>(collection: C) {
  return entriesOf(collection, await getFacts());
}
