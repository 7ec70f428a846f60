import {
  attribute,
  childrenOf,
  fragmentTree,
  isElement,
  isText,
  type HtmlElement,
  type HtmlNode,
} from "#content/html.ts";

/** A word that may become a link: the id of its entry, and its forms in sentences. */
export type LinkedTerm = { id: string; words: readonly string[] };

/** More links than this would make a page hard to read. */
const maxLinks = 7;
const fewestWordsOfASentence = 5;

const running = new Set(["p", "li", "dd"]);
/** Elements in which a link would be nested, interfere with a control, or not be part of a sentence. */
const withoutLinks = new Set(
  "a button summary h1 h2 h3 h4 h5 h6 form label nav address svg figure noscript dialog astro-island script style".split(
    " ",
  ),
);

type Text = { at: number; text: string };
/** A paragraph or similar: its whole text, and the text nodes that may contain a link. */
type Block = { says: string; texts: Text[] };

/**
 * Links the first use of each word in a sentence of a page's main part to the word's entry, for at most seven words.
 * Everything else stays byte for byte.
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
      if (id === undefined || found.has(id) || found.size === maxLinks) continue;
      found.add(id);
      page += `${html.slice(done, at + index)}<a href="${hrefOf(id)}" data-term>${word}</a>`;
      done = at + index + word.length;
    }
  return page + html.slice(done);
}

/** Matches whole words only: `EMG` does not match in `EMG/NCS`. A lowercase first letter may be a capital. */
function anyOf(terms: readonly LinkedTerm[]): RegExp {
  const words = terms.flatMap((term) => term.words).sort((first, second) => second.length - first.length);
  const patterns = words.map((word) =>
    word.replace(/[^\w\s-]/g, "\\$&").replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return new RegExp(`(?<![\\w/-])(?:${patterns.join("|")})(?![\\w/-])`, "g");
}

/** The text nodes of HTML that are in sentences and may contain a link, in order. */
function sentencesIn(html: string): Text[] {
  const blocks: Block[] = [];
  read(fragmentTree(html));
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

/** List items of a few words without a period are labels, and a link in them would be too small a target. */
function isSentence({ says }: Block): boolean {
  const text = says.trim();
  return /[.?:][”’")]*$/.test(text) && text.split(/\s+/).length >= fewestWordsOfASentence;
}
