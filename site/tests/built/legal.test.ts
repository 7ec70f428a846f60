import { describe, expect, test } from "vitest";
import { legalPages } from "#routes.ts";
import { readableDay } from "#practice/day.ts";
import { all, hrefOf, one, pageAt, textOf } from "../support/built-pages.ts";
import { legalNotices, practice } from "../support/content.ts";

const { participation } = practice;
const pageOf = (id: string) => legalPages[id as keyof typeof legalPages];
const written = (id: string) => legalNotices.some((notice) => notice.id === id);

describe.each(legalNotices)("the notice $id", ({ id, effective, version, line = "", taglines = [], text }) => {
  const { document } = pageAt(pageOf(id).href);
  const main = one(document, "main");

  test("has its title, effective date and version", () => {
    expect(textOf(one(main, "h1"))).toBe(pageOf(id).label);
    expect(textOf(main)).toContain(`In effect since ${readableDay(effective)}. Version: ${version}.`);
    expect(textOf(main)).toContain(line);
  });

  test("shows every heading and paragraph of its text, without a link to the glossary within", () => {
    const blocks = text.split(/\n{2,}/).filter((block) => !/^(\||-|\d)/.test(block));
    for (const block of blocks) expect(textOf(main)).toContain(block.replace(/^#+ |\*\*/g, "").replace(/\s+/g, " "));
    expect(all(main, 'a[href^="/glossary"]')).toEqual([]);
  });

  test("has each tagline in its own language and text direction", () => {
    // Those in the language menu are links.
    const parts = all(main, "[lang]:not(a)");
    const shown = parts.map((part) => [part.getAttribute("lang"), textOf(part)]);
    expect(shown).toEqual(taglines.map(({ language, name, text: line }) => [language, `${name}${line}`]));
    for (const part of parts)
      expect(part.getAttribute("dir")).toBe(part.matches("[lang=ur], [lang=ar], [lang=yi]") ? "rtl" : "ltr");
  });
});

test("/privacy links to the Notice of Privacy Practices when there is one", () => {
  const links = all(one(pageAt("/privacy").document, "main"), "a").map(hrefOf);
  expect(links.includes("/privacy-practices")).toBe(written("privacy-practices"));
});

test("/insurance names the plans and hospitals of the practice and links to the notice on estimates, as far as there are any", () => {
  const main = one(pageAt("/insurance").document, "main");
  const { plans = [], hospitals = [] } = participation ?? {};
  for (const name of [...plans, ...hospitals]) expect(textOf(main)).toContain(name);
  expect(all(main, "#plans").length > 0).toBe(plans.length + hospitals.length > 0 || written("good-faith-estimate"));
  expect(all(main, "a").map(hrefOf).includes("/good-faith-estimate")).toBe(written("good-faith-estimate"));
});
