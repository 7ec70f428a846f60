import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CollectionKey, getCollection } from "astro:content";
import { buildDay } from "#build/build-moment.ts";
import { projectRoot } from "./check.ts";
import { factsOf, filledEntries } from "./facts.ts";
import type { EntryOf, Listed } from "./collections.ts";
import { articleText } from "#blog/article-text.ts";
import { comingHours } from "#practice/other-hours.ts";
import { pointNamed } from "./points.ts";
import { reviewNote, type Reviewable } from "./source-and-review.ts";
import type { Condition } from "#conditions/condition-schema.ts";
import type { Service } from "#services/service-schema.ts";
import type { DeadlineRule, DeadlineRuleId } from "#tools/rule-schema.ts";
import type { Area } from "#locations/area-schema.ts";
import type { Benefit } from "#home/benefit-schema.ts";
import type { ProcessStep } from "#home/process-step-schema.ts";
import type { Report } from "#attorneys/report-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { AllFacts } from "./facts-schema.ts";
import type { Faq } from "#faq/faq-schema.ts";
import type { GuidanceId, Point } from "./guidance-schema.ts";
import { type LegalNotice, legalNoticeIds } from "#legal/legal-schema.ts";
import type { Notice, NoticeId } from "#contact/notice-schema.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import type { SampleReport } from "#sample-report/sample-report-schema.ts";
import type { ClaimContent } from "#tools/claim/claim-schema.ts";

/**
 * The entries of a collection in the order that the practice gave them, with facts filled in, as `loadContent` has them;
 * `html` is the text of a Markdown file.
 */
export async function getEntries<C extends CollectionKey>(collection: C) {
  return filledEntries(collection, await checked(collection), await getFacts());
}

/** The fields of each entry of a collection with its id, such as of the letters that ask an injured person to act. */
export async function getList<C extends CollectionKey>(collection: C): Promise<Listed<C>[]> {
  return (await getEntries(collection)).map(({ id, data }) => ({ ...data, id }));
}

/** The fields of a file that is a collection by itself. */
async function only<C extends "practice" | "sampleReport" | "claim">(collection: C): Promise<EntryOf<C>["data"]> {
  const [entry] = await getEntries(collection);
  if (!entry) throw new Error(`The collection ${collection} is missing from content/; put it back.`);
  return entry.data;
}

/** The practice itself, without other hours that are over. */
export async function getPractice(): Promise<Practice> {
  return comingHours(await only("practice"), buildDay);
}

/** The numbers that sentences are made of, each as it reads. */
export async function getFacts(): Promise<AllFacts> {
  return factsOf({
    facts: await checked("facts"),
    reports: await checked("reports"),
    deadlineRules: await checked("deadlineRules"),
    offices: await checked("offices"),
  });
}

/** What the claim tool asks, whom it names, and what it says to do. */
export async function getClaim(): Promise<ClaimContent> {
  return only("claim");
}

/** Kinds of report, in the order of the chart. */
export async function getReports(): Promise<Report[]> {
  return getList("reports");
}

/** Time limits of the law, in the order of the file. */
export async function getDeadlineRules(): Promise<DeadlineRule[]> {
  return getList("deadlineRules");
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
  return (await getList("offices")).map((office) => comingHours(office, buildDay));
}

/** Services in the order the practice gave them. */
export async function getServices(): Promise<Service[]> {
  return (await getEntries("services")).map(({ id, data, html }) => ({ ...data, id, bodyHtml: html }));
}

/** Conditions in the order the practice gave them. */
export async function getConditions(): Promise<Condition[]> {
  return (await getEntries("conditions")).map(({ id, data, html }) => ({ ...data, id, bodyHtml: html }));
}

/** The questions of one page, in the order the practice gave them. */
export async function getFaqs(page: Faq["page"]): Promise<Faq[]> {
  const faqs = (await getEntries("faqs")).filter(({ data }) => data.page === page);
  return faqs.map(({ id, data, html }) => ({ ...data, id, answerHtml: html }));
}

/** The steps of one page, in the order of the file. */
export async function getProcessSteps(page: ProcessStep["page"]): Promise<ProcessStep[]> {
  return (await getList("processSteps")).filter((entry) => entry.page === page);
}

/** The benefits of one page, in the order of the file. */
export async function getBenefits(page: Benefit["page"]): Promise<Benefit[]> {
  return (await getList("benefits")).filter((entry) => entry.page === page);
}

/** The areas that patients come from, in the order of the file. */
export async function getAreas(): Promise<Area[]> {
  return getList("areas");
}

/** What the law or medicine says in one part of a page, point by point, in the order of the file. */
export async function getGuidance(id: GuidanceId): Promise<Point[]> {
  const entry = (await getList("guidance")).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/guidance/${id}.yaml is missing; put it back.`);
  return entry.points;
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
  const entry = (await getEntries("notices")).find((notice) => notice.id === id);
  if (!entry) throw new Error(`content/notices/${id}.md is missing; put it back.`);
  return { ...entry.data, text: entry.body };
}

/** The notices of `content/legal/` in the order in which pages list them; none while the practice has not written any. */
export async function getLegalNotices(): Promise<LegalNotice[]> {
  // Astro warns of a collection without entries on each page that asks for it.
  if (!existsSync(join(projectRoot(), "content/legal"))) return [];
  return (await getEntries("legal"))
    .map(({ id, data, html }) => ({ ...data, id, parts: articleText(html).parts }))
    .sort((first, second) => legalNoticeIds.indexOf(first.id) - legalNoticeIds.indexOf(second.id));
}

/** What Astro has of a collection, which `content.config.ts` had checked. */
async function checked<C extends CollectionKey>(collection: C) {
  return (await getCollection(collection)).map((entry) => {
    const {
      id,
      data,
      body = "",
      rendered,
    } = entry as unknown as EntryOf<C> & { body?: string; rendered?: { html: string } };
    return { id, data, body: body.trim(), html: rendered?.html ?? "" };
  });
}
