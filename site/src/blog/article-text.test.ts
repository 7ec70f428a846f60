import { expect, test } from "vitest";
import { articleText } from "./article-text.ts";

test.each([
  { html: "<p>Two words</p>", words: 2, because: "tags are no words" },
  { html: "<p>one</p><p>two</p>", words: 2, because: "the end of a paragraph ends a word" },
  { html: "<p>See <a href='/'>this</a>.</p>", words: 2, because: "the end of a sentence is no word" },
  { html: "", words: 0, because: "nothing is no word" },
])("$html has $words words: $because", ({ html, words }) => {
  expect(articleText(html).words).toBe(words);
});

test.each([
  { words: 1, minutes: 1 },
  { words: 200, minutes: 1 },
  { words: 201, minutes: 2 },
  { words: 1000, minutes: 5 },
])("$words words take $minutes minutes", ({ words, minutes }) => {
  expect(articleText("word ".repeat(words)).minutes).toBe(minutes);
});

test("the words of drawings and of the short version are read, too", () => {
  const html = "<p>Two words</p>";
  expect(articleText(html, "<figure>three more words</figure>")).toMatchObject({ words: 5, bodyHtml: html });
});

test("a text is split before each heading, and nothing is lost", () => {
  const html =
    '<p>Before.</p>\n<h2 id="one">One</h2>\n<p>First.</p>\n<h3 id="a">A</h3>\n<h2 id="two">Two</h2>\n<p>Second.</p>';
  expect(articleText(html).parts).toEqual([
    { html: "<p>Before.</p>" },
    { id: "one", title: "One", html: '<p>First.</p>\n<h3 id="a">A</h3>' },
    { id: "two", title: "Two", html: "<p>Second.</p>" },
  ]);
});

test("table cells are associated with their row and column headers", () => {
  const table =
    "<table><thead><tr><th>Step</th><th>Days</th></tr></thead><tbody><tr>\n<td>NF-2</td><td>30</td></tr></tbody></table>";
  const [part] = articleText(`<h2 id="days">Days</h2>${table}`).parts;
  expect(part?.html).toContain('<table aria-label="Days">');
  expect(part?.html).toContain('<th scope="col">Step</th><th scope="col">Days</th>');
  expect(part?.html).toContain('<th scope="row">NF-2</th><td data-head="Days">30</td></tr>');
});

test("a note in the margin has the role note, and is not a landmark", () => {
  expect(articleText("<aside>\n<p>Where.</p>\n</aside>").parts).toEqual([
    { html: '<aside role="note">\n<p>Where.</p>\n</aside>' },
  ]);
});

test("a heading is used as plain text, with its quotes and special characters escaped in attributes", () => {
  const table = '<table><tr><th>Step</th><th>“a” &amp; "b"</th></tr><tr><td>x</td><td>y</td></tr></table>';
  const [part] = articleText(`<h2 id="mild">What &quot;mild&quot; &#x26; "bad" mean</h2>${table}`).parts;
  expect(part?.title).toBe('What "mild" & "bad" mean');
  expect(part?.html).toContain('<table aria-label="What &quot;mild&quot; &amp; &quot;bad&quot; mean">');
  expect(part?.html).toContain('<td data-head="“a” &amp; &quot;b&quot;">y</td>');
});
