import { describe, expect, test } from "vitest";
import { holidaysFrom } from "#practice/business-days.ts";
import { callingHours, openWeek } from "#practice/hours.ts";
import { accessNote, directionsHref, officeAccess } from "#practice/offices.ts";
import { comingHours, otherHoursAttribute } from "#practice/other-hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import { all, builtPages, hrefOf, linkNamed, one, pageAt, textOf } from "../support/built-pages.ts";
import { areas, facts, offices, practice, services, sisterSite } from "../support/content.ts";
import { weekIn, weekOf } from "../support/weeks.ts";

const locations = one(pageAt(routes.locations).document, "main");
const contact = one(pageAt(routes.contact).document, "main");
const rowsOf = (table: Element, which = "tbody tr") =>
  all(table, which).map((row) => all(row, "th, td:not([aria-hidden])").map(textOf));

describe.each(offices)("the $name office", (office) => {
  const card = one(contact, `article[aria-labelledby="office-${office.id}"]`);
  const article = one(locations, `article#${office.id}`);
  const part = (heading: string) =>
    all(article, "h3").find((title) => textOf(title) === heading)?.parentElement as Element;

  test.each([
    { where: "/contact", place: card },
    { where: "/locations", place: article },
  ])("has on $where its address, its own line, its directions, and what is known of its access", ({ place }) => {
    for (const text of [office.street, `${office.city}, ${office.state} ${office.zip}`])
      expect(textOf(one(place, "address"))).toContain(text);
    const calls = all(place, "a[href^='tel:']").map((link) => [hrefOf(link), textOf(link)]);
    expect(calls).toEqual([[telHref(office.phone), readablePhone(office.phone)]]);
    expect(hrefOf(linkNamed(place, "Get directions"))).toBe(directionsHref(office));
    for (const { name, text } of officeAccess(office)) expect(textOf(place)).toContain(`${name}${text}`);
  });

  test("has a button that links to the form, where a line names it, too", () => {
    const [path, id] = (hrefOf(linkNamed(article, `Schedule at ${office.name} Office`)) ?? "").split("#");
    const line = one(contact, `#message-form #${id}`);
    expect(path).toBe(routes.contact);
    expect(textOf(line)).toContain(office.name);
    expect(line.getAttribute("data-message")).toContain(`${office.name} office`);
    // A link target with `data-short` is part of the short page.
    expect(line.hasAttribute("data-short")).toBe(false);
  });

  test("has its map as a drawing with text, and the live one closed; it has no coordinates, since none are confirmed", () => {
    const title = textOf(one(article, "svg[role=img] > title"));
    for (const { name } of [...office.map.avenues, ...(office.map.crossings ?? [])]) expect(title).toContain(name);
    expect(title).toMatch(/^Map: .* Illustration\.$/);
    const live = new URL(one(article, "details:not([open]) > iframe").getAttribute("src") ?? "").searchParams;
    expect(live.get("q")).toBe(`${office.street}, ${office.city}, ${office.state} ${office.zip}`);
    const addresses = all(article, "[src], [href]").map((one) => one.getAttribute("src") ?? hrefOf(one) ?? "");
    expect(addresses.filter((address) => /-?\d{2}\.\d{3,}/.test(address))).toEqual([]);
  });

  test("lists the services that content/ gives it, and its sister site where it has one", () => {
    const here = services.filter((service) => service.offices.includes(office.id)).map(({ title }) => title);
    expect(all(part("Services here"), "li").map(textOf)).toEqual(here);
    const more = all(article, "a").filter((link) => textOf(link).startsWith("More on"));
    expect(more.map(hrefOf)).toEqual(office.site ? [sisterSite(office.site).url] : []);
    expect(textOf(article).includes("Main office")).toBe(Boolean(office.main));
  });
});

const hoursOnContact = (caption: string) =>
  all(contact, "table")
    .filter((table) => textOf(one(table, "caption")) === caption)
    .flatMap((table) => all(table, "tbody tr"))
    .map((row) => [textOf(one(row, "th")), textOf(one(row, "td:last-child"))]);

test.each([
  { name: "the phone line", said: hoursOnContact("Phone hours (New York time)"), hours: practice.phoneHours },
  ...offices.flatMap(({ id, name, hours }) => [
    { name: `${name} on /contact`, said: hoursOnContact(`${name} office hours (New York time)`), hours },
    { name: `${name} on /locations`, said: rowsOf(one(locations, `article#${id} table`)), hours },
  ]),
])("the hours of $name are those of content/, day by day", ({ said, hours }) => {
  expect(weekIn(said)).toEqual(weekOf(hours));
});

test("only open hours are drawn as open", () => {
  for (const row of [contact, locations].flatMap((page) => all(page, "tbody tr:has(path)")))
    expect(all(row, "path"), textOf(row)).toHaveLength(/\d:\d\d/.test(textOf(row)) ? 3 : 1);
});

test("the contact page names the office that is open on a day by appointment", () => {
  for (const { text } of callingHours(practice.phoneHours, offices).instead)
    expect(textOf(one(contact, "section:has(h1)"))).toContain(`${text}.`);
});

test.each([
  { where: "/contact", page: contact },
  { where: "/locations", page: locations },
])("$where says once to tell us of a need that no office answers yet", ({ page }) => {
  const note = accessNote(offices);
  expect(textOf(page).split(note || "step-free access")).toHaveLength(note ? 2 : 1);
});

const lines = new Map([
  [telHref(practice.phone), { hours: practice.phoneHours, otherHours: practice.otherHours }],
  ...offices.map(({ phone, hours, otherHours }) => [telHref(phone), { hours, otherHours }] as const),
]);

test.each([routes.contact, routes.locations])(
  "on %s the script knows the hours of each line, and holidays",
  (route) => {
    const { document } = pageAt(route);
    const places = all(document, "[data-week]");
    for (const place of places) {
      const href = place.closest("p, dl > div")?.querySelector("a")?.getAttribute("href") ?? "";
      const line = lines.get(href);
      expect(line && openWeek(line.hours), href).toBe(place.getAttribute("data-week"));
      // The days that were over when the page was built come first.
      const other = (line && otherHoursAttribute(comingHours(line, "0000").otherHours)) ?? "";
      expect(` ${other}`.endsWith(` ${place.getAttribute("data-other") ?? ""}`), href).toBe(true);
      expect(place.textContent, "text of the hour in which it was built").toBe("");
    }
    expect(places.length).toBeGreaterThanOrEqual(offices.length);
    const year = Number(textOf(one(document, "[data-year]")));
    expect(one(document, "[data-holidays]").getAttribute("data-holidays")).toBe(holidaysFrom(year));
  },
);

test("every English page has the script once, for such lines and for the bar of a phone", () => {
  for (const { document, route } of builtPages)
    expect(all(document, "[data-holidays]").length, route).toBe(one(document, "html").lang === "en-US" ? 1 : 0);
});

test("nerves are tested at one office alone: under the heading, in the lists, and on the contact page once", () => {
  const emg = services.find(({ id }) => id === "emg-ncs-testing");
  const here = (id: string) => emg?.offices.includes(id);
  expect(textOf(one(locations, "#short"))).toMatch(new RegExp(`EMG/NCS .* only in ${facts["emgOffice"]}\\.`));
  for (const { id } of offices)
    expect(textOf(one(contact, `article[aria-labelledby="office-${id}"]`)).includes("EMG/NCS"), id).toBe(here(id));
});

test("every area has its shape and its name on the map, which is an illustration, and the nearest office", () => {
  const served = one(locations, "#areas");
  const named = all(served, "svg text").map(textOf);
  expect(named).toEqual(expect.arrayContaining([...areas.map(({ name }) => name), "Illustration"]));
  const shapes = all(served, "path[data-tone]").map((shape) => shape.getAttribute("d"));
  expect(new Set(shapes).size).toBe(areas.length);
  expect(all(served, "dl > div").map((area) => hrefOf(one(area, "a")))).toEqual(
    areas.map(({ office }) => `/locations#${office}`),
  );
});
