import { addDays } from "#domain/calendar-days.ts";
import { publicHoliday } from "#domain/public-holidays.ts";
import { routes } from "#routes.ts";
import { practice } from "./support/practice.ts";
import { expect, test, type Page } from "./support/test.ts";

/** What stands beside the line of an office on the page of locations. */
const beside = (page: Page, office: string) => page.locator(`article#${office} [data-week]`);

/** A Monday at noon in New York. */
const monday = new Date("2026-03-02T17:00:00Z");

for (const { at, brooklyn, manhattan } of [
  { at: monday, brooklyn: "Open now, until 6:00 PM", manhattan: "Open now, until 5:00 PM" },
  {
    at: new Date("2026-03-03T14:30:00Z"),
    brooklyn: "Open now, until 6:00 PM",
    manhattan: "Tuesday: by appointment",
  },
  {
    at: new Date("2026-03-04T03:30:00Z"),
    brooklyn: "Closed now, opens Wednesday 8:00 AM",
    manhattan: "Closed now, opens Wednesday 9:00 AM",
  },
  {
    at: new Date("2026-03-08T17:00:00Z"),
    brooklyn: "Closed now, opens Monday 8:00 AM",
    manhattan: "Closed now, opens Monday 9:00 AM",
  },
])
  test.describe(`at ${at.toISOString()}`, { tag: "@desktop" }, () => {
    // New York counts, not the place of the device.
    test.use({ timezoneId: "Asia/Tokyo" });

    test(`Brooklyn says “${brooklyn}”, Manhattan “${manhattan}”`, async ({ page }) => {
      await page.clock.setFixedTime(at);
      await page.goto(routes.locations);
      await expect(beside(page, "brooklyn")).toHaveText(brooklyn);
      await expect(beside(page, "manhattan")).toHaveText(manhattan);
    });
  });

test("Election Day is marked in the year of the build and in the next, the day before is not", async ({ page }) => {
  await page.goto(routes.locations);
  const holidays = (await page.locator("[data-holidays]").getAttribute("data-holidays"))?.split(" ") ?? [];
  const electionDays = holidays.filter((day) => publicHoliday(day) === "Election Day");
  expect(electionDays).toHaveLength(2);
  const isMarked = async (day: string) => {
    await page.clock.setFixedTime(`${day}T17:00:00Z`);
    await page.reload();
    await expect(beside(page, "brooklyn")).not.toBeEmpty();
    return (await beside(page, "brooklyn").textContent()) === "Public holiday: call first";
  };
  for (const day of electionDays)
    expect([await isMarked(day), await isMarked(addDays(day, -1))]).toEqual([true, false]);
});

test("a page that stays open says when it closes", { tag: "@desktop" }, async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-02T22:59:20Z") });
  await page.goto(routes.contact);
  const line = page.locator("dl > div").filter({ hasText: "Appointments" }).filter({ hasText: practice.phone }).first();
  await expect(line.locator("[data-week]")).toHaveText("Open now, until 6:00 PM");
  await page.clock.runFor(60_000);
  await expect(line.locator("[data-week]")).toHaveText("Closed now, opens Tuesday 9:00 AM");
});

test("every line of the contact page says whether somebody answers", async ({ page }) => {
  await page.goto(routes.contact);
  const places = page.getByRole("main").locator("[data-week]");
  await expect(places).toHaveCount(3);
  for (const place of await places.all())
    await expect(place).toHaveText(/^(Open now, until|Closed now|\w+day: by appointment|Public holiday)/);
});

for (const path of [routes.contact, routes.locations])
  test(`when the words beside the lines of ${path} come, nothing moves`, async ({ page }) => {
    await page.goto(path);
    const places = page.locator("[data-week]");
    await expect(places.first()).not.toBeEmpty();
    const tops = () =>
      page.locator("main *").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const words of ["", "Closed now, opens Wednesday 10:30 AM"]) {
        await places.evaluateAll((all, text) => all.forEach((place) => (place.textContent = text)), words);
        const before = await tops();
        await places.evaluateAll((all) => all.forEach((place) => (place.textContent = "Open now")));
        expect(await tops(), `${width} pixels wide, “${words}”`).toEqual(before);
      }
    }
  });

test.describe("without JavaScript", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("there are neither words nor a chooser, and the table of hours stands", async ({ page }) => {
    await page.goto(routes.locations);
    for (const place of await page.locator("[data-week]").all()) await expect(place).toBeEmpty();
    await expect(page.getByLabel("What for?")).toBeHidden();
    await expect(page.getByRole("table", { name: /^The offices compared/ })).toBeVisible();
  });
});
