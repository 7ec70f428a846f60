import { transform } from "lightningcss";
import { childrenOf, elementsIn, isText, pageTree, policyHash } from "#content/html.ts";

/** The class names of CSS modules in a style sheet, as `Button_button`. */
const moduleClass = /(?<=\.)[A-Z]\w*_[\w-]+/g;

/**
 * A page without the rules for classes that neither it nor any script names, with the new hash of its styles in its
 * policy. A page imports more components than it shows: about a kilobyte of brotli.
 * @param scripts the code of all script files of the build
 */
export function withoutUnusedStyles(html: string, scripts: string): string {
  const style = [...elementsIn(pageTree(html))]
    .filter(({ tagName }) => tagName === "style")
    .flatMap(childrenOf)
    .filter(isText)
    .toSorted((one, other) => other.value.length - one.value.length)[0];
  const place = style?.sourceCodeLocation;
  if (!place) return html;
  const [before, after] = [html.slice(0, place.startOffset), html.slice(place.endOffset)];
  const isUsed = (name: string) => [before, after, scripts].some((text) => text.includes(name));
  const unusedSymbols = [...new Set(style.value.match(moduleClass))].filter((name) => !isUsed(name));
  const { code } = transform({ filename: "page.css", code: Buffer.from(style.value), minify: true, unusedSymbols });
  const css = code.toString();
  return [before, css, after].join("").replace(policyHash(style.value), policyHash(css));
}
