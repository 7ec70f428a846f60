import { expect, test } from "vitest";
import { withGlossaryLinks } from "./glossary-links.ts";

const terms = [
  { id: "nf-2", words: ["NF-2"] },
  { id: "emg-ncs", words: ["EMG/NCS", "EMG"] },
  { id: "peer-review", words: ["peer review", "peer reviews"] },
];
const linked = (html: string, known = terms) => withGlossaryLinks(html, known, (id) => `/words#${id}`);
const nf2 = '<a href="/words#nf-2" data-term>NF-2</a>';

test.each([
  {
    text: "<p>Send your NF-2 in time. The NF-2 is a form.</p>",
    becomes: `<p>Send your ${nf2} in time. The NF-2 is a form.</p>`,
    because: "the first use is a link, the next is not",
  },
  {
    text: '<li class="a"><span data-keep="">NF-2</span> goes to the insurer.</li>',
    becomes: `<li class="a"><span data-keep="">${nf2}</span> goes to the insurer.</li>`,
    because: "an element around the word stays around the link",
  },
  {
    text: "<p>Peer reviews are read without an exam.</p>",
    becomes: '<p><a href="/words#peer-review" data-term>Peer reviews</a> are read without an exam.</p>',
    because: "a sentence may begin with the word",
  },
  {
    text: "<p>The EMG/NCS is done in one visit.</p>",
    becomes: '<p>The <a href="/words#emg-ncs" data-term>EMG/NCS</a> is done in one visit.</p>',
    because: "the longer word is the one that is meant",
  },
  {
    text: "<li>Ask us: <p>Bring the NF-2 with you, please.</p> We also do EMG at this office.</li>",
    becomes: `<li>Ask us: <p>Bring the ${nf2} with you, please.</p> We also do <a href="/words#emg-ncs" data-term>EMG</a> at this office.</li>`,
    because: "texts within texts are read in the order of the page",
  },
])("$text becomes $becomes: $because", ({ text, becomes }) => {
  expect(linked(text)).toBe(becomes);
});

const sentence = "Please send us your NF-2 in time.";

test.each([
  { text: `<h2>${sentence}</h2>`, because: "a heading is no running text" },
  { text: `<p><a href="/x">${sentence}</a></p>`, because: "a link holds no link" },
  { text: `<p><button>${sentence}</button></p>`, because: "nor in a button" },
  { text: `<details><summary><p>${sentence}</p></summary></details>`, because: "nor in what opens something" },
  { text: `<form><p>${sentence}</p></form>`, because: "a form is operated, not read" },
  {
    text: `<astro-island uid="1"><p>${sentence}</p></astro-island>`,
    because: "React would not find its own text again",
  },
  { text: `<nav><p>${sentence}</p></nav>`, because: "a menu has links of its own" },
  { text: `<noscript><p>${sentence}</p></noscript>`, because: "most people never see it" },
  { text: `<p aria-hidden="true">${sentence}</p>`, because: "screen readers pass over it" },
  { text: `<p data-print-only="">${sentence}</p>`, because: "paper has no hover" },
  { text: `<!-- <p>${sentence}</p> -->`, because: "a comment is not shown" },
  { text: `<script>"<p>${sentence}</p>"</script>`, because: "nor is code" },
  { text: `<p title="${sentence}">Nothing of it is in the words here.</p>`, because: "an attribute is no text" },
  { text: "<li>A copy of your NF-2, if you filed it</li>", because: "an item without an end is a label" },
  { text: "<p>The NF-2.</p>", because: "a word alone would be too small a target" },
  { text: "<p>Ask for the form NF-24 or XNF-2 at once.</p>", because: "a part of another word is another word" },
  { text: "<p>Nothing in this sentence is in the glossary.</p>", because: "none of the words is there" },
])("$text stays as it is: $because", ({ text }) => {
  expect(linked(text)).toBe(text);
});

test("a page gets seven links and no more, so that it stays readable", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ id: `w${index}`, words: [`Word${index}`] }));
  const text = `<p>We use ${many.flatMap(({ words }) => words).join(", ")}.</p>`;
  const ids = [...linked(text, many).matchAll(/#(w\d)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["w0", "w1", "w2", "w3", "w4", "w5", "w6"]);
});
