import { create } from "fontkitten";
import { transform, type FontFaceRule } from "lightningcss";
import { readFileSync } from "node:fs";
import { attribute, childrenOf, elementsIn, isElement, isText, pageTree, type HtmlNode } from "#content/html.ts";

/** The text of a page in the site's fonts: what is marked as in another language is in those of its readers. */
export function textInFonts(node: HtmlNode): string {
  if (isText(node)) return node.value;
  return childrenOf(node)
    .filter((child) => !isElement(child) || !isInOtherFonts(child.tagName, attribute(child, "lang")))
    .map(textInFonts)
    .join("");
}

function isInOtherFonts(tagName: string, lang: string | undefined): boolean {
  return tagName === "script" || tagName === "style" || (lang !== undefined && tagName !== "html");
}

/** Whether a text has a character of a font's `unicode-range`; a font without one is for all. */
export function isFontFor(text: string, { properties }: FontFaceRule): boolean {
  const ranges = properties.find((property) => property.type === "unicode-range")?.value;
  const isInRange = (point: number) => ranges?.some(({ start, end }) => point >= start && point <= end);
  return !ranges || Array.from(text).some((character) => isInRange(character.codePointAt(0) ?? 0));
}

/** The font files that a page's styles name, each with its family. */
export function fontsOf(html: string): ReadonlyMap<string, string> {
  const styles = elementsIn(pageTree(html)).flatMap(({ tagName, childNodes }) =>
    tagName === "style" ? childNodes.filter(isText) : [],
  );
  return new Map(styles.flatMap(({ value }) => [...fontsOfStyles(value)]));
}

function fontsOfStyles(css: string | Uint8Array): ReadonlyMap<string, string> {
  const fonts = new Map<string, string>();
  const add = ({ value: { properties } }: { value: FontFaceRule }) => {
    const family = properties.find((property) => property.type === "font-family")?.value;
    const sources = properties.find((property) => property.type === "source")?.value ?? [];
    for (const source of sources) if (source.type === "url") fonts.set(source.value.url.url, String(family));
  };
  transform({ filename: "page.css", code: Buffer.from(css), visitor: { Rule: { "font-face": add } } });
  return fonts;
}

/**
 * The characters of a page that none of the fonts in its styles has, each once: browsers show them in another font.
 * @param read gives the file of a path such as `/_astro/newsreader.woff2`
 */
export function charactersWithoutFont(html: string, read: (path: string) => Uint8Array): string[] {
  const paths = [...fontsOf(html).keys()];
  if (paths.length === 0) return [];
  return charactersBeside(charactersOfAll(paths.map(read)), textInFonts(pageTree(html)));
}

/** The characters of a text that none of the fonts of pages in English has, those of rare letters included. */
export function charactersWithoutEnglishFont(text: string): string[] {
  englishCharacters ??= readEnglishCharacters();
  return charactersBeside(englishCharacters, text);
}

let englishCharacters: ReadonlySet<number> | undefined;

function readEnglishCharacters(): ReadonlySet<number> {
  const styles = new URL("fonts.css", import.meta.url);
  const paths = [...fontsOfStyles(readFileSync(styles)).keys()];
  return charactersOfAll(paths.map((path) => readFileSync(new URL(path, styles))));
}

/** The characters of a text that are not among these code points, each once, as people see them. */
function charactersBeside(points: ReadonlySet<number>, text: string): string[] {
  const isShown = (character: string) =>
    /[\s\p{Default_Ignorable_Code_Point}]/u.test(character) || points.has(character.codePointAt(0) ?? 0);
  const graphemes = Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
  return [...new Set(graphemes)].filter((grapheme) => !Array.from(grapheme).every(isShown));
}

function charactersOfAll(files: readonly Uint8Array[]): ReadonlySet<number> {
  return new Set(files.flatMap((file) => [...charactersOf(file)]));
}

/** The code points that a font file has. */
export function charactersOf(file: Uint8Array): ReadonlySet<number> {
  const font = create(Buffer.from(file));
  return new Set("characterSet" in font ? font.characterSet : []);
}
