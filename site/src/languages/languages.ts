import type { Language, PartId } from "./language-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";

/** The source language of all translations; it has the whole site instead of one page. */
export const source = "en";

/**
 * The path of a language's essential page, or of one of its tools.
 * @param tool the path of the tool in English
 */
export const languageHref = (id: string, tool = ""): string => `/${id}${tool}`;

/** The link to a language's essential page or tool, by the language's own name for itself. */
export const languageLink = ({ id, language, name }: Pick<Language, "id" | "language" | "name">, tool?: string) => ({
  href: languageHref(id, tool),
  lang: language,
  label: name,
});

/** The locale of a language as spoken here, for clock formats and for programs that need a country. */
export const localeOf = (language: string): string => (language === "es" ? "es-US" : language);

/** The writing direction of a language, by its code, such as `ur`. */
export function directionOf(language: string): "ltr" | "rtl" {
  return new Intl.Locale(language).getTextInfo().direction ?? "ltr";
}

/** The script of a language, as ISO 15924 names it: `Cyrl` of Russian, `Hans` of `zh-Hans`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? "Latn";
}

/** Whether a site's URL is still a sample, without visitors. */
export function isSampleSite(site: string): boolean {
  return /(^|\.)example\.(com|net|org)$/.test(new URL(site).hostname);
}

/** These parts must not be outdated, since people act on them. */
const vital: readonly PartId[] = ["danger", "notice"];

/** The parts of a translation whose English meaning has changed since. */
export function partsBehind(page: Pick<Language, "sections">, english: Pick<Language, "sections">): PartId[] {
  const ids = Object.keys(english.sections) as PartId[];
  return ids.filter((id) => page.sections[id].edition < english.sections[id].edition);
}

/**
 * Why the page of a language is not built, for reports; undefined when it is.
 * @param site the URL of the site; by default treated as a real one
 */
export function whyNotBuilt(page: Language, english: Language, site?: string): string | undefined {
  const old = partsBehind(page, english).filter((id) => vital.includes(id));
  if (old.length > 0) return `${old.join(" and ")}: the English meaning has changed since`;
  return whyUnchecked(page, site);
}

function whyUnchecked({ state }: Pick<Language, "state">, site?: string): string | undefined {
  if (state === "checked" || (site && isSampleSite(site))) return undefined;
  return state === "draft" ? "a draft, not checked" : "translated, not checked";
}

/** What decides whether a tool is built in a language. */
type Tool = Pick<ToolFrameTexts, "state" | "edition">;

/**
 * Why a tool is not built in a language: as for a page, but no part may be outdated, since people act on its dates and
 * insurers.
 * @param site as for a page
 */
export function whyToolNotBuilt(tool: Tool, english: Tool, site?: string): string | undefined {
  if (tool.edition < english.edition) return "the English meaning has changed since";
  return whyUnchecked(tool, site);
}

/**
 * The texts of a tool, or those around all tools, in the languages in which they are built.
 * @param pages what they depend on and is built, in order: the essential pages, or the texts around all tools
 */
export function builtTools<T extends Tool & { id: string }>(
  all: readonly T[],
  pages: readonly { id: string }[],
  site: string,
): T[] {
  const english = all.find(({ id }) => id === source);
  return pages.flatMap(({ id }) =>
    all.filter((tool) => tool.id === id && english && !whyToolNotBuilt(tool, english, site)),
  );
}

/**
 * The pages that are built, by URL: those that a second person has checked, or all of them while the site's URL is a
 * sample, for preview. None with outdated danger signs or written notice.
 */
export function builtLanguages(all: readonly Language[], site: string): Language[] {
  const english = all.find(({ id }) => id === source);
  if (!english) throw new Error("content/languages/en.yaml is missing; every other language translates it.");
  return all
    .filter((page) => page !== english && whyNotBuilt(page, english, site) === undefined)
    .sort((first, second) => order(first) - order(second) || first.id.localeCompare(second.id));
}

/** The most common languages around the offices come first; any other follows. */
const firstLanguages = ["es", "ru", "zh-hans"];

function order({ id }: Language): number {
  const place = firstLanguages.indexOf(id);
  return place < 0 ? firstLanguages.length : place;
}

/** The number in a fact without its unit, which is translated: `30 days` gives `30`. A URL is returned as is. */
export function bareNumber(fact: string): string {
  return /^(\$?\d[\d,.]*(?:–\d+)?) [a-z ]+$/.exec(fact)?.[1] ?? fact;
}
