import { routes, tools } from "#routes.ts";
import { isOwnContent } from "../support/content.ts";
import { hiddenBy } from "./support/sight.ts";
import { expect, test } from "./support/test.ts";

for (const href of [routes.home, ...tools.map((tool) => tool.href)])
  test(`${href} shows its first field on the first screen`, async ({ page }) => {
    await page.goto(href);
    const field = page.getByRole("main").locator("input, select, textarea").first();
    await expect(field).toBeInViewport({ ratio: 1 });
    // A radio or a box is drawn by its label.
    if (isOwnContent) expect(await hiddenBy(field.locator("xpath=.."))).toEqual([]);
  });

for (const { href, label } of tools)
  test(
    `${href} has one name: on its tile, in its place in the site, and as its title`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(href);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
      await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByText(label)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${label.replace("?", "\\?")}`));
    },
  );
