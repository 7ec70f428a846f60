import { shareImageSize } from "#styles/share-image.ts";
import { outlineOf, packageFont, packageFonts, siteFont, type Outline, type Typeface } from "./outlines.ts";

/** The left and right margin of a share image, in pixels. */
export const margin = 72;

/** The font of headings, then fallbacks for the characters of the other languages. */
export async function titleFonts(): Promise<Typeface[]> {
  const tracking = -0.012;
  return [
    await siteFont("newsreader-display.woff2", {}, tracking),
    await siteFont("newsreader-accents.woff2", {}, tracking),
    await siteFont("noto-sans-cyrillic.woff2", { wght: 600 }, tracking),
    // Latin letters that no page has yet; the fonts below claim to have them, but draw some as blank glyphs.
    await packageFont("newsreader/files/newsreader-latin-standard-normal.woff2", { wght: 480, opsz: 40 }, tracking),
    await packageFont("newsreader/files/newsreader-latin-ext-standard-normal.woff2", { wght: 480, opsz: 40 }, tracking),
    await siteFont("noto-sans-urdu.woff2"),
    ...(await packageFonts("noto-sans-bengali", { wght: 600 })),
    ...(await packageFonts("noto-sans-sc", { wght: 600 })),
  ];
}

/** Title sizes, the largest first, with the number of lines that fit above the trace. */
const titleSizes = [
  { fontSize: 98, lines: 1 },
  { fontSize: 88, lines: 2 },
  { fontSize: 76, lines: 2 },
  { fontSize: 64, lines: 3 },
  { fontSize: 54, lines: 3 },
  { fontSize: 44, lines: 4 },
] as const;

type Line = Outline & { text: string; isRightToLeft: boolean };

/**
 * The largest size at which a title fits, and its lines, balanced; words are not broken, not even “No-Fault”. A title
 * in a script without a font gets no lines.
 * @throws when it is too long
 */
export async function setTitle(
  title: string,
  fonts: readonly Typeface[],
): Promise<{ fontSize: number; lines: Line[] }> {
  const words = wordsOf(title);
  const outlines = await Promise.all(words.map((word) => outlineOf(word, fonts)));
  if (outlines.includes(undefined)) return { fontSize: 0, lines: [] };
  const widths = outlines.map((outline) => outline?.width ?? 0);
  for (const { fontSize, lines: most } of titleSizes)
    for (let count = 1; count <= most; count++) {
      const lines = balanced(widths, count, (shareImageSize.width - 2 * margin) / fontSize);
      if (!lines) continue;
      const texts = lines.map((line) =>
        line
          .map((index) => words[index])
          .join("")
          .trim(),
      );
      return { fontSize, lines: await Promise.all(texts.map((text) => lineOf(text, fonts))) };
    }
  throw new Error(`The title “${title}” is too long for its picture; shorten it.`);
}

async function lineOf(text: string, fonts: readonly Typeface[]): Promise<Line> {
  const outline = (await outlineOf(text, fonts)) ?? { width: 0, paths: "" };
  return { ...outline, text, isRightToLeft: /^[\p{sc=Arab}\p{sc=Hebr}]/u.test(text) };
}

/** Words with the space and the punctuation that follow them. Chinese has no spaces between them. */
function wordsOf(title: string): string[] {
  if (!/\p{sc=Han}/u.test(title)) return title.split(/(?<= )/);
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter("zh", { granularity: "word" }).segment(title))
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  return words;
}

/** Balances words over `count` lines, to make the longest as short as possible; undefined if it is too long. */
function balanced(widths: readonly number[], count: number, longest: number): number[][] | undefined {
  const step = 0.25;
  const total = widths.reduce((sum, width) => sum + width, 0);
  for (let limit = Math.min(total / count, longest); limit <= longest; limit += step) {
    let left = 0;
    const lines: number[][] = [];
    for (const [index, width] of widths.entries()) {
      if (lines.length > 0 && width <= left) lines.at(-1)?.push(index);
      else [left] = [limit, lines.push([index])];
      left -= width;
    }
    if (lines.length <= count && left >= 0 && widths.every((width) => width <= limit)) return lines;
  }
  return undefined;
}
