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

/** The Chromium on this machine; an error says how to get one. */
export function chromiumPath() {
  const path = findChromium();
  if (!path) throw new Error(noChromium);
  return path;
}

/** Flags for a Chromium that asks no host but the page under test; the sandbox cannot start as root. */
export const chromiumFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Glyphs as wide as on a phone: rounded to whole pixels, fallback fonts would break lines elsewhere.
  "--font-render-hinting=none",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
