import { inflateSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { documentsHref, mainMenu, phoneMenu, routes } from "#routes.ts";
import { shownToolPaths } from "../support/content.ts";
import { allPaths, templates } from "../journeys/support/paths.ts";
import { practice } from "../journeys/support/practice.ts";
import { browser, openPage, sizes } from "./support/open-page.ts";
import { unnamedHost } from "./support/site.ts";

describe("for a visitor who asked for a dark screen without motion", () => {
  const page = openPage({ dark: true, reducedMotion: true });

  test.each(templates)("%s is dark, and nothing on it moves", async (path) => {
    await page.go(path);
    const { background, text, glides, moves } = await page.tab.evaluate(() => {
      const light = (color: string) => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) throw new Error("A canvas is needed to read colors.");
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[1] ?? 0;
      };
      const { backgroundColor, color } = getComputedStyle(document.body);
      const gliding = (link: Element) => parseFloat(getComputedStyle(link).transitionDuration) > 0;
      return {
        background: light(backgroundColor),
        text: light(color),
        glides: [...document.querySelectorAll("a")].filter(gliding).length,
        moves: document.getAnimations().length,
      };
    });
    expect(background).toBeLessThan(64);
    expect(text).toBeGreaterThan(160);
    expect({ glides, moves }).toEqual({ glides: 0, moves: 0 });
  });
});

describe("for every visitor", () => {
  const page = openPage();

  /** The fonts of headings, or of all text, by script; other scripts use the reader's own fonts. */
  const scriptFonts: Readonly<Record<string, readonly string[]>> = {
    Latn: ["Newsreader Display"],
    Cyrl: ["Noto Sans Cyrillic"],
    Arab: ["Noto Sans Urdu"],
  };

  test.each([...allPaths, ...shownToolPaths])(
    "%s fits every width, in the site's own fonts, also while the window is resized",
    async (path) => {
      await page.resize({ width: 1400, height: 800 });
      await page.go(path);
      const { families, script } = await page.tab.evaluate(() => ({
        families: [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
        script: document.documentElement.dataset["script"] ?? "Latn",
      }));
      expect(families.map((family) => family.replaceAll('"', ""))).toEqual(
        expect.arrayContaining(["Atkinson Hyperlegible Next", ...(scriptFonts[script] ?? [])]),
      );
      // WebKit had two bugs here: it crashed, or kept the media queries of the initial width.
      for (const width of [1280, 860, 600, 390, 1000, 780, 1400]) {
        await page.resize({ width, height: 800 });
        expect(await page.tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(
          true,
        );
      }
    },
  );

  test("a map is requested from another host only when a visitor opens it", async () => {
    await page.go(routes.locations);
    await page.tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.tab.evaluate(() => scrollTo(0, 0));
    expect(await page.count("iframe")).toBe(0);
    expect(page.asked).toEqual([]);

    await page.click("details:has(iframe) summary");
    expect(await page.count("iframe")).toBe(1);
    await page.tab.evaluate(() => document.querySelector("iframe")?.scrollIntoView({ block: "center" }));
    const host = browser === "webkit" ? unnamedHost : "www.google.com:443";
    await expect.poll(() => page.asked).toContain(host);
    expect(new Set(page.asked.splice(0))).toEqual(new Set([host]));
  });

  /** Applies the rules for paper on the screen: WebDriver cannot ask a browser for it. */
  const asOnPaper = () =>
    page.tab.evaluate(() => {
      const turn = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && rule.media.mediaText === "print") rule.media.mediaText = "all";
          if ("cssRules" in rule) turn(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) {
        if (sheet.media.mediaText === "print") sheet.media.mediaText = "all";
        turn(sheet.cssRules);
      }
    });

  test("a printed page has every answer and the number to call, without the header", async () => {
    await page.resize(sizes.desk);
    await page.go(routes.home);
    await asOnPaper();
    expect(await page.count("header, header *")).toBe(0);
    const heights = await page.tab.evaluate(() =>
      [...document.querySelectorAll("details[name] > :not(summary)")].map((answer) => answer.clientHeight),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThan(20);
    expect(await page.text("footer")).toContain(practice.phone);
  });

  test("the checklist has lines to write on only in print", async () => {
    await page.go(documentsHref);
    expect(await page.text("#documents")).not.toContain("What I want to ask:");
    await asOnPaper();
    expect(await page.text("#documents")).toContain("What I want to ask:");
  });

  // WebKit's driver has no command for it.
  if (browser === "firefox")
    test("the browser prints a page on several sheets of paper", async () => {
      await page.go(documentsHref);
      const pdf = Buffer.from((await page.tab.print?.()) ?? []).toString("latin1");
      const packed = [...pdf.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, bytes = ""]) => bytes);
      const objects = packed.map((bytes) => unpacked(Buffer.from(bytes, "latin1"))).join("\n") + pdf;
      expect(objects.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
    });

  describe("the questions", () => {
    /** Which of the questions are open; those before them on the page have no name. */
    const open = () =>
      page.tab.evaluate(() =>
        [...document.querySelectorAll<HTMLDetailsElement>("details[name]")].flatMap((one, index) =>
          one.open ? [index] : [],
        ),
      );
    const question = (index: number) => `:nth-child(${index + 1} of details[name])`;

    beforeEach(() => page.go(routes.home));

    test("one is open at a time, its answer can be read, and it closes again", async () => {
      for (const index of [2, 5, 0]) {
        if (!(await open()).includes(index)) await page.click(`${question(index)} summary`);
        expect(await open()).toEqual([index]);
        expect((await page.text(`${question(index)} summary ~ *`)).length).toBeGreaterThan(40);
      }
      await page.click(`${question(0)} summary`);
      expect(await open()).toEqual([]);
      expect(await page.count(`${question(0)} summary ~ *`)).toBe(0);
    });

    test("the keyboard opens and closes one with Enter and with Space", async () => {
      await page.click(`${question(3)} summary`);
      for (const key of ["Enter", " "] as const) {
        await page.tab.press(key);
        expect(await open()).toEqual([]);
        await page.tab.press(key);
        expect(await open()).toEqual([3]);
      }
    });

    test("a link to one scrolls until the question is visible", async () => {
      const id = await page.tab.evaluate((one: string) => document.querySelector(one)?.id, question(4));
      await page.go(routes.contact);
      await page.go(`${routes.home}#${id}`);
      const isVisible = () =>
        page.tab.evaluate(
          (one: string) => {
            const { top, bottom } = document.querySelector(one)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
            return top > 0 && bottom < innerHeight;
          },
          `${question(4)} summary`,
        );
      await expect.poll(isVisible).toBe(true);
    });
  });

  describe("the menu", () => {
    const button = "button[aria-label='Toggle menu']";
    const menu = "nav[aria-label=Main]";
    const isOpen = async () => (await page.count(menu)) === 1;

    beforeEach(() => page.go(routes.home));

    test("its button opens it with every link, and closes it", async () => {
      expect(await isOpen()).toBe(false);
      await page.click(button);
      expect(await isOpen()).toBe(true);
      for (const { href, label } of [...mainMenu, ...phoneMenu])
        expect(await page.text(`${menu} [href="${href}"]`)).toBe(label);
      await page.click(button);
      expect(await isOpen()).toBe(false);
    });

    test("Escape closes it, and the keyboard is back on the button", async () => {
      await page.click(button);
      await page.tab.press("Tab");
      expect(await page.isFocused(`${menu} [href="${routes.home}"]`)).toBe(true);
      await page.tab.press("Escape");
      expect(await isOpen()).toBe(false);
      expect(await page.isFocused(button)).toBe(true);
    });

    test("a click outside closes it, opens nothing, and the keyboard is back on the button", async () => {
      await page.click(button);
      const bottom = await page.tab.evaluate(
        (name: string) => document.querySelector(name)?.getBoundingClientRect().bottom ?? 0,
        menu,
      );
      await page.tab.clickAt(4, Math.ceil(bottom) + 4);
      expect(await isOpen()).toBe(false);
      expect(await page.path()).toBe(routes.home);
      await expect.poll(() => page.isFocused(button)).toBe(true);
    });

    test("a link in it opens its page, where the menu is closed again", async () => {
      await page.click(button);
      await page.click(`${menu} [href="${routes.blog}"]`);
      await expect.poll(page.path).toBe(routes.blog);
      expect(await isOpen()).toBe(false);
    });

    test("a wide screen has all of it in one line, and no button", async () => {
      await page.resize(sizes.desk);
      expect(await page.count(button)).toBe(0);
      const tops = await page.tab.evaluate(
        (links: string) => [...document.querySelectorAll(links)].map((link) => link.getBoundingClientRect().top),
        `${menu} > ul a`,
      );
      expect(tops).toHaveLength(mainMenu.length);
      expect(new Set(tops).size).toBe(1);
    });

    test("the tab order goes from the skip link through the header, each stop with a focus indicator", async () => {
      await page.resize(sizes.desk);
      const stops: string[] = [];
      for (let step = 0; step < mainMenu.length + 4; step++) {
        await page.tab.press("Tab");
        stops.push(
          await page.tab.evaluate(() => {
            const target = document.activeElement;
            if (!target) return "nothing";
            const { outlineStyle, outlineWidth } = getComputedStyle(target);
            const isMarked = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
            return `${target.getAttribute("href")}${isMarked ? "" : " without a mark"}`;
          }),
        );
      }
      const [phone] = stops.splice(-2);
      expect(phone).toMatch(/^tel:\+\d+$/);
      expect(stops).toEqual(["#main", routes.home, ...mainMenu.map(({ href }) => href)]);
    });
  });
});

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}
