import { parseHTML } from "linkedom";
import { readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { legalPages } from "#routes.ts";
import { englishPages, one } from "../support/built-pages.ts";
import { contentFile, textsIn } from "../support/content-files.ts";
import { facts } from "../support/content.ts";
import { longSentences, readingOf, runningTexts, runningTextsOf, syllables } from "../support/readability.ts";

/** The aim is grade 6 to 8; nothing may be above it. */
const hardestGrade = 8.99;

/** The formula is for samples of 100 words; its results for shorter texts are random, so they are only printed. */
const minimumWords = 100;

const pages = englishPages.map(({ route, document }) => {
  const texts = runningTexts(one(document, "main"));
  return { route, texts, ...readingOf(texts) };
});

beforeAll(() => {
  const rows = pages.map(({ route, words, sentences, grade, longest }) =>
    [route.padEnd(55), words, sentences, grade.toFixed(1), longest].map((cell) => String(cell).padStart(9)).join(" "),
  );
  const head = `${"page".padEnd(55)} ${["words", "sentences", "grade", "longest"].map((cell) => cell.padStart(9)).join(" ")}`;
  console.log([head, ...rows].join("\n"));
});

const legalHrefs: readonly string[] = Object.values(legalPages).map(({ href }) => href);

/** Texts prescribed by law or by counsel. */
const isOurs = ({ route }: { route: string }) => !legalHrefs.includes(route);

test.each(pages.filter(({ words }) => words >= minimumWords).filter(isOurs))(
  "$route reads at grade 8 or below",
  ({ grade }) => {
    expect(grade).toBeLessThanOrEqual(hardestGrade);
  },
);

test.each(pages.filter(isOurs))("$route has no sentence over 25 words", ({ texts }) => {
  expect(longSentences(texts)).toEqual([]);
});

test("most pages are long enough to be graded", () => {
  expect(pages.filter(({ words }) => words >= minimumWords).length).toBeGreaterThan(pages.length / 2);
});

const content = new URL("../../../content/", import.meta.url);
const files = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?!legal\/).*\.(md|yaml)$/.test(file))
  // The formula is for English.
  .filter((file) => !/^(languages|back-translations|tool-frame|claim)\/(?!en\.)/.test(file));

test.each(files)("content/%s has no sentence over 25 words, whether a page shows it or not", (file) => {
  expect(longSentences(textsOfFile(file))).toEqual([]);
});

test("hard words and long sentences raise the grade, plain ones do not", () => {
  const plain = readingOf(["You push against our hands. Then we tap your knee with a small hammer."]);
  const hard = readingOf(["Electrodiagnostic evaluation necessitates comprehensive neurological documentation."]);
  expect(plain.grade).toBeLessThan(4);
  expect(hard.grade).toBeGreaterThan(20);
});

test("list items without a period do not lower the grade: they do not count as sentences", () => {
  const sentence = "An independent medical examination is an opinion that an insurer or a lawyer pays for.";
  const alone = readingOf([sentence]);
  expect(readingOf([sentence, "Trouble with sleep or mood", "A new and bad headache"]).grade).toBe(alone.grade);
});

test.each([
  { word: "nerve", count: 1, because: "an e at the end is silent" },
  { word: "concussion", count: 3, because: "con-cus-sion" },
  { word: "EMG", count: 3, because: "its letters are spoken" },
  { word: "$50,000", count: 5, because: "each digit counts" },
  { word: "911", count: 3, because: "its digits are spoken" },
])("$word has $count syllables: $because", ({ word, count }) => {
  expect(syllables(word)).toBe(count);
});

const said = "We see you within a week.";

test.each([
  { html: `<p>${said}</p>`, read: [said], because: "a paragraph is running text" },
  { html: `<ul><li><p>${said}</p></li></ul>`, read: [said], because: "text within text counts once" },
  { html: `<ol><li><b>Strength.</b> ${said}</li></ol>`, read: [said], because: "a bold word with an end is a label" },
  { html: `<p><strong>${said}</strong> ${said}</p>`, read: [said], because: "so is a whole bold sentence" },
  {
    html: `<p>Ask <b>us</b> at any time.</p>`,
    read: ["Ask us at any time."],
    because: "a bold word inside is no label",
  },
  {
    html: `<p>See us today. <a href="/">Or call us.</a></p>`,
    read: ["See us today. Or call us."],
    because: "a link is",
  },
  { html: `<p><a href="/">Read what to bring along</a></p>`, read: [], because: "a bare link is a label" },
  { html: `<nav><p>${said}</p></nav><h2>${said}</h2>`, read: [], because: "menus and headings are no sentences" },
  { html: `<address><p>${said}</p></address>`, read: [], because: "an address is no sentence" },
  { html: `<dl><dd>48–72 hours</dd><dd>9:00 AM–6:00 PM</dd></dl>`, read: [], because: "numbers are no sentences" },
])("from $html the check reads $read: $because", ({ html, read }) => {
  const { document } = parseHTML(`<main>${html}</main>`);
  expect(runningTexts(one(document, "main"))).toEqual(read);
});

test("from Markdown the check reads the same texts", () => {
  const markdown = [
    "## What we do here for you",
    "See us at\nany time. [Or call us](/contact) today.",
    "- **Strength.** You push against our hands.\n- You walk a few steps",
    "1. We look at your eyes.",
    "| Step | Text |\n| --- | --- |\n| 1 | We look at your reflexes. |",
    "<aside>\n\n**Do not wait.** Call us when it hurts.\n\n</aside>",
    "> We write down what we find.",
  ].join("\n\n");
  expect(runningTextsOf(markdown)).toEqual([
    "See us at any time. Or call us today.",
    "You push against our hands.",
    "You walk a few steps",
    "We look at your eyes.",
    "We look at your reflexes.",
    "Call us when it hurts.",
    "We write down what we find.",
  ]);
});

/** The texts of a content file: fields and body, with facts filled in. */
function textsOfFile(file: string): string[] {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  const { fields, body } = contentFile(`content/${file}`);
  return [...textsIn(fields).map(filled), ...runningTextsOf(filled(body))];
}
