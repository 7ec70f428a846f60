// Plain JavaScript: npm test looks for a browser before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The first has no windows to draw and takes half the time.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** What to do when no Chromium is found. */
export const noChromium =
  "The tests need Chromium and found none. Install Chromium or Google Chrome (on Debian: sudo apt-get install chromium-headless-shell), or write the path of one into CHROMIUM_PATH.";

/**
 * The Chromium that tests and pictures use: `CHROMIUM_PATH`, else the first on the `PATH`; undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, where no file is.`);
  const onPath = () =>
    names.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim()).find(Boolean);
  return chosen || onPath() || (existsSync(macChrome) ? macChrome : undefined);
}
