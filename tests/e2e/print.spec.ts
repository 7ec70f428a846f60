import { expect, test } from "./support/test.ts";
import { articleHref, routes } from "#routes.ts";
import { sheets } from "./support/sheets.ts";

/** The width of a Letter sheet within the margins of `base.css`, in CSS pixels. */
const paper = { width: Math.floor(8.5 * 96 - 2 * (12 / 25.4) * 96), height: 950 };

const pages = [
  routes.home,
  routes.patients,
  routes.attorneys,
  routes.insurance,
  routes.locations,
  routes.conditions,
  articleHref("emg-confirms-nerve-injury-after-accident"),
];

test.describe("on paper", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
  });

  for (const route of pages)
    test(`${route} parts no line of a list, paragraph, row or drawing between two sheets`, async ({ page }) => {
      await page.goto(route);
      const parted = page.locator("main :is(p, li, tr, figure, ol), body > footer");
      const found = await parted.evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && getComputedStyle(element).breakInside !== "avoid")
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(found).toEqual([]);
      expect(await parted.count()).toBeGreaterThan(10);
    });

  for (const route of pages)
    test(`${route} keeps its headings with what they head`, async ({ page }) => {
      await page.goto(route);
      const loose = await page.locator("main :is(h2, h3)").evaluateAll((all) =>
        all
          // Beside its text, a heading has nothing after it to be kept with.
          .filter(
            (heading) => getComputedStyle(heading.parentElement ?? heading).gridTemplateColumns.split(" ").length < 2,
          )
          .filter((heading) => heading.checkVisibility() && getComputedStyle(heading).breakAfter !== "avoid")
          .map((heading) => heading.textContent),
      );
      expect(loose).toEqual([]);
    });

  // Nine sheets each, half of them white, before paper had a layout of its own.
  for (const route of [routes.patients, routes.insurance])
    test(`${route} needs few sheets: things stand beside each other as on a wide screen`, async ({ page }) => {
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      expect(await sheets(page)).toBeLessThanOrEqual(7);
    });

  test("the text of an article takes the width of the paper", async ({ page }) => {
    await page.goto(articleHref("emg-confirms-nerve-injury-after-accident"));
    const widths = await page
      .locator("article p, main section p")
      .evaluateAll((all) => all.map((paragraph) => paragraph.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeGreaterThan(paper.width * 0.8);
  });
});
