import { documentsHref } from "#routes.ts";
import { practice } from "./support/practice.ts";
import { sheets } from "./support/sheets.ts";
import { expect, test, type Page } from "./support/test.ts";

/** A Letter sheet with half an inch of margin all around, in CSS pixels. */
const sheet = { width: (8.5 - 1) * 96, height: (11 - 1) * 96 };

const checklist = (page: Page) => page.getByRole("region", { name: "What to bring" });

test.describe("the checklist on paper", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.goto(documentsHref);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => document.fonts.ready);
  });

  test("fits on one sheet, with every box, line and the number to call in sight", async ({ page }) => {
    const { width = 0, height = 0 } = (await checklist(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(200);
    expect(height).toBeLessThanOrEqual(sheet.height);
    expect(width).toBeLessThanOrEqual(sheet.width);
    await expect(checklist(page).getByRole("link", { name: practice.phone })).toBeVisible();
    await expect(checklist(page).getByText("Date, time and office of my visit:")).toBeVisible();
    for (const item of await checklist(page).getByRole("listitem").all()) {
      await expect(item).toBeVisible();
      const box = await item.evaluate((row) => getComputedStyle(row, "::before").borderTopWidth);
      expect(parseFloat(box)).toBeGreaterThan(0);
    }
  });

  test("is alone on its sheet: what stands before and after it needs sheets of its own", async ({ page }) => {
    const parts = page.locator("body > [data-print-only], main > *, body > footer");
    const place = await parts.evaluateAll((all) => all.findIndex((part) => part.querySelector("#documents")));
    const sheetsOf = async (from: number, to: number) => {
      await parts.evaluateAll(
        (all, [first, end]) =>
          all.forEach((part, index) => {
            const display = index < first || index >= end ? "none" : "";
            (part as HTMLElement).style.setProperty("display", display, "important");
          }),
        [from, to] as const,
      );
      return sheets(page);
    };
    const count = await parts.count();
    const [before, list, after] = [
      await sheetsOf(0, place),
      await sheetsOf(place, place + 1),
      await sheetsOf(place + 1, count),
    ];
    expect(place).toBeGreaterThan(0);
    expect(list).toBe(1);
    expect(await sheetsOf(0, count)).toBe(before + list + after);
  });
});

test("on a screen the list has no lines to write on", async ({ page }) => {
  await page.goto(documentsHref);
  await expect(checklist(page)).toBeInViewport();
  await expect(checklist(page).getByText("What I want to ask:")).toBeHidden();
});
