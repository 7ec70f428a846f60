import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { findTexts } from "./find.ts";

const files = new Map(contentFiles());
files.set("facts.yaml", (files.get("facts.yaml") ?? "").replace(/^firstVisit: .*$/m, "firstVisit: 41–63 minutes"));
files.set(
  "faqs/are-passengers-covered.md",
  "---\npage: insurance\norder: 9\nquestion: Are passengers covered?\n---\n\nThe visit takes\n{firstVisit}, they’ll say.\n",
);
const places = (search: string) => findTexts(search, files).found.map(({ collection, id }) => `${collection}/${id}`);

test("a text is found as visitors read it: with the values of facts, ignoring case, quote style and line breaks", () => {
  expect(places("visit TAKES 41–63 minutes")).toContain("faqs/are-passengers-covered");
  expect(places("they'll say")).toEqual(["faqs/are-passengers-covered"]);
  expect(places("visit zzyzx")).toEqual([]);
  expect(places(" ")).toEqual([]);
});

test("hours are found by a day of the week; each result has its field and context", () => {
  expect(places("saturday")).toContain("hours/brooklyn");
  expect(places("saturday brooklyn")).toContain("hours/brooklyn");
  expect(places("Saturday hours Brooklyn")).toContain("hours/brooklyn");
  expect(places("30 days")).toContain("deadlineRules/noticeLimit");
  expect(findTexts("they’ll", files).found).toEqual([
    {
      ...{ collection: "faqs", id: "are-passengers-covered", title: "Are passengers covered?" },
      ...{ field: "Text", excerpt: "The visit takes 41–63 minutes, they’ll say." },
    },
  ]);
});

test("whole words come before parts of words, and translations and lists of tasks after the texts of the site", () => {
  const [first = ""] = places("saturday");
  expect(first).toMatch(/^hours\//);
  const last = ["languages", "toolFrame", "claimTexts", "toConfirm", "launch"];
  const subjects = places("saturday").map((place) => place.split("/")[0] ?? "");
  const at = subjects.findIndex((subject) => last.includes(subject));
  expect(subjects.slice(at).filter((subject) => !last.includes(subject))).toEqual([]);
  const texts = new Map(files);
  for (const [id, text] of [
    ["part", "A zyzzyvas."],
    ["whole", "In a longer sentence, a zyzzyva is a whole word."],
  ])
    texts.set(`faqs/${id}.md`, `---\npage: insurance\norder: 9\nquestion: Which?\n---\n\n${text}\n`);
  expect(findTexts("zyzzyva", texts).found.map(({ id }) => id)).toEqual(["whole", "part"]);
});
