import type { EditorValues } from "#editor/api-types.ts";
import { bodyKey } from "./versions.ts";

/** What search engines show of a summary, and the line of links of a title, in characters. */
const most = { excerpt: 155, crumb: 32 };
/** The short version of a long text: how many words make it long, how many points, how many words in all. */
const points = { from: 150, least: 2, most: 5, words: 60 };
const keywordCount = 4;

/**
 * The values of a new article that its title and text suggest: its first sentences, its most frequent words.
 * @param touched the fields that the writer has changed: these are left as they are
 */
export function suggestionsFor(draft: EditorValues, touched: readonly string[]): EditorValues {
  const title = String(draft["title"] ?? "").trim();
  const parts = proseOf(String(draft[bodyKey] ?? ""));
  const excerpt = opening(parts.join(" "));
  const crumb = cut(title, most.crumb);
  const short = pointsOf(parts);
  const keywords = frequentWords(title, parts.join(" "));
  const all: EditorValues = {
    ...(excerpt && { excerpt }),
    ...(crumb && crumb !== title && { crumb }),
    ...(short.length >= points.least && { short }),
    ...(keywords.length > 0 && { keywords }),
  };
  return Object.fromEntries(Object.entries(all).filter(([key]) => !touched.includes(key)));
}

/** The paragraphs and lists of Markdown without its marks; headings, notes and tables are left out. */
function proseOf(markdown: string): string[] {
  return markdown
    .replace(/<aside>.*?(<\/aside>|$)/gs, "")
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .filter((part) => !/^\s*[#|]/.test(part))
    .map((part) =>
      part
        .replace(/^\s*([-*]|\d+\.)\s+/gm, "")
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/[*_`]+/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d"“(])/u);

/** As many of the first sentences as fit; of a longer one its beginning. */
function opening(text: string): string {
  const [first = "", ...others] = sentencesOf(text);
  let fitting = first;
  for (const sentence of others) {
    if (`${fitting} ${sentence}`.length > most.excerpt) break;
    fitting = `${fitting} ${sentence}`;
  }
  return cut(fitting, most.excerpt);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(" ", length - 1)).replace(/[,;:–-]+$/, "")}…`;
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The first sentence of each part of a long text, as many as fit; a short text needs no short version. */
function pointsOf(parts: readonly string[]): string[] {
  if (wordsIn(parts.join(" ")) < points.from) return [];
  const chosen: string[] = [];
  for (const part of parts) {
    const [first = ""] = sentencesOf(part);
    if (chosen.length === points.most || wordsIn([...chosen, first].join(" ")) > points.words) break;
    chosen.push(first);
  }
  return chosen;
}

/** Words that say nothing of the subject. */
const common = new Set(
  `about after again also because been before being both call cannot could does doing down during each every first from have
  having here into just like many more most must need never next only other over same should since some such than that
  their them then there these they this those through under until very want well were what when where which while will
  with within without would your yours`.split(/\s+/),
);

/** The most frequent words; one of the title counts three times. */
function frequentWords(title: string, text: string): string[] {
  const counts = new Map<string, number>();
  for (const [of, weight] of [
    [title, 3],
    [text.replace(/\{\w+\}/g, ""), 1],
  ] as const)
    for (const [word] of of.toLowerCase().matchAll(/[\p{L}][\p{L}-]{3,}/gu))
      if (!common.has(word)) counts.set(word, (counts.get(word) ?? 0) + weight);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, keywordCount)
    .map(([word]) => word);
}
