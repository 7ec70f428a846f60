import { expect, test } from "vitest";
import { firstParagraph, plainText } from "./plain-text.ts";

test.each([
  { html: "<p>Call <a href='/contact'>us</a>, please.</p>", text: "Call us, please.", because: "a link is in a line" },
  {
    html: "<ul>\n<li>One</li><li>Two</li></ul>",
    text: "One; Two.",
    because: "the end of a block ends a word, and a line of a list",
  },
  { html: "R&#x26;D &amp; &lt;b&gt; &#8217;", text: "R&D & <b> ’", because: "entities stand for characters" },
  { html: "a &unknown; b", text: "a &unknown; b", because: "what is unknown stays" },
  { html: "a<!-- not shown -->b", text: "ab", because: "a comment is not shown" },
])("$html reads “$text”: $because", ({ html, text }) => {
  expect(plainText(html)).toBe(text);
});

test("the first paragraph ends where the second begins", () => {
  expect(firstParagraph("<p>What it <em>is</em>.</p>\n<p>What we do.</p>")).toBe("What it is.");
});
