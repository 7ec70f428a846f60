import { pointNamed } from "#content/points.ts";
import { dayBeside, dayOff, hoursExample, reportDates, reportTime } from "#practice/report-times.ts";
import { routes } from "#routes.ts";
import { guidance, reports } from "../../tests/support/content.ts";
import { delayScripts } from "../../tests/journeys/support/contact-form.ts";
import { recordErrors } from "../../tests/journeys/support/record.ts";
import { hiddenBy } from "../../tests/journeys/support/visibility-and-focus.ts";
import { expect, test, type Page } from "../../tests/journeys/support/test.ts";

const parts = (page: Page) => ({
  day: page.getByLabel("Date we have all records"),
  button: page.getByRole("button", { name: "Work out the dates" }),
  table: page.getByRole("table", { name: "Reports and the dates on which they are expected" }),
  result: page.getByRole("heading", { name: /^Counted from/ }),
});

const rows = (page: Page) =>
  parts(page)
    .table.locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));

/** A day of 2026 as in the table. */
const expectedOn = (day: string) =>
  dayBeside(day, "2026") + (dayOff(day) ? ` (${dayOff(day)}: ask when you call)` : "");

test("a law firm gets the dates of all reports from a day of its choice", { tag: "@desktop" }, async ({ page }) => {
  const errors = await recordErrors(page);
  await page.goto(routes.attorneys);
  const { day, button, result } = parts(page);
  await day.fill("2026-11-20");
  await button.click();
  await expect(result).toHaveText("Counted from Friday, November 20, 2026");
  await expect(result, "a screen reader continues from here").toBeFocused();
  expect(await hiddenBy(result)).toEqual([]);
  await expect(page.locator("#turnaround")).toContainText(
    `${pointNamed(guidance["report-times"], "first-day").text} Thursday, November 26, is left out: Thanksgiving Day.`,
  );
  await expect(page.locator("#turnaround")).toContainText(
    `${pointNamed(guidance["report-times"], "hours").text} ${hoursExample(reports)}`,
  );
  expect(await rows(page)).toEqual(
    reports.map((report) => {
      const { first, last } = reportDates(report, "2026-11-20");
      return [`${report.name}, ${reportTime(report)}`, first ? expectedOn(first) : "Any time before", expectedOn(last)];
    }),
  );
  await expect(page).toHaveURL(routes.attorneys);
  expect(errors).toEqual([]);
});

for (const { at, today, because } of [
  { at: "2026-03-03T04:30:00Z", today: "2026-03-02", because: "in New York it is half past eleven at night" },
  { at: "2026-03-03T05:30:00Z", today: "2026-03-03", because: "in New York midnight is over" },
])
  test.describe(`on the other side of the world, at ${at}`, { tag: "@desktop" }, () => {
    test.use({ timezoneId: "Pacific/Auckland" });

    test(`the day is ${today}: ${because}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(at));
      await page.goto(routes.attorneys);
      await parts(page).day.focus();
      await expect(parts(page).day).toHaveValue(today);
    });
  });

test("a day that someone is typing is not overwritten", { tag: "@desktop" }, async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto(routes.attorneys);
  const { day } = parts(page);
  await day.focus();
  await page.keyboard.type("1225");
  scripts.release();
  await expect(page.locator("#turnaround form")).toHaveJSProperty("noValidate", true);
  await page.keyboard.type("2026");
  await expect(day).toHaveValue("2026-12-25");
});

test("without a day the field says what to do, and keeps the focus", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(routes.attorneys);
  const { day, button, table } = parts(page);
  await button.click();
  await expect(table).toBeVisible();
  await day.fill("");
  await button.click();
  await expect(day).toHaveAccessibleDescription("Enter the whole date: month, day and year.");
  await expect(day).toBeFocused();
  await expect(table).toHaveCount(0);
});

test(
  "a year of five or six digits is an error that names the year",
  { tag: "@desktop" },
  async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "Only Chromium takes more than four digits.");
    await page.goto(routes.attorneys);
    const { day, button, table } = parts(page);
    await button.click();
    await expect(table).toBeVisible();
    for (const typed of ["011512026", "01152022026", "01150202"])
      await test.step(typed, async () => {
        await day.fill("");
        await day.press("Home");
        await page.keyboard.type(typed);
        await button.click();
        await expect(day).toHaveAccessibleDescription("Check the year, and write all four digits of it.");
        await expect(day).toBeFocused();
        await expect(table).toHaveCount(0);
      });
  },
);
