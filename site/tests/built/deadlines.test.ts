import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { englishSources, sourceText } from "#content/source-and-review.ts";
import { routes } from "#routes.ts";
import { deadlineConcerns } from "#tools/deadlines/rule-schema.ts";
import { all, dist, hrefOf, linkNamed, one, pageAt, textOf } from "../support/built-pages.ts";
import { deadlineRules, facts } from "../support/content.ts";

const { document } = pageAt(routes.deadlines);
const main = one(document, "main");
const limits = one(main, "#limits");

test("the table has every rule of content/ with its time, its source and how sure it is, without any script", () => {
  const rows = all(limits, "tr:has(td)").map((row) => all(row, "th, td").map(textOf).join(" | "));
  const expected = deadlineRules.map((rule) => {
    const { id, what, from } = rule;
    return [`${facts[id]} from ${from}`, `${what}.`, sourceText(rule, englishSources)].join(" | ");
  });
  expect(rows.toSorted()).toEqual(expected.toSorted());
  expect(rows.length).toBeGreaterThan(20);
});

test("in the table, rules that concern only some people are separate, and so are those for the practice and the insurer", () => {
  const groups = all(limits, "details:has(> table)").map((group) => {
    const [heading, number] = all(group, "summary > *").map(textOf);
    const rows = all(group, "tr:has(td)").length;
    expect(textOf(one(group, "caption"))).toBe(`Main time limits after a crash in New York: ${heading}`);
    expect(number).toBe(`${rows}`);
    return [heading, rows];
  });
  const count = (who: string, some: boolean) =>
    deadlineRules.filter((rule) => rule.who === who && (rule.concerns !== undefined) === some).length;
  expect(groups).toEqual([
    ["You", count("you", false)],
    ["You, in some cases", count("you", true)],
    ["Our practice", count("practice", false)],
    ["The insurer", count("insurer", false)],
  ]);
});

test("a rule that concerns only some begins with the case, so that others can skip it", () => {
  const some = deadlineRules.filter(({ concerns }) => concerns);
  expect(some.filter(({ what }) => !/^[^.]+\? /.test(what)).map(({ id }) => id)).toEqual([]);
  expect(some.length).toBeGreaterThan(5);
});

test("every case of a rule is an answer, and every case has a rule", () => {
  const named = new Set(deadlineRules.flatMap(({ concerns = [] }) => concerns));
  expect([...named].toSorted()).toEqual([...deadlineConcerns].toSorted());
});

test("no rule counts days from a letter’s arrival where the law counts from its date", () => {
  const fromLetters = ["request", "denialMailed", "obelLetter", "turnedDown"];
  const counted = deadlineRules.filter(({ event }) => fromLetters.includes(event));
  expect(counted.map(({ event }) => event).toSorted()).toEqual(fromLetters.toSorted());
  expect(counted.filter(({ from }) => !/\bdate on\b/.test(from)).map(({ id }) => id)).toEqual([]);
});

test("the page promises the main limits, and never all of them", () => {
  const text = [textOf(document.documentElement), one(document, "meta[name=description]").getAttribute("content")];
  expect(text.join(" ")).not.toMatch(/\b(all|every|each) (other )?(New York )?(time )?limits?\b/i);
  expect(textOf(one(main, "#limits h2"))).toBe("The main No-Fault limits");
});

test("without script the page says that the tool cannot work, and where the limits are", () => {
  expect(textOf(one(main, "#dates noscript"))).toMatch(
    /JavaScript is switched off.+The table below has the main limits/,
  );
});

test("the form is HTML that can be filled in at once, and sends nothing anywhere", () => {
  const form = one(main, "form");
  const labels = all(form, "label").map(textOf);
  // The rows before the folded ones are in e2e/accessibility-tree.txt.
  expect(labels.slice(6)).toEqual([
    "You gave the insurer written notice (a letter, fax, email or the NF-2)",
    "You sent the NF-2",
    "A visit to our office",
    "First day you lost pay, or paid a cost",
    "Date on the insurer’s first letter asking for information",
    "Date on the denial",
    "Day the denial arrived",
    "Date on the insurer’s letter about OBEL",
    "Date on the letter in which the vehicle’s insurer denied coverage",
  ]);
  const folded = all(form, "details label").map(textOf);
  expect(labels.filter((label) => !folded.includes(label))).toEqual(["Date of the accident *"]);
  expect(textOf(one(form, "#notice-hint"))).toBe("A phone call does not count.");
  for (const select of all(form, "select")) expect(textOf(one(select, "option[value='']"))).toBe("Not sure");
});

test.each([
  { claim: "What you enter stays in your browser: nothing is stored, and nothing is sent.", because: "it is private" },
  { claim: "These are general New York dates and rules.", because: "cases differ" },
  { claim: "Ask your insurer or an attorney.", because: "this is no advice" },
  { claim: "Day 1is the day after the accident.", because: "the accident is day 0" },
  { claim: "“Days” alonemeans calendar days", because: "most rows say no more than “30 days”" },
  { claim: "Notice to the No-Fault insurer counts on the day you mail it.", because: "the state says so of it" },
  { claim: "For other limits, count the day it arrives.", because: "the state says it of no other paper" },
  { claim: "Ask an attorney soon: other limits apply", because: "no row is about a lawsuit" },
  { claim: "the day it gets your written notice", because: "a phone call starts nothing" },
  {
    claim: "where MVAIC or a self-insured owner, such as a bus authority, has to pay",
    because: "uninsured means something else",
  },
  { claim: "Nobody can promise that it is accepted.", because: "a reason may be refused" },
  { claim: "a letter counts as notice", because: "any writing counts" },
  { claim: "to be paid you must also send the NF-2", because: "a letter is no application" },
  { claim: "; ask an attorney", because: "how courts count the years was not read in the law" },
])("the page says “$claim”: $because", ({ claim }) => {
  expect(textOf(main)).toContain(claim);
});

test("the page of insurance links here; help for late notice links to the letter and to the question of the insurer", () => {
  const limits = one(pageAt(routes.insurance).document, "#time-limits");
  expect(hrefOf(linkNamed(limits, "Your No-Fault dates"))).toBe(routes.deadlines);
  const late = one(main, "#late");
  expect(hrefOf(linkNamed(late, "Write the letter"))).toBe(routes.noticeLetter);
  expect(hrefOf(linkNamed(late, "find out which insurer"))).toBe(routes.whoPays);
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
