import { articleHref, articlesHref, legalPages, routes } from "#routes.ts";
import { legalNotices } from "../../support/content.ts";

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

/** One page of each template, for what the shell and the base styles do on all of them. */
export const templates: readonly string[] = [routes.home, routes.contact, article, noPage];
