// Plain JavaScript: it is read before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * The path of the first of these programs on the `PATH`; undefined when there is none.
 * @param {string[]} names
 * @returns {string | undefined}
 */
export const findProgram = (...names) =>
  names.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim()).find(Boolean);

const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The Chromium of tests and pictures: `CHROMIUM_PATH`, else the first on the `PATH`; without one, Playwright's own. */
export function chromiumPath() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  // The first is headless only, and takes half the time.
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return chosen || findProgram(...names) || (existsSync(macChrome) ? macChrome : undefined);
}

export const firefoxPath = () => findProgram("firefox-esr", "firefox");

/** Flags for a Chromium that contacts no host but that of the page under test; the sandbox cannot start as root. */
export const chromiumFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Glyph widths as on a phone: rounded to whole pixels, fallback fonts would wrap lines differently.
  "--font-render-hinting=none",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
