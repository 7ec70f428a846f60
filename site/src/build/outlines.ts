import * as harfbuzz from "harfbuzzjs";
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** A line of text as SVG paths on the baseline, in units of its font size. */
export type Outline = { width: number; paths: string };

type Axes = Record<string, number>;
type Loaded = { font: harfbuzz.Font; unitsPerEm: number; tracking: number };
/** A font: its code points, and a function to load it. */
export type Typeface = { points: ReadonlySet<number>; load: () => Promise<Loaded> };
type Run = { face: Typeface; text: string; isRightToLeft: boolean };

const packages = new URL("../../../node_modules/@fontsource-variable/", import.meta.url);

/** A font of the site: its file, its axes, and the letter spacing, in units of the font size. */
export const siteFont = (file: string, axes?: Axes, tracking?: number): Promise<Typeface> =>
  wholeFont(new URL(`../assets/fonts/${file}`, import.meta.url), axes, tracking);

/** The same for one file of a Fontsource package. */
export const packageFont = (file: string, axes?: Axes, tracking?: number): Promise<Typeface> =>
  wholeFont(new URL(file, packages), axes, tracking);

async function wholeFont(file: URL, axes: Axes = {}, tracking = 0): Promise<Typeface> {
  const loaded = await readFont(file, axes, tracking);
  return { points: new Set(loaded.font.face.collectUnicodes()), load: () => Promise.resolve(loaded) };
}

/** The files of a Fontsource package, each loaded when a line has one of its characters. */
export async function packageFonts(name: string, axes: Axes): Promise<Typeface[]> {
  const folder = new URL(`${name}/`, packages);
  const subsets = JSON.parse(await readFile(new URL("unicode.json", folder), "utf8")) as Record<string, string>;
  return Object.entries(subsets).map(([subset, ranges]) => {
    const file = new URL(`files/${name}-${subset.replaceAll(/[[\]]/g, "")}-wght-normal.woff2`, folder);
    let loading: Promise<Loaded> | undefined;
    return { points: pointsOf(ranges), load: () => (loading ??= readFont(file, axes)) };
  });
}

/**
 * Draws one line of text, each character in the first font that has it, shaped by HarfBuzz.
 * @returns undefined when no font has one of the characters
 */
export async function outlineOf(line: string, faces: readonly Typeface[]): Promise<Outline | undefined> {
  const runs = runsOf(line, faces);
  if (!runs) return undefined;
  let width = 0;
  const groups: string[] = [];
  // In a right-to-left line the runs are in reverse order, each with its own direction.
  for (const run of runs[0]?.isRightToLeft ? runs.toReversed() : runs) {
    const shaped = shapeRun(run, await run.face.load());
    groups.push(`<g transform="translate(${width})">${shaped.paths}</g>`);
    width += shaped.width;
  }
  return { width, paths: groups.join("") };
}

/** A font in the format that HarfBuzz reads, with its axes fixed. */
async function readFont(file: URL, variationAxes: Axes, tracking = 0): Promise<Loaded> {
  const data = await subsetFont(await readFile(file), everyCharacter, { targetFormat: "sfnt", variationAxes });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(data).buffer));
  return { font: new harfbuzz.Font(face), unitsPerEm: face.upem, tracking };
}

/** The Basic Multilingual Plane without surrogates. */
const everyCharacter = [...codePoints(0x20, 0xd7ff), ...codePoints(0xe000, 0xffff)]
  .map((point) => String.fromCodePoint(point))
  .join("");

/** The code points of a `unicode-range` of CSS, such as `U+20-7E,U+A0`. */
function pointsOf(ranges: string): ReadonlySet<number> {
  const ends = ranges.split(",").map((range) => range.slice(2).split("-"));
  return new Set(ends.flatMap(([from = "", to = from]) => codePoints(parseInt(from, 16), parseInt(to, 16))));
}

function codePoints(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Splits the line into runs of one font and one direction. */
function runsOf(line: string, faces: readonly Typeface[]): Run[] | undefined {
  const runs: Run[] = [];
  for (const character of line) {
    const last = runs.at(-1);
    const has = ({ points }: Typeface) => points.has(character.codePointAt(0) ?? 0);
    // Marks, spaces and punctuation go with the letters before them.
    const isLetter = /[\p{L}\p{N}]/u.test(character);
    const face = !isLetter && last && has(last.face) ? last.face : faces.find(has);
    if (!face) return undefined;
    const isRightToLeft = isLetter ? /[\p{sc=Arab}\p{sc=Hebr}]/u.test(character) : (last?.isRightToLeft ?? false);
    if (last?.face === face && last.isRightToLeft === isRightToLeft) last.text += character;
    else runs.push({ face, text: character, isRightToLeft });
  }
  return runs;
}

function shapeRun({ text, isRightToLeft }: Run, { font, unitsPerEm, tracking }: Loaded): Outline {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`;
    x += xAdvance + (xAdvance > 0 ? tracking * unitsPerEm : 0);
    return path;
  });
  // The y axis points up in fonts, and down in SVG.
  return {
    width: x / unitsPerEm,
    paths: `<g transform="scale(${1 / unitsPerEm} -${1 / unitsPerEm})">${paths.join("")}</g>`,
  };
}
