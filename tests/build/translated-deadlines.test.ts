import { describe, expect, test } from "vitest";
import { rulesInLanguage, rulesOf } from "#domain/deadline-translations.ts";
import { askedDuty, dutyAndHints, ruleTime, sentences } from "#domain/deadline-text.ts";
import { languageHref } from "#domain/languages.ts";
import { routes } from "#routes.ts";
import { all, builtFiles, hrefOf, one, pageAt, words } from "../support/built-pages.ts";
import { deadlineRules, englishTool, languages, practice, shownTool } from "../support/content.ts";

/** A text as `words` reads it. */
const plain = (text: string) => text.replace(/\s+/g, " ");

const english = pageAt(routes.deadlines);
const tools = shownTool("deadlines");

describe.each(tools)("the dates in $texts.language", (tool) => {
  const { texts, frame, content } = tool;
  const path = languageHref(texts.id, routes.deadlines);
  const { document, html } = pageAt(path);
  const main = one(document, "main");
  const rules = rulesInLanguage(deadlineRules, texts);
  const written = rulesOf(texts);

  test("says in which language it is, and what it is a translation of, and both heads name the other", () => {
    expect(document.documentElement.lang).toBe(texts.language);
    expect(html).toContain(`"inLanguage":"${texts.language}"`);
    expect(html).toContain(`"translationOfWork":{"@id":"${practice.site}${routes.deadlines}#page"}`);
    expect(hrefOf(one(document, "link[rel=canonical]"))).toBe(practice.site + path);
    const alternates = all(document, "link[rel=alternate][hreflang]").map(hrefOf);
    expect(alternates).toContain(practice.site + routes.deadlines);
    expect(alternates).toContain(practice.site + path);
    expect(all(english.document, "a").map(hrefOf)).toContain(path);
  });

  test("says over a text that is not checked, in both languages, that it is not", () => {
    const { state } = texts;
    const source = languages.find(({ id }) => id === "en");
    const said = state !== "checked" && [content.furniture[state], source?.furniture[state]].join("");
    expect(words(main).startsWith(said || texts.page.title)).toBe(true);
  });

  test("has the form before any code, with every question and day under its own label", () => {
    const form = one(main, "#dates form");
    const { form: asked } = texts;
    const questions = [asked.working, asked.drove, asked.vehicle, asked.fled, asked.public];
    expect(all(form, "label").map(words)).toEqual([
      `${asked.accident} *`,
      ...[...questions, ...Object.values(asked.days)].map(({ label }) => label),
    ]);
    expect(words(one(main, "#dates noscript"))).toBe(sentences(frame.switchedOff, texts.page.without));
  });

  test("has each limit with the time of the English rule, for readers without code; its source is marked as English", () => {
    const rows = all(main, "#limits tr:has(td)");
    expect(rows.length).toBe(deadlineRules.length);
    for (const rule of rules) {
      const row = rows.find(
        (candidate) => words(candidate).includes(plain(rule.what)) && words(candidate).includes(rule.source),
      );
      const time = ruleTime({ ...rule, who: "you" }, texts);
      expect(words(row && one(row, "th"))).toBe(plain(time));
      expect(time).toContain(String(rule.limit));
      expect(all(row as Element, "[lang=en]").map(words)).toEqual([rule.source]);
    }
  });

  test("asks, says its duty and its hints where the English rule does", () => {
    for (const [index, rule] of rules.entries()) {
      const source = deadlineRules[index];
      expect(source && [askedDuty(source).asked !== undefined, dutyAndHints(source).length], rule.id).toEqual([
        askedDuty(rule).asked !== undefined,
        dutyAndHints(rule).length,
      ]);
    }
    const groups = (list: typeof rules) =>
      list.map((rule) => list.findIndex((other) => askedDuty(other).asked === askedDuty(rule).asked));
    expect(groups(rules), "the same question is asked in the same words").toEqual(groups(deadlineRules));
  });

  test("says what helps when a date has passed, how days count, and what no table holds", () => {
    for (const { text } of [...written.late, ...written.counting, ...written.short, ...written.untimed])
      expect(words(main)).toContain(plain(text));
    for (const part of ["#limits", "#late", "#dates form"])
      expect(words(one(main, part))).not.toMatch(/[{}#]|\.\.|plural/);
  });

  test("says nothing of the English tool’s own texts, nor does its island", () => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of all(copy, "[lang=en]")) element.remove();
    const island = one(main, "astro-island");
    const said = [words(copy), island.getAttribute("props"), island.innerHTML].join(" ");
    const { form, table } = englishTool("deadlines");
    for (const text of [form.show, form.accident, form.known, table.title, table.open, "Please call", "One moment"])
      expect(said).not.toContain(text);
  });
});

test.runIf(tools.length > 0)("each language has a file of its own, and English readers are given none", () => {
  const files = builtFiles.filter((file) => /\/deadlines-[\w-]+\.[\w-]+\.js$/.test(file));
  expect(files.length).toBe(tools.length);
  expect(english.html).not.toMatch(/translated|\/deadlines-[a-z]/i);
});
