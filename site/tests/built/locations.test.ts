import { describe, expect, test } from "vitest";
import { directionsHref, officeAccess } from "#practice/offices.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { areas, facts, offices, services, sisterSite } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";
import { weekIn, weekOf } from "../support/weeks.ts";

const { document } = pageAt("/locations");
const main = one(document, "main");

/** The part of an office below one of its small headings. */
function part(office: Element, heading: string): Element {
  const title = all(office, "h3").find((candidate) => textOf(candidate) === heading);
  if (!title?.parentElement) throw new Error(`The office has no part “${heading}”.`);
  return title.parentElement;
}

/** The text of a table's rows, without drawings. */
function rows(table: Element, which = "tbody tr"): string[][] {
  return all(table, which).map((row) => all(row, "th, td:not([aria-hidden])").map(textOf));
}

describe.each(offices)("the $name office", (office) => {
  const article = one(main, `article#${office.id}`);

  test("has the address, the line and the text of content/", () => {
    expect(textOf(one(article, "h2"))).toBe(office.name);
    expect(all(article, "address span").map(textOf)).toEqual([
      office.street,
      `${office.city}, ${office.state} ${office.zip}`,
    ]);
    const [call, ...more] = all(article, "a[href^='tel:']");
    expect([hrefOf(call as Element), textOf(call)]).toEqual([telHref(office.phone), readablePhone(office.phone)]);
    expect(more).toEqual([]);
    expect(textOf(article)).toContain(office.about.trim());
  });

  test("has a button that names it and links to the form, where a line names it, too", () => {
    const button = linkNamed(article, "Schedule at");
    expect(textOf(button)).toBe(`Schedule at ${office.name} Office`);
    const [path, id] = (hrefOf(button) ?? "").split("#");
    expect(path).toBe("/contact");
    const line = one(pageAt("/contact").document, `#message-form #${id}`);
    // A link target with `data-short` is part of the short page.
    expect(line.hasAttribute("data-short")).toBe(false);
    expect(textOf(line)).toContain(office.name);
    expect(line.getAttribute("data-message")).toContain(`${office.name} office`);
  });

  test("has directions to its own address, on the maps service", () => {
    expect(hrefOf(linkNamed(article, "Get directions"))).toBe(directionsHref(office));
  });

  test("has a drawn map with the location as text", () => {
    const drawing = one(article, "svg[role=img]");
    const title = textOf(one(drawing, "title"));
    for (const { name } of [...office.map.avenues, ...(office.map.crossings ?? [])]) expect(title).toContain(name);
    expect(title).toMatch(/^Schematic map: .* Not to scale\.$/);
    expect(textOf(article)).toContain("Schematic, not to scale.");
  });

  test("has the live map of its own address behind “Show the interactive map”", () => {
    const details = one(article, "details:has(iframe)");
    expect(textOf(one(details, "summary"))).toBe(`Show the interactive map of the ${office.name} office`);
    expect(details.hasAttribute("open")).toBe(false);
    const source = new URL(one(details, "iframe").getAttribute("src") ?? "");
    expect(source.searchParams.get("output")).toBe("embed");
    expect(source.searchParams.get("q")).toBe(`${office.street}, ${office.city}, ${office.state} ${office.zip}`);
  });

  test("lists the services that content/ gives it, in their order", () => {
    const here = services.filter((service) => service.offices.includes(office.id)).map(({ title }) => title);
    expect(all(part(article, "Services here"), "li").map(textOf)).toEqual(here);
  });

  test("says how to get there, and to check the trains first", () => {
    const getting = part(article, "Getting here");
    const said = all(one(getting, "dl:first-of-type"), "div").map((pair) => [
      textOf(one(pair, "dt")),
      textOf(one(pair, "dd")),
    ]);
    expect(said).toEqual(office.getting.map(({ by, text }) => [by, text.trim()]));
    expect(textOf(getting)).toContain("Check mta.info before you travel.");
  });

  test("says what is known of steps, elevator, restroom and languages, and to ask for the rest", () => {
    const { known, ask } = officeAccess(office);
    const access = textOf(part(article, "Access and languages"));
    for (const { name, text } of known) expect(access).toContain(`${name}${text}`);
    expect(access.includes("ask when you call.")).toBe(Boolean(ask));
    if (ask) expect(access).toContain(ask);
  });

  test("has no coordinates: none are confirmed", () => {
    const sources = all(article, "[src], [href]").map((element) => element.getAttribute("src") ?? hrefOf(element));
    expect(sources.filter((address) => /-?\d{2}\.\d{3,}/.test(address ?? ""))).toEqual([]);
  });
});

test.each(offices)("the hours of $name are those of content/, by-appointment days in words", ({ id, hours }) => {
  expect(weekIn(rows(one(main, `article#${id} table`)))).toEqual(weekOf(hours));
});

test("only the main office is called so", () => {
  for (const { id, main: isMain } of offices)
    expect(textOf(one(main, `#${id}`)).includes("Main office"), id).toBe(Boolean(isMain));
});

test.each(offices)(
  "$name links to its sister site where it has one, and says that this leaves the site",
  ({ id, site }) => {
    const links = all(one(main, `#${id}`), "a").filter((link) => textOf(link).startsWith("More on"));
    const sister = site && sisterSite(site);
    expect(links.map((link) => [hrefOf(link), textOf(link)])).toEqual(
      sister ? [[sister.url, `More on our ${sister.title} site (external site)`]] : [],
    );
  },
);

ownTest("Manhattan names no station and no train: its street is not confirmed", () => {
  expect(textOf(one(main, "#manhattan"))).not.toMatch(/\b(station|trains?|\d+ ?(st|nd|rd|th)\b)/i);
});

test("testing of nerves is a service of one office alone, in its list and in the table", () => {
  const [emg] = services.filter(({ id }) => id === "emg-ncs-testing");
  for (const { id } of offices)
    expect(textOf(part(one(main, `#${id}`), "Services here")).includes("EMG/NCS"), id).toBe(emg?.offices.includes(id));
  expect(rows(one(main, "#compare table"))).toContainEqual([
    emg?.title,
    ...offices.map(({ id }) => (emg?.offices.includes(id) ? "Here" : `Only in ${facts["emgOffice"]}`)),
  ]);
});

test("the table has the hours of each office for every day, and draws only open hours as open", () => {
  const table = one(main, "#compare table");
  expect(all(table, "thead th").map((head) => [textOf(head), head.getAttribute("scope")])).toEqual(
    offices.map(({ name }) => [name, "col"]),
  );
  const weeks = offices.map(({ hours }) => weekOf(hours));
  const lines = rows(table);
  const days = lines.slice(lines.findIndex(([name]) => name === "Days") + 1);
  for (const [index, week] of weeks.entries())
    expect(weekIn(days.map(([names = "", ...said]) => [names, said[index] ?? ""]))).toEqual(week);
  for (const cell of all(table, "td:has(svg)"))
    expect(all(cell, "path").length, textOf(cell)).toBe(/\d:\d\d/.test(textOf(cell)) ? 3 : 1);
});

test("the call section, the last of the page, has one line for each office, with room for its hours", () => {
  const section = sectionNamed(document, "Call the office nearer to you");
  const lines = all(section, "a[href^='tel:']");
  expect(lines.map(hrefOf)).toEqual(offices.map(({ phone }) => telHref(phone)));
  expect(all(section, "[data-week]")).toHaveLength(lines.length);
  expect(all(main, "section").at(-1) === section).toBe(true);
});

const served = one(main, "#areas");

test("every area of content/ is named, with a sentence and the nearest office", () => {
  expect(all(served, "dt").map(textOf)).toEqual(areas.map(({ name }) => name));
  const said = all(served, "dl > div").map((area) => [hrefOf(one(area, "a")), textOf(all(area, "dd").at(-1))]);
  expect(said).toEqual(areas.map(({ office, text }) => [`/locations#${office}`, text]));
});

test("every area has a shape and its name on the map", () => {
  const map = one(served, "svg[role=img]");
  expect(all(map, "text").map(textOf)).toEqual(areas.map(({ name }) => name));
  const shapes = all(map, "path[data-tone]").map((shape) => shape.getAttribute("d") ?? "");
  expect(shapes).toHaveLength(areas.length);
  expect(shapes.filter((shape) => !/^(M[\d -]+l[\d -]+z)+$/.test(shape))).toEqual([]);
  expect(new Set(shapes).size).toBe(areas.length);
  const title = textOf(one(map, "title"));
  for (const { name } of areas) expect(title).toContain(name);
});

test("the map says that its rings are not exact", () => {
  expect(textOf(one(served, "figcaption"))).toContain("not its exact place");
  expect(all(served, "circle")).toHaveLength(offices.length);
});

ownTest.each([
  { claim: "do not drive yourself", because: "a head injury can slow reactions" },
  { claim: "If your policy is from New Jersey, its rules can apply", because: "not every policy is from New York" },
])("the page says “$claim”: $because", ({ claim }) => {
  expect(textOf(main)).toContain(claim);
});

test("no one is promised a place to park", () => {
  expect(textOf(main)).not.toMatch(/free parking|parking lot|our (garage|lot)|easy parking/i);
});
