import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { paths } from "./support/paths.ts";
import { expect, test, type Page } from "./support/test.ts";
import { unreadable } from "./support/text.ts";

async function expectReadable(page: Page) {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await page.evaluate(() => document.fonts.ready);
  const sideways = await page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });
  expect(sideways, "nothing scrolls sideways").toBeLessThanOrEqual(0);
  expect(await unreadable(page)).toEqual({ cut: [], overlapping: [] });
}

test.describe("with letters twice as large in the browser's settings", { tag: "@phone" }, () => {
  // A reader's own text size: rem and the widths at which the layout changes follow it, as they do in a real browser.
  test.use({
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags, "--blink-settings=defaultFontSize=32"] },
  });

  for (const path of paths)
    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path);
      await expectReadable(page);
    });
});

test.describe("with text alone enlarged to 200 %, as Firefox's “Zoom Text Only” does", { tag: "@desktop" }, () => {
  for (const path of paths)
    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("html { font-size: 200% }");
        document.adoptedStyleSheets.push(sheet);
      });
      await expectReadable(page);
    });
});
