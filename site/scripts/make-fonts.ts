import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** Makes the committed font files from the Fontsource packages: fewer characters, fewer axes, the same glyphs. */
const out = new URL("../src/assets/fonts/", import.meta.url);
const packages = new URL("../../node_modules/@fontsource-variable/", import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = range(0x20, 0x7e);
const punctuation = "–—‘’“”…•";
/** Of Turkish and French; Fontsource has them with Latin-1. */
const besides = "ıŒœ";
const extended = range(0x100, 0x24f) + range(0x1e80, 0x1e9e);
/** The letters of Vietnamese that are in no other language, and the dotted ones of Yoruba. */
const vietnamese = `ĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}`;
const inText = { wght: { min: 400, max: 700 } };
const inHeadings = { wght: 480, opsz: 40 };

/** OpenType features that join Arabic letters and position their marks. */
const joining = ["init", "medi", "fina", "isol", "rlig", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "kern"];

/** The letters, marks and punctuation of Urdu. Joined forms of the letters are included automatically. */
const urdu =
  "اآأبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہۂھءئیےۓةۃي" + "\u064b\u064e\u064f\u0650\u0651\u0652\u0654\u0670" + "،؛؟۔";

const fonts = [
  {
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    to: "atkinson.woff2",
    text: ascii + range(0xa0, 0xff) + punctuation + besides,
    variationAxes: inText,
  },
  {
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
    to: "atkinson-extended.woff2",
    text: extended,
    variationAxes: inText,
  },
  // Atkinson has no Vietnamese.
  {
    from: "noto-sans/files/noto-sans-vietnamese-wght-normal.woff2",
    to: "noto-sans-vietnamese.woff2",
    text: vietnamese,
    variationAxes: inText,
  },
  {
    from: "newsreader/files/newsreader-latin-standard-normal.woff2",
    to: "newsreader.woff2",
    text: `${ascii}\u00a0${punctuation}ÁÉÍÑÓÚÜáéíñóúü¿¡`,
    variationAxes: inHeadings,
  },
  {
    from: "newsreader/files/newsreader-latin-standard-normal.woff2",
    to: "newsreader-accents.woff2",
    text: `ÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØÙÛÝÞßàâãäåæçèêëìîïðòôõöøùûýþÿ${besides}`,
    variationAxes: inHeadings,
  },
  {
    from: "newsreader/files/newsreader-latin-ext-standard-normal.woff2",
    to: "newsreader-extended.woff2",
    text: extended,
    variationAxes: inHeadings,
  },
  {
    from: "newsreader/files/newsreader-vietnamese-standard-normal.woff2",
    to: "newsreader-vietnamese.woff2",
    text: vietnamese,
    variationAxes: inHeadings,
  },
  {
    from: "noto-sans/files/noto-sans-cyrillic-wght-normal.woff2",
    to: "noto-sans-cyrillic.woff2",
    text: `${range(0x410, 0x44f)}ЁёЄєІіЇїҐґ№«»`,
    variationAxes: inText,
  },
  {
    from: "noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2",
    to: "noto-sans-urdu.woff2",
    text: urdu,
    variationAxes: { wght: 450 },
    keepFeatures: joining,
  },
];

for (const { from, to, text, variationAxes, keepFeatures = ["kern", "liga", "tnum"] } of fonts) {
  const subset = await subsetFont(readFileSync(new URL(from, packages)), text, {
    targetFormat: "woff2",
    variationAxes,
    keepFeatures,
  });
  writeFileSync(new URL(to, out), subset);
  console.log(`site/src/assets/fonts/${to}: ${subset.length} bytes`);
}
