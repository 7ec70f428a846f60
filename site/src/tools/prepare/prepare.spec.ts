import { routes } from "#routes.ts";
import { paper, sheets as printed } from "../../../tests/journeys/support/paper.ts";
import { recordErrors } from "../../../tests/journeys/support/record.ts";
import { expect, test, type Page } from "../../../tests/journeys/support/test.ts";

const sheets = [
  { id: "visit-list", name: "What to bring" },
  { id: "symptom-diary", name: "Symptom diary" },
  { id: "family-card", name: "A card for your family" },
] as const;

const sheet = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("on paper", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
  });

  test("all three print, each on its own sheet, or only the chosen one, with the number to call", async ({ page }) => {
    await page.goto(routes.prepare);
    expect(await printed(page)).toBe(sheets.length);
    for (const { id } of sheets) {
      await page.goto(`${routes.prepare}#${id}`);
      await page.evaluate(() => document.fonts.ready);
      for (const other of sheets) await expect(sheet(page, other.name)).toBeVisible({ visible: other.id === id });
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByText(/· \(\d{3}\)/)).toBeVisible();
      expect(await printed(page), id).toBe(1);
    }
  });

  test("the diary has space to write and no instructions", async ({ page }) => {
    await page.goto(`${routes.prepare}#symptom-diary`);
    const rows = sheet(page, "Symptom diary").locator("tbody tr");
    await expect(rows).toHaveCount(18);
    for (const row of await rows.all()) {
      const { height = 0 } = (await row.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(30);
    }
    await expect(page.getByText("Name:")).toBeVisible();
    await expect(page.getByText(/^On paper the sheet has/)).toBeHidden();
  });

  test("a checked box is checked on paper too", async ({ page }) => {
    await page.emulateMedia({ media: "screen" });
    await page.goto(routes.prepare);
    const box = page.getByRole("checkbox", { name: "Photo ID" });
    await box.check();
    await page.emulateMedia({ media: "print" });
    await expect(box).toBeVisible();
    await expect(box).toBeChecked();
    const mark = await box.evaluate((input) => {
      const { content, borderBottomStyle } = getComputedStyle(input, "::after");
      return [content, borderBottomStyle];
    });
    expect(mark, "printers leave out backgrounds").toEqual(['""', "solid"]);
  });
});

test.describe("on the screen", { tag: "@phone" }, () => {
  test("a button chooses its sheet and opens the browser's dialog; the choice is shown and can be undone", async ({
    page,
  }) => {
    const errors = await recordErrors(page);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("lang", `printed ${location.hash}`);
    });
    await page.goto(routes.prepare);
    await expect(page.getByText("Only this sheet prints now")).toHaveCount(sheets.length);
    for (const { id, name } of sheets) {
      await sheet(page, name)
        .getByRole("link", { name: /^Print (this|the) / })
        .click();
      await expect(page.locator("html")).toHaveAttribute("lang", `printed #${id}`);
      await expect(page.getByText("Only this sheet prints now").filter({ visible: true })).toHaveCount(1);
      await expect(sheet(page, name).getByText("Only this sheet prints now")).toBeVisible();
    }
    await page.getByRole("link", { name: "Print all three instead" }).filter({ visible: true }).click();
    await expect(page.getByText("Only this sheet prints now").filter({ visible: true })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
