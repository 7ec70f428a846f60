import type { AstroIntegration } from "astro";
import { mkdir, writeFile } from "node:fs/promises";
import { close, createIndex } from "pagefind";
import { defaultTreeAdapter, html as names, serialize, type DefaultTreeAdapterTypes } from "parse5";
import {
  attribute,
  childrenOf,
  elementsIn,
  firstElement,
  isElement,
  isText,
  pageTree,
  type HtmlElement,
  type HtmlNode,
} from "#content/html.ts";
import { textsWithMarks } from "#content/plain-text.ts";
import { builtPages, isEnglish, ownTitle, pathUnless, summaryOf, type BuiltPage } from "./built-page.ts";

/**
 * The files that a search loads: the script, its WebAssembly for English, and the index in parts. Pagefind writes more:
 * a worker that Trusted Types forbid, and its own UIs.
 */
const needed = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.(pf_meta|pf_index|pf_fragment))$/;

/** Excludes texts in other languages: the index is in English. */
const notContent = "nav,noscript,#more,[aria-hidden=true],[data-screen-only],[data-print-only],main [lang]".split(",");

/**
 * Writes the search index from the main part of each indexable page, under `pagefind/`.
 * @param except paths as in `pathUnless`, of pages that only repeat other pages
 */
export function searchIndex(except: readonly string[] = []): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const { index } = await createIndex({
          forceLanguage: "en",
          excludeSelectors: notContent,
        });
        if (!index) throw new Error("Pagefind did not start, so the site cannot be searched. Run `npm ci` again.");
        for await (const page of builtPages(dir)) {
          const summary = summaryOf(page.html);
          const url = pathUnless(except, summary);
          // The single page of a language needs no search, and the index is English.
          if (url === undefined || !isEnglish(summary)) continue;
          const { errors } = await index.addHTMLFile({ url, content: forIndex(page) });
          if (errors.length > 0) throw new Error(`Pagefind cannot read ${page.file}: ${errors.join(", ")}.`);
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

/** Elements that visually end a run of text: a line, a cell, a part. */
const ends = /^(?:br|d[dtl]|h\d|li|p|div|t[dhr]|address|caption|summary)$/;
/** Inline elements that only their style separates from an adjacent word. */
const styled = /^(?:b|strong|small|span|a)$/;
/** Headings are titles of results and stay as they are. */
const headings = /^\/h\d$/;

const heading = /^(?:h\d|dt)$/;
/** Elements that may have a heading or a term of their own. */
const part = /^(?:section|article|details|dl)$/;

/**
 * The page for Pagefind: only its main part, with its title without the name of the site, words separated, list items
 * and table cells ended like sentences, and the anchor of each part on its heading, so that results link to it.
 */
export function forIndex({ html }: Pick<BuiltPage, "html">): string {
  const tree = pageTree(html);
  const main = firstElement(tree, "main");
  const head = firstElement(tree, "head");
  if (!main || !head) return "";
  giveAddresses(main);
  for (const [text, words] of textsWithMarks(main, headings)) text.value = words;
  for (const element of [...elementsIn(main)]) if (needsSpaceAfter(element)) addSpaceAfter(element);
  main.attrs.push({ name: "data-pagefind-body", value: "" });
  const attrs = [
    { name: "data-pagefind-meta", value: "title[content]" },
    { name: "content", value: ownTitle(summaryOf(html)) },
  ];
  defaultTreeAdapter.appendChild(head, defaultTreeAdapter.createElement("meta", names.NS.HTML, attrs));
  return serialize(tree);
}

/** Copies the id of each part to its first heading or term, unless another part begins before it. */
function giveAddresses(main: HtmlElement) {
  let address: string | undefined;
  read(main);

  function read(around: HtmlElement) {
    for (const element of childrenOf(around).filter(isElement)) {
      const { tagName } = element;
      const id = attribute(element, "id");
      if (part.test(tagName)) address = tagName === "dl" ? undefined : id;
      else if (tagName === "div") address ??= id;
      else if (heading.test(tagName)) {
        if (address) becomeHeading(element, address);
        address = undefined;
      }
      read(element);
      if (part.test(tagName)) address = undefined;
    }
  }
}

/** A term is indexed like a heading. */
function becomeHeading(element: HtmlElement, id: string) {
  if (element.tagName === "dt") element.tagName = "h3";
  element.attrs = [{ name: "id", value: id }];
}

/** Whether a space must follow an element, to separate its last word from the next. */
function needsSpaceAfter(element: HtmlElement): boolean {
  const next = nextOf(element);
  return ends.test(element.tagName) || (styled.test(element.tagName) && next !== undefined && isWord(next));
}

function addSpaceAfter(element: HtmlElement) {
  const [parent, next] = [element.parentNode, nextOf(element)];
  if (!parent) return;
  if (next) defaultTreeAdapter.insertTextBefore(parent, " ", next);
  else defaultTreeAdapter.insertText(parent, " ");
}

function isWord(node: HtmlNode): boolean {
  return isElement(node) || (isText(node) && /^[\p{L}\d]/u.test(node.value));
}

function nextOf(element: HtmlElement): DefaultTreeAdapterTypes.ChildNode | undefined {
  const siblings = element.parentNode?.childNodes ?? [];
  return siblings[siblings.indexOf(element) + 1];
}
