import { describe, expect, test } from "vitest";
import { reportTime, weekRange } from "#practice/report-times.ts";
import { articleHref, routes } from "#routes.ts";
import { all, builtPages, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { articles, facts, guidance, reports, sampleReport, steps } from "../support/content.ts";

const part = (route: string, selector: string) => one(pageAt(route).document, selector);
const minutes = (name: string) => parseInt(facts[name] ?? "", 10);
const number = (element: Element, attribute: string) => parseFloat(element.getAttribute(attribute) ?? "");

test("a drawing of anatomy, of a recording or of a form says that it is an illustration or a sample", () => {
  const { home, services, conditions } = routes;
  const titles = [home, services, conditions].flatMap((route) =>
    all(pageAt(route).document, "main svg[role=img] title").map(textOf),
  );
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.filter((title) => !title.includes("Illustration"))).toEqual([]);
});

test("screen readers do not announce drawings whose content is also text", () => {
  const drawings = all(pageAt(routes.patients).document, "figure > :is(div, svg)");
  expect(drawings.filter((drawing) => !drawing.hasAttribute("aria-hidden"))).toEqual([]);
});

test("on the scale of a visit the solid part of each section ends at its shortest time", () => {
  const visit = sectionNamed(pageAt(routes.patients).document, "What to Expect");
  const drawn = all(visit, "svg text").map(textOf);
  expect(drawn).toEqual(expect.arrayContaining([facts["firstVisit"], facts["emgVisit"]]));
  const [first = 0, second = 0] = all(visit, "svg line[data-sure]").map(
    (line) => number(line, "x2") - number(line, "x1"),
  );
  expect(first).toBeGreaterThan(0);
  expect(second / (first / minutes("firstVisit"))).toBeCloseTo(minutes("emgVisit"), 0);
});

test("the time that runs to a step of a claim is drawn at the step before, and said", () => {
  const timeline = part(routes.insurance, "#claim ol");
  const limits = steps.filter(({ page }) => page === "insurance").map(({ limit }) => limit?.time ?? "");
  expect(all(timeline, "li").map((item) => all(item, "[aria-hidden] > b").map(textOf).join())).toEqual([
    ...limits.slice(1),
    "",
  ]);
  const said = all(timeline, "li > p").map(textOf).join(" ");
  expect(limits.filter((time) => !said.includes(time))).toEqual([]);
});

describe("the chart of report times", () => {
  const bands = all(part(routes.attorneys, "#turnaround"), "figure section");

  test("has every report with its time, and hours and business days on axes of their own", () => {
    const rows = bands.flatMap((band) =>
      all(band, "li").map((row) => [textOf(one(row, "span")), textOf(one(row, "b"))]),
    );
    expect(rows.sort()).toEqual(reports.map((report) => [report.name, reportTime(report)]).sort());
    expect(bands.map((band) => textOf(one(band, "h3")))).toEqual(["In business days", "In hours"]);
    for (const band of bands) {
      const unit = textOf(one(band, "h3")).replace("In ", "");
      expect(all(band, "b").filter((time) => !textOf(time).endsWith(` ${unit}`))).toEqual([]);
    }
  });

  test.each([
    { unit: "hours", step: 24, because: "a tick for each day" },
    { unit: "business days", step: 1, because: "one for each day" },
  ])("numbers the axis of $unit in that unit: $because", ({ unit, step }) => {
    const longest = Math.max(...reports.filter((report) => report.unit === unit).map(({ to }) => to));
    const ticks = Array.from({ length: Math.floor(longest / step) + 1 }, (_, index) => String(index * step));
    expect(
      all(part(routes.attorneys, "#turnaround"), "figure section").map((band) => all(band, "svg text").map(textOf)),
    ).toContainEqual(ticks);
  });
});

describe("the scale that says when a test of nerves tells how much", () => {
  const visit = part(routes.services, "#emg-visit");
  const { emgFirst = "", emgBest = "" } = facts;

  test.each([
    { name: "Too early", time: `before ${emgFirst}` },
    { name: "First signs", time: weekRange(emgFirst, emgBest) },
    { name: "Best time", time: `about ${emgBest} or more` },
  ])("says in words: $name, $time", ({ name, time }) => {
    expect(textOf(all(visit, "figure li").find((item) => textOf(item).includes(name)))).toContain(time);
  });

  test("is drawn from the facts: its last stage begins halfway", () => {
    const marks = all(visit, "figure svg line[data-dashed]").map((line) => number(line, "x1"));
    const half = (Number.parseInt(emgFirst) / Number.parseInt(emgBest)) * 50;
    expect(marks).toEqual([0, expect.closeTo(half, 5), 50]);
  });
});

describe("the drawings of articles", () => {
  const figureOf = (drawing: string) => {
    const article = articles.find(({ figures }) => figures?.some((figure) => figure.drawing === drawing));
    const figure = article?.figures?.find((candidate) => candidate.drawing === drawing);
    if (!article || !figure) throw new Error(`No article has the drawing “${drawing}”.`);
    return { figure, part: sectionNamed(pageAt(articleHref(article.id)).document, figure.under) };
  };

  test("the first days are drawn in their order, and the last is the limit for written notice", () => {
    const { figure, part } = figureOf("first-days");
    const marks = figure.marks?.map((mark) => [parseInt(mark, 10), mark.replace(/^.*: /, "")] as const) ?? [];
    expect(all(part, "figure text").map(textOf)).toEqual(marks.flat().map(String));
    const days = marks.map(([day]) => day);
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
    expect(`${days.at(-1)} days`).toBe(facts["noticeLimit"]);
    for (const day of days) expect(all(part, "tbody th").map(textOf).join()).toContain(`ay ${day}`);
  });

  test("the time for a nerve test has its marks, and says that it is an illustration", () => {
    const { figure, part } = figureOf("test-timing");
    const titles = guidance["test-timing"].map(({ title }) => title);
    expect(all(part, "figure svg text").map(textOf)).toEqual(
      expect.arrayContaining([...titles, ...(figure.marks ?? [])]),
    );
    expect(figure.marks).toContain(facts["emgBest"]);
    expect(textOf(one(part, "figcaption"))).toContain("Illustration");
  });

  test.each(["first-days", "test-timing", "application-form"])(
    "%s is before or after its text, as asked",
    (drawing) => {
      const { figure, part } = figureOf(drawing);
      const isFirst = one(part, "h2 ~ div").compareDocumentPosition(one(part, "figure")) & 2;
      expect(isFirst ? "start" : "end").toBe(figure.at ?? "end");
    },
  );
});

test.each(builtPages.filter(({ document }) => all(document, "figure [data-mark]").length > 0))(
  "on $route the drawn form is called a sample, and each of its marks has a note",
  ({ document }) => {
    for (const figure of all(document, "figure:has([data-mark])")) {
      expect(textOf(one(figure, "figcaption"))).toContain("Sample");
      const marks = all(figure, "[data-mark]").map((row) => row.getAttribute("data-mark"));
      const notes = all(figure.closest("section") as Element, "ol > li").map((_, index) => String(index + 1));
      expect(marks).toEqual(notes);
    }
  },
);

describe("the sample report", () => {
  const report = part(routes.sampleReport, "#report article");
  const rowOf = (caption: string, name: string) =>
    all(report, "table")
      .filter((table) => textOf(one(table, "caption")) === caption)
      .flatMap((table) => all(table, "tr"))
      .find((row) => textOf(one(row, "th:first-child")) === name) as Element;

  test.each(sampleReport.parts.flatMap(({ motion }) => motion?.rows ?? []))(
    "gives $name in degrees beside the normal value",
    ({ name, value, normal }) => {
      const row = all(report, "li:has(svg)").find((item) => textOf(item).startsWith(name));
      expect(textOf(row)).toBe(`${name} ${value}° of ${normal}°`);
    },
  );

  test.each(sampleReport.parts.flatMap(({ sides }) => sides?.rows.map((row) => ({ ...row, in: sides.caption })) ?? []))(
    "marks the lower side of $name, and none when both are alike",
    ({ name, right, left, in: table }) => {
      const lower = all(rowOf(table, name), "td b").map(textOf);
      expect(lower).toEqual(right === left ? [] : [`${right < left ? right : left} (lower side)`]);
    },
  );

  test("has made-up values that agree: spikes only in muscles of one root, silence in others", () => {
    const rows = sampleReport.parts.flatMap(({ muscles }) => muscles?.rows ?? []);
    const active = rows.filter(({ rest }) => rest > 0);
    expect(active.length).toBeGreaterThan(2);
    expect(active.filter(({ supply }) => !supply.includes("C6"))).toEqual([]);
    expect(rows.length).toBeGreaterThan(active.length);
  });
});
