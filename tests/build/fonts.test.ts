import { create } from "fontkitten";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, builtPages, dist } from "../support/built-pages.ts";

const text = "Atkinson Hyperlegible Next";
const display = "Newsreader Display";

/** Where the display font is the font: headings, and the terms and names that look like them. */
const displayed = 'h1, h2, h3, h1 + p, dt, header a[href="/"]';

/** The characters of each font by the name under which styles call it; read from the files that pages load. */
const fonts = new Map(
  [...(builtPages[0]?.html ?? "").matchAll(/@font-face\{font-family:"?([^;"]+)"?;src:url\(\/([^)]+)\)/g)].map(
    ([, family = "", path = ""]) => [family, charactersOf(path)],
  ),
);

/** The characters that a font file can draw. */
function charactersOf(path: string): ReadonlySet<number> {
  const font = create(readFileSync(new URL(path, dist)));
  return new Set("characterSet" in font ? font.characterSet : []);
}

/** What of a text a font cannot draw, each character named once. */
function missing(family: string, said: string): string[] {
  const font = fonts.get(family) ?? new Set<number>();
  const characters = new Set([...said].filter((character) => !/[\n\r\t]/.test(character)));
  return [...characters]
    .filter((character) => !font.has(character.codePointAt(0) ?? 0))
    .map(
      (character) => `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`,
    );
}

/** All that a page may show in English: its texts, the words in its controls, and what an island says later. */
function shown(document: Document): string {
  const copy = document.cloneNode(true) as Document;
  for (const element of all(copy, "script, style, main [lang]")) element.remove();
  const attributes = ["alt", "title", "placeholder", "value", "props"];
  const inAttributes = attributes.flatMap((name) =>
    all(copy, `[${name}]`).map((element) => element.getAttribute(name)),
  );
  return [copy.documentElement.textContent, ...inAttributes].join("\n");
}

describe.each(builtPages)("$file", ({ document }) => {
  test(`shows no character that ${text} lacks, which would be drawn in another font`, () => {
    expect(missing(text, shown(document))).toEqual([]);
  });

  test(`has no heading with a character that ${display} lacks`, () => {
    const headings = all(document, displayed)
      .filter((heading) => !heading.closest("main [lang]"))
      .map((heading) => heading.textContent ?? "");
    expect(missing(display, headings.join("\n"))).toEqual([]);
    expect(headings.length).toBeGreaterThan(3);
  });
});

test.each([
  { family: text, has: "Aé–’…", lacks: "中→", because: "it sets all text" },
  { family: display, has: "Aé–’", lacks: "ß→", because: "it sets headings and is a smaller subset" },
])("$family has $has and lacks $lacks: $because", ({ family, has, lacks }) => {
  expect(missing(family, has)).toEqual([]);
  expect(missing(family, lacks)).toHaveLength(lacks.length);
});
