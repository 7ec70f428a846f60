import { mainMenu, messageFormHref, phoneMenu, routes } from "#routes.ts";
import { languagePaths } from "../../tests/journeys/support/paths.ts";
import { hiddenBy } from "../../tests/journeys/support/visibility-and-focus.ts";
import { expect, sharedPageTest as test, test as ownPageTest } from "../../tests/journeys/support/test.ts";

if (languagePaths.length > 0)
  test(
    "the language menu opens over the page, completely visible and with large targets, and shifts nothing",
    { tag: "@thorough-desktop" },
    async ({ page, isMobile }) => {
      const widths = isMobile ? [320, 390] : [800, 1280];
      for (const [route, width] of [routes.insurance, routes.home].flatMap((route) =>
        widths.map((width) => [route, width] as const),
      )) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(route);
        const place = () => page.getByRole("heading", { level: 1 }).boundingBox();
        const before = await place();
        const word = page.locator("main summary", { hasText: "Languages" }).first();
        await word.click();
        expect(await place()).toEqual(before);
        for (const link of [word, ...(await page.locator("main details[open] a[lang]").all())]) {
          const { x = -1, width: wide = 0, height = 0 } = (await link.boundingBox()) ?? {};
          expect([x >= 0, x + wide <= width, height >= 44]).toEqual([true, true, true]);
          // With a notice above it, the list can exceed the smallest screen.
          await link.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
          expect(await hiddenBy(link)).toEqual([]);
        }
      }
    },
  );

test("the header stays at the top at any scroll position", { tag: "@thorough-desktop" }, async ({ page }) => {
  for (const path of [routes.home, routes.contact]) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const call = page.getByRole("banner").getByRole("link", { name: "Call Now" });
    await expect(call).toBeInViewport({ ratio: 1 });
    expect(await hiddenBy(call)).toEqual([]);
  }
});

test(
  "from 80rem the whole navigation is in the header in one line without a menu button, which comes back one pixel below",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(routes.home);
    await expect(page.getByRole("button", { name: "Toggle menu" })).toBeHidden();
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(mainMenu.map(({ label }) => label));
    for (const link of await links.all()) expect(await hiddenBy(link)).toEqual([]);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);

    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(page.getByRole("button", { name: "Toggle menu" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  },
);

test.describe("below 80rem", () => {
  test.beforeEach(async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(routes.home);
  });

  test("the button opens the menu with every link, and closes it", { tag: "@thorough-desktop" }, async ({ page }) => {
    const button = page.getByRole("button", { name: "Toggle menu" });
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeHidden();
    await expect(button).toHaveAccessibleName("Toggle menu");
    await button.click();
    await expect(menu.getByRole("link")).toHaveText([
      ...[...mainMenu, ...phoneMenu].map(({ label }) => label),
      "Schedule Evaluation",
    ]);
    for (const [index, { href }] of [...mainMenu, ...phoneMenu].entries()) {
      await expect(menu.getByRole("link").nth(index)).toHaveAttribute("href", href);
      await expect(menu.getByRole("link").nth(index)).toBeVisible();
    }
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 568 });
    await menu.getByRole("link").last().scrollIntoViewIfNeeded();
    expect(await hiddenBy(menu.getByRole("link").last()), "on a low screen").toEqual([]);
    expect(await hiddenBy(button), "the button is still there to close it").toEqual([]);
    await button.click();
    await expect(menu).toBeHidden();
  });

  test("Escape closes the menu, and the focus is back on the button", { tag: "@desktop" }, async ({ page }) => {
    const button = page.getByRole("button", { name: "Toggle menu" });
    await button.press("Enter");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(
    "a click outside closes the menu, and the tab order continues at the button",
    { tag: "@phone" },
    async ({ page }) => {
      const button = page.getByRole("button", { name: "Toggle menu" });
      await button.click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await expect(menu).toBeVisible();
      // Right above the call bar.
      await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 56);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(routes.home);
      await expect(button).toBeFocused();
    },
  );

  test(
    "on the contact page, Schedule Evaluation closes the menu and shows the form",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto(routes.contact);
      await page.getByRole("button", { name: "Toggle menu" }).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.getByRole("link", { name: "Schedule Evaluation" }).click();
      await expect(menu).toBeHidden();
      await expect(page.locator(messageFormHref)).toBeInViewport();
    },
  );

  test(
    "moving the focus out of the open menu closes it, and the focus stays visible",
    { tag: "@desktop" },
    async ({ page }) => {
      await page.getByRole("button", { name: "Toggle menu" }).press("Enter");
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      await expect(menu).toBeHidden();
      await expect(page.locator("main :focus")).toBeInViewport();
    },
  );
});

test.describe("with JavaScript switched off", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  ownPageTest("the menu still opens and closes", async ({ page }) => {
    await page.goto(routes.home);
    const button = page.getByRole("button", { name: "Toggle menu" });
    await button.click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await button.click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });
});
