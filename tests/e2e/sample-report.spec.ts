import { expect, test } from "./support/test.ts";
import { routes } from "#routes.ts";
import { sheets } from "./support/sheets.ts";

test(
  "the sample report prints on one sheet, and says on it that it is about nobody",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(routes.sampleReport);
    await page.emulateMedia({ media: "print" });
    const report = page.locator("#report article");
    await expect(report.getByText(/^Sample\./)).toHaveCount(2);
    for (const stamp of await report.getByText(/^Sample\./).all()) await expect(stamp).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    expect(await sheets(page)).toBe(1);
  },
);
