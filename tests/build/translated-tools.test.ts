import { describe, expect, test } from "vitest";
import { dayProblemTexts } from "#domain/calendar-days.ts";
import { sentences } from "#domain/deadline-text.ts";
import { translatedFinder } from "#domain/finder-texts.ts";
import { languageHref } from "#domain/languages.ts";
import { toolIds, toolPath, type ToolId } from "#domain/translated-tools.ts";
import { resultItems } from "#domain/who-pays.ts";
import { routes } from "#routes.ts";
import { all, builtFiles, hrefOf, one, pageAt, words } from "../support/built-pages.ts";
import { englishTool, languages, practice, shownTool, toolFrame, whoPays } from "../support/content.ts";

/** A text as `words` reads it. */
const plain = (text: string) => text.replace(/\s+/g, " ");

const english = pageAt(routes.whoPays);

const tools = toolIds.flatMap((id) =>
  shownTool<ToolId>(id).map(({ texts, content, frame }) => ({ path: toolPath(id), texts, content, frame })),
);

describe.each(tools)("$path in $texts.language", ({ path, texts, content, frame }) => {
  const { furniture } = content;
  const { document, html } = pageAt(languageHref(texts.id, path));
  const main = one(document, "main");
  const source = languages.find(({ id }) => id === "en");

  test("says in which language it is, and what it is a translation of", () => {
    expect(document.documentElement.lang).toBe(texts.language);
    expect(html).toContain(`"inLanguage":"${texts.language}"`);
    expect(html).toContain(`"translationOfWork":{"@id":"${practice.site}${path}#page"}`);
    expect(hrefOf(one(document, "link[rel=canonical]"))).toBe(practice.site + languageHref(texts.id, path));
  });

  test("says over a text that is not checked, in both languages, that it is not", () => {
    const { state } = texts;
    const said = state !== "checked" && [furniture[state], source?.furniture[state]].join("");
    if (said) expect(words(main).startsWith(said)).toBe(true);
    else expect(words(main).startsWith(texts.page.title)).toBe(true);
  });

  test("leads to its English page and to the page of its language, which leads back", () => {
    const hrefs = all(document, "a").map(hrefOf);
    expect(hrefs).toContain(path);
    expect(hrefs).toContain(languageHref(texts.id));
    const back = all(pageAt(languageHref(texts.id)).document, "main a").find(
      (link) => hrefOf(link) === languageHref(texts.id, path),
    );
    expect(words(back)).toBe(texts.page.tool);
  });

  test("says what helps where there is no code", () => {
    expect(words(one(main, "noscript"))).toBe(sentences(frame.switchedOff, texts.page.without));
  });
});

describe.each(shownTool("who-pays"))("“Who pays?” in $texts.language", (tool) => {
  const { texts, frame } = tool;
  const { document } = pageAt(languageHref(texts.id, routes.whoPays));
  const main = one(document, "main");
  const { rules, texts: spoken } = translatedFinder(whoPays, tool);

  test("has the first question before any code, in a form that can send nothing", () => {
    const form = one(main, "#finder form");
    expect(words(one(form, "legend"))).toContain(rules.questions[0]?.text);
    expect(all(form, "label").map(words)).toEqual(rules.questions[0]?.options.map(({ label }) => label));
    expect(words(one(form, "button"))).toBe(texts.form.next);
  });

  test("has every question, answer and result as text, for readers without code and on paper", () => {
    const said = words(one(main, "#order"));
    for (const { text, options } of rules.questions) {
      expect(said).toContain(plain(text));
      for (const { label } of options) expect(said).toContain(plain(`${label}:`));
    }
    for (const { title, text, pairs } of resultItems(rules.results, spoken)) {
      expect(said).toContain(plain(title));
      expect(said).toContain(plain(text));
      for (const { term, value } of pairs) expect(said).toContain(plain(`${term}: ${value}`));
    }
    expect(said).not.toMatch(/[{}#]/);
  });

  test("marks sources and other English in it as English, and says of a link that goes on in English that it does", () => {
    const source = resultItems(rules.results, spoken)[0]?.pairs.at(-1);
    expect(all(main, "#order [lang=en]").map(words)).toContain(source?.value);
    const links = all(main, "#finder aside a");
    expect(links.map((link) => words(link).endsWith(frame.inEnglish))).toEqual(links.map(() => true));
  });

  test("says nothing of the English tool’s own texts, nor does its island", () => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of all(copy, "[lang=en]")) element.remove();
    const island = one(main, "astro-island");
    const said = [words(copy), island.getAttribute("props"), island.innerHTML].join(" ");
    const own = Object.values(englishTool("who-pays").form).filter((text) => text.length > 8 && !text.includes("{"));
    for (const text of [...own, "Please call", "One moment", "could not start"]) expect(said).not.toContain(text);
  });
});

test.runIf(shownTool("who-pays").length > 0)(
  "each language has a file of its own, and no file of English readers names one",
  () => {
    const files = builtFiles.filter((file) => /\/who-pays-[\w-]+\.[\w-]+\.js$/.test(file));
    expect(files.length).toBe(shownTool("who-pays").length);
    expect(english.html).not.toMatch(/translated|who-pays-[a-z]/i);
    const english404 = one(english.document, "astro-island").getAttribute("component-url");
    expect(english404).not.toContain("Translated");
  },
);

test("what the English tool says while its code is late is what others translate", () => {
  const status = one(english.document, "#finder [data-waiting]");
  const { waiting, failed } = toolFrame;
  expect([status.getAttribute("data-waiting"), status.getAttribute("data-failed")?.replace(/ +/g, " ")]).toEqual([
    waiting,
    failed,
  ]);
});

test("what English tools say of a wrong day is what others translate", () => {
  expect(toolFrame.days).toEqual(dayProblemTexts);
});
