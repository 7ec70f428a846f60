import type { CollectionView, FactView } from "#editor/api-types.ts";
import {
  aboutThisSite,
  articleHref,
  conditionHref,
  officeHref,
  phoneMenu,
  quickLinks,
  mainMenu,
  routes,
  serviceHref,
} from "@practice/site/routes.ts";

/** Something insertable into a text: the inserted value, a name, and a description. */
export type Choosable = { key: string; name: string; note: string };

/** The facts that texts can reference; `key` is a name without its braces. */
export const factChoices = (facts: readonly FactView[]): Choosable[] =>
  facts.map(({ name, title, value }) => ({ key: name, name: value, note: title }));

/** The URLs of entries of collections with pages or anchors of their own. */
const addresses: Readonly<Record<string, (id: string) => string>> = {
  services: serviceHref,
  conditions: conditionHref,
  offices: officeHref,
  articles: articleHref,
};

/** The pages that a text can link to, and their parts; `key` is a URL. */
export function pageChoices(collections: readonly CollectionView[]): Choosable[] {
  const labels = new Map<string, string>([...aboutThisSite, ...phoneMenu, ...quickLinks, ...mainMenu].map(labelOf));
  const pages = Object.values(routes).map((href) => ({ key: href, name: labels.get(href) ?? href, note: href }));
  const parts = collections.flatMap(({ name, entries }) => {
    const hrefOf = addresses[name];
    return hrefOf ? entries.map(({ id, title }) => ({ key: hrefOf(id), name: title, note: hrefOf(id) })) : [];
  });
  return [...pages, ...parts];
}

const labelOf = ({ href, label }: { href: string; label: string }) => [href, label] as const;

/** The choices that contain all words of a search. */
export function choicesWith(search: string, choices: readonly Choosable[]): Choosable[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = Object.values(choice).join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
