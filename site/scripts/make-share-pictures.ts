// npm run make-share-pictures: draws site/public/og/, the picture of each language for social sites, in the built pages.
import { chromium } from "@playwright/test";
import { readdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { languageHref, source } from "#languages/languages.ts";
import { shareImageSize } from "#seo/head.ts";
import { traces } from "#ui/graphics/traces.ts";
import { chromiumFlags, chromiumPath } from "./browsers.mjs";
import { serveBuild } from "./serve-build.ts";

const project = new URL("../../", import.meta.url);
const packages = new URL("node_modules/@fontsource-variable/", project);

/** Scripts for which the site has no font: their readers' devices do, and a picture needs one of its own. */
const ownFonts = ["noto-sans-bengali", "noto-sans-sc"];

const style = `
  html { font-size: 16px; }
  body { position: relative; display: block; overflow: hidden; width: 1200px; height: 630px; margin: 0;
    background: var(--color-paper); color: var(--color-ink); }
  body > svg { position: absolute; inset: 0; }
  body > p { position: absolute; inset-inline-start: 72px; top: 52px; display: flex; align-items: center; gap: 15px;
    direction: ltr; margin: 0; font: 480 34px/56px "Newsreader Display"; }
  body > h1 { position: absolute; inset: 132px 72px auto; max-width: none; margin: 0; text-wrap: balance;
    font-family: "Newsreader Display", "Noto Sans Cyrillic", "Noto Sans Urdu", "Noto Sans Bengali Variable",
      "Noto Sans SC Variable";
    letter-spacing: -0.012em; line-height: 1.06; }
  :is([data-script="Arab"], [data-script="Beng"], [data-script="Hans"]) h1 { letter-spacing: 0; line-height: 1.4; }
`;

/** Crosses as behind the plot of the home page, the trace and, at the name, the mark. */
const drawing = `
  <svg viewBox="0 0 1200 630" fill="none" stroke-linejoin="round">
    <defs><pattern id="grid" x="0" y="344" width="40" height="40" patternUnits="userSpaceOnUse">
      <path d="M20 17v6M17 20h6" stroke="var(--color-rule)" stroke-width="1.25" /></pattern></defs>
    <rect y="344" width="1200" height="286" fill="url(#grid)" />
    <path d="${traces.response}" transform="translate(-345 315) scale(1.3)" stroke="var(--color-trace)" stroke-width="3.25" />
  </svg>`;
const mark = `
  <svg width="48" height="38" viewBox="0 0 40 32" fill="none" overflow="visible">
    <path d="M0 24h8c4 0 5-21 9-21s5 27 9 27 3-6 6-6h8" stroke="var(--color-trace)" stroke-width="2.25" stroke-linejoin="round" />
    <circle cx="17" cy="3" r="3" fill="var(--color-mark)" />
  </svg>`;

const languages = readdirSync(new URL("content/languages/", project)).map((file) => basename(file, ".yaml"));
const server = await serveBuild();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
const page = await browser.newPage({ viewport: shareImageSize, colorScheme: "light", bypassCSP: true });
await page.route("**/files/*.woff2", (route) => {
  const file = basename(new URL(route.request().url()).pathname);
  const name = ownFonts.find((one) => file.startsWith(one)) ?? "";
  return route.fulfill({ path: new URL(`${name}/files/${file}`, packages).pathname });
});

for (const id of languages) {
  await page.goto(server.url + (id === source ? "/" : languageHref(id)));
  for (const font of ownFonts) await page.addStyleTag({ path: new URL(`${font}/index.css`, packages).pathname });
  await page.addStyleTag({ content: style });
  await page.evaluate(replacePage, { drawing, mark });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(fitTitle);
  // A small palette keeps the file small.
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
  writeFileSync(new URL(`site/public/og/${id}.png`, project), picture);
  console.log(`site/public/og/${id}.png: ${picture.length} bytes`);
}
await browser.close();
server.stop();

/** In the browser: leaves the heading and the name of a page, with the drawings. */
function replacePage({ drawing, mark }: { drawing: string; mark: string }) {
  const title = document.querySelector("h1")?.textContent ?? "";
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "";
  document.body.innerHTML = `${drawing}<p>${mark}<span></span></p><h1></h1>`;
  document.querySelector("span")?.append(name);
  document.querySelector("h1")?.append(title);
}

/** In the browser: the largest text size at which the heading stays above the trace. */
function fitTitle() {
  const heading = document.querySelector("h1");
  for (let size = 98; heading && size >= 44; size -= 2) {
    heading.style.fontSize = `${size}px`;
    if (heading.clientHeight <= 190 && heading.scrollWidth <= heading.clientWidth) break;
  }
}
