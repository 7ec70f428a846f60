import { createHash } from "node:crypto";
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { cacheControl } from "@practice/site/serve/headers.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What only a browser that runs scripts needs, and what it hides then. */
const unused: ReadonlySet<string> = new Set(["script", "noscript"]);

/**
 * A page of Astro's development server for a frame of the editor: without its scripts, and with a policy that allows
 * none, so that nothing in a preview runs with the session of the person who sees it.
 */
export function framedPage(html: string): Response {
  const document = parse(html, { scriptingEnabled: false });
  for (const node of nodesIn(document)) if (unused.has(node.nodeName)) tree.detachNode(node);
  const styles = nodesIn(document).filter(({ nodeName }) => nodeName === "style");
  const hashes = new Set(styles.map((style) => `'sha256-${hashOf(textIn(style))}'`));
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policyWith([...hashes]),
    "Cache-Control": cacheControl.error,
  };
  return new Response(serialize(document), { headers });
}

const policyWith = (hashes: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${hashes.join(" ") || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** A document's nodes in their order. */
export function nodesIn(parent: DefaultTreeAdapterTypes.ParentNode): Node[] {
  return parent.childNodes.flatMap((node) => [node, ...("childNodes" in node ? nodesIn(node) : [])]);
}

/** The text in a node, without scripts and styles inside it. */
export function textIn(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!("childNodes" in node)) return "";
  return node.childNodes.map((one) => (/^(script|style)$/.test(one.nodeName) ? "" : textIn(one))).join("");
}
