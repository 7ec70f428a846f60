import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { pageTree } from "#content/html.ts";
import { charactersOf, fontsOf, textInFonts } from "#styles/page-fonts.ts";
import { all, builtPages, dist, englishPages, hrefOf, languagePages } from "../support/built-pages.ts";

const text = "Atkinson Hyperlegible Next";
const display = "Newsreader Display";

/** Elements in the display font: headings, and terms and names styled like them. */
const displayed = 'h1, h2, h3, h1 + p, dt, header a[href="/"]';

/** The character sets of the files that pages name, and of each family together. */
const files = new Map<string, ReadonlySet<number>>();
const characters = new Map<string, ReadonlySet<number>>();
for (const [path, family] of new Map(builtPages.flatMap(({ html }) => [...fontsOf(html)]))) {
  const file = charactersOf(readFileSync(new URL(`.${path}`, dist)));
  files.set(path, file);
  characters.set(family, file.union(characters.get(family) ?? new Set()));
}

/** The fonts of text and of headings by script; other scripts use system fonts. */
const byScript: Readonly<Record<string, { text: string[]; display: string[]; own?: RegExp }>> = {
  Latn: { text: [text], display: [display] },
  Cyrl: { text: [text, "Noto Sans Cyrillic"], display: [text, "Noto Sans Cyrillic"] },
  Arab: { text: [text, "Noto Sans Urdu"], display: [text, "Noto Sans Urdu"] },
  Beng: { text: [text], display: [text], own: /[\p{Script=Beng}\u0964]/u },
  Hans: { text: [text], display: [text], own: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”]/u },
};

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

/** The characters that a page's fonts lack, in its text and in its headings. */
function lackedBy({ document }: { document: Document }) {
  const script = document.documentElement.dataset["script"] ?? "Latn";
  const fonts = byScript[script] ?? { text: [], display: [] };
  const headings = all(document, displayed)
    .filter((heading) => !heading.closest("main [lang]"))
    .map((heading) => heading.textContent ?? "");
  return {
    text: missing(fonts.text, shown(document), fonts.own),
    headings: missing(fonts.display, headings.join("\n"), fonts.own),
  };
}

// What staff write in English may have any character.
beforeAll(() => {
  const lacking = englishPages.flatMap((page) => {
    const { text: inText, headings } = lackedBy(page);
    const all = new Set([...inText, ...headings]);
    return all.size > 0 ? [`${page.file}: ${[...all].join(", ")}`] : [];
  });
  if (lacking.length > 0) console.warn(`Browsers show these in another font:\n${lacking.join("\n")}`);
});

test.each(languagePages)("$file has no character in its text or headings that their fonts lack", (page) => {
  expect(lackedBy(page)).toEqual({ text: [], headings: [] });
});

describe.each(englishPages)("$file", (page) => {
  test("names the two fonts that it preloads, and a font of rare letters only where it has one of them", () => {
    const said = new Set(textInFonts(pageTree(page.html)));
    const preloaded = all(page.document, "link[rel=preload][as=font]").map(hrefOf);
    expect(preloaded).toHaveLength(2);
    const rare = [...fontsOf(page.html).keys()].filter((path) => !preloaded.includes(path));
    const needless = rare.filter((path) => ![...said].some((one) => files.get(path)?.has(one.codePointAt(0) ?? 0)));
    expect(needless).toEqual([]);
  });
});

test.each([text, display])("%s has letters, dashes and quotes, and lacks Chinese and arrows", (family) => {
  expect(missing([family], "Aé–’")).toEqual([]);
  expect(missing([family], "中→")).toHaveLength(2);
});
