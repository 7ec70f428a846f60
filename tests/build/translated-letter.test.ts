import { describe, expect, test } from "vitest";
import { languageHref } from "#domain/languages.ts";
import { letterPage } from "#domain/letter-texts.ts";
import { longestParts } from "#domain/notice-letter.ts";
import { routes } from "#routes.ts";
import { all, builtFiles, one, pageAt, words } from "../support/built-pages.ts";
import { englishTool, shownTool } from "../support/content.ts";

const english = pageAt(routes.noticeLetter);
const letters = shownTool("notice-letter");
const plain = (text: string) => text.replace(/\s+/g, " ");

describe.each(letters)("the letter tool in $texts.language", (tool) => {
  const { texts } = tool;
  const { document } = pageAt(languageHref(texts.id, routes.noticeLetter));
  const main = one(document, "main");
  const letter = one(main, `article[aria-label="${texts.letter.name}"]`);

  test("has the form in its language: each field with its label, none of them required", () => {
    const fields = all(main, "form :is(input, textarea)").map((field) => field.getAttribute("name") ?? "");
    expect(fields.toSorted()).toEqual(Object.keys(longestParts).toSorted());
    for (const [name, label] of Object.entries(texts.labels))
      expect(words(one(main, `label[for="${name}"]`))).toBe(plain(label));
    expect(all(main, "form [required]")).toEqual([]);
  });

  test("has the letter in English, marked so, and under each line what it means", () => {
    expect(letter.getAttribute("translate")).toBe("no");
    const copy = letter.cloneNode(true) as HTMLElement;
    for (const beside of all(copy, "[data-screen-only]")) beside.remove();
    const lines = all(one(english.document, 'article[aria-label="Letter of notice"]'), "dt, h4, p").map(words);
    expect(all(copy, "dt, h4, p").map(words)).toEqual(lines);
    expect(all(copy, ":is(dt, h4, p) > [lang=en]").map(words)).toEqual(lines);
    const under = all(letter, ":is(dt, h4, p) > [data-screen-only]");
    expect(under.map((one) => one.closest("[lang=en]") === null && words(one).length > 0)).toEqual(
      lines.map(() => true),
    );
  });

  test("has what the page says beside the tool, without a number left out", () => {
    const { lead, short, about } = letterPage(tool);
    const copy = main.cloneNode(true) as HTMLElement;
    for (const script of all(copy, "script")) script.remove();
    const said = words(copy);
    for (const text of [lead, ...short, ...about.filter(({ id }) => id !== "fund").map(({ title }) => title)])
      expect(said).toContain(plain(text));
    for (const { text } of about) expect(said).toContain(plain(text));
    for (const step of texts.send.steps) expect(said).toContain(plain(step));
    expect(said).not.toMatch(/[{}#[\]]/);
  });

  test("says nothing of the English tool’s own texts but in the letter", () => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of all(copy, "[lang=en]")) element.remove();
    const island = one(main, "astro-island");
    const said = [words(copy), island.getAttribute("props")].join(" ");
    const { form, labels, steps, folded, paper, errors } = englishTool("notice-letter");
    for (const text of [form, labels, steps, folded, paper, errors].flatMap((texts) => Object.values<string>(texts)))
      if (text.length > 8) expect(said).not.toContain(text);
  });
});

test.runIf(letters.length > 0)("each language has a file of its own, and the English page names none", () => {
  const files = builtFiles.filter((file) => /\/notice-letter-[\w-]+\.[\w-]+\.js$/.test(file));
  expect(files.length).toBe(letters.length);
  expect(english.html).not.toMatch(/Translated|notice-letter-[a-z]/);
});
