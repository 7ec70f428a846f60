import { readdir, readFile } from "node:fs/promises";
import { attribute, elementsIn, pageTree } from "#content/html.ts";
import { textOf } from "#content/plain-text.ts";

export type BuiltPage = { file: string; html: string };

/** Every page of a finished build, sorted by name; one at a time, since there may be thousands. */
export async function* builtPages(dir: URL): AsyncGenerator<BuiltPage> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".html")).sort();
  for (const file of files) yield { file, html: await readFile(new URL(file, dir), "utf8") };
}

export type PageSummary = {
  title?: string;
  heading?: string;
  /** The URLs of the page in other languages, by language code. */
  alternates: readonly { lang: string; url: string }[];
  /** The canonical URL; a page that is not to be indexed has none. */
  canonical?: string;
  /** Its `<meta>` elements by name or property. */
  meta: Readonly<Record<string, string | undefined>>;
};

export function ownTitle({ title = "", meta }: PageSummary): string {
  return title.replace(` | ${meta["og:site_name"]}`, "");
}

export function summaryOf(html: string): PageSummary {
  const meta: Record<string, string> = {};
  const alternates: { lang: string; url: string }[] = [];
  const summary: PageSummary = { meta, alternates };
  for (const element of elementsIn(pageTree(html))) {
    const name = attribute(element, "name") ?? attribute(element, "property");
    const lang = attribute(element, "hreflang");
    if (element.tagName === "title") summary.title ??= textOf(element);
    else if (element.tagName === "h1") summary.heading ??= textOf(element);
    else if (element.tagName === "meta" && name) meta[name] = attribute(element, "content") ?? "";
    else if (element.tagName === "link" && attribute(element, "rel") === "canonical")
      summary.canonical = attribute(element, "href") ?? "";
    else if (element.tagName === "link" && lang) alternates.push({ lang, url: attribute(element, "href") ?? "" });
  }
  return summary;
}
