import { describe, expect, test } from "vitest";
import { z } from "astro/zod";
import { checkedEntries, contentFiles } from "@practice/site/content/check.ts";
import { contentRules, type CollectionName } from "@practice/site/content/collections.ts";
import { views } from "#editor/views.ts";
import { isBlocking } from "./finding.ts";
import { isReviewed } from "./groups.ts";
import { launchReport } from "./report.ts";
import { withReview } from "./reviews.ts";

const day = "2026-11-23";
const content = contentFiles();
const collections = contentRules(content);

type Files = Readonly<Record<string, string>>;

const group = (id: string, files: Files) =>
  launchReport({ files: new Map(Object.entries(files)), collections, day }).groups.find((one) => one.id === id);

/** The files once a group of them was reviewed. */
function reviewed(id: string, on: string, files: Files): Files {
  const one = group(id, files);
  if (!one) throw new Error(`There is no group ${id}.`);
  return { ...files, "reviews.yaml": withReview(files["reviews.yaml"] ?? "[]", one, { by: "Ana Doe, Esq.", on }) };
}

const walk = (more = ""): Files => ({ "on-foot.yaml": `- id: a\n  title: On foot\n  text: It pays.\n${more}` });
const own = (on: string, more = "") => walk(`  reviewer: Bo Doe, Esq.\n  reviewed: ${on}\n${more}`);
const parking = { "faqs/parking.md": "---\nquestion: Is there parking?\n---\nYes." };
const read = reviewed("law", "2026-06-01", walk());

const page = (more: string, edition = 1) =>
  `language: es\nname: Español\n${more}\nsections: { danger: { edition: ${edition} } }\n`;
const spanish = (more: string, edition = 1): Files => ({
  "languages/en.yaml": page("", edition).replace("es", "en"),
  "languages/es.yaml": page(more),
});
const checked = spanish("state: checked");
const once = reviewed("es", "2020-01-01", spanish("state: draft"));
const tool = (language: string): Files => ({
  [`claim/${language}.yaml`]: `language: ${language}\nstate: draft\nedition: 1\n`,
});
const settled = {
  "to-confirm.yaml": "- id: a\n  values: [{ file: content/languages/es.yaml }]\n  settled: { by: R, on: 2026-11-20 }",
};

const foot = `${views.onFoot.title}: On foot`;
const question = `${views.faqs.title}: Is there parking?`;
const [pages, claim] = [views.languages.title, views.claimTexts.title];

type Case = [because: string, id: string, files: Files, kind: string, ...open: string[]];

test.each<Case>([
  ["nobody has read it", "law", walk(), "unreviewed", foot],
  ["somebody read it within a year", "law", read, "none"],
  ["it holds on its last day", "law", reviewed("law", "2025-11-23", walk()), "none"],
  ["a year and a day have passed", "law", reviewed("law", "2025-11-22", walk()), "old-review", foot],
  ["tomorrow is to come", "law", reviewed("law", "2026-11-24", walk()), "unreviewed", foot],
  ["a new question does not block", "law", { ...read, ...parking }, "changed", question],
  ["a changed text does not block", "law", { ...read, ...walk("  more: B") }, "changed", foot],
  ["the text itself names a reviewer", "law", own("2025-11-23"), "none"],
  ["that reviewer read it long ago", "law", own("2025-11-22"), "old-review", foot],
  ["its reviewer read the change", "law", { ...read, ...own("2026-06-02", "  more: B") }, "none"],
  ["its reviewer read what was before", "law", { ...read, ...own("2026-05-31", "  more: B") }, "changed", foot],
  ["the physician reads a question, too", "medicine", { ...read, ...parking }, "unreviewed", question],
  ["a draft is left out", "es", spanish("state: draft"), "translation", pages],
  ["nobody has checked it", "es", spanish("state: translated"), "translation", pages],
  ["a tool is a draft", "es", { ...checked, ...tool("en"), ...tool("es") }, "translation", claim],
  ["its danger signs are old", "es", spanish("state: checked", 2), "translation", pages],
  ["two people have checked it", "es", checked, "none"],
  ["the site goes live without it", "es", { ...spanish("state: draft"), ...settled }, "none"],
  ["it changed", "es", { ...once, ...spanish("state: checked\nmore: B") }, "changed", pages],
  ["its state alone changed", "es", { ...once, ...checked }, "none"],
])("because %s, exactly this is open", (_because, id, files, kind, ...open) => {
  const one = group(id, files);
  expect([one?.finding?.kind ?? "none", ...(one?.open ?? []).map(({ name }) => name)]).toEqual([kind, ...open]);
});

test.each([
  ["the texts are settled", "es", { ...spanish("state: draft"), ...settled }, "the site goes live without 1 text"],
  ["two people are named", "es", checked, "each text names who reviewed it"],
  ["somebody read it", "law", read, "Ana Doe, Esq. reviewed it on June 1, 2026"],
])("when %s, exactly that is said of the group", (_when, id, files, says) => {
  expect(group(id, files)?.said).toMatch(new RegExp(`: ${says}\\.$`));
});

test("what changed since the review is named, and keeps nothing from going live", () => {
  const finding = group("law", { ...read, ...parking })?.finding;
  expect(finding && isBlocking(finding)).toBe(false);
  expect(finding?.found).toBe(
    `The law: 1 text is new or changed since Ana Doe, Esq. reviewed it on June 1, 2026: “${question}”.`,
  );
});

const faq = "---\nquestion: Is there parking?\norder: 1\n---\n\nYes, and\nit is free.\n";

test.each([
  ["no", "the order of fields", "on-foot.yaml", "- text: It pays.\n  id: a\n  title: On foot\n"],
  ["no", "quotes", "on-foot.yaml", '- id: a\n  title: "On foot"\n  text: It pays.\n'],
  ["no", "a line break", "on-foot.yaml", "- id: a\n  title: On foot\n  text: |\n    It\n    pays.\n"],
  ["no", "the place in a list", "on-foot.yaml", `- id: b\n  title: B\n${walk()["on-foot.yaml"]}`],
  ["no", "the place of a file", "faqs/a.md", faq.replace("order: 1", "order: 2")],
  ["no", "a line break in Markdown", "faqs/a.md", faq.replace("Yes, and\n", "Yes, and ")],
  ["a", "a word in Markdown", "faqs/a.md", faq.replace("free", "paid")],
  ["a", "a word", "on-foot.yaml", "- id: a\n  title: On foot\n  text: It paid.\n"],
])("it is %s change of a text when %s is another", (change, _what, file, text) => {
  const files = reviewed("law", day, { ...walk(), "faqs/a.md": faq });
  const open = group("law", { ...files, [file]: text })?.open.filter(({ name }) => name !== `${views.onFoot.title}: B`);
  expect(open?.length).toBe(change === "no" ? 0 : 1);
});

test("a review takes the place of the earlier one, and leaves the others and the comments", () => {
  const files = { ...parking, "reviews.yaml": "# About this file\n[]\n" };
  const once = reviewed("medicine", "2026-01-02", reviewed("law", "2026-01-01", files));
  const twice = reviewed("law", "2026-02-01", once)["reviews.yaml"] ?? "";
  expect(twice).toContain("# About this file\n- id: law");
  const entries = checkedEntries(collections.reviews, new Map([["reviews.yaml", twice]]));
  expect(entries.map(({ id, data }) => [id, data["on"]])).toEqual([
    ["law", "2026-02-01"],
    ["medicine", "2026-01-02"],
  ]);
});

describe("in content/", () => {
  test("somebody reads every collection whose texts have a source of law or medicine, or may name a reviewer", () => {
    const isOfThese = (schema: z.ZodType) =>
      /"reviewer"|"reference","general"/.test(
        JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })),
      );
    const names = Object.entries(collections).flatMap(([name, { schema }]) => (isOfThese(schema) ? [name] : []));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !isReviewed(name as CollectionName))).toEqual([]);
  });

  test("every text of a group has an id of its own", () => {
    for (const { texts } of launchReport({ files: content, collections, day }).groups)
      expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  });
});
