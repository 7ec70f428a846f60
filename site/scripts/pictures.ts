// npm run shots [-- index tools/claim …]: takes pictures of the built pages into the ignored folder shots/.
import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromiumFlags, chromiumPath } from "./browsers.mjs";
import { builtPages, serveBuild } from "./serve-build.ts";

/** The views of a page: on a phone and on a desktop, in both themes, and on Letter paper with half-inch margins. */
const views = [
  ...[390, 1280].flatMap((width) =>
    (["light", "dark"] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      viewport: { width, height: width === 390 ? 844 : 800 },
      colorScheme,
      media: "screen" as const,
    })),
  ),
  { name: "print", viewport: { width: 720, height: 960 }, colorScheme: "light" as const, media: "print" as const },
];

/**
 * Takes full-page screenshots of the pages of a built site, always with the same date.
 * @param build folder of the built site
 * @param folder where the pictures go, named `page-view.png`
 * @param only pages to take, as `index` or `tools/claim`; none for all
 * @returns the names of the pictures
 */
export async function takePictures(build: string, folder: string, only: readonly string[] = []): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const pages = builtPages(build).filter((page) => only.length === 0 || only.includes(page));
  const server = await serveBuild(build);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  const taken: string[] = [];
  for (const { name: view, viewport, colorScheme, media } of views) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    await page.clock.setFixedTime("2028-01-01T05:30:00Z");
    await page.emulateMedia({ media });
    for (const name of pages) {
      await page.goto(`${server.url}/${name === "index" ? "" : name}`);
      await page.evaluate(() => document.fonts.ready);
      const picture = `${name.replaceAll("/", "-")}-${view}.png`;
      await page.screenshot({ path: join(folder, picture), fullPage: true, animations: "disabled" });
      taken.push(picture);
    }
    await page.close();
  }
  await browser.close();
  server.stop();
  return taken;
}

if (import.meta.main)
  for (const picture of await takePictures("dist", "shots", process.argv.slice(2))) console.log(`shots/${picture}`);
