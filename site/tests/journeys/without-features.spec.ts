import { mainMenu, routes } from "#routes.ts";
import { axeViolations, expectReadable } from "./support/checks.ts";
import { recordErrors } from "./support/record.ts";
import { hiddenBy } from "./support/visibility-and-focus.ts";
import { expect, test, type Page } from "./support/test.ts";

/** A page for a browser without a feature: the same HTML, with the feature's keywords replaced by unknown ones. */
const lacks = {
  popover: (html: string) => html.replace(' popover="auto"', "").replaceAll(":popover-open", ":no-such-state"),
  "details name": (html: string) => html.replace(/(<details[^>]*) name="[^"]*"/g, "$1"),
  "light-dark()": (html: string) => html.replaceAll("light-dark(", "no-such-colors("),
  "view transitions": (html: string) => html.replaceAll("@view-transition", "@no-such-rule"),
  "speculation rules": (html: string) => html.replace('type="speculationrules"', 'type="no-such-rules"'),
};

/**
 * Serves every page as parsed by a browser without the feature. Without the policy, whose hashes would no longer match.
 */
async function disableFeature(page: Page, feature: keyof typeof lacks) {
  let changed = 0;
  if (feature === "popover")
    await page.addInitScript(() => {
      for (const part of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, part);
    });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/, "");
    const changedPage = lacks[feature](html);
    if (changedPage !== html) changed += 1;
    await route.fulfill({ response, body: changedPage });
  });
  return { changed: () => changed };
}

const textOf = (page: Page) => page.getByRole("main").innerText();

test.describe("in a browser", { tag: "@phone" }, () => {
  test("without any one feature all text is there, and there are no errors", async ({ page, context }) => {
    const whole: Record<string, string> = {};
    for (const path of [routes.home, routes.contact]) {
      await page.goto(path);
      whole[path] = await textOf(page);
    }
    for (const feature of Object.keys(lacks) as (keyof typeof lacks)[])
      await test.step(`without ${feature}`, async () => {
        const changedPage = await context.newPage();
        const errors = await recordErrors(changedPage);
        const { changed } = await disableFeature(changedPage, feature);
        for (const [path, text] of Object.entries(whole)) {
          await changedPage.goto(path);
          expect(await textOf(changedPage), feature).toBe(text);
        }
        expect(errors, feature).toEqual([]);
        expect(changed(), feature).toBeGreaterThan(0);
        await changedPage.close();
      });
  });

  test(
    "without popover the menu is open, without a button that does nothing",
    { tag: "@thorough" },
    async ({ page }) => {
      const errors = await recordErrors(page);
      await disableFeature(page, "popover");
      await page.goto(routes.home);
      const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
      for (const [index, { href }] of mainMenu.entries()) {
        await expect(links.nth(index)).toHaveAttribute("href", href);
        expect(await hiddenBy(links.nth(index))).toEqual([]);
      }
      await expect(page.getByRole("button", { name: "Toggle menu" })).toBeHidden();
      await links.last().focus();
      for (let step = 0; step < 5; step++) await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
      await links.nth(1).click();
      await expect(page).toHaveURL(routes.patients);
      expect(errors).toEqual([]);
    },
  );

  test("without details name several answers can be open", { tag: "@thorough" }, async ({ page }) => {
    await disableFeature(page, "details name");
    await page.goto(routes.home);
    const questions = page.getByRole("region", { name: "Frequently Asked Questions" }).locator("details");
    for (const index of [2, 5]) await questions.nth(index).locator("summary").click();
    for (const index of [2, 5]) await expect(questions.nth(index).locator("summary ~ *").first()).toBeVisible();
    await expectReadable(page, "with several answers open");
  });

  test("without light-dark() everything has the system colors of the theme, and borders", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await disableFeature(page, "light-dark()");
    for (const path of [routes.contact, routes.home]) {
      await page.goto(path);
      expect(await axeViolations(page, "html", { runOnly: ["color-contrast"] })).toEqual([]);
    }
    const button = page.getByRole("button", { name: "Toggle menu" });
    for (const part of [button, page.getByLabel("When was the crash?")])
      await expect(part).toHaveCSS("border-top-color", "rgb(255, 255, 255)");
    await button.click();
    // Otherwise what is below would be visible through them.
    for (const part of [page.getByRole("banner"), page.getByRole("navigation", { name: "Main" })])
      await expect(part).toHaveCSS("background-color", "rgb(18, 18, 18)");
  });
});
