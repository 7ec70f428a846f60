import { defineConfig } from "@playwright/test";
import shared from "../../../playwright.config.ts";

/** Of `npm run test:desk`: the test starts its own server, databases and browsers. */
export default defineConfig({
  outputDir: "../../test-results",
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: { ...shared.use, actionTimeout: 30_000 },
});
