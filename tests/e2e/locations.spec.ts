import { officeHref, routes } from "#routes.ts";
import { hiddenBy } from "./support/visibility-and-focus.ts";
import { expect, test } from "./support/test.ts";

const maps = "https://www.google.com/**";

test(
  "the live map opens and closes with the keyboard, without JavaScript of ours",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.route(maps, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
    await page.goto(routes.locations);
    const details = page.locator(`${officeSelector("brooklyn")} details`).filter({ has: page.locator("iframe") });
    await details.locator("summary").press("Enter");
    await expect(details.locator("iframe")).toBeVisible();
    await details.locator("summary").press("Enter");
    await expect(details.locator("iframe")).toBeHidden();
  },
);

test("a link to an office ends with its name visible", async ({ page }) => {
  for (const id of ["brooklyn", "manhattan"]) {
    await page.goto(officeHref(id));
    const name = page.locator(`${officeSelector(id)} h2`);
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await hiddenBy(name)).toEqual([]);
  }
});

function officeSelector(id: string): string {
  return `article#${id}`;
}
