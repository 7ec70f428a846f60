import { describe, expect, test } from "vitest";
import { payerTexts, type PayerFacts } from "#domain/payer-texts.ts";
import { payerTitles, type PayerId } from "#domain/payers.ts";
import { questions } from "#domain/who-pays.ts";
import { all, one, pageAt, words } from "../support/built-pages.ts";
import { deadlineRules, facts } from "../support/content.ts";

const { document, html } = pageAt("/tools/who-pays");
const main = one(document, "main");
const order = one(main, "#order");
const finder = one(main, "#finder");

describe("as text, without any script", () => {
  test("every question stands there in its order, with every answer", () => {
    const asked = all(order, "ol > li").map((item) => ({
      text: words(one(item, "h3")),
      answers: all(item, "li > b").map(words),
    }));
    expect(asked).toEqual(
      Object.values(questions).map(({ text, options }, index) => ({
        text: `${index + 1}. ${text}`,
        answers: options.map(({ label }) => `${label}:`),
      })),
    );
  });

  test("every answer leads to the question and to the payers that the finder leads to", () => {
    const numbers = Object.keys(questions);
    const leads = all(order, "ol li li").map(words);
    const options = Object.values(questions).flatMap((question) => question.options);
    expect(leads).toHaveLength(options.length);
    for (const [index, { next, payers = [] }] of options.entries()) {
      for (const payer of payers) expect(leads[index]).toContain(payerTitles[payer]);
      if (next) expect(leads[index]).toContain(`Go on to question ${numbers.indexOf(next) + 1}.`);
      else expect(leads[index]).not.toContain("Go on");
    }
  });

  test.each(Object.entries(payerTexts(facts as PayerFacts)))("%s stands there with its texts", (payer, texts) => {
    expect(words(order)).toContain(payerTitles[payer as PayerId]);
    for (const text of [texts.why, texts.find, texts.send]) expect(words(order)).toContain(text);
  });
});

test.each(["noticeLimit", "employerNotice", "boardClaim", "policeReport", "unknownVehicle", "uninsuredVehicle"])(
  "the time limit %s stands there as content/deadline-rules.yaml has it",
  (id) => {
    expect(deadlineRules.map((rule) => rule.id as string)).toContain(id);
    expect(words(order)).toContain(facts[id]);
  },
);

test("the first question is there before any code, in a form that can send nothing", () => {
  const form = one(finder, "form");
  expect(form.getAttribute("method")).toBe("dialog");
  expect(form.hasAttribute("action")).toBe(false);
  expect(words(one(form, "legend"))).toBe(questions.working.text);
  expect(all(form, "input").map((input) => input.getAttribute("type"))).toEqual(["radio", "radio", "radio"]);
  expect(all(form, "[checked]")).toEqual([]);
  expect(words(one(finder, "noscript"))).toContain("all of them stand below as text");
});

test("no one is told that they are covered or not, and what is not certain is said so", () => {
  expect(words(main)).not.toMatch(/\byou are (not )?covered\b|\bwill (not )?pay\b|\bguarantee/i);
  expect(words(order)).toContain("Whether it helps when none took part is not certain.");
  expect(words(order)).toContain("Not sure? Ask your employer or the Workers’ Compensation Board.");
  expect(words(order)).toContain("Ask your own car insurer which one pays first.");
});

test("the page says what every tool says, and where it stands", () => {
  expect(words(finder)).toContain("nothing is stored, and nothing is sent");
  expect(words(one(main, 'nav[aria-label="Breadcrumb"]'))).toContain("Tools");
  expect(html).toContain('"@type":"BreadcrumbList"');
});
