import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { noPage } from "../../e2e/support/paths.ts";
import { startFirefox } from "./firefox.ts";
import { closedProxy } from "./proxy.ts";
import { serveRecordingSite } from "./recording-site.ts";
import type { Settings, Tab } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

const browsers = { firefox: startFirefox, webkit: startWebKit };

/** The browser of this run, as scripts/test-browsers.mjs names it. */
export const browser = (process.env["BROWSER"] ?? "firefox") as keyof typeof browsers;

/** A phone, whose header has a menu button, and a desk. */
export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/**
 * Opens the browser of this run for the tests of one file, before the site on its own server. Each test starts on a
 * screen of a phone's size; after each, the page must be without a fault and must have asked no other host.
 *
 * Selectors name what a visitor meets: roles, labels, names and addresses. The first element counts that is seen.
 */
export function openPage(settings: Settings = {}) {
  const asked: string[] = [];
  const proxy = closedProxy(asked);
  let site: Awaited<ReturnType<typeof serveRecordingSite>>;
  let tab: Tab;
  let downloads: string;

  beforeAll(async () => {
    site = await serveRecordingSite();
    await once(proxy.listen(0, "127.0.0.1"), "listening");
    downloads = await mkdtemp(join(tmpdir(), "downloads-"));
    tab = await browsers[browser](settings, (proxy.address() as AddressInfo).port, downloads);
  });
  beforeEach(() => tab.resize(sizes.phone.width, sizes.phone.height));
  afterEach(async () => {
    const faults = await tab.evaluate(() => (window as { faults?: string[] }).faults ?? []);
    // The page for a lost visitor says on the console what was asked for.
    expect(faults.filter((fault) => !fault.includes(noPage))).toEqual([]);
    expect(asked.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await tab?.close();
    await rm(downloads, { recursive: true });
    await site.stop();
    proxy.close();
  });

  /** What is seen of a selector: how many elements, and of the first its words, its value, its place. */
  const look = (selector: string) =>
    tab.evaluate((wanted: string) => {
      const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      const [first] = seen;
      return {
        count: seen.length,
        words: first?.innerText.trim() ?? "",
        value: (first as HTMLInputElement | undefined)?.value ?? "",
        focused: first !== undefined && first === document.activeElement,
      };
    }, selector);

  /** Brings an element, of several the one with these words, to the middle of the screen, and says where it is. */
  const bring = (selector: string, words: string) =>
    tab.evaluate(
      (wanted = "", said = "") => {
        const element = [...document.querySelectorAll<HTMLElement>(wanted)].find(
          (one) => one.checkVisibility() && one.innerText.includes(said),
        );
        if (!element) throw new Error(`Nothing is seen at ${wanted} ${said}.`);
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
      selector,
      words,
    );

  const click = async (selector: string, words = "") => {
    let place = await bring(selector, words);
    // Once it stands still: Firefox scrolls back to a field that was typed in a moment ago.
    for (let before; before?.y !== place.y;) {
      before = place;
      await wait(100);
      place = await bring(selector, words);
    }
    await tab.clickAt(place.x, place.y);
  };

  return {
    asked,
    look,
    click,
    /** Clicks into a field and types after what stands there. */
    write: async (selector: string, text: string) => {
      const reach = async () => {
        await click(selector);
        return (await look(selector)).focused;
      };
      await expect.poll(reach).toBe(true);
      await tab.type(text);
    },
    /** Chooses in a list by the first words of an answer, with the keyboard: a press opens a list outside of the page. */
    choose: async (selector: string, words: string) => {
      await tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted ?? "")?.focus(), selector);
      await tab.type(words);
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
