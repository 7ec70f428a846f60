import { describe, expect } from "vitest";
import { reportTime } from "#practice/report-times.ts";
import {
  areas,
  articles,
  benefits,
  carriers,
  caseServices,
  categories,
  comparison,
  conditions,
  faqs,
  guidance,
  network,
  notices,
  offices,
  reports,
  services,
  steps,
} from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";
import { specification } from "../specification.ts";

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
const on = <T extends { page: string }>(entries: readonly T[], page: string) =>
  entries.filter((entry) => entry.page === page);

describe("the repository’s own content is as the specification fixes it", () => {
  ownTest.each(Object.entries(specification.questions))("%s has %i questions", (page, count) => {
    expect(on(faqs, page)).toHaveLength(count);
  });

  ownTest.each(Object.entries(specification.steps))("the steps of %s are %j", (page, expected) => {
    expect(titles(on(steps, page))).toEqual(expected);
  });

  ownTest.each(Object.entries(specification.benefits))("the benefits of %s are %j", (page, expected) => {
    expect(titles(on(benefits, page))).toEqual(expected);
  });

  ownTest.each<{ what: string; found: readonly unknown[]; count: number }>([
    { what: "conditions", found: conditions, count: specification.conditions },
    { what: "carriers", found: carriers, count: specification.carriers.count },
    { what: "sites in the strip", found: network.filter(({ strip }) => strip), count: specification.networkStrip },
    { what: "rows that compare evaluations", found: comparison, count: specification.rowsOfComparison },
    { what: "steps of a claim for patients", found: on(steps, "patients"), count: specification.stepsOfPatients },
    { what: "reasons for attorneys", found: on(benefits, "attorneys"), count: specification.reasonsForAttorneys },
  ])("there are $count $what", ({ found, count }) => {
    expect(found).toHaveLength(count);
  });

  ownTest.each<{ what: string; found: readonly string[]; expected: readonly string[] }>([
    { what: "articles", found: articles.map(({ id }) => id).sort(), expected: specification.articles },
    { what: "categories", found: names(categories), expected: specification.categories },
    { what: "areas", found: names(areas), expected: specification.areas },
    { what: "parts of a visit", found: titles(guidance["first-visit"]), expected: specification.visit },
    { what: "services for cases", found: titles(caseServices), expected: specification.servicesForCases },
    {
      what: "main office",
      found: names(offices.filter(({ main }) => main)),
      expected: [specification.mainOffice],
    },
  ])("the $what are $expected", ({ found, expected }) => {
    expect(found).toEqual(expected);
  });

  ownTest("the last carrier is the entry for all others", () => {
    expect(carriers.at(-1)?.name).toBe(specification.carriers.last);
  });

  ownTest("each service is there, and links to a sister site or not", () => {
    const leads = Object.fromEntries(services.map(({ title, site }) => [title, site ? "out" : "in"]));
    expect(leads).toEqual(specification.services);
  });

  ownTest("each kind of report takes its time", () => {
    expect(Object.fromEntries(reports.map((report) => [report.name, reportTime(report)]))).toEqual(
      specification.reports,
    );
  });

  ownTest.each(Object.entries(specification.notices))("the notice %s says exactly %j", (id, expected) => {
    expect(notices.find((notice) => notice.id === id)).toMatchObject(expected);
  });
});
