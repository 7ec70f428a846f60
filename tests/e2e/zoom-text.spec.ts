import { paths } from "./support/paths.ts";
import { test } from "./support/test.ts";
import { expectReadable } from "./support/text.ts";

// As Firefox's “Zoom Text Only” does: letters and rem are twice as large, the widths at which the layout changes are not.
for (const path of paths)
  test(`${path} is readable with text alone enlarged to 200 %`, { tag: "@desktop" }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% }");
      document.adoptedStyleSheets.push(sheet);
    });
    await expectReadable(page);
  });
