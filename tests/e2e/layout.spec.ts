import { routes } from "#routes.ts";
import { accessibilitySnapshot, advice, ambiguousLinks } from "./support/accessibility-snapshot.ts";
import { network, offices } from "../support/content.ts";
import { formIsReady } from "./support/contact-form.ts";
import { templates, noPage, paths } from "./support/paths.ts";
import { practice } from "./support/practice.ts";
import { currentStop, focusable, hiddenBy, type Stop } from "./support/sight.ts";
import { expect, test } from "./support/test.ts";

for (const path of paths) {
  // What surrounds the page on a phone is the same on every page of a make.
  const tag = templates.includes(path) ? ["@own"] : ["@own", "@desktop"];
  test(
    `the keyboard reaches everything on ${path}, in reading order, marked and in sight`,
    { tag },
    async ({ page, isMobile }) => {
      await page.goto(path);
      const expected = await focusable(page);
      // A day is one field with four stops: month, date, year, and the calendar. So is a time. They may begin anew when the
      // form's code takes over.
      const days = await page.locator("input:is([type=date], [type=time])").count();
      const stops: Stop[] = [];
      for (let step = 0; step <= expected.length + 6 * days; step++) {
        await page.keyboard.press("Tab");
        const stop = await currentStop(page);
        if (!stop || (stop.index === 0 && stops.length > 0)) break;
        if (stop.index !== stops.at(-1)?.index) stops.push(stop);
      }

      expect(stops.map(({ index }) => expected[index])).toEqual(expected);
      expect(
        stops.filter(({ marked }) => !marked).map(({ words }) => words),
        "not marked",
      ).toEqual([]);
      expect(
        stops.filter(({ hiddenBy: cover }) => cover).map(({ words, hiddenBy: cover }) => `${words} under ${cover}`),
      ).toEqual([]);

      // The keyboard has been in the form, so its code is on the way.
      if (path === routes.contact) await formIsReady(page);
      expect(await ambiguousLinks(page.locator("body")), "links of one name with different addresses").toEqual([]);
      // A phone has the same tree, but for shorter tiles on the home page.
      if (isMobile) return;
      const name = path.slice(1).replaceAll("/", "-") || "home";
      expect(await accessibilitySnapshot(page.getByRole("main")), advice).toMatchSnapshot(`${name}.txt`);
    },
  );
}

test("the shell is what every page has around its main part", { tag: "@own" }, async ({ page, isMobile }) => {
  await page.goto(noPage);
  const main = page.getByRole("main");
  await main.evaluate((element) => element.setAttribute("hidden", ""));
  expect(await accessibilitySnapshot(page.locator("body")), advice).toMatchSnapshot(
    isMobile ? "shell-on-a-phone.txt" : "shell.txt",
  );
});

for (const path of templates)
  test(`the keyboard goes back through ${path} without anything lying over where it stands`, async ({ page }) => {
    await page.goto(path);
    const expected = await focusable(page);
    await page.locator(`[data-stop="${expected.length - 1}"]`).focus();
    const covered: string[] = [];
    for (let index = expected.length - 2; index >= 0; index--) {
      await page.keyboard.press("Shift+Tab");
      const stop = await currentStop(page);
      expect(stop?.index).toBe(index);
      if (stop?.hiddenBy) covered.push(`${stop.words} under ${stop.hiddenBy}`);
    }
    expect(covered).toEqual([]);
  });

for (const path of templates)
  test(`the first stop on ${path} skips the header`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    expect(await hiddenBy(skip)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    expect((await currentStop(page))?.hiddenBy).toBe("");
  });

test("a section that a link names comes to rest below the header", async ({ page }) => {
  await page.goto(`${routes.contact}#offices`);
  const heading = page.getByRole("heading", { name: "Our two offices" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(await hiddenBy(heading)).toEqual([]);
});

test("the footer has the quick links, the network, both offices and the year", async ({ page }) => {
  await page.goto(routes.home);
  const footer = page.getByRole("contentinfo");
  for (const href of [routes.patients, routes.attorneys, routes.services, routes.conditions])
    await expect(footer.getByRole("navigation", { name: "Quick links" }).locator(`a[href="${href}"]`)).toBeVisible();
  await expect(footer.getByRole("navigation", { name: "Our network" }).getByRole("link")).toHaveCount(
    network.filter(({ strip }) => strip).length,
  );
  for (const { street } of offices) await expect(footer).toContainText(street);
  await expect(footer.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
});

test("the copyright year is the visitor's, however old the page is", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-06-01T12:00:00Z") });
  await page.goto(routes.home);
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${practice.name}`);
});

test.describe("the bar with Call, Schedule and Directions", () => {
  test(
    "is at the bottom of a phone's screen, and lies over nothing that is last on the page",
    { tag: "@phone" },
    async ({ page }) => {
      for (const path of templates) {
        await page.goto(path);
        const bar = page.getByRole("navigation", { name: "Call, schedule, directions" });
        await expect(bar.getByRole("link")).toHaveText(["Call", "Schedule", "Directions"]);
        const targets = [practice.tel, routes.contact, routes.locations];
        for (const [index, href] of targets.entries()) {
          await expect(bar.getByRole("link").nth(index)).toHaveAttribute("href", href);
          expect(await hiddenBy(bar.getByRole("link").nth(index))).toEqual([]);
        }
        const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
        expect(Math.round(y + height)).toBe(page.viewportSize()?.height);

        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const last = page.getByRole("contentinfo").getByText(`© `);
        await expect(last).toBeInViewport({ ratio: 1 });
        expect(await hiddenBy(last)).toEqual([]);
      }
    },
  );

  test("is not there on a wide screen", { tag: "@desktop" }, async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByRole("navigation", { name: "Call, schedule, directions" })).toBeHidden();
  });

  test("gives way on a screen too low for it", { tag: "@phone" }, async ({ page }) => {
    await page.setViewportSize({ width: 660, height: 340 });
    await page.goto(routes.home);
    await expect(page.getByRole("navigation", { name: "Call, schedule, directions" })).not.toBeInViewport();
  });
});
