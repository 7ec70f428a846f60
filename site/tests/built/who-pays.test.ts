import { describe, expect, test } from "vitest";
import { resultItems, leftOutIn, mostQuestions } from "#tools/who-pays/who-pays.ts";
import { all, one, pageAt, textOf } from "../support/built-pages.ts";
import { coverageLimits, deadlineRules, facts, englishTool, whoPays } from "../support/content.ts";

const { document } = pageAt("/tools/who-pays");
const main = one(document, "main");
const order = one(main, "#order");
const finder = one(main, "#finder");
const { questions, results, short } = whoPays;
const leftOut = leftOutIn(coverageLimits);

describe("as text, without scripts", () => {
  test("every question is there in its order, with every answer", () => {
    const asked = all(order, "ol > li").map((item) => ({
      text: textOf(one(item, "h3")),
      answers: all(item, "li > b").map(textOf),
    }));
    expect(asked).toEqual(
      questions.map(({ text, options }, index) => ({
        text: `${index + 1}. ${text}`,
        answers: options.map(({ label }) => `${label}:`),
      })),
    );
  });

  test("every answer links to the question and to the results that the finder links to", () => {
    const numbers = questions.map(({ id }) => id);
    const said = all(order, "ol li li").map(textOf);
    const options = questions.flatMap((question) => question.options);
    expect(said).toHaveLength(options.length);
    for (const [index, { next, leads = [] }] of options.entries()) {
      for (const lead of leads) expect(said[index]).toContain(`${results.find(({ id }) => id === lead)?.title}.`);
      if (next) expect(said[index]).toContain(`Go on to question ${numbers.indexOf(next) + 1}.`);
      else expect(said[index]).not.toContain("Go on");
    }
  });

  test.each(resultItems(results, englishTool("who-pays")))(
    "$title is there with its texts and its source",
    ({ title, text, pairs }) => {
      expect(textOf(order)).toContain(title);
      expect(textOf(order)).toContain(text);
      for (const { term, value } of pairs) expect(textOf(order)).toContain(`${term}: ${value}`);
      expect(pairs.map(({ term }) => term)).toContain("Source");
    },
  );

  test("the short answer comes first, and who can be left out is said", () => {
    for (const point of short) expect(textOf(main)).toContain(point);
    expect(textOf(order)).toContain(leftOut.text);
    expect(textOf(order)).toContain(leftOut.source);
  });
});

test.each(["noticeLimit", "employerNotice", "boardClaim", "policeReport", "unknownVehicle", "uninsuredVehicle"])(
  "the time limit %s is there as content/deadline-rules.yaml has it",
  (id) => {
    expect(deadlineRules.map((rule) => rule.id as string)).toContain(id);
    expect(textOf(order)).toContain(facts[id]);
  },
);

test("the first question is there before any code, in a form that can send nothing", () => {
  const form = one(finder, "form");
  expect(textOf(one(form, "legend"))).toBe(
    `Question 1 of up to ${mostQuestions(whoPays, questions[0])} ${questions[0]?.text}`,
  );
  expect(all(form, "input").map((input) => input.getAttribute("type"))).toEqual(["radio", "radio", "radio"]);
  expect(all(form, "[checked]")).toEqual([]);
  expect(textOf(one(finder, "noscript"))).toContain("All questions are below as text.");
});

test("the page never says that someone is covered or not, and says what is uncertain", () => {
  expect(textOf(main)).not.toMatch(/\byou are (not )?covered\b|\bwill (not )?pay\b|\bguarantee/i);
  expect(textOf(order)).toContain("Whether it helps when none took part is not certain.");
  expect(textOf(order)).toContain("Not sure? Ask your employer or the Workers’ Compensation Board.");
});

test("MVAIC is called a fund set up by state law, and not the State Fund, which is another one", () => {
  expect(textOf(main)).toContain("MVAIC, a fund set up by state law");
  expect(textOf(main)).not.toMatch(/\bstate(’s)? (accident )?fund\b/i);
});
