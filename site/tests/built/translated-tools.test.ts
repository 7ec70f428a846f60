import { describe, expect, test } from "vitest";
import { askedDuty, dutyAndHints, ruleTime, sentences } from "#tools/deadlines/deadline-text.ts";
import { rulesInLanguage } from "#tools/deadlines/deadline-translations.ts";
import { translatedFinder } from "#tools/who-pays/finder-texts.ts";
import { languageHref } from "#languages/languages.ts";
import { longestParts } from "#tools/letter/notice-letter.ts";
import { toolIds, toolPath, type ToolId } from "#languages/translated-tools.ts";
import { resultItems } from "#tools/who-pays/who-pays.ts";
import { routes } from "#routes.ts";
import { all, hrefOf, one, pageAt, textOf } from "../support/built-pages.ts";
import { textsIn } from "../support/content-files.ts";
import { deadlineRules, englishTool, languages, practice, shownTool, whoPays } from "../support/content.ts";

/** A text normalized like `words` does. */
const plain = (text: string) => text.replace(/\s+/g, " ");

const tools = toolIds.flatMap((id) =>
  shownTool<ToolId>(id).map(({ texts, content, frame }) => ({ id, path: toolPath(id), texts, content, frame })),
);

describe.each(tools)("$path in $texts.language", ({ id, path, texts, content, frame }) => {
  const { furniture } = content;
  const { document, html } = pageAt(languageHref(texts.id, path));
  const main = one(document, "main");
  const source = languages.find(({ id }) => id === "en");

  test("states its language, and the page that it translates", () => {
    expect(document.documentElement.lang).toBe(texts.language);
    expect(html).toContain(`"inLanguage":"${texts.language}"`);
    expect(html).toContain(`"translationOfWork":{"@id":"${practice.site}${path}#page"}`);
  });

  test("says above an unchecked text, in both languages, that it is unchecked", () => {
    const { state } = texts;
    const said = state !== "checked" && [furniture[state], source?.furniture[state]].join("");
    if (said) expect(textOf(main).startsWith(said)).toBe(true);
    else expect(textOf(main).startsWith(texts.page.title)).toBe(true);
  });

  test("links to its English page and to the page of its language, which both link back", () => {
    const hrefs = all(document, "a").map(hrefOf);
    expect(hrefs).toContain(path);
    expect(hrefs).toContain(languageHref(texts.id));
    const back = all(pageAt(languageHref(texts.id)).document, "main a").find(
      (link) => hrefOf(link) === languageHref(texts.id, path),
    );
    expect(textOf(back)).toBe(texts.page.tool);
    expect(all(pageAt(path).document, "a").map(hrefOf)).toContain(languageHref(texts.id, path));
  });

  test("says what to do without JavaScript", () => {
    expect(textOf(one(main, "noscript"))).toBe(sentences(frame.switchedOff, texts.page.without));
  });

  test("has the English tool’s own texts only where they are marked as English", () => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of all(copy, "[lang=en]")) element.remove();
    // The letter is in English: its island has both languages.
    for (const island of all(copy, "astro-island")) island.removeAttribute("props");
    const said = [textOf(copy), copy.innerHTML].join(" ");
    const own = textsIn(englishTool(id)).filter((text) => text.includes(" ") && !/[{[]/.test(text));
    expect([...own, "Please call", "One moment", "could not start"].filter((text) => said.includes(text))).toEqual([]);
  });
});

describe.each(shownTool("who-pays"))("“Who pays?” in $texts.language", (tool) => {
  const { texts, frame } = tool;
  const { document } = pageAt(languageHref(texts.id, routes.whoPays));
  const main = one(document, "main");
  const { rules, texts: spoken } = translatedFinder(whoPays, tool);

  test("has the first question before any code, in a form that can send nothing", () => {
    const form = one(main, "#finder form");
    expect(textOf(one(form, "legend"))).toContain(rules.questions[0]?.text);
    expect(all(form, "label").map(textOf)).toEqual(rules.questions[0]?.options.map(({ label }) => label));
    expect(textOf(one(form, "button"))).toBe(texts.form.next);
  });

  test("marks sources and other English in it as English, and marks links to pages in English", () => {
    const source = resultItems(rules.results, spoken)[0]?.pairs.at(-1);
    expect(all(main, "#order [lang=en]").map(textOf)).toContain(source?.value);
    const links = all(main, "#finder aside a");
    expect(links.map((link) => textOf(link).endsWith(frame.inEnglish))).toEqual(links.map(() => true));
  });
});

describe.each(shownTool("deadlines"))("the dates in $texts.language", (tool) => {
  const { texts } = tool;
  const { document } = pageAt(languageHref(texts.id, routes.deadlines));
  const main = one(document, "main");
  const rules = rulesInLanguage(deadlineRules, tool.rules.limits);

  test("has the form before any code, with every question and day under its own label", () => {
    const form = one(main, "#dates form");
    const { form: asked } = texts;
    const questions = [asked.working, asked.drove, asked.vehicle, asked.fled, asked.public];
    expect(all(form, "label").map(textOf)).toEqual([
      `${asked.accident} *`,
      ...[...questions, ...Object.values(asked.days)].map(({ label }) => label),
    ]);
  });

  test("has each limit with the time of the English rule, for readers without code; its source is marked as English", () => {
    const rows = all(main, "#limits tr:has(td)");
    expect(rows.length).toBe(deadlineRules.length);
    for (const rule of rules) {
      const row = rows.find(
        (candidate) => textOf(candidate).includes(plain(rule.what)) && textOf(candidate).includes(rule.source),
      );
      const time = ruleTime({ ...rule, who: "you" }, texts);
      expect(textOf(row && one(row, "th"))).toBe(plain(time));
      expect(time).toContain(String(rule.limit));
      expect(all(row as Element, "[lang=en]").map(textOf)).toEqual([rule.source]);
    }
  });

  test("has a question, a duty and hints exactly where the English rule does", () => {
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
});

describe.each(shownTool("notice-letter"))("the letter tool in $texts.language", (tool) => {
  const { texts } = tool;
  const { document } = pageAt(languageHref(texts.id, routes.noticeLetter));
  const main = one(document, "main");
  const letter = one(main, `article[aria-label="${texts.letter.name}"]`);

  test("has the form in its language: each field with its label, none of them required", () => {
    const fields = all(main, "form :is(input, textarea)").map((field) => field.getAttribute("name") ?? "");
    expect(fields.toSorted()).toEqual(Object.keys(longestParts).toSorted());
    for (const [name, label] of Object.entries(texts.labels))
      expect(textOf(one(main, `label[for="${name}"]`))).toBe(plain(label));
    expect(all(main, "form [required]")).toEqual([]);
  });

  test("has the letter in English, marked so, and under each line what it means", () => {
    expect(letter.getAttribute("translate")).toBe("no");
    const copy = letter.cloneNode(true) as HTMLElement;
    for (const beside of all(copy, "[data-screen-only]")) beside.remove();
    const lines = all(
      one(pageAt(routes.noticeLetter).document, 'article[aria-label="Letter of notice"]'),
      "dt, h4, p",
    ).map(textOf);
    expect(all(copy, "dt, h4, p").map(textOf)).toEqual(lines);
    expect(all(copy, ":is(dt, h4, p) > [lang=en]").map(textOf)).toEqual(lines);
    const under = all(letter, ":is(dt, h4, p) > [data-screen-only]");
    expect(under.map((one) => one.closest("[lang=en]") === null && textOf(one).length > 0)).toEqual(
      lines.map(() => true),
    );
  });
});
