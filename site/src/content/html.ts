import { createHash } from "node:crypto";
import { parse, parseFragment, type DefaultTreeAdapterTypes } from "parse5";

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlText = DefaultTreeAdapterTypes.TextNode;

/** A whole page as a tree; `sourceCodeLocation` is the position of each part in the HTML. */
export function pageTree(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { sourceCodeLocationInfo: true });
}

/** Part of a page, likewise. */
export function fragmentTree(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  return parseFragment(html, { sourceCodeLocationInfo: true });
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return "tagName" in node;
}

export function isText(node: HtmlNode): node is HtmlText {
  return node.nodeName === "#text";
}

/** A node's elements, including itself, in document order. */
export function* elementsIn(node: HtmlNode): Generator<HtmlElement> {
  if (isElement(node)) yield node;
  for (const child of childrenOf(node)) yield* elementsIn(child);
}

export function firstElement(node: HtmlNode, name: string): HtmlElement | undefined {
  return elementsIn(node).find(({ tagName }) => tagName === name);
}

/** The child nodes of a node; the content of a `<template>` is not part of the page. */
export function childrenOf(node: HtmlNode): HtmlNode[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** The value of an attribute, empty for one without a value; undefined when there is no such attribute. */
export function attribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** The source by which a content security policy allows one inline script or style, byte for byte (CSP Level 3, hash-source). */
export function policyHash(content: string): `sha256-${string}` {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
