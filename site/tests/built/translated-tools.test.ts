import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languageHref } from "#languages/languages.ts";
import { toolIds, toolPath, type ToolId } from "#languages/translated-tools.ts";
import { sentences } from "#practice/sentences.ts";
import { routes } from "#routes.ts";
import type { ClaimData } from "#tools/claim/claim-texts.ts";
import { all, dist, hrefOf, one, pageAt, textOf } from "../support/built-pages.ts";
import { textsIn } from "../support/content-files.ts";
import { deadlineRules, englishTool, languages, practice, shownTool } from "../support/content.ts";

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

  test("says what is there without JavaScript", () => {
    expect(all(main, "noscript").map(textOf).join(" ")).toContain(sentences(frame.switchedOff, texts.page.without));
  });

  test("has the English tool’s own texts only where they are marked as English", () => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of all(copy, "[lang=en]")) element.remove();
    const said = [textOf(copy), copy.innerHTML].join(" ");
    // The lines of the letter are in English, as the insurer reads them.
    const { names: _, ...english } = englishTool(id);
    const own = textsIn(english).filter((text) => text.includes(" ") && !/[{[]/.test(text));
    expect([...own, "Please call", "One moment", "could not start"].filter((text) => said.includes(text))).toEqual([]);
  });
});

describe.each(shownTool("claim"))("the claim in $texts.language", ({ texts, rules }) => {
  const main = one(pageAt(languageHref(texts.id, routes.claim)).document, "main");

  test("has each limit with the time of the English rule, for readers without code; its source is marked as English", () => {
    const rows = all(main, "#limits tr:has(td)");
    expect(rows.length).toBe(deadlineRules.length);
    for (const { id, what } of rules.limits) {
      const { limit, source } = deadlineRules.find((rule) => rule.id === id) ?? {};
      const row = rows.find((one) => textOf(one).includes(plain(what)) && textOf(one).includes(source ?? ""));
      expect(textOf(row && one(row, "th")), id).toContain(String(limit));
      expect(all(row as Element, "[lang=en]").map(textOf)).toEqual([source]);
    }
  });

  test("works with the days and cases of the English tool, and with texts of its language alone", () => {
    const read = (path: string) => JSON.parse(readFileSync(new URL(`.${path}.json`, dist), "utf8")) as ClaimData;
    const own = read(languageHref(texts.id, routes.claim));
    const english = read(routes.claim);
    expect(own.rules).toEqual(english.rules);
    const ids = ({ steps, addressees, questions }: ClaimData) =>
      [steps, addressees, questions].map((all) => all.map(({ id }) => id));
    expect(ids(own)).toEqual(ids(english));
    expect(own.steps.filter(({ title }, index) => title === english.steps[index]?.title)).toEqual([]);
  });

  test("has the blank letter in English, marked so, with what it means", () => {
    const letter = one(main, "#blank [aria-label]");
    expect(letter.getAttribute("lang")).toBe("en");
    expect(all(letter, `[lang=${texts.language}]`).length).toBeGreaterThan(10);
    expect(textOf(letter)).toContain(plain(rules.sentences.notice));
  });
});
