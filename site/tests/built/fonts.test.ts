import { create } from "fontkitten";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, builtPages, dist } from "../support/built-pages.ts";

const text = "Atkinson Hyperlegible Next";
const display = "Newsreader Display";

/** Elements in the display font: headings, and terms and names styled like them. */
const displayed = 'h1, h2, h3, h1 + p, dt, header a[href="/"]';

/** The character set of each font by its `font-family`, read from the files that pages load. */
const paths = new Map(
  builtPages.flatMap(({ html }) =>
    [...html.matchAll(/@font-face\{font-family:"?([^;"]+)"?;src:url\(\/([^)?]+)[^)]*\)/g)].map(
      ([, family = "", path = ""]) => [family, path] as const,
    ),
  ),
);
const characters = new Map([...paths].map(([family, path]) => [family, charactersOf(path)]));

/** The fonts of text and of headings by script; other scripts use system fonts. */
const byScript: Readonly<Record<string, { text: string[]; display: string[]; own?: RegExp }>> = {
  Latn: { text: [text], display: [display, "Newsreader Accents"] },
  Cyrl: { text: [text, "Noto Sans Cyrillic"], display: [text, "Noto Sans Cyrillic"] },
  Arab: { text: [text, "Noto Sans Urdu"], display: [text, "Noto Sans Urdu"] },
  Beng: { text: [text], display: [text], own: /[\p{Script=Beng}\u0964]/u },
  Hans: { text: [text], display: [text], own: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”]/u },
};

/** The character set of a font file. */
function charactersOf(path: string): ReadonlySet<number> {
  const font = create(readFileSync(new URL(path, dist)));
  return new Set("characterSet" in font ? font.characterSet : []);
}

/** The characters of a text that are missing in these fonts, each once. */
function missing(families: readonly string[], said: string, own = /[]/): string[] {
  const all = [...new Set(said)].filter((character) => !/[\n\r\t]/.test(character) && !own.test(character));
  return all
    .filter((character) => !families.some((family) => characters.get(family)?.has(character.codePointAt(0) ?? 0)))
    .map(
      (character) => `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`,
    );
}

/** All English text that a page may show: its own, that of its controls, and that of its islands. */
function shown(document: Document): string {
  const copy = document.cloneNode(true) as Document;
  // The own name of a language is in the system fonts of its readers, in the links of an island, too.
  const names = all(copy, "a[lang]").map((link) => link.textContent ?? "");
  for (const element of all(copy, "script, style, main [lang], a[lang]")) element.remove();
  const attributes = ["alt", "title", "placeholder", "value", "props"];
  const inAttributes = attributes.flatMap((name) =>
    all(copy, `[${name}]`).map((element) => element.getAttribute(name)),
  );
  const said = [copy.documentElement.textContent, ...inAttributes].join("\n");
  return names.reduce((rest, name) => rest.replaceAll(name, ""), said);
}

describe.each(builtPages)("$file", ({ document }) => {
  const {
    text: running,
    display: headed,
    own,
  } = byScript[document.documentElement.dataset["script"] ?? "Latn"] ?? {
    text: [],
    display: [],
  };

  test("shows no character that its fonts lack, which would be drawn in another font", () => {
    expect(missing(running, shown(document), own)).toEqual([]);
  });

  test("has no heading with a character missing in the font of headings", () => {
    const headings = all(document, displayed)
      .filter((heading) => !heading.closest("main [lang]"))
      .map((heading) => heading.textContent ?? "");
    expect(missing(headed, headings.join("\n"), own)).toEqual([]);
    expect(headings.length).toBeGreaterThan(3);
  });
});

test.each([
  { family: text, has: "Aé–’…", lacks: "中→", because: "it sets all text" },
  { family: display, has: "Aé–’", lacks: "ß→", because: "it sets headings and is a smaller subset" },
])("$family has $has and lacks $lacks: $because", ({ family, has, lacks }) => {
  expect(missing([family], has)).toEqual([]);
  expect(missing([family], lacks)).toHaveLength(lacks.length);
});
