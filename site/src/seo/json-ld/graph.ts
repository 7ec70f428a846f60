import type { Graph, Thing } from "schema-dts";
import { conditionHref, officeHref, routes, serviceHref } from "#routes.ts";

/** All structured data of a page as one graph, safe inside a `<script>` element. */
export function graph(nodes: readonly Thing[]): string {
  const document: Graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}

/** Stable ids by which nodes of structured data refer to each other, the same on every page. */
export const ids = {
  organization: (site: string) => `${site}/#org`,
  website: (site: string) => `${site}/#website`,
  clinic: (site: string, office: string) => `${site}${officeHref(office)}`,
  page: (url: string) => `${url}#page`,
  /** The id of a service or a condition is the URL of its anchor. */
  service: (site: string, service: string) => `${site}${serviceHref(service)}`,
  condition: (site: string, condition: string) => `${site}${conditionHref(condition)}`,
  physician: (site: string) => `${site}${routes.about}#physician`,
  list: (url: string) => `${url}#list`,
  questions: (url: string) => `${url}#questions-and-answers`,
  terms: (url: string) => `${url}#terms`,
  blog: (url: string) => `${url}#blog`,
  article: (url: string) => `${url}#article`,
};
