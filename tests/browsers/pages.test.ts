import { mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { paths } from "../e2e/support/paths.ts";
import { browser, openPage, sizes } from "./support/open-page.ts";

const page = openPage();
const shots = new URL(`../../shots/${browser}/`, import.meta.url).pathname;
mkdirSync(shots, { recursive: true });

describe.each(paths)("%s", (path) => {
  test.each(Object.entries(sizes))("fits a screen as wide as a %s's, in the site's own letters", async (name, size) => {
    await page.resize(size);
    await page.go(path);
    const { wide, families } = await page.tab.evaluate(() => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      families: [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    }));
    expect(wide).toBeLessThanOrEqual(0);
    expect(families.map((family) => family.replaceAll('"', "")).toSorted()).toEqual(
      expect.arrayContaining(["Atkinson Hyperlegible Next", "Newsreader Display"]),
    );
    const file = `${path.slice(1).replaceAll("/", "-") || "home"}-${name}.png`;
    writeFileSync(shots + file, await page.tab.picture());
  });

  test("stays whole while the window grows narrow and wide again", async () => {
    await page.resize({ width: 1400, height: 800 });
    await page.go(path);
    // WebKit had two faults here: it crashed, or kept the rules of the width it began with.
    const widths = [860, 600, 390, 1000, 780, 1400];
    for (const width of widths) {
      await page.resize({ width, height: 800 });
      expect(await page.tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});
