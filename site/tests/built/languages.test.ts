import { describe, expect, test } from "vitest";
import { directionOf, languageHref } from "#languages/languages.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import { all, builtPages, englishPages, hrefOf, languagePages, one, pageAt, textOf } from "../support/built-pages.ts";
import { languages, letters, offices, practice, shownLanguages, shownToolPaths } from "../support/content.ts";

const english = languages.find(({ id }) => id === "en");
const namesOn = (part: ParentNode) =>
  all(part, "a[lang]:not([lang=en])").map((link) => [hrefOf(link), link.getAttribute("lang"), textOf(link)]);
const links = shownLanguages.map(({ id, language, name }) => [languageHref(id), language, name]);

test("there is a page for each language that may be shown, a tool where it may be, and no other", () => {
  expect(languagePages.map(({ route }) => route).sort()).toEqual(
    [...shownLanguages.map(({ id }) => languageHref(id)), ...shownToolPaths].sort(),
  );
});

/** From a tool, to the same tool in each language that has it. */
const linksFrom = (route: string) =>
  links.map(([href = "", ...rest]) => [shownToolPaths.includes(href + route) ? href + route : href, ...rest]);

test.each(englishPages)("$route ends with the languages by their own names", ({ document, route }) => {
  expect(namesOn(one(document, "body > footer"))).toEqual(linksFrom(route));
});

test.each(englishPages)("$route also begins with them, if any, in a closed menu", ({ document, route }) => {
  const menus = all(document, "main > div:first-child details");
  expect(menus.map(namesOn)).toEqual(links.length > 0 ? [linksFrom(route)] : []);
  for (const summary of menus.map((menu) => one(menu, "summary"))) {
    expect(textOf(summary)).toMatch(/^Languages:/);
    const named = all(summary, "[lang]").map((name) => [name.getAttribute("lang"), textOf(name)]);
    expect(named).toEqual(links.slice(0, 3).map(([, ...name]) => name));
  }
});

describe.each(shownLanguages)("$language", (content) => {
  const { document, html } = pageAt(languageHref(content.id));
  const root = document.documentElement;
  const main = one(document, "main");
  const { sections, furniture } = content;

  test("states its language for the browser, for programs and for social sites", () => {
    expect(root.lang).toBe(content.language);
    expect(root.getAttribute("dir") ?? "ltr").toBe(directionOf(content.language));
    expect(html).toContain(`"inLanguage":"${content.language}"`);
    expect(one(document, 'meta[property="og:locale"]').getAttribute("content")).toMatch(
      new RegExp(`^${content.language.slice(0, 2)}_[A-Z]{2}$`),
    );
  });

  test("speaks of an interpreter only where the practice has one", () => {
    expect(textOf(main).includes(sections.interpreter.text)).toBe(practice.interpreterFor.includes(content.id));
  });

  test("says above an unchecked text, in both languages, that it is unchecked, and nothing above a checked one", () => {
    const notes = (["draft", "translated"] as const).map((state) => [furniture[state], english?.furniture[state]]);
    const shown = notes.filter((pair) => textOf(main).startsWith(pair.join("")));
    const { state } = content;
    expect(shown).toEqual(state === "checked" ? [] : [[furniture[state], english?.furniture[state]]]);
  });

  test("begins with the practice's line, and has 911, every other line and each address as it is written here", () => {
    const called = all(main, "a[href^='tel:']").map(hrefOf);
    const lines = [practice, ...offices].map(({ phone }) => telHref(phone));
    expect(called).toEqual([lines[0], "tel:911", ...lines]);
    for (const { phone } of [practice, ...offices]) {
      const link = all(main, "a").find((candidate) => textOf(candidate) === readablePhone(phone));
      expect(link?.getAttribute("dir")).toBe("ltr");
    }
    for (const { street, zip } of offices) {
      const address = all(main, "address").find((one) => textOf(one).includes(street));
      expect(textOf(address)).toContain(zip);
      expect([address?.getAttribute("lang"), address?.getAttribute("dir")]).toEqual(["en", "ltr"]);
    }
  });

  test("has the same contact details in its footer as the English pages", () => {
    const reached = (page: Document) =>
      all(one(page, "body > footer"), "address")
        .flatMap((one) => all(one, "a"))
        .map(hrefOf);
    expect(reached(document)).toEqual(reached(pageAt(routes.home).document));
    expect(reached(document)).toHaveLength(2 + offices.length);
  });

  test("names each letter of the insurer with the English text at its top", () => {
    const tops = all(one(main, "#letters"), "[lang=en]").map(textOf);
    expect(tops).toEqual(sections.letters.items.map(({ id }) => letters.find((letter) => letter.id === id)?.head));
  });

  test("links to English and to the other languages, without detecting the reader's", () => {
    const hrefs = all(document, "a").map(hrefOf);
    expect(hrefs).toContain(routes.patients);
    const others = links.filter(([href]) => href !== languageHref(content.id));
    expect(namesOn(one(document, "body > footer"))).toEqual(others);
    expect(html).not.toMatch(/navigator\.language|localStorage|document\.cookie|<astro-island/);
  });

  test("has a skip link, a header, a bar and a footer without text of the English shell", () => {
    const copy = document.cloneNode(true) as Document;
    for (const element of all(copy, "main, script, style, [lang=en], [data-print-only], a[href='/']")) element.remove();
    expect(textOf(copy.body)).toContain(furniture.skip);
    expect(textOf(copy.body)).not.toMatch(/\b(call|menu|schedule|quick links|visit|skip|search)\b/i);
  });

  test("keeps a number on one line with its unit, and the name of a form in one", () => {
    const copy = main.cloneNode(true) as Element;
    for (const whole of all(copy, "[lang=en], [data-keep], a")) whole.remove();
    const texts = all(copy, "section").map((part) => part.textContent ?? "");
    expect(texts.filter((text) => /\d \p{L}| —|NF-\d|No-Fault/u.test(text))).toEqual([]);
  });
});

test("only pages in another language have their styles", () => {
  const named = builtPages.filter(({ html }) => html.includes("[data-script="));
  expect(named).toEqual(languagePages);
});
