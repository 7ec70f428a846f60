import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import type { Settings, StartTab, Tab } from "./open-page.ts";

const keys = { Tab: Key.TAB, Escape: Key.ESCAPE, Enter: Key.ENTER, " ": Key.SPACE };

/** WebKit as Debian builds it for GTK, through WebDriver; it needs a screen to draw on. */
export const startWebKit: StartTab = async (settings, proxyPort, downloads) => {
  // Sometimes the driver waits forever for the browser that it started.
  for (let attempt = 1; ; attempt++)
    try {
      return await start(settings, proxyPort, downloads);
    } catch (error) {
      if (attempt === 4) throw error;
    }
};

async function start(settings: Settings, proxyPort: number, downloads: string): Promise<Tab> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const env = { ...(process.env as Record<string, string>), ...(await gtkDesktop(folder, settings, downloads)) };
  const service = new DriverService.Builder("WebKitWebDriver").setLoopback(true).setEnvironment(env).build();
  const stop = async () => {
    await service.kill();
    await rm(folder, { recursive: true });
  };
  try {
    const late = wait(15_000).then(() => Promise.reject(new Error("WebKitWebDriver did not start its browser.")));
    const driver = await Promise.race([connect(await service.start(), settings, proxyPort), late]);
    // Without a window manager the window has no focus, and shows no focus indicator.
    const window = ["search", "--sync", "--onlyvisible", "--class", "MiniBrowser", "windowfocus"];
    spawnSync("xdotool", window, { timeout: 5_000 });
    // A page that has crashed leaves nothing to quit.
    return { ...tabOf(driver), close: () => driver.quit().then(stop, stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connect(url: string, { scriptless }: Settings, proxyPort: number): Promise<WebDriver> {
  const proxy = `127.0.0.1:${proxyPort}`;
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["127.0.0.1", "localhost"] },
    "webkitgtk:browserOptions": { args: ["--automation", `--enable-javascript=${!scriptless}`] },
  });
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

function tabOf(driver: WebDriver): Omit<Tab, "close"> {
  const resize = async (width: number, height: number) => {
    // What is left of the browser's own bars is above the page.
    const bars = await driver.executeScript<number>(() => outerHeight - innerHeight);
    await driver
      .manage()
      .window()
      .setRect({ width, height: height + bars });
    // The window has its new size before the page does.
    await driver.wait(() => driver.executeScript<boolean>((wanted: number) => innerWidth === wanted, width), 10_000);
  };
  return {
    go: (url) => driver.get(url),
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate: (inPage, ...texts) => driver.executeScript(inPage, ...texts),
    resize,
  };
}

/**
 * What a desktop sets for a browser: where files go, the language, and with it the order of a day's parts. GTK gives
 * the page its theme and its motion. The browser's bars, as GTK draws them, are wider than a phone: here they have no
 * size.
 */
async function gtkDesktop(folder: string, { dark, reducedMotion }: Settings, downloads: string) {
  const files = {
    "gtk-3.0/gtk.css": "* { font-size: 1px; padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0 }",
    "gtk-3.0/settings.ini": `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
    "user-dirs.dirs": `XDG_DOWNLOAD_DIR="${downloads}"\n`,
  };
  await mkdir(join(folder, "gtk-3.0"));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return {
    XDG_CONFIG_HOME: folder,
    LC_ALL: "en_US.UTF-8",
    LANGUAGE: "en_US",
    GTK_THEME: dark ? "Adwaita:dark" : "Adwaita",
  };
}
