import { expect, test } from "vitest";
import { forIndex } from "./search-index.ts";

const page = (title: string) =>
  `<head><title>${title}</title><meta property="og:site_name" content="Ours &amp; Co"></head><main id="main"><p>Text</p></main>`;

test.each([
  { title: "Offices | Ours &amp; Co", found: "Offices", because: "the name of the site stands on every page" },
  { title: "EMG &amp; NCS", found: "EMG &amp; NCS", because: "what is escaped stays so" },
  { title: "Costs $50,000", found: "Costs $50,000", because: "a dollar sign is no pattern" },
])("a page titled “$title” is found as “$found”: $because", ({ title, found }) => {
  expect(forIndex({ html: page(title) })).toContain(
    `<meta data-pagefind-meta="title[content]" content="${found}"></head>`,
  );
});

test("only the main part of a page is searched", () => {
  expect(forIndex({ html: page("Offices") })).toContain('<main data-pagefind-body id="main">');
});
