import { satteri } from "@astrojs/markdown-satteri";
import { type TextNode, textTags } from "#publish/api-types.ts";
import { attribute, fragmentTree, type HtmlNode, isElement, isText } from "@practice/site/content/html.ts";

const renderer = satteri().createRenderer({ syntaxHighlight: false });

/**
 * Rendered Markdown as a tree of the elements allowed in a page's text. The editor's page renders it without ever
 * parsing text as HTML.
 */
export async function textNodes(markdown: string): Promise<TextNode[]> {
  const { code } = await (await renderer).render(markdown);
  return fragmentTree(code)
    .childNodes.flatMap(nodesOf)
    .filter((node) => typeof node !== "string" || node.trim());
}

function nodesOf(node: HtmlNode): TextNode[] {
  if (isText(node)) return [node.value];
  if (!isElement(node)) return [];
  const children = node.childNodes.flatMap(nodesOf);
  if (!textTags.has(node.tagName)) return /^(script|style|template)$/.test(node.tagName) ? [] : children;
  const href = attribute(node, "href");
  return [{ tag: node.tagName, ...(href !== undefined && { href }), children }];
}
