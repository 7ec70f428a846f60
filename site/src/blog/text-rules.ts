/** The text under the fields of an article: what it must have, and what is usual. */
import { pictureInText } from "#content/check.ts";

/** The usual number of words of an article; at most seven minutes to read. */
const usualLength = { least: 700, most: 1400 };
/** The usual number of words per heading, on average. */
const usualToHeading = { least: 80, most: 150 };
/** The maximum number of margin notes, and of words in each. */
const notes = { most: 3, words: 35 };
/** The usual last heading; the page says how to call after every article, also without it. */
const lastHeading = "What to do next";

/** The requirements for the text of an article, shown before writing. */
export const articleRules = [
  "Each heading is there only once.",
  `At most ${notes.most} margin notes, each of at most ${notes.words} words, with text after it in the same part.`,
  "No link and no address of another site: name it under “Sources”.",
];

/** Recommendations for articles, which do not block saving. */
export const articleHabits = [
  `${usualLength.least} to ${usualLength.most} words.`,
  `A heading for every ${usualToHeading.least} to ${usualToHeading.most} words.`,
  "A note in the margin.",
  `The last heading is “${lastHeading}”. How to call follows every article by itself.`,
];

/** The number of words in Markdown as a reader counts them. */
function wordsIn(markdown: string): number {
  return markdown
    .replace(/\]\([^)]*\)|<\/?aside>/g, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const headingsIn = (body: string) => body.match(/^## .*$/gm)?.map((line) => line.slice(3).trim()) ?? [];

/** Every mistake in the text of an article, and how to fix it, worded for its editor. */
export function articleMistakes(body: string): string[] {
  const headings = headingsIn(body);
  const twice = headings.find((heading, index) => headings.indexOf(heading) < index);
  return [
    twice !== undefined && `The heading “${twice}” is there twice; give each part a heading of its own.`,
    ...noteMistakes(body),
    ...linkMistakes(body),
  ].filter((mistake) => mistake !== false);
}

/** Recommendations that a text does not follow; the writer decides. */
export function articleAdvice(body: string): string[] {
  const words = wordsIn(body);
  const share = Math.round(words / Math.max(headingsIn(body).length, 1));
  const isUsual = words >= usualLength.least && words <= usualLength.most;
  return [
    `${words} words.${isUsual ? "" : ` Most articles have ${usualLength.least} to ${usualLength.most}.`}`,
    share < usualToHeading.least && `A heading comes every ${share} words; ${usualToHeading.least} or more are usual.`,
    share > usualToHeading.most && `A heading comes every ${share} words; ${usualToHeading.most} at most are usual.`,
    headingsIn(body).at(-1) !== lastHeading && `Most articles end with the heading “${lastHeading}”.`,
    !body.includes("<aside>") && "Most articles have a note in the margin (button “Margin note”).",
  ].filter((advice) => advice !== false);
}

function noteMistakes(body: string) {
  const found = [...body.matchAll(/<aside>(.*?)<\/aside>\s*(?=(.)?)/gs)];
  return [
    found.length > notes.most &&
      `There are ${found.length} notes in the margin (<aside>); write at most ${notes.most}.`,
    ...found.flatMap(([, note = "", next = "#"]) => {
      const beginning = `${note.trim().split(/\s+/).slice(0, 4).join(" ")} …`;
      return [
        wordsIn(note) > notes.words &&
          `The note “${beginning}” has ${wordsIn(note)} words; write at most ${notes.words}.`,
        next === "#" && `After the note “${beginning}” no text goes on; move the note up, so that it is beside text.`,
      ];
    }),
  ];
}

function linkMistakes(body: string) {
  const text = body.replace(pictureInText, "");
  const away = [...text.matchAll(/\]\(([^)]*)\)/g)].flatMap(([, target = ""]) =>
    target.startsWith("/") ? [] : [`The link to “${target}” leaves the site; name the source under “Sources” instead.`],
  );
  const [bare] = /https?:\S*|www\.\S*/.exec(text) ?? [];
  if (away.length > 0 || bare === undefined) return away;
  return [`“${bare}” is an address of another site; name the site in words.`];
}
