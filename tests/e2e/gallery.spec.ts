import { readdirSync } from "node:fs";
import { axe, axeFaults } from "./support/axe.ts";
import { faint } from "./support/contrast.ts";
import { hoverAll } from "./support/sight.ts";
import { expect, test } from "./support/test.ts";

const components = readdirSync(new URL("../../src/ui/", import.meta.url), { recursive: true, encoding: "utf8" })
  .map((path) => /(?<=\/)[A-Z]\w+(?=\.tsx$)/.exec(path)?.[0] ?? "")
  .filter(Boolean);

// While it is built, the other tests have the machine.
test.describe.configure({ timeout: 600_000 });

test.beforeEach("the gallery has been built", async ({ request }) => {
  const status = async () => (await request.get("/healthz").catch(() => undefined))?.status();
  await expect.poll(status, { timeout: 480_000 }).toBe(200);
});

test("the gallery shows every component of ui/ with at least one example", async ({ page }) => {
  await page.goto("/gallery");
  const shown = await page
    .locator("main section > h2")
    .evaluateAll((titles) => titles.map((title) => title.textContent));
  expect(shown.filter((title) => components.includes(title ?? "")).sort()).toEqual([...components].sort());
  const examples = await page
    .locator("[data-example]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-example") ?? ""));
  expect(components.filter((component) => !examples.some((example) => example.startsWith(`${component}:`)))).toEqual(
    [],
  );
});

// Both themes and both widths, each once: what differs by theme is colour, what differs by width is room.
for (const { colorScheme, width } of [
  { colorScheme: "light", width: 390 },
  { colorScheme: "dark", width: 1280 },
] as const) {
  test(`no example has an accessibility fault in the ${colorScheme} theme at ${width} px`, async ({ page }) => {
    // In development styles arrive late; without motion no colour is measured half-way.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery");
    await page.evaluate(() => document.fonts.ready);
    const check = axe(page).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]);
    expect(await axeFaults(check)).toEqual([]);
    expect(await faint(page)).toEqual([]);
    await hoverAll(page);
    expect(await faint(page), "under the pointer").toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, "no example is wider than the screen").toBeLessThanOrEqual(width);
  });
}
