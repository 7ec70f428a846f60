import { attribute, childrenOf, elementsIn, isText, pageTree } from "#domain/html.ts";
import { policyHash } from "#domain/policy-hash.ts";
import { leastStyles } from "./least-styles.ts";

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** All that a script may name: each word as the name of an element, an attribute or its value, and of a class. */
export function namesInScript(code: string): ReadonlySet<string> {
  const words = code.match(/[\w-]+/g) ?? [];
  return new Set([...words, ...words.map((word) => `.${word}`)]);
}

/**
 * The page with only the styles that it uses, and their hash in its policy. All its styles stand in the first element of
 * styles: Astro writes those of its islands beside the first island, where HTML allows none, and each element costs a
 * hash in the policy.
 * @param inScripts what the script files name that the page loads
 */
export function withPageStyles(html: string, inScripts: ReadonlySet<string>): string {
  const named = namesOn(html).union(inScripts);
  const styles = [...html.matchAll(styleElement)].map(([, style = ""]) => style);
  const least = styles.map((style) => leastStyles(style, named)).join("");
  let rest = `<style>${least}</style>`;
  return html
    .replaceAll(styleElement, () => {
      const element = rest;
      rest = "";
      return element;
    })
    .replaceAll(policyHash(styles[0] ?? ""), policyHash(least));
}

/** The names of a page's elements, classes, attributes and their values, and all that its own scripts may name. */
function namesOn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elementsIn(pageTree(html))) {
    names.add(element.tagName);
    for (const { name, value } of element.attrs) {
      names.add(name);
      for (const word of value.match(/[\w-]+/g) ?? []) names.add(name === "class" ? `.${word}` : word);
    }
    if (element.tagName === "script" && attribute(element, "type") === "module")
      for (const text of childrenOf(element).filter(isText))
        for (const name of namesInScript(text.value)) names.add(name);
  }
  return names;
}
