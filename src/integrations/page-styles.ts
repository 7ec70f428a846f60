import { formatHex } from "culori";
import { transform, type CustomAtRules, type SelectorComponent, type Visitor } from "lightningcss";
import { attribute, childrenOf, elementsIn, isText, pageTree } from "#domain/html.ts";
import { policyHash } from "#domain/policy-hash.ts";

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

/** A custom property where it is read. */
const read = /var\((--[\w-]+)/g;

const known = new Map<string, string>();

/**
 * Styles without the rules that can match nothing on a page, and without the custom properties that nothing reads.
 * `named` holds the names of a page and of its scripts, those of classes as `.card`: a rule goes only when it asks for a
 * class, an attribute, a value or an element that is not among them. What depends on a state, such as `:hover`, stays.
 */
export function leastStyles(style: string, named: ReadonlySet<string>): string {
  // Most pages share their styles and use the same of them: thousands of articles are worked out once.
  const visitor: Visitor<CustomAtRules> = {
    Rule: { style: matchable },
    Selector: (selector) => (selector.every(canMatch) ? undefined : []),
  };
  const key = [...new Set(style.match(/\.?[\w-]+/g))].filter((word) => named.has(word)).join(" ") + style;
  const least = known.get(key) ?? withHex(withoutUnread(rewritten(style, visitor)));
  known.set(key, least);
  return least;

  function matchable({ value: { selectors } }: { value: { selectors: SelectorComponent[][] } }) {
    return selectors.some((selector) => selector.every(canMatch)) ? undefined : [];
  }

  function canMatch(part: SelectorComponent): boolean {
    if (part.type === "class") return named.has(`.${part.name}`);
    if (part.type === "type") return named.has(part.name);
    if (part.type === "attribute") {
      const value = part.operation?.operator === "equal" ? part.operation.value : "";
      return named.has(part.name) && (!/^[\w-]+$/.test(value) || named.has(value));
    }
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
      return part.selectors.some((selector) => selector.every(canMatch));
    return true;
  }
}

/** Colors as `#rrggbb` instead of `oklch()`, which takes more bytes and says the same: none lies outside of sRGB. */
function withHex(style: string): string {
  return style.replace(/oklch\([\d.]+% [\d.]+ [\d.]+\)/g, (color) => formatHex(color) ?? color);
}

function withoutUnread(style: string): string {
  const names = new Set([...style.matchAll(read)].map(([, name = ""]) => name));
  const least = rewritten(style, {
    Declaration: { custom: ({ name }) => (!name.startsWith("--") || names.has(name) ? undefined : []) },
  });
  // What only an unread property read is unread now.
  return least === style ? least : withoutUnread(least);
}

function rewritten(style: string, visitor: Visitor<CustomAtRules>): string {
  return transform({ filename: "page.css", code: Buffer.from(style), minify: true, visitor }).code.toString();
}
