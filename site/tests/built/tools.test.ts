import { describe, expect, test } from "vitest";
import { longestParts } from "#tools/letter/notice-letter.ts";
import { englishSources, sourceText } from "#content/source-and-review.ts";
import { mostQuestions, resultItems } from "#tools/who-pays/who-pays.ts";
import { routes } from "#routes.ts";
import { all, one, pageAt, textOf } from "../support/built-pages.ts";
import { deadlineRules, englishTool, facts, whoPays } from "../support/content.ts";

const mainOf = (route: string) => one(pageAt(route).document, "main");

describe("the dates", () => {
  const main = mainOf(routes.deadlines);
  const limits = one(main, "#limits");

  test("every rule of content/ is in the table with its time, its source and how sure it is, without any script", () => {
    const rows = all(limits, "tr:has(td)").map((row) => all(row, "th, td").map(textOf).join(" | "));
    const expected = deadlineRules.map((rule) =>
      [`${facts[rule.id]} from ${rule.from}`, `${rule.what}.`, sourceText(rule, englishSources)].join(" | "),
    );
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  test("rules that concern only some people are separate, and so are those for the practice and the insurer", () => {
    const count = (who: string, some: boolean) =>
      deadlineRules.filter((rule) => rule.who === who && (rule.concerns !== undefined) === some).length;
    const groups = all(limits, "details:has(> table)").map((group) => [
      ...all(group, "summary > *").map(textOf),
      all(group, "tr:has(td)").length,
    ]);
    expect(groups).toEqual([
      ["You", `${count("you", false)}`, count("you", false)],
      ["You, in some cases", `${count("you", true)}`, count("you", true)],
      ["Our practice", `${count("practice", false)}`, count("practice", false)],
      ["The insurer", `${count("insurer", false)}`, count("insurer", false)],
    ]);
  });

  test("without script the page says that the tool cannot work, and where the limits are", () => {
    expect(textOf(one(main, "#dates noscript"))).toMatch(
      /JavaScript is switched off.+The table below has the main limits/,
    );
  });

  test("only the day of the accident must be entered, and every question can be left unsure", () => {
    const form = one(main, "form");
    const folded = all(form, "details label").map(textOf);
    const labels = all(form, "label").map(textOf);
    expect(labels.filter((label) => !folded.includes(label))).toEqual(["Date of the accident *"]);
    for (const select of all(form, "select")) expect(textOf(one(select, "option[value='']"))).toBe("Not sure");
  });

  test("the tool gets the numbers from content/, the same as the table", () => {
    const given = one(main, "astro-island").getAttribute("props") ?? "";
    const numbers = [...given.matchAll(/"id":\[0,"(\w+)"\]|"limit":\[0,(\d+)\]/g)].map(([, id, limit]) => id ?? limit);
    const used = deadlineRules.filter(({ event, concerns }) => event !== "other" || concerns);
    for (const { id, limit } of used) expect(numbers.join(" "), id).toContain(`${limit} ${id}`);
  });
});

describe("who pays", () => {
  const main = mainOf(routes.whoPays);
  const order = one(main, "#order");
  const { questions, results } = whoPays;

  test("without scripts every answer names the question and the results that the tool goes on to", () => {
    const said = all(order, "ol li li").map(textOf);
    const options = questions.flatMap((question) => question.options);
    expect(said).toHaveLength(options.length);
    for (const [index, { next, leads = [] }] of options.entries()) {
      for (const lead of leads) expect(said[index]).toContain(`${results.find(({ id }) => id === lead)?.title}.`);
      const following = questions.findIndex(({ id }) => id === next) + 1;
      expect(/Go on to question (\d+)\./.exec(said[index] ?? "")?.[1]).toBe(next && `${following}`);
    }
  });

  test.each(resultItems(results, englishTool("who-pays")))("$title has its source", ({ pairs }) => {
    expect(pairs.map(({ term }) => term)).toContain("Source");
    for (const { term, value } of pairs) expect(textOf(order)).toContain(`${term}: ${value}`);
  });

  test.each(["noticeLimit", "employerNotice", "boardClaim", "policeReport", "unknownVehicle", "uninsuredVehicle"])(
    "the time limit %s is there as content/deadline-rules.yaml has it",
    (id) => {
      expect(textOf(order)).toContain(facts[id]);
    },
  );

  test("the first question is there before any code, in a form that can send nothing", () => {
    const form = one(main, "#finder form");
    const most = mostQuestions(whoPays, questions[0]);
    expect(textOf(one(form, "legend"))).toBe(`Question 1 of up to ${most} ${questions[0]?.text}`);
    expect(all(form, "input").map((input) => input.getAttribute("type"))).toEqual(["radio", "radio", "radio"]);
    expect(all(form, "[checked]")).toEqual([]);
    expect(textOf(one(main, "#finder noscript"))).toContain("All questions are below as text.");
  });
});

describe("the notice letter", () => {
  const main = mainOf(routes.noticeLetter);
  const letter = one(main, 'article[aria-label="Letter of notice"]');

  test("without scripts the letter has a line to fill in for everything that the rule requires", () => {
    // Date, signature and delivery are not fields; e2e/notice-letter.spec.ts checks every label with its value.
    expect(all(letter, "dt")).toHaveLength(Object.keys(longestParts).length + 3);
    const blank = "(a blank line to fill in by hand)";
    const values = all(letter, "dd").map(textOf);
    expect(values.pop()).toBe(`Certified mail no. ${blank}Fax or email to ${blank}`);
    expect(new Set(values)).toEqual(new Set([blank]));
    expect(textOf(one(main, "noscript"))).toContain("Print this page");
  });

  test("the letter stays in English when a browser translates the page, and names no injury", () => {
    expect(letter.getAttribute("translate")).toBe("no");
    expect(textOf(letter)).not.toMatch(/injur|pain|symptom|hospital|because/i);
  });

  test("every part of the letter has one field with a label, none must be filled in, and most are folded away", () => {
    const fields = all(main, "form input, form textarea").map((field) => field.getAttribute("name"));
    expect(fields.toSorted()).toEqual(Object.keys(longestParts).toSorted());
    for (const name of fields) expect(textOf(one(main, `label[for="${name}"]`))).not.toBe("");
    expect(all(main, "form [required]")).toEqual([]);
    const open = all(main, "form :is(input, textarea)").filter((field) => !field.closest("details"));
    expect(open.map((field) => field.getAttribute("name"))).toEqual([
      "name",
      "address",
      "insurer",
      "accident",
      "place",
      "account",
    ]);
  });

  test("right under the letter’s button are the steps that follow, how to send it among them", () => {
    const button = all(main, "button").find((one) => textOf(one) === "Print or save as PDF");
    const print = button?.closest("form")?.parentElement;
    expect(textOf(print?.nextElementSibling)).toMatch(/^How to send it.*certified mail or fax/);
  });
});
