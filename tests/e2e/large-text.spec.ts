import { chromiumFlags, chromiumPath } from "../../scripts/chromium.mjs";
import { paths } from "./support/paths.ts";
import { test } from "./support/test.ts";
import { expectReadable } from "./support/text.ts";

// A reader's own text size: rem and the widths at which the layout changes follow it, as they do in a real browser.
test.use({
  launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags, "--blink-settings=defaultFontSize=32"] },
});

for (const path of paths)
  test(`${path} is readable by people who set letters twice as large`, { tag: "@phone" }, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
  });
