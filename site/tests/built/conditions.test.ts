import { expect, test } from "vitest";
import { pointNamed } from "#content/points.ts";
import { all, hrefOf, one, pageAt, textOf } from "../support/built-pages.ts";
import { conditions, guidance, practice, redFlags, services, sisterSite } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

const { document } = pageAt("/conditions");
const main = one(document, "main");

const block = (id: string) => one(main, `#${id}`);

test("the signs for which to call 911 are first, all of them, before any condition", () => {
  const [head, flags] = all(main, "section");
  expect(textOf(one(head as Element, "h1"))).toBe("Injuries we evaluate after a crash");
  expect(flags?.id).toBe("red-flags");
  expect(all(flags as Element, "li").map(textOf)).toEqual(redFlags.flatMap(({ items }) => items));
});

test("the conditions are in the order of content/", () => {
  const ids = all(main, "section[id]").map(({ id }) => id);
  expect(ids.filter((id) => conditions.some((condition) => condition.id === id))).toEqual(
    conditions.map(({ id }) => id),
  );
});

const index = one(main, "#where");

test("the list and the rings of the drawing beside it link to each condition, and their numbers agree", () => {
  const links = all(index, "ol a");
  expect(links.map((link) => [hrefOf(link), textOf(link)])).toEqual(
    conditions.map(({ id, title, reason }, place) => [`#${id}`, `${place + 1}${title} ${reason}`]),
  );
  const rings = all(index, "figure a");
  expect(rings.map((ring) => [hrefOf(ring), textOf(one(ring, "title")), textOf(one(ring, "text"))])).toEqual(
    conditions.map(({ id, title }, place) => [`#${id}`, title, String(place + 1)]),
  );
  expect(conditions.map(({ id }) => textOf(one(block(id), "[aria-hidden]:not(svg)")))).toEqual(
    rings.map((ring) => textOf(one(ring, "text"))),
  );
});

test("the drawing says that it is an illustration and no diagnosis", () => {
  expect(textOf(one(index, "svg[role=img] > title"))).toMatch(/^Illustration/);
  expect(textOf(one(index, "figcaption"))).toBe(pointNamed(guidance.captions, "body").text);
});

test.each(conditions)("$title: text and symptoms are those of content/", ({ id, title, text, symptoms }) => {
  expect(textOf(one(block(id), "h2"))).toBe(title);
  for (const paragraph of text.split("\n\n")) expect(textOf(block(id))).toContain(paragraph.replace(/\s+/g, " "));
  expect(all(block(id), "li").map(textOf)).toEqual(symptoms);
});

test.each(conditions)("$title: danger signs are there exactly if content/ has them", ({ id, urgent }) => {
  const notes = all(block(id), "h3").filter((heading) => textOf(heading) === "Get emergency help now");
  expect(notes.map((heading) => textOf(heading.nextElementSibling))).toEqual(urgent ? [urgent] : []);
  const calls = all(block(id), 'a[href="tel:911"]').map(textOf);
  expect(calls).toEqual(urgent?.startsWith("Call 911") ? ["Call 911"] : []);
});

test("no advice to go to the emergency room is collapsed on a phone", () => {
  for (const folded of all(main, "details")) expect(textOf(folded)).not.toMatch(/\b911\b|emergency room/i);
});

ownTest("every condition has danger signs", () => {
  expect(conditions.filter(({ urgent }) => !urgent).map(({ title }) => title)).toEqual([]);
});

ownTest.each([
  { id: "dizziness-memory-thinking", says: /Do not try them yourself/, because: "a hurt neck may not be turned" },
  { id: "concussion-tbi", says: /even weeks later, go to the emergency room/, because: "a slow bleed shows late" },
  { id: "neck-injury", says: /Call 911 .*one side of the neck/, because: "a torn artery can cause a stroke" },
  { id: "peripheral-nerve-injury", says: /at once .*swollen/, because: "pressure in a limb kills nerve and muscle" },
])("$id says what matches $says: $because", ({ id, says }) => {
  expect(textOf(block(id))).toMatch(says);
});

test.each(conditions)("$title links to the service that examines it, and out to its sister site", (condition) => {
  const { id, service, site } = condition;
  const links = all(block(id), "a:not([href^=tel], [data-term])").map((link) => [hrefOf(link), textOf(link)]);
  const examined = services.find((candidate) => candidate.id === service);
  const sister = sisterSite(site ?? "");
  expect(links).toEqual([
    [`/services#${service}`, `We examine this with: ${examined?.title}`],
    [sister.url, `Opens our ${sister.title} site (external site)`],
  ]);
});

test("the owner of the sister sites is named before the first link to one", () => {
  expect(textOf(index)).toContain(practice.networkStatement);
  expect(all(index, 'a[href^="https:"]')).toEqual([]);
});

test("no text says that a symptom proves an injury", () => {
  expect(textOf(index)).toContain("A symptom does not prove an injury.");
  const claims = textOf(main).match(/[^.]*\b(proves?|proof|confirms?)\b[^.]*\./g) ?? [];
  expect(claims.filter((sentence) => !sentence.includes(" not "))).toEqual([]);
});
