import { z } from "astro/zod";
import { dayField, orderField, review, textField, withReviewer } from "./fields.ts";

/** The categories of articles, as the specification names them. */
export const categories = ["Patient Education", "Diagnostic Testing", "Brain Injury", "Legal"] as const;

/** The drawings that an article can ask for by name. */
export const articleDrawings = ["nerve-response", "test-timing", "first-days", "application-form", "letters"] as const;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** One article. Its folder's name is its slug; the text under the fields is the article. */
export const articleSchema = withReviewer(
  z
    .strictObject({
      title: textField.max(80, "Write a title of at most 80 characters."),
      crumb: textField
        .max(32, "Write at most 32 characters.")
        .describe("The title in two to four words, for the crumbs.")
        .meta({ title: "Short title" }),
      excerpt: textField
        .min(120, "Write 120 to 155 characters: search engines show it whole.")
        .max(155, "Write 120 to 155 characters: search engines show it whole.")
        .describe("What the reader will know; also the description in search results.")
        .meta({ title: "Summary for lists and search engines" }),
      lead: textField
        .describe("The main message, in one or two sentences under the title.")
        .meta({ title: "Main message" }),
      short: z
        .array(textField)
        .min(2, "Write two to five points.")
        .max(5, "Write two to five points.")
        .refine((points) => wordCount(points.join(" ")) <= 60, "Write at most 60 words in all.")
        .describe("The short version, for readers who cannot read long.")
        .meta({ title: "In short" }),
      date: dayField.describe("Day on which the text was written.").meta({ title: "Written on" }),
      updated: dayField
        .optional()
        .describe("Day of the last change to what the article says.")
        .meta({ title: "Changed on" }),
      order: orderField
        .optional()
        .describe("Place among the articles of the same day; 1 comes first.")
        .meta({ title: "Place among articles of one day" }),
      category: z.enum(categories),
      keywords: z.array(textField).min(4, "Name at least four keywords; the list shows the first four."),
      sources: z.array(textField).min(1, "Name at least one source.").describe("Named as text, without links."),
      figures: z
        .array(
          z.strictObject({
            drawing: z.enum(articleDrawings).describe("A drawing of `ArticleFigure`."),
            under: textField
              .describe("The heading whose text it follows, word for word.")
              .meta({ title: "Under the heading" }),
            marks: z
              .array(textField)
              .min(2)
              .optional()
              .describe("What is written at its marks, in their order: “3: letter” for day 3, or a time.")
              .meta({ title: "Texts at its marks" }),
            at: z
              .enum(["start", "end"])
              .default("end")
              .describe("Before or after the text under the heading.")
              .meta({ title: "Place" }),
          }),
        )
        .optional()
        .describe("Drawings, each in one part of the text.")
        .meta({ title: "Drawings" }),
      ...review,
    })
    .refine(({ date, updated }) => !updated || updated >= date, {
      path: ["updated"],
      error: "The day of the change cannot be before the day on which it was written.",
    }),
);

/** A category as its list of articles shows it; the id is the end of the list's address. */
export const categorySchema = z.strictObject({
  order: orderField,
  name: z.enum(categories),
  description: textField
    .min(120, "Write 120 to 140 characters: search engines show it whole.")
    .max(140, "Write 120 to 140 characters: search engines show it whole.")
    .describe("What its articles are about; also the description in search results."),
});

/** One part of an article: its heading with its anchor, and its text; what comes before the first heading has none. */
export type ArticlePart = { id?: string; title?: string; html: string };

export type ArticleFigure = NonNullable<z.infer<typeof articleSchema>["figures"]>[number];

export type Article = z.infer<typeof articleSchema> & {
  slug: string;
  /** The end of the address of its category's list. */
  categoryId: string;
  /** The whole text, for feeds. */
  bodyHtml: string;
  parts: ArticlePart[];
  words: number;
  /** Reading time: 200 words a minute, rounded up. */
  minutes: number;
};
export type Category = z.infer<typeof categorySchema> & { id: string };

/** How many words an article has; a reader has it in seven minutes at most. */
const length = { least: 700, most: 1400 };
/** How many words there are to one heading, taken all together. */
const toHeading = { least: 80, most: 150 };
/** How many notes are in the margin, and how many words each has at most. */
const notes = { least: 1, most: 3, words: 35 };
/** The last heading, under which readers find how to call. */
const lastHeading = "What to do next";

/** The number of words in Markdown as a reader counts them. */
function wordsIn(markdown: string): number {
  return markdown
    .replace(/\]\([^)]*\)|<\/?aside>/g, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Every mistake in the text of an article, and how to fix it, as its editor reads it. */
export function articleMistakes(body: string): string[] {
  const headings = body.match(/^## .*$/gm)?.map((line) => line.slice(3).trim()) ?? [];
  return [
    ...lengthMistakes(body, headings),
    ...noteMistakes(body),
    ...endMistakes(body, headings),
    ...linkMistakes(body),
  ].filter((mistake) => mistake !== false);
}

function lengthMistakes(body: string, headings: readonly string[]) {
  const words = wordsIn(body);
  const twice = headings.find((heading, index) => headings.indexOf(heading) < index);
  const share = Math.round(words / Math.max(headings.length, 1));
  return [
    (words < length.least || words > length.most) &&
      `The text has ${words} words; write ${length.least} to ${length.most}.`,
    share < toHeading.least &&
      `A heading comes every ${share} words; take some away, so that it is ${toHeading.least} at least.`,
    share > toHeading.most &&
      `A heading comes every ${share} words; add some (“## …”), so that it is ${toHeading.most} at most.`,
    twice !== undefined && `The heading “${twice}” is there twice; give each part a heading of its own.`,
  ];
}

function noteMistakes(body: string) {
  const found = [...body.matchAll(/<aside>(.*?)<\/aside>\s*(?=(.)?)/gs)];
  return [
    (found.length < notes.least || found.length > notes.most) &&
      `There are ${found.length} notes in the margin (<aside>); write ${notes.least} to ${notes.most}.`,
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

function endMistakes(body: string, headings: readonly string[]) {
  const last = headings.at(-1) ?? "";
  const end = body.slice(body.lastIndexOf("\n## "));
  if (last !== lastHeading) return [`The last heading is “${last}”; end with “## ${lastHeading}”.`];
  return [
    !/\bcall us\b/i.test(end) && `Under “## ${lastHeading}” nothing says “Call us”; write it.`,
    !end.includes("](/contact)") &&
      `Under “## ${lastHeading}” write a link to the contact page: [contact page](/contact).`,
  ];
}

function linkMistakes(body: string) {
  const away = [...body.matchAll(/\]\(([^)]*)\)/g)].flatMap(([, target = ""]) =>
    target.startsWith("/") ? [] : [`The link to “${target}” leaves the site; name the source under “sources” instead.`],
  );
  const [bare] = /https?:\S*|www\.\S*/.exec(body) ?? [];
  if (away.length > 0 || bare === undefined) return away;
  return [`“${bare}” is an address of another site; name the site in words.`];
}
