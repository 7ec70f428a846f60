import { expect, test, type Page } from "@playwright/test";
import { routes } from "#routes.ts";
import { axe, axeFaults } from "./support/axe.ts";
import { practice } from "./support/practice.ts";
import { recordFaults, recordRequests } from "./support/record.ts";
import { withoutPopovers } from "./support/without-popovers.ts";

const callNow = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Call Now" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Call us" });
const isOurs = (request: string) => request.includes("/call-panel");

/** Where the page is sent by its own code from now on. */
async function recordSendings(page: Page): Promise<string[]> {
  const sendings: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => sendings.push(url));
  return sendings;
}

test.describe("with a mouse", { tag: "@desktop" }, () => {
  for (const path of [routes.home, routes.deadlines, routes.contact])
    test(`on ${path} Call Now shows every line, and whether it is answered now`, async ({ page }) => {
      // A Monday at noon in New York.
      await page.clock.setFixedTime(new Date("2026-03-02T17:00:00Z"));
      const faults = await recordFaults(page);
      const requests = recordRequests(page);
      await page.goto(path);
      await callNow(page).hover();
      expect(requests.filter(isOurs)).toEqual([]);
      await callNow(page).click();
      await expect(panel(page)).toBeFocused();
      await expect(panel(page).getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
      await expect(panel(page).getByRole("definition")).toHaveText([
        /Open now, until 6:00 PM$/,
        /Open now, until 6:00 PM$/,
        /Open now, until 5:00 PM$/,
      ]);
      await panel(page).getByLabel("Which day?").selectOption("Wednesday");
      await expect(panel(page).getByRole("status").locator("p:visible")).toHaveText(
        "This is done only in Brooklyn. Brooklyn is open on Wednesday, 8:00 AM–6:00 PM.",
      );
      expect(faults).toEqual([]);
    });

  test("it lies within the window, is closed by Escape and by a press beside it, and opens again", async ({ page }) => {
    await page.goto(routes.home);
    const requests = recordRequests(page);
    await callNow(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(callNow(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await panel(page).getByLabel("Which day?").focus();
    await page.keyboard.press("Tab");
    await expect(panel(page)).toBeHidden();
    await callNow(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(panel(page)).toBeHidden();
    expect(requests.filter(isOurs)).toHaveLength(2);
  });

  test("its lines stand side by side, and all of it is in sight on a low screen", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 620 });
    await page.goto(routes.home);
    await callNow(page).click();
    await expect(panel(page)).toBeFocused();
    const tops = await panel(page)
      .getByRole("definition")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    expect(await panel(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`it has no accessibility fault in ${colorScheme}, and fits a narrow window`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 640, height: 600 });
      await page.goto(routes.faq);
      await callNow(page).click();
      await expect(panel(page)).toBeInViewport({ ratio: 1 });
      // Its colors are those of the same section of the page of locations, where they are measured.
      expect(await axeFaults(axe(page).include("[role=dialog]"))).toEqual([]);
      const low = await panel(page)
        .locator("a, select")
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
      expect(low).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    });

  for (const [what, pattern] of [
    ["its code", /call-panel\.js/],
    ["what stands in it", /call-panel\.txt/],
  ] as const)
    test(`when ${what} does not come, Call Now dials`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await page.goto(routes.home);
      const sendings = await recordSendings(page);
      await callNow(page).click();
      await expect.poll(() => sendings).toEqual([practice.tel]);
    });
});

test(
  "in a browser without popovers Call Now dials, and nothing is left in the header",
  { tag: "@desktop" },
  async ({ page }) => {
    await withoutPopovers(page);
    await page.goto(routes.home);
    const sendings = await recordSendings(page);
    await callNow(page).click();
    await expect.poll(() => sendings).toEqual([practice.tel]);
    await expect(page.locator("[role=dialog]")).toHaveCount(0);
  },
);

test("a finger on Call Now dials, and loads nothing", { tag: "@phone" }, async ({ page }) => {
  await page.goto(routes.home);
  const requests = recordRequests(page);
  const sendings = await recordSendings(page);
  await callNow(page).tap();
  await expect.poll(() => sendings).toEqual([practice.tel]);
  expect(requests.filter(isOurs)).toEqual([]);
});
