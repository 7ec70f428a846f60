import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium on this machine that tests and pictures use: `CHROMIUM_PATH`, else the first on the `PATH`. */
export function chromiumPath(): string {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen && existsSync(chosen)) return chosen;
  for (const name of names) {
    try {
      return execFileSync("which", [name], { encoding: "utf8" }).trim();
    } catch {
      // Not under this name; the next may be.
    }
  }
  throw new Error("No Chromium found. Install it (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.");
}

/** Flags for a Chromium that asks nobody but the page under test; the sandbox cannot start as root. */
export const chromiumFlags: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
