import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { certaintyWords } from "#domain/deadline-words.ts";
import { routes } from "#routes.ts";
import { all, dist, linkNamed, one, pageAt, words } from "../support/built-pages.ts";
import { deadlineRules, facts } from "../support/content.ts";

const { document } = pageAt(routes.deadlines);
const main = one(document, "main");
const table = one(main, "#limits table");

test("the table has every rule of content/ with its time, its source and how sure it is, without any script", () => {
  const rows = all(table, "tr:has(td)").map((row) => [words(one(row, "th")), words(one(row, "td"))].join(" | "));
  const expected = deadlineRules.map((rule) => {
    const { id, what, source, from, certainty } = rule;
    const doubt = certainty === "C" ? "" : `. ${certaintyWords(rule)}`;
    return `${what} ${source}${doubt} | ${facts[id]} from ${from}`;
  });
  expect(rows.toSorted()).toEqual(expected.toSorted());
  expect(rows.length).toBeGreaterThan(20);
});

test("in the table, what concerns only some stands apart, and so do the practice and the insurer", () => {
  const groups = all(table, "tbody").map((group) => [words(one(group, "th[scope=rowgroup]")), all(group, "td").length]);
  const count = (who: string, some: boolean) =>
    deadlineRules.filter((rule) => rule.who === who && (rule.concerns !== undefined) === some).length;
  expect(groups).toEqual([
    ["You", count("you", false)],
    ["You, in some cases", count("you", true)],
    ["Our practice", count("practice", false)],
    ["The insurer", count("insurer", false)],
  ]);
});

test("a rule that concerns only some begins with the case, so that others pass over it", () => {
  const some = deadlineRules.filter(({ concerns }) => concerns);
  expect(some.filter(({ what }) => !/^[^.]+\? /.test(what)).map(({ id }) => id)).toEqual([]);
  expect(some.length).toBeGreaterThan(5);
});

test("without script the page says that the tool cannot work, and where all of it stands", () => {
  expect(words(one(main, "#dates noscript"))).toMatch(/JavaScript is switched off.+The table below has every limit/);
});

test("the form is HTML that can be filled in at once, and sends nothing anywhere", () => {
  const form = one(main, "form");
  expect(form.getAttribute("method")).toBe("dialog");
  expect(form.hasAttribute("action")).toBe(false);
  const labels = all(form, "label").map(words);
  expect(labels.slice(0, 4)).toEqual([
    "Date of the accident *",
    "Were you working when it happened?",
    "Does the vehicle have an insurer?",
    "Were you hurt by a public vehicle?",
  ]);
  expect(labels.slice(4)).toHaveLength(7);
  for (const select of all(form, "select")) expect(words(one(select, "option[value='']"))).toBe("Not sure");
});

test.each([
  { claim: "What you enter stays in your browser: nothing is stored, and nothing is sent.", because: "it is private" },
  { claim: "These are general New York dates and rules.", because: "cases differ" },
  { claim: "Ask your insurer or an attorney.", because: "this is no advice" },
  { claim: "Day 1is the day after the accident.", because: "the accident is day 0" },
  { claim: "Nobody can promise that it is accepted.", because: "a reason may be refused" },
  { claim: "the NF-2 is the simplest way", because: "any writing counts" },
  { claim: "Likely; ask the DMV.", because: "the days were not read in the law" },
])("the page says “$claim”: $because", ({ claim }) => {
  expect(words(main)).toContain(claim);
});

test("help for late notice leads to the letter and to the question of the insurer", () => {
  const late = one(main, "#late");
  expect(linkNamed(late, "Write the letter").getAttribute("href")).toBe(routes.noticeLetter);
  expect(linkNamed(late, "find out which insurer").getAttribute("href")).toBe(routes.whoPays);
});

test("the page of insurance leads here", () => {
  const limits = one(pageAt(routes.insurance).document, "#time-limits");
  expect(linkNamed(limits, "Your No-Fault dates").getAttribute("href")).toBe(routes.deadlines);
});

test("the tool gets the numbers from content/, the same as the table", () => {
  const address = one(main, "astro-island").getAttribute("component-url") ?? "";
  const code = readFileSync(new URL(address.slice(1), dist), "utf8");
  const limits = new Map(
    [...code.matchAll(/\bid:`(\w+)`,[^{}]*?\blimit:(\d+)/g)].map(([, id = "", limit]) => [id, Number(limit)]),
  );
  const used = deadlineRules.filter(({ event, concerns }) => event !== "other" || concerns);
  expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(used.map(({ id, limit }) => [id, limit])));
});
