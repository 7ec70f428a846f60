// Plain JavaScript: npm run test:browsers looks for browsers before anything is installed.
import { spawnSync } from "node:child_process";

/**
 * The path of a program on the `PATH`; undefined when there is none of these names.
 * @param {string[]} names
 */
const find = (...names) =>
  names.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim()).find(Boolean);

const firefox = {
  find: () => find("firefox-esr", "firefox"),
  packages: ["firefox-esr"],
  advice:
    "The journeys need Firefox and found none. Install it, so that `firefox` is on the PATH (on Debian: sudo apt-get install firefox-esr).",
};

const webkit = {
  find: () => ["WebKitWebDriver", "xvfb-run", "xdotool"].every((name) => find(name)),
  packages: ["webkit2gtk-driver", "xvfb", "xauth", "xdotool"],
  advice:
    "The journeys need WebKitWebDriver, xvfb-run and xdotool, and did not find all three. Only Linux has them (on Debian: sudo apt-get install webkit2gtk-driver xvfb xauth xdotool); `npm run test:browsers -- firefox` runs Firefox alone.",
};

/** The browsers beside Chromium: whether they are here, what Debian calls them, and what to do elsewhere. */
export const browsers = { firefox, webkit };

/** The Firefox on this machine; an error says how to get one. */
export function firefoxPath() {
  const path = firefox.find();
  if (!path) throw new Error(firefox.advice);
  return path;
}
