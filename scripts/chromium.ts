import { findChromium, noChromium } from "./chromium.mjs";

/** The Chromium on this machine; an error says how to get one. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error(noChromium);
  return path;
}

/** Flags for a Chromium that asks nobody but the page under test; the sandbox cannot start as root. */
export const chromiumFlags: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as on a phone: rounded to whole pixels, fallback fonts would break lines elsewhere.
  "--font-render-hinting=none",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
