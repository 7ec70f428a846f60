import { chromium } from "@playwright/test";
import { mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { serveBuild } from "./serve-build.ts";

/** Takes a picture of every built page at two widths in both themes, into the ignored folder `shots/`. */
const folder = fileURLToPath(new URL("../shots/", import.meta.url));
const dist = new URL("../dist/", import.meta.url);
const only = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const server = await serveBuild();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => file.replace(/\.html$/, ""))
  .filter((name) => only.length === 0 || only.includes(name));

for (const name of pages)
  for (const width of [390, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 800 }, colorScheme });
      await page.goto(`${server.url}/${name === "index" ? "" : name}`);
      await page.evaluate(() => document.fonts.ready);
      const path = `${folder}${name.replaceAll("/", "-")}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
      console.log(path.replace(/^.*\/shots\//, "shots/"));
      await page.close();
    }

await browser.close();
server.stop();
