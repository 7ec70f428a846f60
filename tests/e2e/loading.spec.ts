import { expect, test, type Page } from "@playwright/test";
import { timeline } from "../../scripts/bench/timeline.ts";
import { routes } from "#routes.ts";
import { formIsReady } from "./support/contact-form.ts";
import { makes, paths } from "./support/paths.ts";
import { recordRequests } from "./support/record.ts";

test("the contact page is painted before any script file is asked for", async ({ page }) => {
  await page.goto(routes.contact);
  await formIsReady(page);
  const { painted, asked } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint") as (PerformanceEntry & {
      paintTime?: number;
    })[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    // `startTime` is when the picture was on the screen, `paintTime` when the page was done with it.
    return { painted: paint?.paintTime ?? paint?.startTime, asked: scripts.map(({ startTime }) => startTime) };
  });
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Infinity);
});

test("the contact page asks for no script file while it is still arriving", async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto(routes.contact, { waitUntil: "commit" });
  await formIsReady(page);
  const html = await (await page.request.get(routes.contact)).text();
  expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
  expect(requests.filter((request) => request.endsWith(".js")).length).toBeGreaterThan(0);
});

/** How much of the page has moved without being asked, until now. */
async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  return (await timeline(page, "layout-shift", "value")).reduce((sum, value) => sum + value, 0);
}

test("a page that moves is seen to move", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(noPage);
  await page.locator("h1").evaluate((heading) => (heading.textContent = "Words ".repeat(60)));
  expect(await layoutShift(page)).toBeGreaterThan(0.01);
});

for (const path of paths) {
  test(`nothing on ${path} moves while it loads`, async ({ page }) => {
    // The second visit has the fonts at hand, however busy the machine; the next test is about late ones.
    await page.goto(path, { waitUntil: "networkidle" });
    await page.reload({ waitUntil: "networkidle" });
    if (path === routes.contact) await formIsReady(page);
    expect(await layoutShift(page)).toBe(0);
  });

  test(`next to nothing on ${path} moves when its fonts come late`, { tag: "@desktop" }, async ({ page }) => {
    await page.route("**/*.woff2", async (route) => {
      // Late enough that the page has been painted with the fallback fonts.
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(path);
    const shift = await layoutShift(page);
    test.info().annotations.push({ type: "layout shift with late fonts", description: String(shift) });
    expect(shift).toBeLessThan(0.01);
  });
}

for (const path of makes) {
  test(`every file that ${path} names is there`, { tag: "@desktop" }, async ({ page }) => {
    await page.goto(path);
    const named = await page
      .locator("link[href]:not([rel=canonical]), img[src], script[src]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? one.getAttribute("src") ?? ""));
    for (const file of named) expect((await page.request.get(file)).status(), file).toBe(200);
  });

  test(
    `the next page of ${path} can be fetched ahead and faded in, both without a script file`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(path);
      const rules = page.locator("script[type=speculationrules]");
      await expect(rules).toHaveCount(1);
      expect(JSON.parse((await rules.textContent()) ?? "")).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
      const fades = await page.evaluate(() => {
        const flat = (rules: CSSRuleList): CSSRule[] =>
          [...rules].flatMap((rule) => [rule, ...("cssRules" in rule ? flat(rule.cssRules as CSSRuleList) : [])]);
        return [...document.styleSheets]
          .flatMap(({ cssRules }) => flat(cssRules))
          .filter(({ cssText }) => cssText.startsWith("@view-transition")).length;
      });
      expect(fades).toBe(1);
    },
  );
}

test("the next page is fetched ahead when the pointer rests on its link", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(routes.home);
  const ahead = page.waitForRequest((request) => request.headers()["sec-purpose"]?.includes("prefetch") ?? false);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).hover();
  expect(new URL((await ahead).url()).pathname).toBe(routes.contact);
});
