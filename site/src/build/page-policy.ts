import { attribute, childrenOf, elementsIn, isText, pageTree, policyHash, type HtmlElement } from "#content/html.ts";

const inline = new Set(["script", "style"]);

/**
 * The page with a content security policy that allows only what the page needs: the hashes of its scripts and styles,
 * and framing another host only where there is a frame. Astro lists every script it could inline, on every page: half a
 * kilobyte too much that does not compress. The policy is moved up, since it applies only to what follows it.
 */
export function withPagePolicy(html: string): string {
  const elements = [...elementsIn(pageTree(html))];
  const charset = elements.find((element) => attribute(element, "charset") !== undefined)?.sourceCodeLocation;
  const meta = elements.find((element) => attribute(element, "http-equiv") === "content-security-policy");
  const policy = meta?.sourceCodeLocation;
  if (!charset || !meta || !policy) return html;
  const least = leastPolicy(attribute(meta, "content") ?? "", elements);
  return [
    html.slice(0, charset.endOffset),
    `<meta http-equiv="content-security-policy" content="${least}">`,
    html.slice(charset.endOffset, policy.startOffset),
    html.slice(policy.endOffset),
  ].join("");
}

function leastPolicy(policy: string, elements: readonly HtmlElement[]): string {
  const present = new Set(elements.filter(({ tagName }) => inline.has(tagName)).map((one) => `'${hashOf(one)}'`));
  const hasFrame = elements.some(({ tagName }) => tagName === "iframe");
  return policy
    .split(";")
    .map((directive) => directive.trim().split(" "))
    .filter(([name]) => name !== "" && (name !== "frame-src" || hasFrame))
    .map((words) => words.filter((word) => !word.startsWith("'sha256-") || present.has(word)).join(" "))
    .join(";");
}

function hashOf(element: HtmlElement) {
  const texts = childrenOf(element).filter(isText);
  return policyHash(texts.map(({ value }) => value).join(""));
}
