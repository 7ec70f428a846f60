import { expect, test } from "vitest";
import { simpleHtml } from "./simple-html.ts";

const base = "https://example.org/blog/memory";

test.each([
  {
    html: '<a href="/contact" class="x">Write</a>',
    simple: '<a href="https://example.org/contact">Write</a>',
    because: "the reader is on another site",
  },
  {
    html: '<a href="#days">Days</a>',
    simple: '<a href="https://example.org/blog/memory#days">Days</a>',
    because: "an anchor is on the page it came from",
  },
  {
    html: '<a href="tel:+12125550100">Call</a>',
    simple: '<a href="tel:+12125550100">Call</a>',
    because: "a number is whole",
  },
  {
    html: '<a href="https://example.net/?a=1&#x26;b=2">Out</a>',
    simple: '<a href="https://example.net/?a=1&amp;b=2">Out</a>',
    because: "an address is written once",
  },
  { html: '<a href="javascript:alert(1)">x</a>', simple: `<a href="${base}">x</a>`, because: "code is no address" },
  { html: '<h2 id="one">One</h2>', simple: "<h2>One</h2>", because: "anchors mean nothing elsewhere" },
  { html: '<div role="region"><p>Text</p></div>', simple: "<p>Text</p>", because: "boxes carry no words" },
  { html: "a<script>alert('>')</script>b", simple: "ab", because: "code is no text" },
  { html: "a<svg><path d='M0 0'/></svg>b", simple: "ab", because: "a drawing needs its page's styles" },
  { html: '<p title="a > b">x</p>', simple: "<p>x</p>", because: "a quoted bracket ends no tag" },
  { html: "1 &lt; 2", simple: "1 &lt; 2", because: "text stays as it is" },
])("$html becomes $simple: $because", ({ html, simple }) => {
  expect(simpleHtml(html, base)).toBe(simple);
});
