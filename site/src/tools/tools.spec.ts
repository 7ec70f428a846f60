import { routes, tools } from "#routes.ts";
import { hiddenBy } from "../../tests/journeys/support/visibility-and-focus.ts";
import { expect, sharedPageTest as test } from "../../tests/journeys/support/test.ts";

test(
  "the home page, the claim and the lists show their first field on the first screen",
  { tag: ["@own", "@thorough-desktop"] },
  async ({ page }) => {
    // The fields of /letters are in letters that are closed.
    for (const href of [routes.home, ...tools.map((tool) => tool.href)].filter((one) => one !== routes.letters)) {
      await page.goto(href);
      const field = page.getByRole("main").locator("input, select, textarea").first();
      await expect(field, href).toBeInViewport({ ratio: 1 });
      // A radio button or checkbox is styled by its label.
      expect(await hiddenBy(field.locator("xpath=..")), href).toEqual([]);
    }
  },
);
