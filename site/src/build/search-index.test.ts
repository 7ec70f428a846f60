import { expect, test } from "vitest";
import { forIndex } from "./search-index.ts";

const page = (title: string, main = "<p>Text</p>") =>
  `<head><title>${title}</title><meta property="og:site_name" content="Ours &amp; Co"></head><main id="main">${main}</main>`;

test.each([
  { title: "Offices | Ours &amp; Co", found: "Offices", because: "the name of the site is on every page" },
  { title: "EMG &amp; NCS", found: "EMG &amp; NCS", because: "what is escaped stays so" },
  { title: "Costs $50,000", found: "Costs $50,000", because: "a dollar sign is no pattern" },
])("a page titled “$title” is found as “$found”: $because", ({ title, found }) => {
  expect(forIndex({ html: page(title) })).toContain(
    `<meta data-pagefind-meta="title[content]" content="${found}"></head>`,
  );
});

test.each([
  { main: "<dt>EUO</dt><dd>An interview</dd>", words: "EUO: An interview." },
  { main: "<p>First</p><p>Second</p>", words: "First. Second." },
  { main: "<h4>Form</h4>The form", words: "Form The form" },
  { main: "<table><tr><td>Monday</td><td>Closed</td></tr></table>", words: "Monday, Closed." },
  { main: "<span>EMG report</span><b>within 48 hours</b>", words: "EMG report within 48 hours" },
  { main: "<small>Sample</small><b>Letter</b>", words: "Sample Letter" },
  { main: "<strong>Denial of Claim Form</strong>The form", words: "Denial of Claim Form The form" },
  { main: "<address>Street 1<br>City</address>", words: "Street 1, City" },
  { main: "<ul><li>a complaint</li><li>court</li></ul>", words: "a complaint; court." },
  { main: "<b>EMG</b>, <b>NCS</b>.", words: "EMG, NCS." },
])("“$words” keeps spaces between its words, and punctuation at its words", ({ main, words }) => {
  const [, read = ""] = /<main[^>]*>(.*)<\/main>/s.exec(forIndex({ html: page("Offices", main) })) ?? [];
  expect(
    read
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/ +/g, " ")
      .trim(),
  ).toBe(words);
});

test.each([
  { main: '<div id="euo"><dt>EUO</dt></div>', has: '<h3 id="euo">EUO</h3>', because: "a term is a heading" },
  {
    main: '<section id="a" aria-labelledby="a-title"><div><h2 id="a-title">Costs</h2></div></section>',
    has: '<h2 id="a">Costs</h2>',
    because: "a section is linked by its own address",
  },
  {
    main: '<section id="a"><p>Text</p><article id="b"><h3>Brooklyn</h3></article></section>',
    has: '<h3 id="b">Brooklyn</h3>',
    because: "the heading is that of the inner part",
  },
])("a heading reads $has: $because", ({ main, has }) => {
  expect(forIndex({ html: page("Offices", main) }).replaceAll(/ (?=<|$)/g, "")).toContain(has);
});
