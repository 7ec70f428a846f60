import { expect, test } from "vitest";
import { firstParagraph } from "./first-paragraph.ts";

test.each([
  { html: "<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>", first: "<p>One.</p>", rest: "<p>Two.</p>\n<p>Three.</p>" },
  {
    html: '<p>One <a href="/">link</a>.</p>\n<ul><li><p>Two.</p></li></ul>',
    first: '<p>One <a href="/">link</a>.</p>',
    rest: "<ul><li><p>Two.</p></li></ul>",
  },
  { html: "<p>One.</p>", first: "<p>One.</p>", rest: "" },
])("$html begins with $first", ({ html, first, rest }) => {
  expect(firstParagraph(html)).toEqual({ first, rest });
});
