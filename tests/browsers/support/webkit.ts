import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import type { Settings, StartTab, Tab } from "./tab.ts";

const keys = { Tab: Key.TAB, Escape: Key.ESCAPE, Enter: Key.ENTER, " ": Key.SPACE };

/** WebKit as Debian builds it for GTK, through WebDriver; it needs a screen to draw on. */
export const startWebKit: StartTab = async (settings, proxyPort, downloads) => {
  // Now and then the driver waits for ever for the browser that it started.
  for (let attempt = 1; ; attempt++)
    try {
      return await start(settings, proxyPort, downloads);
    } catch (error) {
      if (attempt === 4) throw error;
    }
};

async function start(settings: Settings, proxyPort: number, downloads: string): Promise<Tab> {
  const desktop = await gtkDesktop(settings, downloads);
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], { env: { ...process.env, ...desktop.env } });
  const stop = async () => {
    service.kill();
    await desktop.remove();
  };
  try {
    const late = wait(15_000).then(() => Promise.reject(new Error("WebKitWebDriver did not start its browser.")));
    const driver = await Promise.race([connect(port, settings, proxyPort), late]);
    // No window manager gives the window the focus, without which nothing marks where the keyboard stands.
    spawnSync("xdotool", ["search", "--sync", "--onlyvisible", "--class", "MiniBrowser", "windowfocus"], {
      timeout: 5_000,
    });
    const close = async () => {
      // A page that has crashed leaves nothing to quit.
      await driver.quit().catch(() => undefined);
      await stop();
    };
    return { ...tabOf(driver), close };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connect(port: number, { scriptless }: Settings, proxyPort: number): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(`${url}/status`).then(Boolean, () => false);
  for (let tries = 0; tries < 200 && !(await answers()); tries++) await wait(50);
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
    // What is left of the browser's own bars stands above the page.
    const bars = await driver.executeScript<number>(() => outerHeight - innerHeight);
    await driver
      .manage()
      .window()
      .setRect({ width, height: height + bars });
    // The window is as wanted before the page knows of it.
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
    evaluate: (inPage, ...words) => driver.executeScript(inPage, ...words),
    resize,
    picture: async () => {
      const [width, height, whole] = await driver.executeScript<[number, number, number]>(() => [
        innerWidth,
        innerHeight,
        document.documentElement.scrollHeight,
      ]);
      await resize(width, whole);
      // What the driver takes is what was last painted.
      await driver.executeAsyncScript((done: () => void) => requestAnimationFrame(() => setTimeout(done, 200)));
      const picture = await driver.takeScreenshot();
      await resize(width, height);
      return Buffer.from(picture, "base64");
    },
  };
}

/**
 * What a desktop settles for a browser: where files go, the language, and in it the order of a day's parts. GTK gives
 * the page its theme and its motion. The browser's bars, as GTK draws them, are wider than a phone: here they are as
 * good as nothing.
 */
async function gtkDesktop({ dark, reducedMotion }: Settings, downloads: string) {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const gtk = join(folder, "gtk-3.0");
  await mkdir(gtk);
  await writeFile(
    join(gtk, "gtk.css"),
    "* { font-size: 1px; padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0 }",
  );
  await writeFile(join(gtk, "settings.ini"), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  await writeFile(join(folder, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    env: {
      XDG_CONFIG_HOME: folder,
      LC_ALL: "en_US.UTF-8",
      LANGUAGE: "en_US",
      GTK_THEME: dark ? "Adwaita:dark" : "Adwaita",
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
