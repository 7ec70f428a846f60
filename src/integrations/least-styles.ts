import { transform, type CustomAtRules, type SelectorComponent, type Visitor } from "lightningcss";
import { formatHex } from "culori";

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
