import { loadContent } from "#content/load.ts";
import { newestFirst } from "#blog/article-lists.ts";
import type { GuidanceId, Point } from "#content/guidance-schema.ts";
import { builtLanguages } from "#languages/languages.ts";
import type { Language } from "#languages/language-schema.ts";
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
import type { Site } from "#practice/sister-site-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";

/** Whether this is the repository's own content: `npm run test:other-practice` builds the site with another. */
export const isOwnContent = process.env["OTHER_PRACTICE"] === undefined;

const content = loadContent();

/** The content as pages have it, without Astro: what built pages are compared with. */
export const practice = content.only("practice");
export const sampleReport = content.only("sampleReport");
export const reports = content.list("reports");
export const deadlineRules = content.list("deadlineRules");
/** All facts that a text may name as `{placeholder}`, formatted. */
export const facts: Readonly<Record<string, string>> = content.facts;
export const claim = content.only("claim");
export const categories = content.list("categories");
export const network = content.list("network");
export const steps = content.list("processSteps");
export const benefits = content.list("benefits");
export const carriers = content.list("carriers");
export const redFlags = content.list("redFlags");
export const coverageLimits = content.list("coverageLimits");
export const searchPlaces = content.list("searchPlaces");
export const onFoot = content.list("onFoot");
export const emgPreparation = content.list("emgPreparation");
export const areas = content.list("areas");
export const documents = content.list("documents");
export const comparison = content.list("comparison");
export const caseServices = content.list("caseServices");
export const glossary = content.list("glossary");
export const referralDocuments = content.list("referralDocuments");
/** The points of each file in `content/guidance/`. */
export const guidance = Object.fromEntries(content.list("guidance").map(({ id, points }) => [id, points])) as Record<
  GuidanceId,
  Point[]
>;
/** The texts of all languages, English included. */
export const languages: readonly Language[] = content.list("languages");
/** The languages with a page in a build of this content. */
export const shownLanguages = builtLanguages(languages, practice.site);
/** The texts around tools in all languages. */
const toolFrames = content.list("toolFrame");
export const toolFrame = toolFrames.find(({ id }) => id === "en") as ToolFrameTexts;
/** The texts of each tool in all languages. */
const toolTexts = Object.fromEntries(
  toolIds.map((id) => [id, content.list(translatedTools[id].collection)]),
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
export const letters = content.list("letters");
export const legalNotices = content.list("legal");
export const toConfirm = content.list("toConfirm");
export const offices = content.list("offices");
export const services = content.list("services");
export const conditions = content.list("conditions");
export const faqs = content.list("faqs");
export const notices = content.entries("notices").map(({ id, data, body }) => ({ ...data, id, text: body }));
export const articles = content
  .entries("articles")
  .map(({ id, data, body }) => ({ ...data, id, slug: id, text: body }))
  .sort(newestFirst);

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
