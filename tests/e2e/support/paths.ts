import { languageHref, scriptOf } from "#domain/languages.ts";
import { articleHref, articlesHref, legalPages, routes } from "#routes.ts";
import { legalNotices, shownLanguages } from "../../support/content.ts";

/** An address that no page has. */
export const noPage = "/no-such-page";

const article = articleHref("emg-confirms-nerve-injury-after-accident");

/** Every page of the site; of the articles and of their lists, which are all built alike, the fullest. */
export const paths: readonly string[] = [
  ...Object.values(routes),
  ...legalNotices.map(({ id }) => legalPages[id as keyof typeof legalPages].href),
  article,
  articlesHref("legal"),
  noPage,
];

/** The essential pages of other languages. */
export const languagePaths: readonly string[] = shownLanguages.map(({ id }) => languageHref(id));

/** Those of them that are drawn in the site's own fonts; for the others a machine may have none. */
export const ownFontPaths: readonly string[] = shownLanguages
  .filter(({ language }) => ["Latn", "Cyrl", "Arab"].includes(scriptOf(language)))
  .map(({ id }) => languageHref(id));

/** The pages of all languages, for what each of them promises. */
export const allPaths: readonly string[] = [...paths, ...languagePaths];

/** One page of each template, for what the shell and the base styles do on all of them. */
export const templates: readonly string[] = [routes.home, routes.contact, article, noPage];

const sample = [...templates, routes.deadlines, routes.insurance, ...languagePaths.slice(-1)];

/**
 * Of `all`, those on which `npm test` tries what takes long: the templates, the longest tool, the longest table, and the
 * last language, which is read from the right. `npm run test:thorough` tries it on all.
 */
export const sampleOf = (all: readonly string[]): readonly string[] =>
  process.env["TEST_THOROUGH"] ? all : all.filter((path) => sample.includes(path));
