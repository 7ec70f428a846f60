import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { englishSources, sourceText } from "#content/source-and-review.ts";
import { redirects, routes } from "#routes.ts";
import type { ClaimData } from "#tools/claim/claim-texts.ts";
import { all, dist, one, pageAt, textOf } from "../support/built-pages.ts";
import { claim, deadlineRules, facts } from "../support/content.ts";

const main = one(pageAt(routes.claim).document, "main");

describe("the claim, without any script", () => {
  const limits = one(main, "#limits");

  test("every rule of content/ is in the table with its time, its source and how sure it is", () => {
    const rows = all(limits, "tr:has(td)").map((row) => all(row, "th, td").map(textOf).join(" | "));
    const expected = deadlineRules.map((rule) =>
      [`${facts[rule.id]} from ${rule.from}`, rule.what, sourceText(rule, { ...englishSources, open: "" })].join(" | "),
    );
    expect(rows.map((row) => row.replace(/ \| [^|]+\. Not certain; ask [^|]+$/, " | ")).toSorted()).toEqual(
      expected.toSorted(),
    );
    for (const { source, ask } of deadlineRules.filter((rule) => rule.ask))
      expect(textOf(limits)).toContain(`${source}. Not certain; ask ${ask}`);
  });

  test("rules that concern only some people are separate, and so are those for the practice and the insurer", () => {
    const groups = all(limits, "details:has(> table)").map((group) => all(group, "summary > *").map(textOf));
    expect(groups.map(([who]) => who)).toEqual(["You", "You, in some cases", "Our practice", "The insurer"]);
    expect(groups.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(deadlineRules.length);
  });

  test("everyone whom a claim is written to is named, with where to find the name, its source, and MVAIC last", () => {
    const whom = textOf(one(main, "#whom")).toLowerCase();
    for (const { to, find, source } of claim.addressees)
      for (const text of [to, find, source]) expect(whom).toContain(text.toLowerCase());
    const places = claim.addressees.map(({ to }) => whom.indexOf(to.toLowerCase()));
    expect(Math.max(...places)).toBe(
      whom.indexOf(claim.addressees.find(({ letter }) => !letter)?.to.toLowerCase() ?? ""),
    );
  });

  test("a blank letter names no injury, and stays in English when a browser translates the page", () => {
    const letter = one(main, "#blank [aria-label]");
    expect(letter.closest("[translate=no]") ?? letter.querySelector("[translate=no]")).not.toBeNull();
    expect(textOf(letter)).toContain("NF-2");
    expect(textOf(letter)).not.toMatch(/injur|pain|symptom|hospital|because/i);
  });

  test("the page says that the tool needs JavaScript, and what is there without it", () => {
    expect(all(main, "noscript").map(textOf).join(" ")).toContain("JavaScript is switched off. Everything is here");
  });
});

test("before any code there is one field, for the day, in a form that sends nothing", () => {
  const form = one(main, "astro-island form");
  expect(all(form, "input").map((input) => input.getAttribute("type"))).toEqual(["date"]);
  expect(form.getAttribute("method")).toBe("dialog");
});

test("the tool fetches the numbers that content/ has, the same as the table", () => {
  const { rules } = JSON.parse(readFileSync(new URL(`.${routes.claim}.json`, dist), "utf8")) as ClaimData;
  for (const { id, time } of rules.filter((rule) => rule.time)) {
    const { limit, unit } = deadlineRules.find((rule) => rule.id === id) ?? {};
    expect(time, id).toEqual({ limit, unit });
  }
});

test("the three former tools lead to the claim, in every language that had them", () => {
  for (const tool of ["deadlines", "who-pays", "notice-letter"])
    for (const language of ["", "/es", "/ru", "/zh-hans"])
      expect(redirects[`${language}/tools/${tool}` as keyof typeof redirects]).toBe(`${language}${routes.claim}`);
});
