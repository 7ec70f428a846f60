import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { all } from "./built-pages.ts";

/** Readability of a text: `grade` is the Flesch–Kincaid grade level. */
type Reading = { words: number; sentences: number; grade: number; longest: number };

/** The maximum length of a sentence, in words. */
const longestSentence = 25;

/** Elements with running text. */
const blocks = "p, li, dd, td, summary, blockquote, figcaption";

/** Elements without running text. */
const apart = "nav, address, svg, script, style, h1, h2, h3, h4, h5, h6";

/** The running text of a page’s main part: no headings, menus, addresses, labels or bare links. */
export function runningTexts(main: Element): string[] {
  return all(main, blocks)
    .filter((block) => !block.closest(apart))
    .map((block) => {
      const copy = block.cloneNode(true) as Element;
      for (const inner of all(copy, `${blocks}, ${apart}, :is(strong, b):first-child`))
        if (!inner.matches("strong, b") || isLabel(inner)) inner.remove();
      // Adjacent elements are separate on the screen, so their words are, too.
      for (const inner of all(copy, "* + *")) if (inner.previousSibling?.nodeType === 1) inner.before(" ");
      const text = plain(copy);
      return all(copy, "a").map(plain).join(" ") === text ? "" : text;
    })
    .filter(isRunning);
}

/** The running text of the body of a Markdown file. */
export function runningTextsOf(markdown: string): string[] {
  const row = /^\|.*\|$/gm;
  return markdown
    .replace(row, (cells) => cells.replaceAll("|", "\n\n"))
    .replace(/^ *(?:[->]|\d+\.) /gm, "\n\n")
    .split(/\n{2,}/)
    .filter((block) => !/^\s*#/.test(block))
    .map((block) =>
      block
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/^\s*\*\*[^*]*[.:?]\*\*|\*\*|<[^>]*>/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(isRunning);
}

/** The sentences of texts; a list item is one as well, even without a period. */
function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()));
}

const segmenter = new Intl.Segmenter("en-US", { granularity: "sentence" });

/** The words of a text. “EMG/NCS” and “45–60” count as two words each, as spoken. */
function wordsOf(text: string): string[] {
  return text.split(/[\s/–—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The sentences of texts that exceed the maximum length. */
export function longSentences(texts: readonly string[]): string[] {
  return sentencesOf(texts).filter((sentence) => wordsOf(sentence).length > longestSentence);
}

/**
 * Readability of these texts. Only sentences with a period count for the grade: list items are short and have no verb,
 * and would make any page look easy.
 */
export function readingOf(texts: readonly string[]): Reading {
  const sentences = sentencesOf(texts).filter((sentence) => /[.!?:][”’)]*$/.test(sentence));
  const words = sentences.flatMap(wordsOf);
  const counts = { sentence: sentences.length, word: words.length, syllable: sum(words.map(syllables)) };
  const longest = Math.max(0, ...sentencesOf(texts).map((sentence) => wordsOf(sentence).length));
  return { words: counts.word, sentences: counts.sentence, grade: fleschKincaid(counts), longest };
}

/** Syllables as spoken: a digit counts as one, and so does a letter of an abbreviation. */
export function syllables(word: string): number {
  const spelled = word.match(/\p{N}|\p{Lu}(?=\p{Lu})|(?<=\p{Lu})\p{Lu}/gu)?.length ?? 0;
  return Math.max(1, spelled + syllable(word.replace(/\p{Lu}{2,}/gu, "")));
}

/** Bold text with its own period, such as “Strength.” before a sentence, is a run-in heading. */
function isLabel(bold: Element): boolean {
  return !bold.previousSibling?.textContent?.trim() && /[.:?]$/.test(plain(bold));
}

function isRunning(text: string): boolean {
  return wordsOf(text).filter((word) => /\p{L}/u.test(word)).length >= 4;
}

function plain(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
