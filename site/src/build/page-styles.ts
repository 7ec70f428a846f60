import { formatHex } from "culori";
import { transform, type CustomAtRules, type SelectorComponent, type Visitor } from "lightningcss";
import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { splitPrintStyles } from "./print-styles.ts";
import { attribute, childrenOf, elementsIn, type HtmlElement, isElement, isText, policyHash } from "#content/html.ts";

/** Placeholder URL of the print styles, until their file has its final name. */
export const printStyles = "/_astro/print.css";

/** The layers in their order. The bundler may put the styles of an island before it, which would break the order. */
const [layerOrder = ""] = /@layer [^;{]+;/.exec(readFileSync("site/src/styles/tokens.css", "utf8")) ?? [];

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * All names that a script may use: each word may be an element, an attribute or its value; only words between quotes or
 * spaces may be classes, because minified variables are as short as class names.
 */
export function namesInScript(code: string): ReadonlySet<string> {
  const inTexts = code.match(/(?<=["'`\s}])[\w-]+(?=["'`\s$])/g) ?? [];
  return new Set([...(code.match(/[\w-]+/g) ?? []), ...inTexts.map((word) => `.${word}`)]);
}

/**
 * The page with only the styles that it uses, and their hash in its policy. All styles are moved to the first
 * `<style>`: Astro puts those of islands beside the first island, where HTML allows none, and each element costs a hash
 * in the policy.
 * @param inScripts names used in the page's script files
 * @param print collects the page's print styles, which are loaded last, from one file for all pages
 */
export function withPageStyles(html: string, inScripts: ReadonlySet<string>, print: Set<string>): string {
  // Content of `<noscript>` is styled, too.
  const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  const inPageScripts = namesInScript(elements.filter(isModule).map(textIn).join("\n"));
  const named = namesOf(elements).union(inPageScripts).union(inScripts);
  const styles = [...html.matchAll(styleElement)].map(([, style = ""]) => style);
  const least = styles
    .map((style) => leastStyles(style, named))
    // Islands and apps create elements; the scripts of other pages only set attributes.
    .map((style) =>
      /<astro-island|<[a-z]+ [^>]*data-program/.test(html) ? style : matchedStyles(style, elements, inPageScripts),
    )
    .join("");
  const parts = splitPrintStyles(least);
  for (const rule of parts.print) print.add(rule);
  const screen = rewritten(parts.screen.includes("@layer") ? layerOrder + parts.screen : parts.screen);
  let rest = `<style>${screen}</style>`;
  if (parts.print.length > 0) rest += `<link rel="stylesheet" href="${printStyles}" media="print">`;
  return html
    .replaceAll(styleElement, () => {
      const element = rest;
      rest = "";
      return element;
    })
    .replaceAll(policyHash(styles[0] ?? ""), policyHash(screen));
}

const isModule = (element: HtmlElement) => element.tagName === "script" && attribute(element, "type") === "module";

const textIn = (element: HtmlElement) =>
  childrenOf(element)
    .filter(isText)
    .map(({ value }) => value)
    .join("");

/** The names of elements, classes, attributes and values. */
function namesOf(elements: readonly HtmlElement[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { tagName, attrs } of elements) {
    names.add(tagName);
    for (const { name, value } of attrs) {
      names.add(name);
      for (const word of value.match(/[\w-]+/g) ?? []) names.add(name === "class" ? `.${word}` : word);
    }
  }
  return names;
}

/** A use of a custom property. */
const read = /var\((--[\w-]+)/g;

/** The only attribute that a visitor can toggle: `open` of `<details>`. */
const opened = "open";

const known = new Map<string, string>();

/**
 * Removes rules that cannot match anything on a page, and unused custom properties. `named` has the names in a page and
 * its scripts, classes as `.card`: a rule is removed only if it requires a class, an attribute, a value or an element
 * that is not among them. Rules for a state, such as `:hover`, stay.
 */
export function leastStyles(style: string, named: ReadonlySet<string>): string {
  // Cached, since most pages use the same styles: thousands of articles are computed once.
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
      return part.name === opened || (named.has(part.name) && (!/^[\w-]+$/.test(value) || named.has(value)));
    }
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
      return part.selectors.some((selector) => selector.every(canMatch));
    return true;
  }
}

/**
 * Removes rules that match none of these elements, in any state; `inScripts` has the attributes that a script may set.
 */
function matchedStyles(style: string, elements: readonly HtmlElement[], inScripts: ReadonlySet<string>): string {
  /** The elements that the enclosing rules match: `&` in nested ones. */
  const around: ReadonlySet<HtmlElement>[] = [];
  return withoutUnread(
    rewritten(style, {
      Rule: {
        style({ value: { selectors, rules = [] } }) {
          const isMatched = (element: HtmlElement) => selectors.some((selector) => matches(element, selector));
          // All elements are needed only for rules with nested rules.
          const matched =
            rules.length > 0 ? elements.filter(isMatched) : [elements.find(isMatched)].flatMap((one) => one ?? []);
          if (matched.length === 0) return [];
          around.push(new Set(matched));
          return undefined;
        },
      },
      RuleExit(rule) {
        if (rule.type === "style") around.pop();
        return undefined;
      },
    }),
  );

  function matches(element: HtmlElement, selector: readonly SelectorComponent[]): boolean {
    const at = selector.findLastIndex(({ type }) => type === "combinator");
    if (!selector.slice(at + 1).every((part) => fits(element, part))) return false;
    const combinator = selector[at];
    if (combinator?.type !== "combinator") return true;
    const isThere = (other: HtmlElement) => matches(other, selector.slice(0, at));
    if (combinator.value === "child") return ancestorsOf(element).slice(0, 1).some(isThere);
    if (combinator.value === "descendant") return ancestorsOf(element).some(isThere);
    return (element.parentNode ? childrenOf(element.parentNode) : []).filter(isElement).some(isThere);
  }

  function fits(element: HtmlElement, part: SelectorComponent): boolean {
    if (part.type === "nesting") return around.at(-1)?.has(element) ?? true;
    if (part.type === "type") return element.tagName === part.name;
    if (part.type === "class") return classesOf(element).includes(part.name) || inScripts.has(`.${part.name}`);
    if (part.type === "attribute") {
      const value = attribute(element, part.name);
      const isSetLater = part.name === opened || inScripts.has(part.name);
      return (
        isSetLater || (part.operation?.operator === "equal" ? value === part.operation.value : value !== undefined)
      );
    }
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
      return part.selectors.some((selector) => matches(element, selector));
    return true;
  }
}

const classesOf = (element: HtmlElement) => attribute(element, "class")?.split(" ") ?? [];

/** The elements around this one, the nearest first. */
function ancestorsOf({ parentNode }: HtmlElement): HtmlElement[] {
  return parentNode && isElement(parentNode) ? [parentNode, ...ancestorsOf(parentNode)] : [];
}

/** Colors as `#rrggbb`, which is shorter than `oklch()` and equivalent: all are within sRGB. */
function withHex(style: string): string {
  return style.replace(/oklch\([\d.]+% [\d.]+ [\d.]+\)/g, (color) => formatHex(color) ?? color);
}

function withoutUnread(style: string): string {
  const names = new Set([...style.matchAll(read)].map(([, name = ""]) => name));
  const least = rewritten(style, {
    Declaration: { custom: ({ name }) => (!name.startsWith("--") || names.has(name) ? undefined : []) },
  });
  // Again: removing a property can leave others unused.
  return least === style ? least : withoutUnread(least);
}

export function rewritten(style: string, visitor: Visitor<CustomAtRules> = {}): string {
  return transform({ filename: "page.css", code: Buffer.from(style), minify: true, visitor }).code.toString();
}
