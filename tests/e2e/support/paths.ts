import { readdirSync } from "node:fs";
import { articleHref, articlesHref, routes } from "#routes.ts";

/** An address that no page has. */
export const noPage = "/no-such-page";

const articles = readdirSync(new URL("../../../content/articles/", import.meta.url)).map(articleHref);

/** Every page of the site, and the one that stands for missing pages; of the lists of articles by category, one. */
export const paths: readonly string[] = [...Object.values(routes), ...articles, articlesHref("legal"), noPage];
