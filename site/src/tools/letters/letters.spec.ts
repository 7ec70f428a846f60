import { letterHref, routes } from "#routes.ts";
import { expectAccessible, expectReadableOnNarrowScreen } from "../../../tests/journeys/support/checks.ts";
import { letters, toolFrame } from "../../../tests/support/content.ts";
import { layoutShift } from "../../../tests/journeys/support/layout-shift.ts";
import { paper } from "../../../tests/journeys/support/paper.ts";
import { recordErrors, recordRequests } from "../../../tests/journeys/support/record.ts";
import { expect, test, type Page } from "../../../tests/journeys/support/test.ts";

const entry = (page: Page, id: string) => page.locator(`details[id="${id}"]`);
const open = (page: Page) => page.locator("main details[name][open]");
const result = (page: Page, id: string) => entry(page, id).getByRole("status").first();
const claim = (page: Page, id: string) => entry(page, id).getByRole("link", { name: "Add it to my claim" });

/** Opens the page on Sunday, November 22, 2026, with one letter open. */
async function openLetter(page: Page, id: string) {
  await page.clock.setFixedTime(new Date("2026-11-22T15:00:00Z"));
  await page.goto(letterHref(id));
  await expect(entry(page, id)).toHaveAttribute("open");
}

test(
  "a letter is found by its look: it opens across the row, at the top of the screen, and closes the one before",
  { tag: "@thorough-phone" },
  async ({ page }) => {
    await page.goto(routes.letters);
    await expect(open(page)).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
    for (const { id, name } of [letters[6], letters[4]].flatMap((letter) => letter ?? [])) {
      await page.getByRole("heading", { name }).click();
      await expect(open(page)).toHaveAttribute("id", id);
      const grid = (await entry(page, id).locator("..").boundingBox())?.width;
      expect((await entry(page, id).boundingBox())?.width).toBe(grid);
      await expect(entry(page, id).getByRole("heading", { name })).toBeInViewport();
      expect((await entry(page, id).boundingBox())?.y).toBeLessThan(150);
    }
  },
);

test("it is found by its form number, also again after it was closed", { tag: "@thorough-phone" }, async ({ page }) => {
  await page.goto(routes.letters);
  const numbers = page.getByRole("navigation", { name: "By form number" }).getByRole("link");
  await expect(numbers).toHaveText(letters.flatMap(({ number }) => number ?? []));
  for (const time of ["first", "second"]) {
    await numbers.filter({ hasText: "NF-10" }).click();
    await expect(open(page), time).toHaveAttribute("id", "nf-10");
    await entry(page, "nf-10").locator("summary").click();
    await expect(open(page), time).toHaveCount(0);
  }
});

test("it is found by keyboard, and its day is the next stop", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(routes.letters);
  const summary = entry(page, "request").locator("summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(entry(page, "request")).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(entry(page, "request").getByLabel("Date on its first request")).toBeFocused();
});

test("each old link to the letters leads on to them", { tag: "@thorough-phone" }, async ({ page }) => {
  await page.goto(`${routes.patients}#letters`);
  await page.getByRole("link", { name: "Find out which one it is" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which letter is this?");
});

test(
  "its days give the day to act by, and go on to the claim; nothing is sent",
  { tag: ["@own", "@thorough-phone"] },
  async ({ page }) => {
    const errors = await recordErrors(page);
    await openLetter(page, "nf-10");
    const requests = recordRequests(page);
    await entry(page, "nf-10").getByLabel("Date on the denial").fill("2026-10-26");
    await entry(page, "nf-10").getByLabel("Day it came").fill("2026-10-29");
    const text = "Start arbitration or a court case by Friday, November 27 in 5 days";
    await expect(result(page, "nf-10")).toContainText(text);
    await expect(result(page, "nf-10")).toContainText(
      "special expedited arbitration by Wednesday, November 25 in 3 days",
    );
    await expect(claim(page, "nf-10")).toHaveAttribute(
      "href",
      `${routes.claim}#denial=2026-10-26&denialCame=2026-10-29`,
    );
    expect(requests.filter((url) => url.includes("2026"))).toEqual([]);
    expect(errors).toEqual([]);
    await expectAccessible(page);
  },
);

test(
  "the days of each letter have the names that the claim tool reads",
  { tag: "@thorough-phone" },
  async ({ page }) => {
    await openLetter(page, "nf-1");
    for (const { id, days } of letters) {
      await page.goto(letterHref(id));
      for (const { label } of days) await entry(page, id).getByLabel(label).fill("2026-11-20");
      const given = days.map((day) => `${day.id}=2026-11-20`).join("&");
      await expect(claim(page, id)).toHaveAttribute("href", `${routes.claim}#${given}`);
    }
  },
);

test(
  "a mistake in a day is named beside it, and the last answer stays",
  { tag: ["@own", "@thorough-phone"] },
  async ({ page }) => {
    await openLetter(page, "nf-10");
    const denied = entry(page, "nf-10").getByLabel("Date on the denial");
    const came = entry(page, "nf-10").getByLabel("Day it came");
    await denied.fill("2026-10-26");
    await came.fill("2026-10-29");
    // Only what was read can stay: the code of the fields may be on its way.
    await expect(result(page, "nf-10")).toContainText("Friday, November 27");
    await came.fill("2026-11-23");
    await expect(came).toHaveAccessibleDescription(new RegExp(toolFrame.days.future));
    await came.fill("2026-10-25");
    await expect(came).toHaveAccessibleDescription(/before the date on it/);
    await came.fill("0026-10-29");
    await came.blur();
    await expect(came).toHaveAccessibleDescription(new RegExp(toolFrame.days.unreal));
    await expect(result(page, "nf-10")).toContainText("Friday, November 27");
    await came.fill("2026-10-30");
    await expect(came).not.toHaveAttribute("aria-invalid");
  },
);

test("an exam may be on a day to come", { tag: ["@own", "@thorough-phone"] }, async ({ page }) => {
  await openLetter(page, "exam");
  await entry(page, "exam").getByLabel("Day of the exam").fill("2026-11-23");
  await expect(result(page, "exam")).toContainText("Your exam is tomorrow, November 23");
});

test("an open letter with its day reads on a narrow screen", { tag: "@phone" }, async ({ page }) => {
  await openLetter(page, "coverage");
  await entry(page, "coverage").getByLabel("Date on the letter").fill("2026-11-20");
  await expectReadableOnNarrowScreen(page);
});

test("paper has all eight, without fields and buttons", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  await page.goto(routes.letters);
  for (const { id, say } of letters) await expect(entry(page, id).getByText(say)).toBeVisible();
  await expect(page.locator("main input:visible")).toHaveCount(0);
  await expect(page.getByText("Add it to my claim").locator("visible=true")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link opens its letter, which has everything but the fields", { tag: "@thorough-phone" }, async ({ page }) => {
    await page.goto(letterHref("oath"));
    const [say = ""] = letters.filter(({ id }) => id === "oath").map((letter) => letter.say);
    await expect(entry(page, "oath").getByText(say)).toBeVisible();
    await expect(entry(page, "oath").getByLabel("Day of the interview")).toBeHidden();
    await entry(page, "exam").locator("summary").click();
    await expect(entry(page, "exam").getByText("What it is")).toBeVisible();
  });
});
