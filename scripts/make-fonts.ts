import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** Makes the two committed font files from the Fontsource packages: fewer characters, fewer axes, the same glyphs. */
const out = new URL("../src/assets/fonts/", import.meta.url);
const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = range(0x20, 0x7e);
const punctuation = "–—‘’“”…•";

const fonts = [
  {
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    to: "atkinson-hyperlegible-next.woff2",
    text: ascii + range(0xa0, 0xff) + punctuation,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    from: "newsreader/files/newsreader-latin-standard-normal.woff2",
    to: "newsreader-display.woff2",
    text: `${ascii}\u00a0${punctuation}ÁÉÍÑÓÚÜáéíñóúü¿¡`,
    variationAxes: { wght: 480, opsz: 40 },
  },
];

for (const { from, to, text, variationAxes } of fonts) {
  const subset = await subsetFont(readFileSync(new URL(from, packages)), text, {
    targetFormat: "woff2",
    variationAxes,
    keepFeatures: ["kern", "liga", "tnum"],
  });
  writeFileSync(new URL(to, out), subset);
  console.log(`src/assets/fonts/${to}: ${subset.length} bytes`);
}
