import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import { routes } from "#routes.ts";
import { englishTool } from "../../tests/support/content.ts";
import { axeViolations, rulesOf } from "../../tests/journeys/support/checks.ts";
import { lowContrast } from "../../tests/journeys/support/contrast.ts";
import { hoverAll } from "../../tests/journeys/support/visibility-and-focus.ts";
import { expect, test } from "../../tests/journeys/support/test.ts";

const components = readdirSync(new URL("../ui/", import.meta.url), { recursive: true, encoding: "utf8" })
  .map((path) => /(?<=\/)[A-Z]\w+(?=\.tsx$)/.exec(path)?.[0] ?? "")
  .filter(Boolean);

// Serial: they share a server.
test.describe.configure({ mode: "default", timeout: 300_000 });

let server: ChildProcess;
let origin: string;

test.beforeAll(async ({}, { project }) => {
  const port = Number(new URL(project.use.baseURL ?? "").port) + 1;
  origin = `http://localhost:${port}`;
  const env = { ...process.env, ASTRO_DEV_BACKGROUND: "0", ASTRO_TELEMETRY_DISABLED: "1" };
  server = spawn(process.execPath, ["node_modules/.bin/astro", "dev", "--port", `${port}`], { env, stdio: "ignore" });
  await expect(() => fetch(origin)).toPass();
});

test.afterAll(() => server.kill());

test.describe("npm run dev", { tag: "@desktop" }, () => {
  test("has glossary tooltips, and tools with their rules, as in the build", { tag: "@thorough" }, async ({ page }) => {
    // Vite may reload the page when it first optimizes a dependency.
    await expect(async () => {
      await page.goto(origin + routes.insurance);
      await page.getByRole("main").locator("a[data-term]").first().hover();
      await expect(page.getByRole("tooltip")).toHaveText(/\w/, { timeout: 5_000 });

      await page.goto(origin + routes.claim);
      await page.getByLabel(englishTool("claim").day.label).fill("2026-11-10");
      await expect(page.getByRole("heading", { name: englishTool("claim").act.next })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  test(
    "shows every component of ui/ in the gallery, its examples accessible in both themes and widths",
    { tag: "@thorough" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(async () => {
        await page.goto(`${origin}/gallery`, { waitUntil: "networkidle" });
        await page.evaluate(() => document.fonts.ready);
        const shown = await page.locator("main section > h2").allTextContents();
        expect(shown.filter((title) => components.includes(title)).sort()).toEqual([...components].sort());
      }).toPass();
      const examples = await page
        .locator("[data-example]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-example") ?? ""));
      const withExample = (component: string) => examples.some((example) => example.startsWith(`${component}:`));
      expect(components.filter((component) => !withExample(component))).toEqual([]);

      // Each theme and each width once: themes differ only in color, widths only in space.
      for (const [colorScheme, width] of [
        ["light", 390],
        ["dark", 1280],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const how = `in the ${colorScheme} theme at ${width} px`;
        const violations = await axeViolations(page, "html", rulesOf("wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"));
        expect.soft(violations, how).toEqual([]);
        expect.soft(await lowContrast(page), how).toEqual([]);
        const session = await hoverAll(page);
        expect.soft(await lowContrast(page), `${how}, under the pointer`).toEqual([]);
        await session.detach();
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(needed, `${how}, no example is wider than the screen`).toBeLessThanOrEqual(width);
      }
    },
  );
});
