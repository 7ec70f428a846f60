/** How long the text of an article is, in words; a reader has it in seven minutes at most. */
const length = { least: 700, most: 1400 };
/** How many words there are to one heading, taken all together. */
const toHeading = { least: 80, most: 150 };
/** How many notes stand in the margin, and how many words each has at most. */
const notes = { least: 1, most: 3, words: 35 };
/** The last heading, under which readers find how to call. */
const lastHeading = "What to do next";

/** The words of a text in Markdown as a reader counts them. */
function wordsIn(markdown: string): number {
  return markdown
    .replace(/\]\([^)]*\)|<\/?aside>/g, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Every mistake in the text of an article, and how to mend it, in the words of who edits it. */
export function articleMistakes(body: string): string[] {
  const headings = body.match(/^## .*$/gm)?.map((line) => line.slice(3).trim()) ?? [];
  return [
    ...lengthMistakes(body, headings),
    ...noteMistakes(body),
    ...endMistakes(body, headings),
    ...linkMistakes(body),
  ];
}

function lengthMistakes(body: string, headings: readonly string[]): string[] {
  const words = wordsIn(body);
  const twice = headings.find((heading, index) => headings.indexOf(heading) < index);
  const share = Math.round(words / Math.max(headings.length, 1));
  return [
    ...(words < length.least || words > length.most
      ? [`The text has ${words} words; write ${length.least} to ${length.most}.`]
      : []),
    ...(share < toHeading.least
      ? [`A heading comes every ${share} words; take some away, so that it is ${toHeading.least} at least.`]
      : []),
    ...(share > toHeading.most
      ? [`A heading comes every ${share} words; add some (“## …”), so that it is ${toHeading.most} at most.`]
      : []),
    ...(twice === undefined ? [] : [`The heading “${twice}” stands twice; give each part a heading of its own.`]),
  ];
}

function noteMistakes(body: string): string[] {
  const found = [...body.matchAll(/<aside>(.*?)<\/aside>\s*(?=(.)?)/gs)].map(([, note = "", next]) => ({ note, next }));
  const beginning = (note: string) => `${note.trim().split(/\s+/).slice(0, 4).join(" ")} …`;
  return [
    ...(found.length < notes.least || found.length > notes.most
      ? [`There are ${found.length} notes in the margin (<aside>); write ${notes.least} to ${notes.most}.`]
      : []),
    ...found.flatMap(({ note, next }) => [
      ...(wordsIn(note) > notes.words
        ? [`The note “${beginning(note)}” has ${wordsIn(note)} words; write at most ${notes.words}.`]
        : []),
      ...(next === undefined || next === "#"
        ? [`After the note “${beginning(note)}” no text goes on; move the note up, so that it stands beside text.`]
        : []),
    ]),
  ];
}

function endMistakes(body: string, headings: readonly string[]): string[] {
  const last = headings.at(-1) ?? "";
  const end = body.slice(body.lastIndexOf("\n## "));
  if (last !== lastHeading) return [`The last heading is “${last}”; end with “## ${lastHeading}”.`];
  return [
    ...(/\bcall us\b/i.test(end) ? [] : [`Under “## ${lastHeading}” nothing says “Call us”; write it.`]),
    ...(end.includes("](/contact)")
      ? []
      : [`Under “## ${lastHeading}” write a link to the contact page: [contact page](/contact).`]),
  ];
}

function linkMistakes(body: string): string[] {
  const away = [...body.matchAll(/\]\(([^)]*)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !target.startsWith("/"));
  const [bare] = /https?:\S*|www\.\S*/.exec(body) ?? [];
  return [
    ...away.map((target) => `The link to “${target}” leaves the site; name the source under “sources” instead.`),
    ...(bare !== undefined && away.length === 0
      ? [`“${bare}” is an address of another site; name the site in words.`]
      : []),
  ];
}
