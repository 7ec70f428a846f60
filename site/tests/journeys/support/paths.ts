import { languageHref, scriptOf } from "#languages/languages.ts";
import { articleHref, articlesHref, legalPages, routes } from "#routes.ts";
import { isThorough } from "./thorough.ts";
import { articles, categories, legalNotices, shownLanguages } from "../../support/content.ts";

/** A path without a page. */
export const noPage = "/no-such-page";

const article = articleHref("emg-confirms-nerve-injury-after-accident");

/** All pages of the site; of articles and article lists, which share a template, the fullest. */
export const paths: readonly string[] = [
  ...Object.values(routes),
  ...legalNotices.map(({ id }) => legalPages[id as keyof typeof legalPages].href),
  article,
  articlesHref("legal"),
  noPage,
];

/** The articles and article lists that share their template with one of `paths`. */
export const alikePaths: readonly string[] = [
  ...articles.map(({ id }) => articleHref(id)),
  ...categories.map(({ id }) => articlesHref(id)),
].filter((path) => !paths.includes(path));

/** The essential pages of other languages. */
export const languagePaths: readonly string[] = shownLanguages.map(({ id }) => languageHref(id));

/** Those in the site's own fonts; a test machine may lack fonts for the others. */
export const ownFontPaths: readonly string[] = shownLanguages
  .filter(({ language }) => ["Latn", "Cyrl", "Arab"].includes(scriptOf(language)))
  .map(({ id }) => languageHref(id));

/** The pages of all languages. */
export const allPaths: readonly string[] = [...paths, ...languagePaths];

/** One page of each template, for tests of the shell and the base styles. */
export const templates: readonly string[] = [routes.home, routes.contact, article, noPage];

const sample = [...templates, routes.claim, routes.insurance, ...languagePaths.slice(-1)];

/**
 * The pages of `all` for slow tests in `npm test`: the templates, the longest tool, the longest table, and the last
 * language, which is right-to-left. `npm run test:thorough` uses all.
 */
export const sampleOf = (all: readonly string[]): readonly string[] =>
  isThorough ? all : all.filter((path) => sample.includes(path));
