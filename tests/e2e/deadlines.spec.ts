import { readFile } from "node:fs/promises";
import { addDays, daysBetween } from "#domain/calendar-days.ts";
import { readableDay, shortDay } from "#domain/day.ts";
import { sourceText } from "#domain/source-and-review.ts";
import { routes } from "#routes.ts";
import { facts } from "../support/content.ts";
import { expectAccessible, expectReadableOnNarrowScreen } from "./support/checks.ts";
import {
  askFor,
  deadlinesTool,
  fromTheCrash,
  lastDay,
  lastDays,
  openTool,
  rule,
  shownDays,
} from "./support/deadlines.ts";
import { outOfOrder } from "./support/order.ts";
import { recordErrors, recordRequests } from "./support/record.ts";
import { sheets } from "./support/paper.ts";
import { expect, test, type Page } from "./support/test.ts";

const entries = (page: Page) =>
  deadlinesTool(page)
    .part.getByRole("listitem")
    .filter({ has: page.locator("h4") });

test("from the date of the accident alone come all dates that may matter, in their order, with how long is left", async ({
  page,
}) => {
  await openTool(page);
  const tool = await askFor(page, "2026-11-10");
  await expect(tool.result).toBeFocused();
  await expect(tool.result).toHaveText("Your dates after the crash of November 10, 2026");
  expect(await shownDays(page)).toEqual(lastDays(fromTheCrash, "2026-11-10"));
  const notice = entries(page).filter({ hasText: "Give the insurer written notice" });
  await expect(notice).toContainText(readableDay(lastDay("noticeLimit", "2026-11-10")));
  await expect(notice).toContainText(`In ${daysBetween("2026-11-21", lastDay("noticeLimit", "2026-11-10"))} days`);
  await expect(tool.part).toContainText("Thinking of suing the other driver? Ask an attorney soon");
  await expect(notice).toContainText(`You, ${facts["noticeLimit"]} from the crash. ${sourceText(rule("noticeLimit"))}`);
});

test("before the notice is late its entry links to the letter; when its date has passed, the page says calmly what to do", async ({
  page,
}) => {
  await openTool(page);
  const tool = await askFor(page, "2026-11-10");
  const late = tool.part.getByRole("heading", { name: "When a date has passed" });
  await expect(entries(page).filter({ hasText: "MV-104" })).toContainText("This date has passed");
  await expect(late, "other late dates say nothing of late notice").toBeHidden();
  const notice = entries(page).filter({ hasText: "Give the insurer written notice" });
  const early = notice.getByRole("link", { name: "Write the notice letter" });
  await expect(early).toHaveAttribute("href", `${routes.noticeLetter}#accident=2026-11-10`);

  await askFor(page, "2026-01-15");
  await expect(late).toBeVisible();
  await expect(notice).toContainText("This date has passed");
  await expect(notice).toContainText("Send it now with a reason.");
  await expect(notice.getByRole("link")).toBeHidden();
  const letter = tool.part.getByRole("link", { name: "Write the letter with these answers" });
  await expect(letter).toHaveAttribute("href", `${routes.noticeLetter}#accident=2026-01-15`);
  const insurer = tool.part.getByRole("link", { name: "Find the insurer to ask" });
  await expect(insurer).toHaveAttribute("href", `${routes.whoPays}#accident=2026-01-15`);
});

test(
  "in the drawing the first day of another year carries its year, and days that have passed are marked",
  { tag: "@desktop" },
  async ({ page }) => {
    await openTool(page);
    const tool = await askFor(page, "2026-11-10");
    const labels = tool.part.locator("svg svg:has(circle) text:last-child");
    const days = lastDays(fromTheCrash, "2026-11-10");
    const year = (day: string | undefined) => day?.slice(0, 4);
    expect(await labels.allTextContents()).toEqual(
      days.map(
        (day, index) => `${shortDay(day)}${year(day) === year(days[index - 1] ?? "2026") ? "" : `, ${year(day)}`}`,
      ),
    );
    await expect(tool.part.locator("svg [data-passed] text:last-child")).toHaveText(["Nov 11", "Nov 20"]);
  },
);

test(
  "answers leave out what does not concern a person, and go along to the letter",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.working.selectOption("no");
    await tool.drove.selectOption("no");
    await tool.vehicle.selectOption("insured");
    await tool.fled.selectOption("no");
    await tool.publicVehicle.selectOption("no");
    await askFor(page, "2026-01-15");
    expect(await shownDays(page)).toEqual(lastDays(["noticeLimit", "yearRule"], "2026-01-15"));
    await expect(tool.part).toContainText(
      "Working: no. Driving: no. Vehicle: insured. A driver fled: no. Public vehicle: no.",
    );
    await expect(tool.part).toContainText("Hurt outside work and cannot do your job?");
    await expect(tool.part.getByRole("link", { name: "Write the letter" })).toHaveAttribute(
      "href",
      `${routes.noticeLetter}#accident=2026-01-15&working=no&drove=no&vehicle=insured&fled=no&public=no`,
    );
    await expect(tool.part.getByRole("link", { name: "Find the insurer to ask" })).toHaveCount(0);
  },
);

test("notice that came late is not done", { tag: "@desktop" }, async ({ page }) => {
  const tool = await openTool(page);
  await tool.vehicle.selectOption("insured");
  await tool.more.click();
  const last = lastDay("noticeLimit", "2026-08-01");
  const given = tool.part.getByLabel(/^You gave the insurer written notice/);
  await given.fill("2026-10-15");
  await askFor(page, "2026-08-01");
  const notice = entries(page).filter({ hasText: "Give the insurer written notice" });
  await expect(notice).toContainText(readableDay(last));
  await expect(notice).toContainText(
    "You gave notice on October 15, 2026. That was after the limit. Send the reason in writing.",
  );
  const late = tool.part.getByRole("heading", { name: "When a date has passed" });
  await expect(late).toBeVisible();
  const letter = tool.part.getByRole("link", { name: "Write the letter with these answers" });
  await expect(letter).toHaveAttribute("href", `${routes.noticeLetter}#accident=2026-08-01&vehicle=insured`);

  await given.fill(last);
  await tool.show.click();
  await expect(notice).toHaveCount(0);
  await expect(late).toBeHidden();
});

test("a weekend or a holiday is named, with the business day before it", { tag: "@desktop" }, async ({ page }) => {
  await openTool(page, "", "2026-12-05T17:00:00Z");
  // So that the limit for notice ends on New Year’s Day.
  await askFor(page, addDays("2027-01-01", -rule("noticeLimit").limit));
  const notice = entries(page).filter({ hasText: "Give the insurer written notice" });
  await expect(notice).toContainText(
    "This is a public holiday (New Year’s Day). Send it by the business day before, to be safe: Thursday, December 31, 2026.",
  );
});

test(
  "later days bring dates of their own, the insurer’s steps in business days and only about right",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.more.click();
    await expect(tool.part.getByLabel(/^You gave the insurer written notice/)).toHaveAccessibleDescription(
      "A phone call does not count.",
    );
    await tool.part.getByLabel("You sent the NF-2").fill("2026-11-20");
    await tool.part.getByLabel("Date on the insurer’s letter about OBEL").fill("2026-11-20");
    await tool.part.getByLabel("Day the denial arrived").fill("2026-11-20");
    await askFor(page, "2026-11-10");
    const forms = entries(page).filter({ hasText: "Send you the other forms it needs" });
    await expect(forms).toContainText("Monday, December 7, 2026");
    await expect(forms).toContainText("The insurer: Send you the other forms it needs");
    await expect(forms).toContainText("The insurer, about 10 business days from the day it gets the NF-2.");
    const suit = entries(page).filter({ hasText: "to keep interest running" });
    await expect(suit).toContainText("Sunday, December 20, 2026");
    const choice = entries(page).filter({ hasText: "NF-13" });
    await expect(choice).toContainText("Saturday, December 5, 2026");
    await expect(choice).toContainText("Send the form back by the business day before, to be safe");
  },
);

test(
  "an impossible day is refused at its field and stays there, and so do the answers",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.working.selectOption("yes");
    for (const { accident, says, because } of [
      { accident: "", says: "Enter the whole date: month, day and year.", because: "nothing is entered" },
      { accident: "2026-11-22", says: "This day is still to come.", because: "it is tomorrow" },
      { accident: "0202-01-15", says: "Check the year", because: "digits of the year are missing" },
    ])
      await test.step(because, async () => {
        await tool.accident.fill(accident);
        await tool.show.click();
        await expect(tool.accident).toHaveAccessibleDescription(new RegExp(says));
        await expect(tool.accident).toBeFocused();
        await expect(tool.accident).toHaveValue(accident);
        await expect(tool.result).toBeHidden();
      });
    await tool.accident.fill("2026-11-10");
    await expect(tool.accident).not.toHaveAttribute("aria-invalid");
    await expect(tool.working).toHaveValue("yes");
    await tool.show.click();
    await expect(tool.result).toBeVisible();
  },
);

test(
  "half a date, or one before the accident, is refused, also where it is optional and folded away",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.more.click();
    const visit = tool.part.getByLabel("A visit to our office");
    await visit.focus();
    await page.keyboard.type("02");
    await tool.accident.fill("2026-11-10");
    await tool.more.click();
    await tool.show.click();
    await expect(visit).toBeVisible();
    await expect(visit).toBeFocused();
    await expect(visit).toHaveAccessibleDescription("Enter the whole date: month, day and year.");

    await visit.fill("2026-11-09");
    await tool.show.click();
    await expect(visit).toHaveAccessibleDescription(/before the accident/);
  },
);

test(
  "over two years after the accident there is a sentence in place of dates",
  { tag: "@desktop" },
  async ({ page }) => {
    await openTool(page);
    const tool = await askFor(page, "2024-11-20");
    await expect(tool.part).toContainText("This was over two years ago.");
    expect(await shownDays(page)).toEqual([]);
    await expect(tool.part.getByRole("link", { name: "Write the letter" })).toBeVisible();
    await expect(tool.part.getByRole("button", { name: "Save to my calendar" })).toBeHidden();
  },
);

test("changing the answers keeps all of them and replaces the result", { tag: "@desktop" }, async ({ page }) => {
  const tool = await openTool(page);
  await tool.vehicle.selectOption("unknown");
  await askFor(page, "2026-11-10");
  await tool.part.getByRole("button", { name: "Change the answers" }).click();
  await expect(tool.accident).toBeFocused();
  await expect(tool.accident).toHaveValue("2026-11-10");
  await expect(tool.vehicle).toHaveValue("unknown");
  await tool.accident.fill("2026-11-12");
  await expect(tool.part.getByRole("status").first()).toContainText("Your answers have changed.");
  await tool.show.click();
  await expect(tool.result).toHaveText(/November 12, 2026$/);
  await expect(tool.result).toBeFocused();
  await expect(tool.part.getByText("Your answers have changed.")).toBeHidden();
});

test(
  "a link from another tool fills in its answers, and shows nothing by itself",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page, "#accident=2026-01-15&working=yes&drove=yes&vehicle=uninsured&fled=no&public=no");
    await expect(tool.accident).toHaveValue("2026-01-15");
    await expect(tool.working).toHaveValue("yes");
    await expect(tool.drove).toHaveValue("yes");
    await expect(tool.vehicle).toHaveValue("uninsured");
    await expect(tool.fled).toHaveValue("no");
    await expect(tool.publicVehicle).toHaveValue("no");
    await expect(tool.result).toBeHidden();
  },
);

test(
  "the calendar file is made in the browser and holds what is still to come",
  { tag: "@desktop" },
  async ({ page }) => {
    const errors = await recordErrors(page);
    await openTool(page);
    const tool = await askFor(page, "2026-11-10");
    const requests = recordRequests(page);
    const coming = page.waitForEvent("download");
    await tool.part.getByRole("button", { name: "Save to my calendar" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("no-fault-dates.ics");
    const text = (await readFile(await download.path(), "utf8")).replace(/\r\n\t/g, "");
    expect([...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)].map(([, day]) => day)).toContain("20261210");
    expect(text).not.toContain("20261120");
    expect(text.match(/^TRIGGER:-P6DT15H\r$/gm)?.length).toBe(text.match(/^BEGIN:VEVENT\r$/gm)?.length);
    await expect(tool.part.getByRole("status").last()).toContainText("The calendar file is on your device.");
    expect(requests.filter((request) => !/\/_astro\/[\w.-]+\.js$|blob:/.test(request))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test(
  "when the calendar’s code does not come, the dates stay and the tool says so",
  { tag: "@desktop" },
  async ({ page }) => {
    await openTool(page);
    const tool = await askFor(page, "2026-11-10");
    await page.route("**/_astro/*.js", (route) => route.abort());
    await tool.part.getByRole("button", { name: "Save to my calendar" }).click();
    await expect(tool.part).toContainText("The calendar file could not be made.");
    await expect(tool.result).toBeVisible();
  },
);

test("the result with everything in it is readable in its order, and accessible", async ({ page }) => {
  const tool = await openTool(page);
  await tool.more.click();
  for (const label of ["A visit to our office", "First day you lost pay", "Date on the denial", "You sent the NF-2"])
    await tool.part.getByLabel(label).fill("2026-11-12");
  await askFor(page, "2026-08-01");
  expect(await outOfOrder(page)).toEqual([]);
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await expectReadableOnNarrowScreen(page);
});

for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata"])
  test.describe(`with the device set to ${timezoneId}`, { tag: "@desktop" }, () => {
    test.use({ timezoneId });

    test("the dates are those of New York, and so is today", async ({ page }) => {
      // Half past eleven in the evening: in most of the world it is tomorrow.
      const tool = await openTool(page, "", "2026-12-10T04:30:00Z");
      await tool.accident.fill("2026-12-10");
      await tool.show.click();
      await expect(tool.accident).toHaveAccessibleDescription(/still to come/);
      await askFor(page, addDays("2026-12-09", -rule("noticeLimit").limit));
      await expect(entries(page).filter({ hasText: "Give the insurer written notice" })).toContainText(
        /Wednesday, December 9, 2026\s*Today/,
      );
    });
  });

test(
  "the printed result is one sheet, without the form and the rest of the page",
  { tag: "@desktop" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.more.click();
    for (const day of await tool.part.locator("details input").all()) await day.fill("2026-11-12");
    await askFor(page, "2026-08-01");
    await page.emulateMedia({ media: "print" });
    await expect(tool.show).toBeHidden();
    await expect(tool.part.getByText("Counted on November 21, 2026.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "The main No-Fault limits" })).toBeHidden();
    await expect(tool.part).toContainText("These are general New York dates and rules.");
    expect(await sheets(page)).toBe(1);
  },
);
