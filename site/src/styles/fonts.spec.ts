import { bundle } from "lightningcss";
import { basename } from "node:path";
import { withoutUnusedStyles } from "#build/unused-styles.ts";
import { layoutShift, painted } from "../../tests/journeys/support/layout-shift.ts";
import { expect, test, type Page, type Route } from "../../tests/journeys/support/test.ts";

const folder = new URL("../", import.meta.url).pathname;
const css = ["tokens", "fonts", "base"]
  .map((name) => `${bundle({ filename: `${folder}styles/${name}.css`, drafts: { customMedia: true } }).code}`)
  .join("");

const preloads = ["atkinson", "newsreader"]
  .map((font) => `<link rel="preload" href="../assets/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin>`)
  .join("");

/** A page with all styles and a name, before the build finishes it. */
const pageOf = (name: string) =>
  `<!doctype html><html lang="en-US"><meta name="viewport" content="width=device-width">${preloads}<style>${css}</style>
  <body><main><h1>${name}</h1><p>${name}</p><p><strong>${name}</strong></p><p>Below</p></main></body></html>`;

/** Serves a page; returns the fonts that the browser loads for it. */
async function openPage(page: Page, body: string, answerFont: (route: Route) => Promise<unknown>) {
  await page.route("**/styles/names", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.route("**/assets/fonts/*", answerFont);
  const loaded: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "font" && loaded.push(basename(request.url()))));
  await page.goto("/styles/names", { waitUntil: "domcontentloaded" });
  return loaded;
}

const answer = (route: Route) =>
  route.fulfill({ path: `${folder}assets/fonts/${basename(route.request().url())}`, contentType: "font/woff2" });

/** The fonts in which the browser draws the text of an element; our own are custom ones. */
async function drawnIn(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `system: ${familyName}`)).sort();
}

const [atkinson, newsreader] = ["Atkinson Hyperlegible Next", "Newsreader 16pt"];

for (const { name, rare, drawn } of [
  { name: "Wojciech Błaszczyk", rare: ["atkinson-extended", "newsreader-extended"], drawn: [atkinson] },
  {
    name: "Nguyễn Thị Hương",
    rare: ["newsreader-vietnamese", "noto-sans-vietnamese"],
    // Atkinson has no Vietnamese.
    drawn: [atkinson, "Noto Sans"],
  },
  {
    name: "Ayşe Yıldız Çağlar",
    rare: ["atkinson-extended", "newsreader-accents", "newsreader-extended"],
    drawn: [atkinson],
  },
])
  test(`${name} is drawn in our fonts alone, and moves nothing when those for its letters arrive late`, async ({
    page,
  }) => {
    const shown = Promise.withResolvers<undefined>();
    const { html } = withoutUnusedStyles(pageOf(name), "");
    const loaded = await openPage(page, html, async (route) => {
      if (rare.some((font) => route.request().url().includes(font))) await shown.promise;
      await answer(route);
    });
    await painted(page);
    shown.resolve(undefined);
    expect(await layoutShift(page)).toBe(0);
    expect(loaded.sort()).toEqual(["atkinson", ...rare, "newsreader"].map((font) => `${font}.woff2`).sort());
    expect([...new Set(await drawnIn(page, "p"))], "text").toEqual(drawn);
    expect([...new Set(await drawnIn(page, "h1"))], "heading").toEqual([newsreader]);
  });

test("a page without rare letters requests no font for them, though its styles name all", async ({ page }) => {
  const loaded = await openPage(page, pageOf("Anna García"), answer);
  expect(await layoutShift(page)).toBe(0);
  expect(loaded.sort()).toEqual(["atkinson.woff2", "newsreader.woff2"]);
});
