import { expect, test } from "vitest";
import { fragmentTree } from "./html.ts";
import { firstParagraph, plainText, textsWithMarks } from "./plain-text.ts";

test.each([
  { html: "<p>Call <a href='/contact'>us</a>, please.</p>", text: "Call us, please.", because: "a link is in a line" },
  {
    html: "<ul>\n<li>One</li><li>Two</li></ul>",
    text: "One; Two.",
    because: "the end of a block ends a word, and a line of a list",
  },
  { html: "R&#x26;D &amp; &lt;b&gt; &#8217;", text: "R&D & <b> ’", because: "entities are decoded" },
  { html: "a &unknown; b", text: "a &unknown; b", because: "what is unknown stays" },
  { html: "a<!-- not shown -->b", text: "ab", because: "a comment is not shown" },
])("$html reads “$text”: $because", ({ html, text }) => {
  expect(plainText(html)).toBe(text);
});

test("the first paragraph ends where the second begins", () => {
  expect(firstParagraph("<p>What it <em>is</em>.</p>\n<p>What we do.</p>")).toBe("What it is.");
});

test.each([
  {
    html: "<p>You can choose:</p>\n<ul>\n<li>a complaint, which cannot order payment</li>\n<li>arbitration</li>\n<li>court</li>\n</ul>\n<p>Ask an attorney.</p>",
    text: "You can choose: a complaint, which cannot order payment; arbitration; court. Ask an attorney.",
    because: "else the complaint would be one that cannot order arbitration",
  },
  {
    html: "<ul><li>Papers<ul><li>the report</li><li>the <b>card</b></li></ul></li><li>A companion</li></ul>",
    text: "Papers: the report; the card. A companion.",
    because: "a list in a list is what its line is about",
  },
  {
    html: "<ol><li><p>Call.</p><p>Keep the name</p></li><li>Write</li></ol>",
    text: "Call. Keep the name. Write.",
    because: "a line may hold paragraphs",
  },
  {
    html: "<p>No mark here</p><p>“Nor here”</p><p>But here.”</p>",
    text: "No mark here. “Nor here”. But here.”",
    because: "a mark may precede a quote",
  },
  {
    html: "<p>You bring</p><ul><li>an ID</li></ul>",
    text: "You bring: an ID.",
    because: "a paragraph may introduce a list",
  },
  {
    html: "<table><thead><tr><th>Day</th><th>Hours</th></tr></thead><tbody><tr><th scope='row'>Monday</th><td>9 to 5</td></tr><tr><td>Tuesday</td><td>Closed</td></tr></tbody></table>",
    text: "Day, Hours. Monday: 9 to 5. Tuesday, Closed.",
    because: "a row header introduces its row",
  },
  {
    html: "<dl><dt>NF-2</dt><dd>The application</dd><dt>IME</dt><dt>Exam</dt><dd>An exam for the insurer.</dd></dl>",
    text: "NF-2: The application. IME, Exam: An exam for the insurer.",
    because: "a term is explained",
  },
  {
    html: "<dl><dt>Day 1</dt><dd>is the day after the crash</dd></dl>",
    text: "Day 1 is the day after the crash.",
    because: "a term may begin the sentence",
  },
  {
    html: "<p>Give notice <small>Insurance Law §5106</small></p>",
    text: "Give notice. Insurance Law §5106.",
    because: "a source in `<small>` is no part of the sentence",
  },
  { html: "1 Pier Road<br>New York", text: "1 Pier Road, New York", because: "lines of an address are parts of it" },
  { html: "<h2>How to pay</h2><p>By mail</p>", text: "How to pay. By mail.", because: "a heading is no sentence" },
  { html: "<h2>Why?</h2><p>So.</p>", text: "Why? So.", because: "a heading may be a question" },
  { html: "<ul><li> </li><li>One</li><li></li></ul>", text: "One;", because: "an empty item ends nothing" },
  { html: "<p>He said &quot;no&quot;</p>", text: 'He said "no".', because: "an entity ends no sentence" },
  { html: "<p>See <a href='/'>us</a>, please</p>", text: "See us, please.", because: "a link ends nothing" },
  { html: "<p>1 &lt; 2</p>", text: "1 < 2.", because: "an entity within a text is a part of it" },
])("it reads “$text”: $because", ({ html, text }) => {
  expect(plainText(html)).toBe(text);
});

const marked = (html: string) => [...textsWithMarks(fragmentTree(html)).values()];

test.each([
  { html: "<script>if (a<li>b) c</script><ul><li>One</li></ul>", texts: ["One."], because: "a script has no text" },
  { html: "<p><!-- <li>One --><b>Two</b></p>", texts: ["Two."], because: "a comment has no text" },
])("$html has the texts $texts: $because", ({ html, texts }) => {
  expect(marked(html)).toEqual(texts);
});
