import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { shownOf } from "#editor/read.ts";
import { pagesOf, pagesWith, phrasesOfEntry } from "./entry-pages.ts";

const page = (title: string, text: string) =>
  `<html lang="en"><head><title>${title} | The practice</title></head><main>${text}</main></html>`;
const content = contentFiles();
const textOf = (collection: string, id: string) => {
  const shown = shownOf(collection, content);
  return shown ? phrasesOfEntry(shown, id, content).join(" … ") : "";
};
const idOf = (collection: string) => shownOf(collection, content)?.places[0]?.id ?? "";

test.each([
  {
    because: "a page with more of the words is the better one",
    phrases: ["one two", "three four", "five six"],
    pages: { "/a": "one two, three four, five six", "/b": "one two, three four", "/c": "nothing" },
    urls: ["/a", "/b"],
  },
  {
    because: "words that every page has do not tell them apart",
    phrases: ["Call us", "our name", "rare words"],
    pages: { "/a": "Call us, our name", "/b": "Call us, our name, rare words", "/c": "Call us, our name" },
    urls: ["/b"],
  },
  {
    because: "of two that are alike, the shorter is about the words",
    phrases: ["one two"],
    pages: { "/a": "one two and much more", "/b": "one two" },
    urls: ["/b", "/a"],
  },
  { because: "no page has the words", phrases: ["one two"], pages: { "/a": "three" }, urls: [] },
])("the pages of an entry: $because", ({ phrases, pages, urls }) => {
  const all = Object.entries(pages as Record<string, string>).map(([url, text]) => ({ url, title: url, text }));
  expect(pagesWith(phrases, all).map(({ url }) => url)).toEqual(urls);
});

test("an entry has the page of the built site that says what it says; a new one that of its siblings or its own", async () => {
  const [faq, article] = [idOf("faqs"), idOf("articles")];
  await using site = await temporaryFolder({
    "index.html": page("Home", "Welcome"),
    "faq.html": page("Questions", `<p>${textOf("faqs", faq)}</p><script>never</script>`),
    "blog.html": page("Blog", "All articles"),
    [`blog/${article}.html`]: page("An article", textOf("articles", article)),
  });
  const all = (collection: string, id: string, files = content) =>
    pagesOf(site.path, { collection, id, files, online: content });
  const questions = { url: "/faq", title: "Questions" };
  expect(await all("faqs", faq)).toEqual([questions]);
  const another = `faqs/a-new-one.md`;
  const more = new Map(content).set(another, content.get(`faqs/${faq}.md`) ?? "");
  expect(await all("faqs", "a-new-one", more)).toEqual([questions]);
  const written = new Map(content).set("articles/new/index.md", content.get(`articles/${article}/index.md`) ?? "");
  expect(await all("articles", "new", written)).toEqual([
    { url: "/blog/new", title: "The new page" },
    { url: "/blog", title: "Blog" },
  ]);
});

test("a form with a part of an entry also has the page of the whole entry", async () => {
  await using site = await temporaryFolder({
    "index.html": page("Home", textOf("hours", "brooklyn")),
    "locations.html": page("Locations", textOf("offices", "brooklyn")),
  });
  const pages = await pagesOf(site.path, { collection: "hours", id: "brooklyn", files: content, online: content });
  expect(pages.map(({ url }) => url)).toEqual(["/", "/locations"]);
});

test("the page that shows what a draft has changed comes first", async () => {
  const path = `faqs/${idOf("faqs")}.md`;
  const question = /^question: "?(.*?)"?$/m.exec(content.get(path) ?? "")?.[1] ?? "";
  await using site = await temporaryFolder({
    "index.html": page("Home", textOf("faqs", idOf("faqs")).replace(question, "")),
    "other.html": page("Other", question),
  });
  const files = new Map(content).set(path, (content.get(path) ?? "").replace(/^question: .*$/m, "question: Zebras?"));
  const [first] = await pagesOf(site.path, { collection: "faqs", id: idOf("faqs"), files, online: content });
  expect(first?.title).toBe("Other");
});

test("before a site is built, no page is known", async () => {
  await using site = await temporaryFolder({});
  expect(await pagesOf(site.path, { collection: "faqs", id: idOf("faqs"), files: content, online: content })).toEqual(
    [],
  );
});
