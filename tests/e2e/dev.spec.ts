import { spawn, type ChildProcess } from "node:child_process";
import { routes } from "#routes.ts";
import { askFor, deadlinesTool } from "./support/deadlines.ts";
import { expect, test } from "./support/test.ts";

let server: ChildProcess;
let origin: string;

test.beforeAll(({}, { project }) => {
  const port = Number(new URL(project.use.baseURL ?? "").port) + 2;
  origin = `http://localhost:${port}`;
  const env = { ...process.env, ASTRO_DEV_BACKGROUND: "0", ASTRO_TELEMETRY_DISABLED: "1" };
  server = spawn(process.execPath, ["node_modules/.bin/astro", "dev", "--port", `${port}`], { env, stdio: "ignore" });
});

test.afterAll(() => server.kill());

test(
  "in development words explain themselves and tools know their rules, as in the build",
  { tag: "@desktop" },
  async ({ page }) => {
    await expect(() => page.goto(origin + routes.insurance)).toPass();
    await page.getByRole("main").locator("a[data-term]").first().hover();
    await expect(page.getByRole("tooltip")).toHaveText(/\w/);

    // Vite may load the page again, when it first finds a package that the page needs.
    await expect(async () => {
      await page.goto(origin + routes.deadlines);
      await askFor(page, "2026-11-10");
      await expect(deadlinesTool(page).result).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("listitem").filter({ hasText: "Give the insurer written notice" })).toBeVisible();
  },
);
