import { expect, test } from "vitest";
import { weekRange } from "#practice/report-times.ts";
import { all, hrefOf, one, pageAt, textOf } from "../support/built-pages.ts";
import { conditions, emgPreparation, facts, offices, practice, services, sisterSite } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

const { document } = pageAt("/services");
const main = one(document, "main");

const block = (id: string) => one(main, `#${id}`);
const plain = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\s+/g, " ");

test("the head says what the page is about", () => {
  expect(textOf(one(main, "h1"))).toBe("Neurology services after an accident");
});

test("the services are in the order of content/, each with a heading of its own", () => {
  const headings = services.map(({ id }) => textOf(one(block(id), "h2")));
  expect(headings).toEqual(services.map(({ title }) => title));
  const ids = all(main, "section[id]").map(({ id }) => id);
  expect(ids.filter((id) => services.some((service) => service.id === id))).toEqual(services.map(({ id }) => id));
});

test("an index at the top links to each service and says whom it is for", () => {
  const links = all(one(main, "#find"), "li a");
  expect(links.map((link) => [hrefOf(link), textOf(link)])).toEqual(
    services.map(({ id, title, reason }) => [`#${id}`, `${title} ${reason}`]),
  );
});

test.each(services)("$title: its text, features and limits are those of content/", ({ id, text, features, limits }) => {
  const said = textOf(block(id));
  for (const paragraph of text.split("\n\n")) expect(said).toContain(plain(paragraph));
  const lists = all(block(id), "ul").map((list) => all(list, "li").map(textOf));
  expect(lists).toHaveLength(limits.length > 0 ? 2 : 1);
  for (const list of lists) expect([features, limits]).toContainEqual(list);
  for (const limit of limits) expect(all(block(id), "details").map(textOf).join()).not.toContain(limit);
});

test("no advice to go to the emergency room is collapsed on a phone", () => {
  for (const folded of all(main, "details")) expect(textOf(folded)).not.toMatch(/\b911\b|emergency room(?! and)/i);
});

test.each(services)("$title: the block names its offices", ({ id, offices: at }) => {
  const names = offices.filter((office) => at.includes(office.id)).map(({ name }) => name);
  const everywhere = names.length === offices.length;
  expect(textOf(block(id))).toContain(
    everywhere ? `In ${names.join(" and ")}` : `Only at our ${names.join(" and ")} office`,
  );
});

test.each(services)("$title links out exactly where content/ says, and says whose site opens", ({ id, site }) => {
  const out = all(block(id), 'a[href^="https:"]').map((link) => [hrefOf(link), textOf(link)]);
  const sister = site && sisterSite(site);
  expect(out).toEqual(sister ? [[sister.url, `Opens our ${sister.title} site (external site)`]] : []);
});

test.each(services)("$title links to the conditions that are examined with it", ({ id }) => {
  const expected = conditions.filter(({ service }) => service === id);
  const links = all(block(id), 'a[href^="/conditions#"]');
  expect(links.map((link) => [hrefOf(link), textOf(link)])).toEqual(
    expected.map((condition) => [`/conditions#${condition.id}`, condition.title]),
  );
  const named = all(block(id), "p").filter((paragraph) => textOf(paragraph) === "We use it for:");
  expect(named, "said once, before the links").toHaveLength(expected.length > 0 ? 1 : 0);
});

test("the owner of the sister sites is named before the first link to one", () => {
  expect(textOf(one(main, "#find"))).toContain(practice.networkStatement);
  const [first] = all(main, 'a[href^="https:"]');
  expect(first?.closest("section")?.id).toBe(services.find(({ site }) => site)?.id);
});

const visit = one(main, "#emg-visit");

test("how to prepare, what it feels like and what it cannot tell are as in content/", () => {
  expect(all(visit, "dt").map(textOf)).toEqual(emgPreparation.map(({ title }) => title));
  expect(all(visit, "dd").map((group) => all(group, "li").map(textOf))).toEqual(
    emgPreparation.map(({ items }) => items),
  );
});

test("no text says to stop a medicine: that is for the doctor who prescribed it", () => {
  expect(textOf(main)).not.toMatch(/\b(stop|skip|pause|hold)\b/i);
  expect(textOf(visit)).toContain("You take blood thinners");
});

test.each([
  { name: "Too early", time: `before ${facts["emgFirst"]}` },
  { name: "First signs", time: weekRange(facts["emgFirst"] ?? "", facts["emgBest"] ?? "") },
  { name: "Best time", time: `about ${facts["emgBest"]} or more` },
])("the scale says in words when a test tells how much: $name, $time", ({ name, time }) => {
  const stage = all(visit, "figure li").find((item) => textOf(item).includes(name));
  expect(textOf(stage)).toContain(time);
});

test("the scale is drawn from the facts: its last stage begins halfway", () => {
  const marks = all(visit, "figure svg line[data-dashed]").map((line) => line.getAttribute("x1"));
  const [first = 0, best = 0] = [facts["emgFirst"], facts["emgBest"]].map((time) => Number.parseInt(time ?? ""));
  expect(marks.map((mark) => Number.parseFloat(mark ?? ""))).toEqual([0, expect.closeTo((first / best) * 50, 5), 50]);
});

ownTest.each([
  { limit: "A normal test does not rule out a pinched nerve.", because: "many read it so" },
  { limit: "Neck or back pain alone is not a reason for EMG.", because: "testing then helps no one" },
  { limit: "does not by itself prove that the crash caused the injury", because: "a test shows what, not why" },
  { limit: "testing all four limbs is not advised", because: "it is done by habit elsewhere" },
  { limit: "nerve conduction alone is not enough", because: "a nerve root needs the needle test" },
  {
    limit: `You do not have to wait ${facts["emgBest"]} for the exam.`,
    because: "the time of the test is not the time of the visit",
  },
  { limit: "An IME is not treatment, and no doctor-patient relationship is made.", because: "it is an opinion" },
  { limit: "This is not an emergency service.", because: "danger signs belong to 911" },
])("the page says “$limit”: $because", ({ limit }) => {
  expect(textOf(main)).toContain(limit);
});

test("every drawing with an accessible name is called an illustration", () => {
  const drawings = all(main, "svg[role=img]").map((drawing) => textOf(one(drawing, "title")));
  expect(drawings).toHaveLength(2);
  for (const title of drawings) expect(title).toMatch(/^Illustration/);
});
