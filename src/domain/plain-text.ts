import { childrenOf, firstElement, isElement, isText, pieceTree, type HtmlNode } from "./html.ts";
import { textsWithMarks } from "./sentence-marks.ts";

/** Elements within a line of text; all others end it. */
const inline = new Set("a abbr b cite code em i mark q s small span strong sub sup time".split(" "));

/** What a browser shows of a piece of HTML, as one line of text in which lists and tables read as sentences. */
export function plainText(html: string): string {
  return textOf(pieceTree(html));
}

/** The same of what stands in an element. */
export function textOf(element: HtmlNode): string {
  const texts = textsWithMarks(element);
  const read = (node: HtmlNode): string => {
    if (isText(node)) return texts.get(node) ?? "";
    const words = childrenOf(node).map(read).join("");
    return isElement(node) && !inline.has(node.tagName) ? ` ${words} ` : words;
  };
  return childrenOf(element).map(read).join("").replace(/\s+/g, " ").trim();
}

/** The first paragraph of a text written as HTML, as one line of text. */
export function firstParagraph(html: string): string {
  const tree = pieceTree(html);
  return textOf(firstElement(tree, "p") ?? tree);
}
