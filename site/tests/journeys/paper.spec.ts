import { articleHref, documentsHref, routes } from "#routes.ts";
import { faqs } from "../support/content.ts";
import { contactForm, fill } from "./support/contact-form.ts";
import { paper, sheets } from "./support/paper.ts";
import { practice } from "./support/practice.ts";
import { expect, sharedPageTest as test, type Page } from "./support/test.ts";

// Tests for every page are in pages.spec.ts.
test.describe("on paper", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
  });

  // Nine sheets each, half of them empty, before there were print styles; the first three have one to spare.
  for (const [path, count] of [
    [routes.home, 6],
    [routes.patients, 7],
    [routes.attorneys, 5],
    [routes.insurance, 6],
    [routes.locations, 3],
    [routes.sampleReport, 1],
  ] as const)
    test(`${path} needs at most ${count} sheets`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await sheets(page)).toBeLessThanOrEqual(count);
    });

  test("the text of an article takes the width of the paper", async ({ page }) => {
    await page.goto(articleHref("emg-confirms-nerve-injury-after-accident"));
    const widths = await page
      .locator("article p, main section p")
      .evaluateAll((all) => all.map((paragraph) => paragraph.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeGreaterThan(paper.width * 0.8);
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
    await expect(page.getByRole("heading", { name: /^Phone line hours/ })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await fill(page, { message: "Please call me." });
    await page.emulateMedia({ media: "print" });
    await expect(contactForm(page).message).toBeVisible();
  });

  test("without a result /tools/deadlines has all its limits, in no grid", async ({ page }) => {
    await page.goto(routes.deadlines);
    await expect(page.getByRole("heading", { name: "The main No-Fault limits" })).toBeVisible();
    for (const group of ["You", "You, in some cases", "Our practice", "The insurer"])
      await expect(page.getByRole("table", { name: new RegExp(`: ${group}$`) })).toBeVisible();
    // In a grid across several sheets, content after the table would overlap its rows.
    const grids = await page.getByRole("table").evaluateAll((tables) => {
      const around = new Set<Element>();
      for (const table of tables) for (let one = table.parentElement; one; one = one.parentElement) around.add(one);
      return [...around]
        .filter((one) => getComputedStyle(one).display === "grid")
        .map((one) => one.outerHTML.slice(0, 60));
    });
    expect(grids).toEqual([]);
  });
});

const checklist = (page: Page) => page.getByRole("region", { name: "What to bring" });

test.describe("the checklist", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(documentsHref);
  });

  test("has lines to write on only on paper, and there fits on one sheet with every box and the number to call", async ({
    page,
  }) => {
    const list = checklist(page);
    await expect(list).toBeInViewport();
    await expect(list.getByText("What I want to ask:")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(list.getByText("What I want to ask:")).toBeVisible();
    const { width = 0, height = 0 } = (await list.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(200);
    expect(height).toBeLessThanOrEqual(paper.height);
    expect(width).toBeLessThanOrEqual(paper.width);
    await expect(list.getByRole("link", { name: practice.phone })).toBeVisible();
    await expect(list.getByText("Date, time and office of my visit:")).toBeVisible();
    for (const item of await list.getByRole("listitem").all()) {
      await expect(item).toBeVisible();
      const box = await item.evaluate((row) => getComputedStyle(row, "::before").borderTopWidth);
      expect(parseFloat(box)).toBeGreaterThan(0);
    }
  });

  test("is alone on its sheet: content before and after it is on other sheets", async ({ page }) => {
    await page.evaluate(() => document.fonts.ready);
    const parts = page.locator("body > [data-print-only], main > *, body > footer");
    const place = await parts.evaluateAll((all) => all.findIndex((part) => part.querySelector("#documents")));
    const sheetsOf = async (from: number, to: number) => {
      await parts.evaluateAll(
        (all, [first, end]) =>
          all.forEach((part, index) => {
            const display = index < first || index >= end ? "none" : "";
            (part as HTMLElement).style.setProperty("display", display, "important");
          }),
        [from, to] as const,
      );
      return sheets(page);
    };
    const count = await parts.count();
    const [before, list, after] = [
      await sheetsOf(0, place),
      await sheetsOf(place, place + 1),
      await sheetsOf(place + 1, count),
    ];
    expect(place).toBeGreaterThan(0);
    expect(list).toBe(1);
    expect(await sheetsOf(0, count)).toBe(before + list + after);
  });
});
