import { languageHref, source } from "#languages/languages.ts";
import { countFirst } from "#practice/number-words.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { aboutThisSite, mainMenu, quickLinks, routes } from "#routes.ts";

const longest = 60;

/** The title of a page in tabs and search results: with the practice's name if it fits in search results. */
function pageTitle(subject: string, { name }: { name: string }): string {
  const whole = `${subject} | ${name}`;
  return whole.length <= longest ? whole : subject;
}

/** The title of the home page: with as much of what the practice is and where as fits in search results. */
function homeTitle({ name }: { name: string }): string {
  const care = `${name} & Accident Injury Care`;
  return [`${care}, Brooklyn & NYC`, care].find(({ length }) => length <= longest) ?? name;
}

/** A title or description that begins with a count: “Five common questions”. */
export function countedTitle(count: number, subject: string): string {
  return `${countFirst(count)} ${subject}`;
}

type Crumb = { href: string; label: string };

/** The data of a page for its head, breadcrumbs and structured data. */
export type Page = {
  path: string;
  url: string;
  /** Without the name of the practice; the heading by default. */
  name: string;
  /** At most 60 characters, different on every page. */
  title: string;
  /** 120 to 155 characters, different on every page. */
  description: string;
  trail: readonly Crumb[];
};

type Described = Pick<Page, "path" | "description"> & {
  /** Required except for the home page, whose title is the practice’s name. */
  name?: string;
  /** The label of its breadcrumb; by default the label in the menus, or else its name. */
  crumb?: string;
  under?: string;
  /** All breadcrumbs after the home page's, for deeper pages. */
  trail?: readonly Crumb[];
};

const menuLabels = new Map<string, string>(
  [...aboutThisSite, ...quickLinks, ...mainMenu].map(({ href, label }) => [href, label]),
);

/** Completes the data of a page with its title, absolute URL and breadcrumbs. */
export function describePage(
  practice: Pick<Practice, "site" | "name">,
  { path, description, ...given }: Described,
): Page {
  const { name = practice.name, crumb = menuLabels.get(path) ?? name, under } = given;
  const trail = given.trail ?? [
    ...(under ? [{ href: under, label: menuLabels.get(under) ?? under }] : []),
    { href: path, label: crumb },
  ];
  return {
    path,
    url: new URL(path, practice.site).href,
    name,
    title: path === routes.home ? homeTitle(practice) : pageTitle(name, practice),
    description,
    trail: path === routes.home ? trail : [{ href: routes.home, label: "Home" }, ...trail],
  };
}

/** A tool in another language: its English path, its title and its description. */
export type LanguageTool = { path: string; title: string; description: string };

/** A page in another language, whose English counterpart is the page for patients; or one of its tools. */
export function languagePage(
  practice: Pick<Practice, "site" | "name">,
  content: { id: string; title: string; description: string },
  tool?: LanguageTool,
): Page {
  const { title, description } = tool ?? content;
  const path = languageHref(content.id, tool?.path);
  const trail = [
    { href: languageHref(content.id), label: content.title },
    ...(tool ? [{ href: path, label: title }] : []),
  ];
  const page = describePage(practice, { path, name: title, description, trail });
  // No breadcrumb in English: the home page is labeled with the practice's name.
  return { ...page, trail: page.trail.map((crumb, index) => (index > 0 ? crumb : { ...crumb, label: practice.name })) };
}

/**
 * The alternates of a page for search engines: in every language, including itself.
 * @param tool the English path of a tool; by default the essential pages
 */
export function alternatesOf(
  { site }: Pick<Practice, "site">,
  languages: readonly { id: string; language: string }[],
  tool?: string,
): { lang: string; url: string }[] {
  const english = new URL(tool ?? routes.patients, site).href;
  return [
    ...languages.map(({ id, language }) => ({ lang: language, url: new URL(languageHref(id, tool), site).href })),
    { lang: "en", url: english },
    { lang: "x-default", url: english },
  ];
}

/** The size of share images. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * The URL of the share image for pages in a language; `npm run make-share-pictures` draws it.
 * @param language the id of the language, by default English
 */
export function shareImage(language: string = source): string {
  return `/og/${language}.png`;
}
