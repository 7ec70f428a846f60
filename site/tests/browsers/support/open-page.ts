import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { noPage } from "../../journeys/support/paths.ts";
import { startFirefox } from "./firefox.ts";
import { closedProxy, serveRecordingSite } from "./site.ts";
import { startWebKit } from "./webkit.ts";

/** A visitor's browser settings; those left out have the browser's defaults. */
export type Settings = {
  dark?: boolean;
  reducedMotion?: boolean;
  /** JavaScript is switched off. The tests can still inspect the page. */
  scriptless?: boolean;
};

/** One page in a browser: the minimum that the tests need, so that every browser can provide it. */
export type Tab = {
  go(url: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: "Tab" | "Escape" | "Enter" | " "): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Runs a function in the page; it can use nothing from outside itself but the texts given to it. */
  evaluate<Result>(inPage: (...texts: string[]) => Result, ...texts: string[]): Promise<Result>;
  resize(width: number, height: number): Promise<void>;
  /** The printed page as PDF; missing if the driver cannot print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * Starts a browser that reaches every host but this machine through the proxy at a port, and saves files to a folder.
 */
export type StartTab = (settings: Settings, proxyPort: number, downloads: string) => Promise<Tab>;

const browsers = { firefox: startFirefox, webkit: startWebKit };

/** The browser of this run, as scripts/test-browsers.mjs names it. */
export const browser = (process.env["BROWSER"] ?? "firefox") as keyof typeof browsers;

/** A phone, whose header has a menu button, and a desktop. */
export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/**
 * Opens the browser of this run for the tests of one file or group, before a built site on its own server. Each test
 * starts on a screen of a phone's size; after each, the page must have no errors and must have requested nothing from
 * another host.
 *
 * Selectors use what a visitor perceives: roles, labels, names and addresses. The first visible element counts.
 */
export function openPage(settings: Settings = {}, folder = "dist") {
  const asked: string[] = [];
  const proxy = closedProxy(asked);
  let site: Awaited<ReturnType<typeof serveRecordingSite>>;
  let tab: Tab;
  let downloads: string;

  beforeAll(async () => {
    site = await serveRecordingSite(folder);
    await once(proxy.listen(0, "127.0.0.1"), "listening");
    downloads = await mkdtemp(join(tmpdir(), "downloads-"));
    tab = await browsers[browser](settings, (proxy.address() as AddressInfo).port, downloads);
  });
  beforeEach(() => tab.resize(sizes.phone.width, sizes.phone.height));
  afterEach(async () => {
    const errors = await tab.evaluate(() => (window as { errors?: string[] }).errors ?? []);
    // The 404 page logs the request on the console.
    expect(errors.filter((error) => !error.includes(noPage))).toEqual([]);
    expect(asked.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await tab?.close();
    await rm(downloads, { recursive: true });
    await site.stop();
    proxy.close();
  });

  /**
   * What is visible of a selector: how many elements, and of the first its text, its value and whether it has the
   * focus.
   */
  const look = (selector: string) =>
    tab.evaluate((wanted = "") => {
      const [first, ...others] = [...document.querySelectorAll<HTMLElement>(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return {
        count: first ? 1 + others.length : 0,
        text: first?.innerText.trim() ?? "",
        value: (first as HTMLInputElement | undefined)?.value ?? "",
        focused: first !== undefined && first === document.activeElement,
      };
    }, selector);

  /** Brings an element, of several the one with this text, to the middle of the screen, and says where it is. */
  const bring = (selector: string, text: string) =>
    tab.evaluate(
      (wanted = "", said = "") => {
        const element = [...document.querySelectorAll<HTMLElement>(wanted)].find(
          (one) => one.checkVisibility() && one.innerText.includes(said),
        );
        if (!element) throw new Error(`Nothing is visible at ${wanted} ${said}.`);
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
      selector,
      text,
    );

  const click = async (selector: string, text = "") => {
    let place = await bring(selector, text);
    // Once it stops moving: Firefox scrolls back to a field that was typed in a moment ago.
    for (let before; before?.y !== place.y;) {
      before = place;
      await wait(100);
      place = await bring(selector, text);
    }
    await tab.clickAt(place.x, place.y);
  };

  const isFocused = async (selector: string) => (await look(selector)).focused;

  return {
    asked,
    click,
    isFocused,
    count: async (selector: string) => (await look(selector)).count,
    text: async (selector: string) => (await look(selector)).text,
    value: async (selector: string) => (await look(selector)).value,
    /** Clicks into a field and appends text. */
    write: async (selector: string, text: string) => {
      await expect.poll(() => click(selector).then(() => isFocused(selector))).toBe(true);
      await tab.type(text);
    },
    /**
     * Chooses in a list by the first letters of an answer, with the keyboard: a press opens a list outside of the page.
     */
    choose: async (selector: string, text: string) => {
      await tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted ?? "")?.focus(), selector);
      await tab.type(text);
    },
    go: async (path: string) => {
      await tab.go(site.url + path);
      await expect.poll(() => tab.evaluate(() => document.fonts.status)).toBe("loaded");
    },
    path: () => tab.evaluate(() => location.pathname + location.hash),
    resize: ({ width, height }: (typeof sizes)["phone"]) => tab.resize(width, height),
    /** The folder of the files that the browser has saved. */
    get downloads() {
      return downloads;
    },
    get tab() {
      return tab;
    },
  };
}
