import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "./site-checks.ts";

const font = readFileSync(new URL("../../site/src/assets/fonts/newsreader.woff2", import.meta.url));
const style = "<style>@font-face{font-family:A;src:url(/a.woff2)}</style>";

test("a letter that no font of ours has is a warning, once for all pages with it, and never keeps a page from visitors", () => {
  const site = siteOf({
    "/a.woff2": font,
    "/about.html": `<html lang="en-US">${style}<p>An א`,
    "/contact.html": `<html lang="en-US">${style}<p>Another א`,
    "/index.html": `<html lang="en-US">${style}<p>🙂 א`,
    "/ru.html": `<html lang="ru">${style}<p>Ж`,
  });
  const { mistakes, warnings } = checkSite(site, undefined);
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([
    "The fonts of the site lack “א” on /about and 1 more; browsers show it in another font.",
    "The fonts of the site lack “🙂”, “א” on /; browsers show them in another font.",
  ]);
  expect(checkSite(site, site).warnings).toEqual([]);
});

function siteOf(files: Readonly<Record<string, string | Uint8Array>>) {
  return new Map(
    Object.entries(files).map(([path, file]) => [path, { bytes: new Uint8Array(Buffer.from(file)), etag: path }]),
  );
}
