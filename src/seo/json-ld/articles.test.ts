import { expect, test } from "vitest";
import { practice } from "../../../tests/support/practice.ts";
import { blog, blogPosting } from "./articles.ts";

const article = {
  slug: "memory",
  title: "Memory",
  excerpt: "What helps.",
  date: "2026-09-08",
  category: "Brain Injury" as const,
  keywords: ["memory", "sleep"],
  words: 950,
  minutes: 5,
};
const list = { url: "https://example.org/blog", title: "Articles", description: "All articles." };
const own = { url: "https://example.org/blog/memory", title: "Memory", description: "What helps." };

const shared = {
  "@type": "BlogPosting",
  "@id": "https://example.org/blog/memory#article",
  headline: "Memory",
  description: "What helps.",
  datePublished: "2026-09-08",
  dateModified: "2026-09-08",
  articleSection: "Brain Injury",
  keywords: "memory, sleep",
  url: "https://example.org/blog/memory",
};

test("the list and the article's own page say the same of it", () => {
  expect(blog(practice, list, [article])).toMatchObject({ blogPost: [shared] });
  expect(blogPosting(practice, own, article)).toMatchObject(shared);
});

test("an article on its own page has its author, its length and its picture", () => {
  expect(blogPosting(practice, own, article)).toMatchObject({
    author: { "@id": "https://example.org/#org" },
    publisher: { "@id": "https://example.org/#org" },
    image: "https://example.org/og/blog/memory.png",
    wordCount: 950,
    timeRequired: "PT5M",
    mainEntityOfPage: { "@id": "https://example.org/blog/memory#page" },
    isPartOf: { "@id": "https://example.org/blog#blog" },
  });
});

test.each([
  { updated: undefined, changed: "2026-09-08", because: "it has not changed since it was written" },
  { updated: "2026-10-02", changed: "2026-10-02", because: "the content says so" },
])("an article was last changed on $changed: $because", ({ updated, changed }) => {
  const known = { ...article, ...(updated && { updated }) };
  expect(blogPosting(practice, own, known)).toMatchObject({ dateModified: changed });
  expect(blog(practice, list, [known])).toMatchObject({ blogPost: [{ dateModified: changed }] });
});
