import { documentsHref, routes } from "#routes.ts";
import { faqs, redFlags } from "../support/content.ts";
import { contactForm, fill } from "./support/contact-form.ts";
import { paper, sheets } from "./support/paper.ts";
import { expect, sharedPageTest as test } from "./support/test.ts";

// Tests for every page are in pages.spec.ts.
test.describe("on paper", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
  });

  test("no long page needs more sheets than its text does", async ({ page }) => {
    for (const [path, count] of [
      [routes.home, 6],
      [routes.patients, 7],
      [routes.attorneys, 5],
      [routes.insurance, 7],
      [routes.locations, 3],
      [routes.sampleReport, 1],
    ] as const) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await sheets(page), path).toBeLessThanOrEqual(count);
    }
  });

  test("the sample report says twice that it is about no one, and is without the page's title", async ({ page }) => {
    await page.goto(routes.sampleReport);
    const stamps = page.locator("#report article").getByText(/^Sample\./);
    await expect(stamps).toHaveCount(2);
    for (const stamp of await stamps.all()) await expect(stamp).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  });

  test("every answer is printed, also of questions that are closed", async ({ page }) => {
    await page.goto(routes.home);
    const heights = await page
      .locator("details:not([data-screen-only]) > :not(summary, h3)")
      .evaluateAll((all) => all.map((one) => (one.checkVisibility() ? one.getBoundingClientRect().height : 0)));
    expect(heights.length).toBeGreaterThan(faqs.filter((faq) => faq.page === "home").length);
    for (const height of heights) expect(height).toBeGreaterThan(20);
  });

  test("an empty form is not printed, and a message that someone is writing is", async ({ page }) => {
    await page.goto(routes.contact);
    await expect(page.getByRole("heading", { name: "Write to us" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Phone hours" })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await fill(page, { message: "Please call me." });
    await page.emulateMedia({ media: "print" });
    await expect(contactForm(page).message).toBeVisible();
  });

  test("without a day /tools/claim has all its limits", async ({ page }) => {
    await page.goto(routes.claim);
    for (const group of ["You", "You, in some cases", "Our practice", "The insurer"])
      await expect(page.getByRole("table", { name: new RegExp(`: ${group}$`) })).toBeVisible();
  });
});

test("the checklist has lines to write on only on paper", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize(paper);
  await page.goto(documentsHref);
  const list = page.getByRole("region", { name: "What to bring" });
  await expect(list).toBeInViewport();
  for (const line of ["What I want to ask:", "Date, time and office of my visit:"]) {
    await page.emulateMedia({ media: "screen" });
    await expect(list.getByText(line)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(list.getByText(line)).toBeVisible();
  }
});

test("all danger signs are printed, and a link to them unfolds them", { tag: "@desktop" }, async ({ page }) => {
  const signs = redFlags.flatMap(({ items }) => items);
  const flags = page.getByRole("region", { name: /^Call 911/ });
  await page.emulateMedia({ media: "print" });
  for (const path of [routes.patients, routes.conditions]) {
    await page.goto(path);
    await expect(flags.getByRole("listitem").filter({ visible: true })).toHaveCount(signs.length);
  }
  await page.emulateMedia({ media: "screen" });
  await page.goto(routes.conditions);
  await expect(flags.getByText(signs.at(-1) ?? "")).toBeHidden();
  await page.getByRole("link", { name: "All danger signs" }).first().click();
  await expect(flags.getByText(signs.at(-1) ?? "")).toBeVisible();
});
