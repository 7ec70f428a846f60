import { expect, test } from "vitest";
import { countFirst } from "#practice/number-words.ts";
import { all, hrefOf, linkNamed, one, pageAt, textOf } from "../support/built-pages.ts";
import { comparison, facts, faqs } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

const { document } = pageAt("/faq");
const main = one(document, "main");
const expected = faqs.filter(({ page }) => page === "faq");
const flat = (text: string) => text.replace(/\s+/g, " ");

test("the questions are in the order of content/, each with an anchor of its own", () => {
  const passages = all(one(document, "#questions"), "[id]:has(> h3)");
  expect(passages.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(passages.map((passage) => textOf(one(passage, "h3")))).toEqual(expected.map(({ question }) => question));
  expect(textOf(one(main, "h1"))).toBe(`${countFirst(expected.length)} common questions after a crash`);
});

test.each(expected)(
  "the answer to “$question” is open and complete, with its facts beside it",
  ({ id, text, margin }) => {
    const passage = one(document, `[id="${id}"]`);
    expect(all(passage, "p").map(textOf)).toEqual(text.split("\n\n").map(flat));
    expect(passage.closest("details")).toBeNull();
    expect(all(passage, "dl > div").map((fact) => [textOf(one(fact, "dt")), textOf(one(fact, "dd"))])).toEqual(
      (margin ?? []).map(({ value, meaning }) => [value, meaning]),
    );
  },
);

ownTest.each([
  { says: "grows, even weeks later, go to the emergency room now", because: "a slow bleed shows in weeks" },
  {
    says: `The legal limit of ${facts["noticeLimit"]} is for written notice.`,
    because: "no law says when to see a doctor",
  },
])("the answers say “$says”: $because", ({ says }) => {
  expect(textOf(one(document, "#questions"))).toContain(says);
});

test("no question is asked word for word on another page", () => {
  const elsewhere = faqs.filter(({ page }) => page !== "faq").map(({ question }) => question);
  expect(expected.filter(({ question }) => elsewhere.includes(question))).toEqual([]);
});

test("a table compares the two evaluations row by row, with heads for rows and columns", () => {
  const table = one(main, "table");
  expect(all(table, "thead th").map((head) => [textOf(head), head.getAttribute("scope")])).toEqual([
    ["What differs", "col"],
    ["Treating evaluation", "col"],
    ["Independent medical examination (IME)", "col"],
  ]);
  const rows = all(table, "tbody tr");
  expect(rows.map((row) => [textOf(one(row, "th[scope=row]")), ...all(row, "td").map(textOf)])).toEqual(
    comparison.map(({ aspect, treating, ime }) => [aspect, treating, ime]),
  );
  expect(textOf(one(table, "caption"))).not.toBe("");
});

test.each(["/", "/insurance"])("the questions on %s are links, each to its answer there", (path) => {
  const answers = all(one(pageAt(path).document, "#questions"), "details");
  const links = all(one(document, "#more"), `a[href^="${path}#"]`);
  expect(answers).not.toEqual([]);
  expect(links.map((link) => [hrefOf(link), textOf(link)])).toEqual(
    answers.map((answer) => [`${path}#${answer.id}`, textOf(one(answer, "summary"))]),
  );
});

test("the home page’s questions link to this page", () => {
  const home = pageAt("/").document;
  expect(hrefOf(linkNamed(one(home, "#questions"), "More questions"))).toBe("/faq");
});
