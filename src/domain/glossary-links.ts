import {
  attribute,
  childrenOf,
  firstElement,
  isElement,
  isText,
  pageTree,
  type HtmlElement,
  type HtmlNode,
} from "./html.ts";

/** A word that may become a link: the id of its entry, and its forms in sentences. */
export type LinkedTerm = { id: string; words: readonly string[] };

/** More links than this would make a page hard to read. */
const mostOnAPage = 7;
const fewestWordsOfASentence = 5;

const running = new Set(["p", "li", "dd"]);
/** Where a link would be in another, interrupt something that is operated, or not be read as a sentence. */
const withoutLinks = new Set(
  "a button summary h1 h2 h3 h4 h5 h6 form label nav address svg figure noscript dialog astro-island script style".split(
    " ",
  ),
);

type Text = { at: number; text: string };
/** A paragraph or the like: all that it says, and the texts in it that may hold a link. */
type Block = { says: string; texts: Text[] };

/**
 * A page in which the first use of each word in a sentence of its main part has become a link to the word's entry, for
 * at most seven words. All else stays as it is, byte for byte.
 */
export function withGlossaryLinks(html: string, terms: readonly LinkedTerm[], hrefOf: (id: string) => string): string {
  const ids = new Map(terms.flatMap(({ id, words }) => words.map((word) => [word.toLowerCase(), id] as const)));
  const anyWord = anyOf(terms);
  const found = new Set<string>();
  let page = "";
  let done = 0;
  for (const { at, text } of sentencesIn(html))
    for (const { 0: word, index } of text.matchAll(anyWord)) {
      const id = ids.get(word.toLowerCase());
      if (id === undefined || found.has(id) || found.size === mostOnAPage) continue;
      found.add(id);
      page += `${html.slice(done, at + index)}<a href="${hrefOf(id)}" data-term>${word}</a>`;
      done = at + index + word.length;
    }
  return page + html.slice(done);
}

/** The words, none of them within another word: `EMG` is not found in `EMG/NCS`. A small first letter may be a capital. */
function anyOf(terms: readonly LinkedTerm[]): RegExp {
  const words = terms.flatMap((term) => term.words).sort((first, second) => second.length - first.length);
  const patterns = words.map((word) =>
    word.replace(/[^\w\s-]/g, "\\$&").replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return new RegExp(`(?<![\\w/-])(?:${patterns.join("|")})(?![\\w/-])`, "g");
}

/** The texts in the main part of a page that are read as sentences and may hold a link, in their order. */
function sentencesIn(html: string): Text[] {
  const main = firstElement(pageTree(html), "main");
  const blocks: Block[] = [];
  if (main) read(main);
  return blocks
    .filter(isSentence)
    .flatMap(({ texts }) => texts)
    .sort((first, second) => first.at - second.at);

  function read(node: HtmlNode, around?: Block, isInside = false) {
    const { startOffset: at = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
    if (isText(node) && around) {
      const text = html.slice(at, endOffset);
      around.says += text;
      if (!isInside) around.texts.push({ at, text });
    }
    const block = isElement(node) && running.has(node.tagName) ? { says: "", texts: [] } : around;
    if (block && block !== around) blocks.push(block);
    const isWithoutLinks = isInside || (isElement(node) && (withoutLinks.has(node.tagName) || isHidden(node)));
    for (const child of childrenOf(node)) read(child, block, isWithoutLinks);
  }
}

function isHidden(element: HtmlElement): boolean {
  const isMarked = ["hidden", "data-print-only"].some((name) => attribute(element, name) !== undefined);
  return isMarked || attribute(element, "aria-hidden") === "true";
}

/** Items of a list that are a few words without an end are labels, and too short for a link within them to be hit. */
function isSentence({ says }: Block): boolean {
  const text = says.trim();
  return /[.?:][”’")]*$/.test(text) && text.split(/\s+/).length >= fewestWordsOfASentence;
}
