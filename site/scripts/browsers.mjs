// Plain JavaScript: npm test looks for browsers before anything is installed.
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

/** The Chromium that tests and pictures use: `CHROMIUM_PATH`, else the first on the `PATH`. */
export const chromium = {
  find: () => {
    const chosen = process.env.CHROMIUM_PATH;
    if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
    // The first is headless only, and takes half the time.
    const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    return chosen || findProgram(...names) || (existsSync(macChrome) ? macChrome : undefined);
  },
  packages: ["chromium-headless-shell"],
  advice:
    "The tests need Chromium, and none was found. Install Chromium or Google Chrome (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to the path of one.",
};

const firefox = {
  find: () => findProgram("firefox-esr", "firefox"),
  packages: ["firefox-esr"],
  advice:
    "The browser tests need Firefox, and none was found. Install it, so that `firefox` is on the PATH (on Debian: sudo apt-get install firefox-esr).",
};

const webkit = {
  find: () => ["WebKitWebDriver", "xvfb-run", "xdotool"].every((name) => findProgram(name)),
  packages: ["webkit2gtk-driver", "xvfb", "xauth", "xdotool"],
  advice:
    "The browser tests need WebKitWebDriver, xvfb-run and xdotool, and not all three were found. Only Linux has them (on Debian: sudo apt-get install webkit2gtk-driver xvfb xauth xdotool); `npm run test:browsers -- firefox` runs Firefox alone.",
};

/** The browsers besides Chromium: whether they are installed, their Debian packages, and what to do elsewhere. */
export const browsers = { firefox, webkit };

/** @param {{ find: () => string | undefined, advice: string }} browser */
function pathOf({ find, advice }) {
  const path = find();
  if (!path) throw new Error(advice);
  return path;
}

export const chromiumPath = () => pathOf(chromium);

export const firefoxPath = () => pathOf(firefox);

/** Flags for a Chromium that contacts no host but that of the page under test; the sandbox cannot start as root. */
export const chromiumFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Glyph widths as on a phone: rounded to whole pixels, fallback fonts would wrap lines differently.
  "--font-render-hinting=none",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
