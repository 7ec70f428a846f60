import { childrenOf, firstElement, isElement, isText, fragmentTree, type HtmlNode, type HtmlText } from "./html.ts";

/** Inline elements; all others end a line of text. */
const inline = new Set("a abbr b cite code em i mark q s small span strong sub sup time".split(" "));

/** The text of HTML as one line, in which lists and tables read as sentences. */
export function plainText(html: string): string {
  return textOf(fragmentTree(html));
}

/** The same for an element. */
export function textOf(element: HtmlNode): string {
  const texts = textsWithMarks(element);
  const read = (node: HtmlNode): string => {
    if (isText(node)) return texts.get(node) ?? "";
    const text = childrenOf(node).map(read).join("");
    return isElement(node) && !inline.has(node.tagName) ? ` ${text} ` : text;
  };
  return childrenOf(element).map(read).join("").replace(/\s+/g, " ").trim();
}

/** The first paragraph of HTML, as one line of text. */
export function firstParagraph(html: string): string {
  const tree = fragmentTree(html);
  return textOf(firstElement(tree, "p") ?? tree);
}

type Token = string | HtmlText;

const list = /^[uod]l$/;

/**
 * The texts in an element, with punctuation added at the end of each list item, table cell, and paragraph without any.
 * On the page, layout separates them; without tags, “cannot order payment” and “arbitration” would read as one
 * sentence. Code and comments are not text.
 */
export function textsWithMarks(element: HtmlNode): Map<HtmlText, string> {
  const tokens = childrenOf(element).flatMap(tokensOf);
  const texts = new Map(tokens.filter((token) => typeof token === "object").map((text) => [text, text.value]));
  const next = nextTags(tokens);
  let words: HtmlText | undefined;
  for (const [index, token] of tokens.entries()) {
    if (typeof token === "object") {
      if (hasText(token)) words = token;
      continue;
    }
    const mark = markAt(token, next[index] ?? "");
    if (mark === undefined || words === undefined) continue;
    if (!continuesInLowerCase(tokens, index)) texts.set(words, ended(words.value, mark));
    words = undefined;
  }
  return texts;
}

function tokensOf(node: HtmlNode): Token[] {
  if (isText(node)) return [node];
  if (!isElement(node) || node.tagName === "script" || node.tagName === "style") return [];
  return [node.tagName, ...childrenOf(node).flatMap(tokensOf), `/${node.tagName}`];
}

function hasText(token: Token): boolean {
  return typeof token === "object" && token.value.trim() !== "";
}

/** For each token, the tag that follows it without text in between. */
function nextTags(tokens: readonly Token[]): string[] {
  const next: string[] = [];
  let following = "";
  for (const [index, token] of [...tokens.entries()].reverse()) {
    next[index] = following;
    if (hasText(token)) following = "";
    else if (typeof token === "string") following = token;
  }
  return next;
}

/** The punctuation for the text before a tag; undefined where it continues. */
function markAt(tag: string, next: string): string | undefined {
  if (list.test(tag)) return ":";
  if (/^\/(p|h\d|figcaption|summary|caption)$/.test(tag)) return list.test(next) ? ":" : ".";
  if (tag === "/li") return next === "li" ? ";" : ".";
  if (tag === "/dt") return next === "dt" ? "," : ":";
  if (tag === "/dd" || tag === "small") return ".";
  if (tag === "/td" || tag === "/th") return next === "/tr" ? "." : tag === "/th" && next === "td" ? ":" : ",";
  return tag === "br" ? "," : undefined;
}

/** Whether a term is followed by text that begins with a lowercase letter: “Day 1” and “is the day after the crash”. */
function continuesInLowerCase(tokens: readonly Token[], index: number): boolean {
  if (tokens[index] !== "/dt") return false;
  const following = tokens.slice(index).find(hasText);
  return typeof following === "object" && /^\p{Ll}/u.test(following.value.trim());
}

/** A text with punctuation after its last letter; a quote may follow. */
function ended(text: string, mark: string): string {
  const isEnded = /[.!?:;,…][”’"']*$/.test(text.trimEnd());
  return isEnded ? text : text.replace(/\s*$/, (spaces) => mark + spaces);
}
