import { defineConfig, devices } from "@playwright/test";
import { join } from "node:path";
import { chromiumFlags, chromiumPath } from "./site/scripts/browsers.mjs";
import { isThorough } from "./site/tests/journeys/support/thorough.ts";

const port = Number(process.env["E2E_PORT"] ?? 4387);

// Left to `npm run test:thorough`, on all screens or on those of one project: what takes long, the second screen of what
// is alike on both, and what fails rarely, so that `npm test` ends within ten minutes.
const left = (project: string) => (isThorough ? [] : [new RegExp(`@thorough(?!-)|@thorough-${project}`)]);
// A test needs one process for its pages; another would be started for the page that comes next.
const launchOptions = { executablePath: chromiumPath(), args: [...chromiumFlags, "--renderer-process-limit=1"] };

// Playwright's own Firefox and WebKit, which `npm run test:browsers` downloads, and the journeys that use nothing of
// Chromium alone.
const journeys =
  /(claim|claim-letter|contact|glossary-words|header|home|islands|letters|office-chooser|open-now|prepare|search|turnaround-dates)\.spec\.ts/;
const others = process.env["OTHER_BROWSERS"]
  ? (["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testMatch: journeys,
      // Only Chromium prints into a file.
      grepInvert: [/@phone/, /on paper|printed|one sheet/, ...left("desktop")],
      use: { browserName, viewport: { width: 1280, height: 800 }, launchOptions: {} },
    }))
  : [];

export default defineConfig({
  testDir: ".",
  testMatch: ["site/{src,tests}/**/*.spec.ts", "office/{inbox,editor}/*.spec.ts"],
  // A copy of the project.
  testIgnore: join(import.meta.dirname, "drafts/**"),
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/{testFileDir}/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // How long something takes says how busy the machine is, nothing of the site.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A picture shows what failed. A trace of every test takes a third of the time; ask for one with `--trace on`.
    screenshot: "only-on-failure",
    launchOptions,
    locale: "en-US",
    // Another zone than that of the practice; `npm run test:any-day` sets others.
    timezoneId: process.env["TEST_ZONE"] ?? "America/Los_Angeles",
  },
  projects: [
    {
      name: "desktop",
      grepInvert: [/@phone/, ...left("desktop")],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grepInvert: [/@desktop/, ...left("phone")],
      // One pixel a px: nothing here depends on the screen's density, and pictures have a seventh of its pixels.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, launchOptions },
    },
    ...others,
  ],
  webServer: {
    command: "rm -rf .cache/e2e && node office/server.ts",
    // Each page of a test says that it comes from an address of its own.
    env: { PORT: String(port), DATA_DIR: ".cache/e2e", MESSAGES_PASSPHRASE: "a passphrase for tests", PROXIES: "1" },
    url: `http://localhost:${port}/healthz`,
  },
});
