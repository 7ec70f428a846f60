import { formatHex } from "culori";
import { transform, type CustomAtRules, type SelectorComponent, type Visitor } from "lightningcss";
import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { splitPrintStyles } from "./print-styles.ts";
import { attribute, childrenOf, elementsIn, type HtmlElement, isElement, isText, policyHash } from "#domain/html.ts";

/** Where a page finds the rules for paper, until their file is written under a name of its own. */
export const printStyles = "/_astro/print.css";

/** The layers in their order. A bundler may put the styles of an island before it, and then the order would be lost. */
const [layerOrder = ""] = /@layer [^;{]+;/.exec(readFileSync("src/styles/tokens.css", "utf8")) ?? [];

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * All that a script may name: each word as the name of an element, an attribute or its value; as the name of a class only
 * those between quotes or spaces, because minified code gives its own variables names as short as those of classes.
 */
export function namesInScript(code: string): ReadonlySet<string> {
  const inTexts = code.match(/(?<=["'`\s}])[\w-]+(?=["'`\s$])/g) ?? [];
  return new Set([...(code.match(/[\w-]+/g) ?? []), ...inTexts.map((word) => `.${word}`)]);
}

/**
 * The page with only the styles that it uses, and their hash in its policy. All its styles are in the first element of
 * styles: Astro writes those of its islands beside the first island, where HTML allows none, and each element costs a
 * hash in the policy.
 * @param inScripts what the script files name that the page loads
 * @param print takes in the page's rules for paper, which a browser fetches last, from one file for all pages
 */
export function withPageStyles(html: string, inScripts: ReadonlySet<string>, print: Set<string>): string {
  // What only readers without scripts see has styles, too.
  const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  const inPageScripts = namesInScript(elements.filter(isModule).map(textIn).join("\n"));
  const named = namesOf(elements).union(inPageScripts).union(inScripts);
  const styles = [...html.matchAll(styleElement)].map(([, style = ""]) => style);
  const least = styles
    .map((style) => leastStyles(style, named))
    // An island makes elements, and so does a program; the scripts of other pages only set attributes.
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

/** The names of elements, of their classes, attributes and values. */
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

/** A custom property where it is read. */
const read = /var\((--[\w-]+)/g;

/** The only attribute that a visitor can toggle: `open` of `<details>`. */
const opened = "open";

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
      return part.name === opened || (named.has(part.name) && (!/^[\w-]+$/.test(value) || named.has(value)));
    }
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
      return part.selectors.some((selector) => selector.every(canMatch));
    return true;
  }
}

/**
 * Styles without the rules that match none of these elements, whatever their state; `inScripts` holds the names of
 * attributes that a script may set.
 */
function matchedStyles(style: string, elements: readonly HtmlElement[], inScripts: ReadonlySet<string>): string {
  /** What the rules around the present one match: `&` in it. */
  const around: ReadonlySet<HtmlElement>[] = [];
  return withoutUnread(
    rewritten(style, {
      Rule: {
        style({ value: { selectors, rules = [] } }) {
          const isMatched = (element: HtmlElement) => selectors.some((selector) => matches(element, selector));
          // Only what holds other rules has to know all its elements.
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

/** Colors as `#rrggbb` instead of `oklch()`, which takes more bytes and says the same: none lies outside of sRGB. */
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
