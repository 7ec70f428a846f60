import { expect, test } from "vitest";
import { articleAdvice, articleMistakes } from "./text-rules.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const part = (title: string, text: string) => `## ${title}\n\n${text}\n\n`;
const end = part("What to do next", `Call us. ${words(95)} The numbers are on the [contact page](/contact).`);
const note = `<aside>\n\nA short note.\n\n</aside>\n\n`;
const parts = (count: number, size: number) =>
  Array.from({ length: count }, (_, index) =>
    part(`Part ${index + 1}`, `${words(size)}\n\n${index === 0 ? `${note}More.` : ""}`),
  );
const good = [...parts(7, 96), end].join("");

test("a text without a mistake is accepted unchanged", () => {
  expect(articleMistakes(good)).toEqual([]);
});

test.each([
  { what: "short", body: [...parts(5, 96), end].join(""), says: /^\d{3} words\. Most articles have 700 to 1400\.$/ },
  { what: "long", body: [...parts(14, 120), end].join(""), says: /^\d{4} words\. Most articles have 700 to 1400\.$/ },
  { what: "full of headings", body: [...parts(12, 50), end].join(""), says: /^A heading comes every \d\d words; 80/ },
  { what: "without headings for long", body: [...parts(4, 200), end].join(""), says: /every \d{3} words; 150 at most/ },
  { what: "without the usual end", body: good.replace("What to do next", "And now"), says: /end with the heading/ },
  { what: "without a note", body: good.replace(note, ""), says: /have a note in the margin/ },
])("a text that is $what gets advice, and is accepted", ({ body, says }) => {
  expect(articleAdvice(body)).toContainEqual(expect.stringMatching(says));
  expect(articleMistakes(body)).toEqual([]);
});

test("a normal text gets only its word count, and a note of two sentences is accepted", () => {
  expect(articleAdvice(good)).toEqual([expect.stringMatching(/^\d{3} words\.$/)]);
  const note = "We are closed on Friday. Call us on Monday.";
  expect(articleMistakes(note), "a news note needs no heading").toEqual([]);
  expect(articleAdvice(note)).toContainEqual(expect.stringContaining("What to do next"));
});

test.each([
  {
    what: "with a heading that appears twice",
    body: good.replace("## Part 3", "## Part 2"),
    says: ["The heading “Part 2” is there twice; give each part a heading of its own."],
  },
  {
    what: "with four notes",
    body: good.replace(note, note.repeat(4)),
    says: ["There are 4 notes in the margin (<aside>); write at most 3."],
  },
  {
    what: "with a long note",
    body: good.replace("A short note.", `A long note of ${words(40)}`),
    says: ["The note “A long note of …” has 44 words; write at most 35."],
  },
  {
    what: "with a note at the end of its part",
    body: good.replace("More.\n\n", ""),
    says: ["After the note “A short note. …” no text goes on; move the note up, so that it is beside text."],
  },
  {
    what: "with a link to another site",
    body: good.replace("More.", "More [there](https://example.com)."),
    says: ["The link to “https://example.com” leaves the site; name the source under “Sources” instead."],
  },
  {
    what: "with the address of another site",
    body: good.replace("More.", "More at www.example.com today."),
    says: ["“www.example.com” is an address of another site; name the site in words."],
  },
])("the error for a text $what says what to do", ({ body, says }) => {
  expect(articleMistakes(body)).toEqual(
    says.map((said) => (typeof said === "string" ? said : expect.stringMatching(said))),
  );
});
