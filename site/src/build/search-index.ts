import type { AstroIntegration } from "astro";
import { mkdir, writeFile } from "node:fs/promises";
import { close, createIndex } from "pagefind";
import { defaultTreeAdapter, serialize } from "parse5";
import {
  attribute,
  elementsIn,
  firstElement,
  isElement,
  isText,
  pageTree,
  type HtmlElement,
  type HtmlNode,
} from "#content/html.ts";
import { redFlagsHref, routes } from "#routes.ts";
import { indexedText } from "#search/search-words.ts";
import { builtPages } from "./built-page.ts";

/**
 * The files that a search loads: the script, its WebAssembly for English, and the index in parts. Pagefind writes more:
 * a worker that Trusted Types forbid, and its own UIs.
 */
const needed = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.(pf_meta|pf_index|pf_fragment))$/;

/** Excludes texts in other languages: the index is in English. */
const notContent = "nav,noscript,#more,[aria-hidden=true],[data-screen-only],[data-print-only],main [lang]".split(",");

/** Pages about the site, which name symptoms only as examples: `search-places.yaml` leads to them. */
const apart = new Set<string>([routes.privacy, routes.accessibility]);

/** Writes the search index of the pages with a `data-pagefind-body`, under `pagefind/`. */
export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const { index } = await createIndex({ forceLanguage: "en", excludeSelectors: notContent });
        if (!index) throw new Error("Pagefind did not start, so the site cannot be searched. Run `npm ci` again.");
        for await (const { file, html } of builtPages(dir)) {
          const url = `/${file.replace(/(^index)?\.html$/, "")}`;
          if (apart.has(url)) continue;
          const { errors } = await index.addHTMLFile({ url, content: forIndex(html, url) });
          if (errors.length > 0) throw new Error(`Pagefind cannot read ${file}: ${errors.join(", ")}.`);
        }
        const { files } = await index.getFiles();
        for (const { path, content } of files.filter((file) => needed.test(file.path))) {
          const file = new URL(`pagefind/${path}`, dir);
          await mkdir(new URL(".", file), { recursive: true });
          await writeFile(file, content);
        }
        await close();
      },
    },
  };
}

const heading = /^(?:h\d|dt)$/;
/** Elements that may have a heading or a term of their own. */
const part = /^(?:section|article|details|dl)$/;

const beginsWithWord = /^[\p{L}\d]/u;

/**
 * The page with its text as `indexedText` writes it, with spaces between elements that only their style separates, and
 * with the id of each part on its first heading or term, unless another part begins before it: Pagefind links results to
 * headings. A term becomes one. Danger signs stay on one page, where all of them are.
 * @param url the path of the page
 */
export function forIndex(html: string, url: string): string {
  const tree = pageTree(html);
  const main = firstElement(tree, "main");
  let address: string | undefined;
  if (main && url !== new URL(redFlagsHref, "https://site.invalid").pathname) dropDangerSigns(main);
  if (main) read(main);
  return serialize(tree);

  function read(around: HtmlElement) {
    const nodes = [...around.childNodes];
    for (const [index, element] of nodes.entries()) {
      if (isText(element)) element.value = indexedText(element.value);
      if (!isElement(element)) continue;
      const next = nodes[index + 1];
      if (next && (isElement(next) || (isText(next) && beginsWithWord.test(next.value))))
        defaultTreeAdapter.insertTextBefore(around, " ", next);
      const { tagName } = element;
      const id = attribute(element, "id");
      if (part.test(tagName)) address = tagName === "dl" ? undefined : id;
      else if (tagName === "div") address ??= id;
      else if (heading.test(tagName)) {
        if (tagName === "dt" && address) element.tagName = "h3";
        if (address) element.attrs = [{ name: "id", value: address }];
        address = undefined;
      }
      read(element);
      if (part.test(tagName)) address = undefined;
    }
  }
}

/** Removes each paragraph, or else section, with a link that calls 911. */
function dropDangerSigns(main: HtmlElement) {
  const calls = [...elementsIn(main)].filter((element) => attribute(element, "href") === "tel:911");
  for (const call of calls) {
    let block: HtmlNode = call;
    while (isElement(block) && block !== main && !/^(?:p|section)$/.test(block.tagName))
      block = block.parentNode as HtmlNode;
    if (block !== main) defaultTreeAdapter.detachNode(block as HtmlElement);
  }
}
