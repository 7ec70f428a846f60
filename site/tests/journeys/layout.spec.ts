import { officeHref, routes } from "#routes.ts";
import { conditions, offices } from "../support/content.ts";
import { allPaths, sampleOf, templates } from "./support/paths.ts";
import { practice } from "./support/practice.ts";
import { currentStop, focusable, hiddenBy, type Stop } from "./support/visibility-and-focus.ts";
import { expect, sharedPageTest as test, test as ownPageTest } from "./support/test.ts";

for (const path of sampleOf(allPaths))
  test(
    `the keyboard reaches everything on ${path}, in reading order, with a visible focus indicator`,
    // The shell on a phone is the same on every page.
    { tag: templates.includes(path) ? "@thorough-phone" : "@desktop" },
    async ({ page }) => {
      await page.goto(path);
      const expected = await focusable(page);
      // A date field has four tab stops: month, date, year, and the calendar; so has a time field. The order may
      // restart when the form is hydrated.
      const days = await page.locator("input:is([type=date], [type=time])").count();
      const stops: Stop[] = [];
      for (let step = 0; step <= expected.length + 6 * days; step++) {
        await page.keyboard.press("Tab");
        const stop = await currentStop(page);
        if (!stop || (stop.index === 0 && stops.length > 0)) break;
        if (stop.index !== stops.at(-1)?.index) stops.push(stop);
      }

      expect(stops.map(({ index }) => expected[index])).toEqual(expected);
      expect
        .soft(
          stops.filter(({ marked }) => !marked).map(({ element }) => element),
          "not marked",
        )
        .toEqual([]);
      expect.soft(stops.flatMap(covered)).toEqual([]);
    },
  );

const covered = ({ element, hiddenBy: cover }: Stop) => (cover ? [`${element} under ${cover}`] : []);

/** Where `npm test` goes through a page; `npm run test:thorough` does on both screens. */
const screens: Readonly<Record<string, string>> = { [routes.home]: "-desktop", [routes.contact]: "-phone" };

for (const path of templates)
  test(
    `Shift+Tab goes through ${path} with the focus never covered, up to the skip link`,
    { tag: `@thorough${screens[path] ?? ""}` },
    async ({ page }) => {
      await page.goto(path);
      const expected = await focusable(page);
      await page.locator(`[data-stop="${expected.length - 1}"]`).focus();
      const hidden: string[] = [];
      for (let index = expected.length - 2; index >= 0; index--) {
        let stop = await currentStop(page);
        // A date field has several tab stops.
        for (let press = 0; press < 5 && stop?.index !== index; press++) {
          await page.keyboard.press("Shift+Tab");
          stop = await currentStop(page);
          expect([index, index + 1]).toContain(stop?.index);
        }
        expect(stop?.index).toBe(index);
        if (stop) hidden.push(...covered(stop));
      }
      expect(hidden).toEqual([]);

      const skip = page.getByRole("link", { name: "Skip to main content" });
      await expect(skip).toBeFocused();
      expect(await hiddenBy(skip)).toEqual([]);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
      expect((await currentStop(page))?.hiddenBy).toBe("");
    },
  );

test(
  "in the table of limits the limits of others are closed on a phone, and open on a wide screen",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(routes.claim);
    const insurers = page.getByRole("table", { name: /: The insurer$/ });
    const open = () => page.locator("#limits > summary").click();
    await open();
    await expect(insurers).toBeHidden();
    await page.getByRole("heading", { name: "The insurer", exact: true }).click();
    await expect(insurers).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await open();
    await expect(insurers, "on a wide screen").toBeVisible();
  },
);

test("a link to the main time limits opens them", { tag: "@phone" }, async ({ page }) => {
  await page.goto(routes.attorneys);
  await page.getByRole("link", { name: "See the main time limits" }).click();
  await expect(page.locator("#limits > div")).toBeVisible();
  await expect(page.locator("#limits > summary")).toBeInViewport();
});

test(
  "a ring of the drawn body and its row show together, whichever is pointed at or focused",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(routes.conditions);
    const ring = page.locator("#where figure a").nth(2);
    const row = page.getByRole("list", { name: "Where do you notice it?" }).getByRole("link").nth(2);
    const width = () =>
      ring
        .locator("circle")
        .last()
        .evaluate((circle) => parseFloat(getComputedStyle(circle).strokeWidth));
    const usual = await width();
    await ring.hover();
    await expect(row.locator("b")).toHaveCSS("text-decoration-line", "underline");
    await page.mouse.move(0, 0);
    await expect(row.locator("b")).toHaveCSS("text-decoration-line", "none");
    await row.focus();
    expect(await width()).toBeGreaterThan(usual);
  },
);

test("a press on a ring of the drawn body goes to its condition", { tag: "@desktop" }, async ({ page }) => {
  for (const { id, title } of conditions) {
    await page.goto(routes.conditions);
    await page.locator("#where figure").getByRole("link", { name: title, exact: true, includeHidden: true }).click();
    await expect(page).toHaveURL(`${routes.conditions}#${id}`);
    expect(await hiddenBy(page.locator(`#${id}`).getByRole("heading", { level: 2 })), id).toEqual([]);
  }
});

test(
  "a link to a section or an office scrolls its heading to below the header",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    for (const href of [`${routes.contact}#offices`, ...offices.map(({ id }) => officeHref(id))]) {
      await page.goto(href);
      const heading = page.locator(new URL(page.url()).hash).getByRole("heading", { level: 2 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await hiddenBy(heading)).toEqual([]);
    }
  },
);

ownPageTest("the footer has the visitor's year, however old the page is", { tag: "@phone" }, async ({ page }) => {
  await page.clock.install({ time: new Date("2031-06-01T12:00:00Z") });
  await page.goto(routes.home);
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${practice.name}`);
});

test.describe("the bar with Call, Schedule and Offices", { tag: "@phone" }, () => {
  test("is at the bottom of a phone's screen, covers nothing at the end of the page, and is not fixed on a low screen", async ({
    page,
  }) => {
    const bar = page.getByRole("navigation", { name: "Call, schedule, offices" });
    await page.goto(routes.contact);
    await expect(bar, "the contact page is all three itself").toHaveCount(0);
    for (const path of templates.filter((template) => template !== routes.contact)) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar.getByRole("link")).toHaveText([/^(Call|Ask for a call back) /, "Schedule", "Offices"]);
      for (const link of await bar.getByRole("link").all()) expect(await hiddenBy(link)).toEqual([]);
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      expect(Math.round(y + height)).toBe(page.viewportSize()?.height);

      const last = page.getByRole("contentinfo").getByText(`© `);
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await hiddenBy(last)).toEqual([]);
    }
    // At 200 % text size on the smallest phone, only the call is left, and it is visible.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar.getByRole("link").filter({ visible: true })).toHaveText(/^(Call|Ask)/);
    expect(await hiddenBy(bar.getByRole("link").first())).toEqual([]);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(120);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await page.setViewportSize({ width: 660, height: 340 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).not.toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar, "on a wide screen").toBeHidden();
  });

  test("stays away while the page's own call is on the screen, so that there are never three", async ({ page }) => {
    const bar = page.getByRole("navigation", { name: "Call, schedule, offices" });
    const own = page
      .getByRole("main")
      .getByRole("link", { name: `Call ${practice.phone}` })
      .first();
    await page.goto(routes.services);
    await expect(own).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(bar).toBeVisible();
    await own.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
});
