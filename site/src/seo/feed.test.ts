import { expect, test } from "vitest";
import type { Article } from "#blog/article-schema.ts";
import { practice } from "../../tests/support/fictional-practice.ts";
import { feedEntries, feedLimit } from "./feed.ts";

const article: Article = {
  slug: "memory",
  title: "Memory",
  crumb: "Memory",
  excerpt: "What helps.",
  lead: "Sleep & rest help.",
  short: [],
  date: "2026-09-08",
  category: "Brain Injury",
  categoryId: "brain-injury",
  keywords: ["memory"],
  sources: [],
  bodyHtml: '<h2 id="more">More</h2><p>See <a href="/contact">us</a>.</p>',
  parts: [],
  words: 3,
  minutes: 1,
};

test("an article is in a feed with its whole text, escaped, and with whole addresses", () => {
  expect(feedEntries(practice, [article])[0]?.html).toBe(
    '<p>Sleep &amp; rest help.</p>\n<h2>More</h2><p>See <a href="https://example.org/contact">us</a>.</p>',
  );
});

test(`a feed ends after ${feedLimit} articles`, () => {
  const many = Array.from({ length: feedLimit + 1 }, (_, index) => ({ ...article, slug: `memory-${index}` }));
  expect(feedEntries(practice, many)).toHaveLength(feedLimit);
});

test.each([
  { zone: "America/New_York", because: "the practice is there" },
  { zone: "America/Los_Angeles", because: "readers are" },
  { zone: "Europe/Berlin", because: "readers are" },
])("the day of an article is that day in $zone: $because", ({ zone }) => {
  const [entry] = feedEntries(practice, [article]);
  expect(entry?.published.toLocaleDateString("en-CA", { timeZone: zone })).toBe("2026-09-08");
});
