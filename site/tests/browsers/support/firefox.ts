import puppeteer from "puppeteer-core";
import { firefoxPath } from "../../../scripts/browsers.mjs";
import type { StartTab } from "./open-page.ts";

/** Firefox, through WebDriver BiDi. */
export const startFirefox: StartTab = async ({ dark, reducedMotion, scriptless }, proxyPort, downloads) => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath(),
    extraPrefsFirefox: {
      "ui.systemUsesDarkTheme": dark ? 1 : 0,
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      "javascript.enabled": !scriptless,
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": proxyPort,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": proxyPort,
      "intl.locale.requested": "en-US",
      // A mouse: a fine pointer that can hover. Without a screen Firefox reports no pointer.
      "ui.primaryPointerCapabilities": 6,
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      // The list of downloads would take the focus from the page.
      "browser.download.alwaysOpenPanel": false,
      // The browser's own lists, which it would fetch from its vendor.
      "services.settings.server": "http://127.0.0.1:9/",
    },
  });
  const page = await browser.newPage();
  return {
    go: async (url) => void (await page.goto(url)),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (inPage, ...texts) => page.evaluate(inPage, ...texts) as Promise<ReturnType<typeof inPage>>,
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: "letter" }),
    close: () => browser.close(),
  };
};
