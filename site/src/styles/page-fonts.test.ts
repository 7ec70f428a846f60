import { transform, type FontFaceRule } from "lightningcss";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersOf, charactersWithoutFont, isFontFor } from "./page-fonts.ts";

const folder = new URL("../assets/fonts/", import.meta.url);
const readFont = (path: string) => readFileSync(new URL(path.split("/").at(-1) ?? "", folder));

/** The fonts of `fonts.css` in its order: of several with a letter in their ranges, browsers load the last. */
const faces: { family: unknown; rule: FontFaceRule; characters: ReadonlySet<number> }[] = [];
transform({
  filename: "fonts.css",
  code: readFileSync(new URL("fonts.css", import.meta.url)),
  visitor: {
    Rule: {
      "font-face": ({ value: rule }) => {
        const family = rule.properties.find(({ type }) => type === "font-family")?.value;
        const [source] = rule.properties.find((property) => property.type === "source")?.value ?? [];
        if (source?.type === "url")
          faces.push({ family, rule, characters: charactersOf(readFont(source.value.url.url)) });
      },
    },
  },
});

const tones = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
const toned = tones.flatMap((tone) => Array.from("aăâeêioôơuưy", (vowel) => vowel + tone));

test.each([
  { language: "pl", letters: "ąćęłńóśźż" },
  { language: "cs", letters: "áčďéěíňóřšťúůýž" },
  { language: "ro", letters: "ăâîșțşţ" },
  { language: "tr", letters: "çğıiöşü" },
  { language: "hu", letters: "áéíóöőúüű" },
  { language: "hr", letters: "čćđšž" },
  { language: "lv", letters: "āčēģīķļņšūž" },
  { language: "is", letters: "áðéíóúýþæö" },
  { language: "fr", letters: "àâæçèéêëîïôœùûüÿ" },
  { language: "yo", letters: "ẹọàáèéìíòóùú" },
  { language: "vi", letters: `đ${toned.join("").normalize("NFC")}` },
])("a name in $language is all in our fonts, in text and in headings, each letter in one file", (name) => {
  for (const family of ["Atkinson Hyperlegible Next", "Newsreader Display"]) {
    const both = name.letters + name.letters.toLocaleUpperCase(name.language);
    const missing = Array.from(both).filter((letter) => {
      const loaded = faces.findLast((face) => face.family === family && isFontFor(letter, face.rule));
      return !loaded?.characters.has(letter.codePointAt(0) ?? 0);
    });
    expect(missing, family).toEqual([]);
  }
});

test("what a page's fonts lack is named once, as people see it; other languages on the page have fonts of their own", () => {
  const page = (text: string) =>
    `<html lang="en"><style>@font-face{font-family:A;src:url(/newsreader.woff2)}</style><p>${text}</p>`;
  const lacked = (text: string) => charactersWithoutFont(page(text), readFont);
  expect(lacked("שש 👩🏽‍⚕️ ł e\u0323")).toEqual(["ש", "👩🏽‍⚕️", "ł", "e\u0323"]);
  expect(lacked('Anna\u200b\n <a lang="he">ש</a><script>ש</script>')).toEqual([]);
});
