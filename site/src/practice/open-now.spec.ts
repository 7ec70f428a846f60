import { addDays } from "./calendar-days.ts";
import { clockTime, openWeek } from "./hours.ts";
import { isAnswered, openStateWith, openStatus, shortStatus } from "./open-now.ts";
import { readablePhone, telHref } from "./phone.ts";
import { holidaysFrom, publicHoliday } from "./business-days.ts";
import { messageFormHref, routes } from "#routes.ts";
import type { Hours } from "./practice-schema.ts";
import { offices, practice } from "../../tests/support/content.ts";
import { weekdays, weekOf } from "../../tests/support/weeks.ts";
import { expect, test, type Page } from "../../tests/journeys/support/test.ts";

/** The open status of an office on /locations. */
const beside = (page: Page, office: string) => page.locator(`article#${office} [data-week]`);

/**
 * The expected open status at a moment; the tests of `openStatus` check the text of every case.
 * @param other the other hours, as the page has them
 */
const said = (hours: Hours, other: string | null, at: Date) =>
  openStatus(openStateWith(other ?? "", openWeek(hours), holidaysFrom(at.getUTCFullYear()), at));

test.describe("wherever the device is", { tag: "@desktop" }, () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("each office says whether it is open in New York, and every page which other hours are near", async ({
    page,
  }) => {
    await page.goto(routes.locations);
    const lines = page.locator("aside[aria-label='Changed hours'] p");
    const times = await lines.evaluateAll((all) =>
      all.map(({ dataset }) => ({ from: Number(dataset["on"]), hours: Number(dataset["for"]) })),
    );
    for (const { at, because } of [
      { at: "2026-03-02T17:00:00Z", because: "it is noon on a Monday in New York, and night in Tokyo" },
      { at: "2026-03-03T14:30:00Z", because: "it is Tuesday morning" },
      { at: "2026-03-04T03:30:00Z", because: "in Tokyo it is Wednesday noon, in New York late on Tuesday" },
      { at: "2026-03-07T17:00:00Z", because: "it is noon on a Saturday" },
      { at: "2026-03-08T17:00:00Z", because: "the clocks went forward this Sunday" },
    ]) {
      await page.clock.setFixedTime(at);
      await page.goto(routes.locations);
      for (const { id, hours } of offices) {
        const other = await beside(page, id).getAttribute("data-other");
        await expect(beside(page, id), because).toHaveText(said(hours, other, new Date(at)));
      }
    }
    // A millisecond before a notice begins or ends, and at that moment.
    for (const change of times.flatMap(({ from, hours }) => [from, from + hours]).map((hour) => hour * 3_600_000))
      for (const at of [change - 1, change]) {
        await page.clock.setFixedTime(at);
        await page.goto(routes.contact);
        for (const [index, { from, hours }] of times.entries()) {
          const since = at / 3_600_000 - from;
          await expect(lines.nth(index)).toBeVisible({ visible: since >= 0 && since < hours });
        }
      }
  });
});

/** Election Day is a Tuesday; a holiday is named only where it has hours. */
const tuesdays = offices.find(({ hours }) => weekOf(hours)[1] !== "Closed") ?? (offices[0] as (typeof offices)[number]);

test(
  "Election Day is marked in the year of the build and in the next, the day before is not",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(routes.locations);
    const holidays = (await page.locator("[data-holidays]").getAttribute("data-holidays"))?.split(" ") ?? [];
    const electionDays = holidays.filter((day) => publicHoliday(day) === "Election Day");
    expect(electionDays).toHaveLength(2);
    const isMarked = async (day: string) => {
      await page.clock.setFixedTime(`${day}T17:30:00Z`);
      await page.reload();
      await expect(beside(page, tuesdays.id)).not.toBeEmpty();
      return (await beside(page, tuesdays.id).textContent()) === "Public holiday: may be closed";
    };
    for (const day of electionDays)
      expect([await isMarked(day), await isMarked(addDays(day, -1))]).toEqual([true, false]);
  },
);

test("a page that stays open says when it closes", { tag: "@desktop" }, async ({ page }) => {
  const [first] = practice.phoneHours.open;
  const day = weekdays.findIndex((name) => first?.days.includes(name));
  // New York is at UTC−5 in this week; its first day is a Monday.
  const closes = Date.parse(`2026-02-${23 + day}T${first?.closes}:00-05:00`);
  await page.clock.install({ time: new Date(closes - 40_000) });
  await page.goto(routes.contact);
  const line = page
    .getByRole("main")
    .locator("p")
    .filter({ hasText: readablePhone(practice.phone) })
    .first();
  await expect(line.locator("[data-week]")).toHaveText(
    `Open now, until ${clockTime(first?.closes ?? "").replace(":00", "")}`,
  );
  await page.clock.runFor(60_000);
  await expect(line.locator("[data-week]")).toHaveText(
    said(practice.phoneHours, await line.locator("[data-week]").getAttribute("data-other"), new Date(closes + 20_000)),
  );
  await expect(line.locator("[data-week]")).toHaveText(/^Closed now\. We open /);
});

test(
  "every line says whether someone answers, and that text causes no layout shift when it appears",
  { tag: "@phone" },
  async ({ page }) => {
    for (const path of [routes.contact, routes.locations]) {
      await page.goto(path);
      const places = page.getByRole("main").locator("[data-week]");
      await expect(places.first()).not.toBeEmpty();
      if (path === routes.contact) await expect(places).toHaveCount(offices.length + 1);
      for (const place of await places.all())
        await expect(place).toHaveText(
          /^(Open now, until|Closed now\.|Holiday\. We open|\w+day: by appointment|Public holiday)/,
        );
      const tops = () =>
        page.locator("main *").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        for (const longest of ["", "Closed now. We open Wednesday at 10:30 AM."]) {
          await places.evaluateAll((all, text) => all.forEach((place) => (place.textContent = text)), longest);
          const before = await tops();
          await places.evaluateAll((all) => all.forEach((place) => (place.textContent = "Open now")));
          expect(await tops(), `${path}, ${width} pixels wide, “${longest}”`).toEqual(before);
        }
      }
    }
  },
);

test.describe("without JavaScript", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("there is no such text and no chooser, and the hours of each office are there", async ({ page }) => {
    await page.goto(routes.locations);
    for (const place of await page.locator("[data-week]").all()) await expect(place).toBeEmpty();
    await expect(page.getByLabel("What do you need?")).toBeHidden();
    for (const { name } of offices)
      await expect(page.getByRole("table", { name: `${name} office hours` })).toBeVisible();
  });
});

test(
  "on a phone the bar has the call while the line is open, and else the way to ask for a call back",
  { tag: "@phone" },
  async ({ page }) => {
    const bar = page.getByRole("navigation", { name: "Call, schedule, offices" });
    for (const at of ["2026-03-04T17:00:00Z", "2026-03-05T02:00:00Z", "2026-03-07T17:00:00Z", "2026-11-26T17:00:00Z"]) {
      await page.clock.setFixedTime(at);
      await page.goto(routes.faq);
      const other = await bar.locator("[data-bar]").getAttribute("data-other");
      const week = openWeek(practice.phoneHours);
      const state = openStateWith(other ?? "", week, holidaysFrom(2026), new Date(at));
      const first = bar.getByRole("link").first();
      const number = readablePhone(practice.phone);
      const [words, href] = isAnswered(state)
        ? [`Call ${number}`, telHref(practice.phone)]
        : ["Ask for a call back", `${routes.contact}${messageFormHref}`];
      await expect(first, at).toHaveText(`${words} ${shortStatus(state)}`);
      await expect(first, at).toHaveAttribute("href", href);
    }
    await page.clock.setFixedTime("2026-03-05T08:00:00Z");
    await page.goto(routes.faq);
    await bar.getByRole("link").first().click();
    await expect(page).toHaveURL(`${routes.contact}${messageFormHref}`);
    await expect(page.locator(messageFormHref)).toBeInViewport();
  },
);
