import { transform } from "lightningcss";
import { createHash } from "node:crypto";
import postcss, { type Container } from "postcss";
import { childrenOf, elementsIn, isText, pageTree, policyHash } from "#content/html.ts";
import { isFontFor, textInFonts } from "#styles/page-fonts.ts";

/** The class names of CSS modules in a style sheet, as `Button_button`. */
const moduleClass = /(?<=\.)[A-Z]\w*_[\w-]+/g;

/** So many characters of styles that only scripts use are a file of their own: they keep a page's first screen waiting. */
const worthAFile = 8_000;

/** A page, and the styles that it needs once someone uses it, with the path of their file. */
export type StyledPage = { html: string; later?: { path: string; css: string } };

/**
 * A page without the rules for classes that neither it nor any script names, and without fonts for letters it does not
 * have, with the new hash of its styles in its policy. A page imports more components than it shows: about a kilobyte of
 * brotli. What only scripts name comes in a file at the end of the page, where it is more than a little.
 * @param scripts the code of all script files of the build
 */
export function withoutUnusedStyles(html: string, scripts: string): StyledPage {
  const tree = pageTree(html);
  const style = [...elementsIn(tree)]
    .filter(({ tagName }) => tagName === "style")
    .flatMap(childrenOf)
    .filter(isText)
    .toSorted((one, other) => other.value.length - one.value.length)[0];
  const place = style?.sourceCodeLocation;
  if (!place) return { html };
  const [before, after] = [html.slice(0, place.startOffset), html.slice(place.endOffset)];
  const isIn = (text: string) => (name: string) => text.includes(name);
  const names = new Set(style.value.match(moduleClass));
  const [shown, scripted] = [isIn(before + after), isIn(scripts)];
  const later = new Set([...names].filter((name) => !shown(name) && scripted(name)));
  const file = styleFile(style.value, later);
  const unusedSymbols = [...names].filter((name) => !shown(name) && (file || !scripted(name)));
  const text = textInFonts(tree);
  const css = transform({
    filename: "page.css",
    code: Buffer.from(style.value),
    minify: true,
    unusedSymbols,
    visitor: { Rule: { "font-face": ({ value }) => (isFontFor(text, value) ? undefined : []) } },
  }).code.toString();
  const page = [before, css, after].join("").replace(policyHash(style.value), policyHash(css));
  if (!file) return { html: page };
  return { html: page.replace("</body>", `<link rel="stylesheet" href="/${file.path}"></body>`), later: file };
}

/** The rules for some classes as a file, if they are worth one. */
function styleFile(css: string, classes: ReadonlySet<string>): StyledPage["later"] {
  const sheet = postcss.parse(css);
  keepRules(sheet, classes);
  const later = sheet.toString();
  if (later.length < worthAFile) return undefined;
  const hash = createHash("sha256").update(later).digest("base64url").slice(0, 8);
  return { path: `_astro/later.${hash}.css`, css: later };
}

/** Keeps only the rules whose selectors name one of the classes, in their layers and conditions. */
function keepRules(container: Container, classes: ReadonlySet<string>) {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type === "rule" && node.selector.match(moduleClass)?.some((name) => classes.has(name))) continue;
    if (node.type === "atrule" && node.nodes) keepRules(node, classes);
    if (node.type !== "atrule" || !node.nodes?.length) node.remove();
  }
}
