import { routes } from "#routes.ts";
import { accessibilitySnapshot, advice } from "./support/accessibility-snapshot.ts";
import { axe, axeFaults } from "./support/axe.ts";
import { fill, goodMessage, openForm } from "./support/contact-form.ts";
import { faint } from "./support/contrast.ts";
import { paths } from "./support/paths.ts";
import { hoverAll, openAll } from "./support/sight.ts";
import { expect, test, type Page } from "./support/test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations(page: Page, part = "html"): Promise<string[]> {
  // Room for all of the page at once: what merely waits to be scrolled from under the call bar is not covered.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  return [...(await axeFaults(axe(page).include(part).withTags(tags))), ...(await faint(page, part))];
}

for (const colorScheme of ["light", "dark"] as const)
  // Both themes and both screens, each once: what differs by theme is colour, what differs by screen is order.
  test.describe(`in the ${colorScheme} theme`, { tag: colorScheme === "dark" ? "@desktop" : "@phone" }, () => {
    // Without motion no colour is measured half-way.
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths)
      test(`${path} has no accessibility fault`, async ({ page }) => {
        await page.goto(path);
        await openAll(page);
        expect(await violations(page)).toEqual([]);
        // What every page has stands on this one; the rest is looked at in the gallery.
        if (path !== routes.home) return;
        await hoverAll(page);
        expect(await faint(page), "under the pointer").toEqual([]);
      });

    test("the form has no accessibility fault while it shows errors and notices", async ({ page }) => {
      const form = await openForm(page);
      await fill(page, { email: "ana@" });
      await form.send.click();
      await expect(form.error).toBeVisible();
      // With another window in front, notices stay as long as the check needs.
      await page.evaluate(() => window.dispatchEvent(new Event("blur")));
      expect(await violations(page)).toEqual([]);
      expect(await accessibilitySnapshot(page.getByRole("main")), advice).toMatchSnapshot("refused-message.txt");
      await fill(page, goodMessage);
      await form.send.click();
      await expect(form.success).toBeVisible();
      expect(await violations(page, "main")).toEqual([]);
      expect(await accessibilitySnapshot(page.getByRole("main")), advice).toMatchSnapshot("sent-message.txt");
    });

    test("the open menu has no accessibility fault", async ({ page, isMobile }) => {
      if (!isMobile) await page.setViewportSize({ width: 1000, height: 800 });
      await page.goto(routes.home);
      await page.getByRole("button", { name: "Toggle menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      expect(await violations(page, "header")).toEqual([]);
      if (isMobile)
        expect(await accessibilitySnapshot(page.getByRole("banner")), advice).toMatchSnapshot("open-menu.txt");
    });
  });
