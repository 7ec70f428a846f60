import { describe, expect, test } from "vitest";
import { articleHref, routes } from "#routes.ts";
import { all, one, pageAt, textOf } from "../support/built-pages.ts";
import { articles, sampleReport } from "../support/content.ts";

const { document } = pageAt(routes.sampleReport);
const report = one(document, "#report article");
const rowOf = (within: string, name: string) => {
  const table = all(report, "table").find((candidate) => textOf(one(candidate, "caption")) === within);
  return all(table as Element, "tr").find((row) => textOf(one(row, "th:first-child")) === name);
};
const parts = all(report, "div:has(> div > h3)");

describe("the sample report", () => {
  test("says that it is about no real person, on the sheet, first and last", () => {
    const said = textOf(report);
    expect(said.startsWith(sampleReport.stamp)).toBe(true);
    expect(said.endsWith(sampleReport.stamp)).toBe(true);
    expect(sampleReport.stamp).toMatch(/^Sample\b.*\bnot a real person\b/i);
  });

  test("has blank fields for every name, date and number of a person", () => {
    const blanks = all(report, "header li, footer li").map(textOf);
    expect(blanks).toEqual([...sampleReport.blanks, ...sampleReport.signature]);
    expect(textOf(report)).not.toMatch(/\b(19|20)\d\d\b|\d\/\d\d?\/\d|\d{3}-\d{4}|\b(Dr|Mr|Ms|Mrs)\.|\bMD\b/);
  });

  test("has no structured data about people: no Physician, no Patient", () => {
    expect(one(document, 'script[type="application/ld+json"]').textContent).not.toMatch(/"(Physician|Patient|Person)"/);
  });

  test("shows all its parts in their order", () => {
    expect(parts.map((part) => textOf(one(part, "h3")))).toEqual(sampleReport.parts.map(({ title }) => title));
  });

  test.each(sampleReport.parts)(
    "has a note beside “$title” that says what it answers",
    ({ title, question, answer }) => {
      const part = parts.find((candidate) => textOf(one(candidate, "h3")) === title);
      expect([...(part as Element).children].filter(({ localName }) => localName === "p").map(textOf)).toEqual([
        `${question} ${answer}`,
      ]);
    },
  );

  test.each(sampleReport.parts.flatMap(({ motion }) => motion?.rows ?? []))(
    "gives $name in degrees beside the normal value, drawn as a share of it",
    ({ name, value, normal }) => {
      const row = all(report, "li:has(svg)").find((item) => textOf(item).startsWith(name));
      expect(textOf(row)).toBe(`${name} ${value}° of ${normal}°`);
      expect(value).toBeLessThanOrEqual(normal);
    },
  );

  test.each(sampleReport.parts.flatMap(({ sides }) => sides?.rows.map((row) => ({ ...row, in: sides.caption })) ?? []))(
    "puts a ring around the lower side of $name, and around none when both are alike",
    ({ name, right, left, in: table }) => {
      const lower = all(rowOf(table, name) as Element, "td b").map(textOf);
      expect(lower).toEqual(right === left ? [] : [`${right < left ? right : left} (lower side)`]);
    },
  );

  test("has made-up values that agree: spikes only in muscles of one root, silence in others", () => {
    const [muscles] = sampleReport.parts.flatMap((part) => part.muscles ?? []);
    const rows = muscles?.rows ?? [];
    const active = rows.filter(({ rest }) => rest > 0);
    expect(active.length).toBeGreaterThan(2);
    expect(active.filter(({ supply }) => !supply.includes("C6"))).toEqual([]);
    expect(rows.some(({ rest }) => rest === 0)).toBe(true);
    for (const { name, rest } of rows)
      expect(textOf(rowOf(muscles?.caption ?? "", name))).toContain(rest === 0 ? "silent" : `fibrillations ${rest}+`);
  });

  test("leaves legal tests to the court", () => {
    expect(textOf(report)).toContain("is for the court");
  });

  test("is reached from the page for attorneys, the services, and the articles that speak of reports", () => {
    const leading = articles
      .filter(({ text }) => text.includes(`](${routes.sampleReport})`))
      .map(({ id }) => articleHref(id));
    expect(leading).not.toEqual([]);
    for (const route of [routes.attorneys, routes.services, ...leading])
      expect(all(pageAt(route).document, `main a[href="${routes.sampleReport}"]`), route).not.toEqual([]);
  });
});
