import { expect, test } from "vitest";
import { holidaysFrom } from "#practice/business-days.ts";
import { openWeek } from "#practice/hours.ts";
import { comingHours, otherHoursAttribute } from "#practice/other-hours.ts";
import { telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import { all, builtPages, one, pageAt, textOf } from "../support/built-pages.ts";
import { offices, practice } from "../support/content.ts";

const shown = [routes.contact, routes.locations] as const;
const lines = new Map([
  [telHref(practice.phone), { hours: practice.phoneHours, otherHours: practice.otherHours }],
  ...offices.map(({ phone, hours, otherHours }) => [telHref(phone), { hours, otherHours }] as const),
]);

test.each(shown)("on %s each line has its own hours, as in content/", (route) => {
  const places = all(pageAt(route).document, "[data-week]");
  for (const place of places) {
    const href = place.closest("p, dl > div")?.querySelector("a")?.getAttribute("href") ?? "";
    const line = lines.get(href);
    expect(line && openWeek(line.hours), href).toBe(place.getAttribute("data-week"));
    // The days that were over when the page was built come first.
    expect(line && otherHoursAttribute(comingHours(line, "0000").otherHours), href).toMatch(
      new RegExp(`(^| )${place.getAttribute("data-other") ?? ""}$`),
    );
    expect(place.textContent, "text of the hour in which it was built").toBe("");
  }
  expect(places.length).toBeGreaterThanOrEqual(offices.length);
});

test.each(shown)("on %s the holidays of the build’s year and of the next are known", (route) => {
  const { document } = pageAt(route);
  const year = Number(textOf(one(document, "[data-year]")));
  expect(one(document, "[data-holidays]").getAttribute("data-holidays")).toBe(holidaysFrom(year));
});

test("only pages with such a line have the script for it", () => {
  for (const { document, route } of builtPages)
    expect(all(document, "[data-holidays]").length, route).toBe(all(document, "[data-week]").length > 0 ? 1 : 0);
});
