import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import { wcagContrast } from "culori";
import sharp from "sharp";

type Rgb = readonly [red: number, green: number, blue: number];
type Box = { left: number; top: number; right: number; bottom: number };

/** Foreground over a background, with the required contrast and the share of the background that may be below it. */
type Ink = { what: string; color: Rgb; opacity: number; boxes: Box[]; least: number; stray: number };

/**
 * Elements with low contrast in the page or a part of it: text below 7:1 at any size, and borders of fields and buttons
 * below 3:1. Colors are compared with the pixels behind them in a screenshot without text, so that no result is
 * undecided, whatever the background.
 */
export async function lowContrast(page: Page, part = "body"): Promise<string[]> {
  const inks = await inksOn(page, part);
  const colorsUnder = await backgroundOf(page);
  // A page that changed meanwhile, such as by an answer of the server, is measured again: the picture is another.
  if (!isDeepStrictEqual(await inksOn(page, part), inks)) return lowContrast(page, part);
  const found = inks.flatMap(({ what, color, opacity, boxes, least, stray }) => {
    const colors = colorsUnder(boxes);
    const ratios = [...colors]
      .map(([behind, count]) => ({ ratio: contrast(color, rgbOf(behind), opacity), count }))
      .sort((one, other) => one.ratio - other.ratio);
    let against = Math.floor(ratios.reduce((sum, { count }) => sum + count, 0) * stray);
    const { ratio = Infinity } = ratios.find(({ count }) => (against -= count) < 0) ?? {};
    return ratio < least ? [`${ratio.toFixed(2)} of ${least}: ${what}`] : [];
  });
  return [...new Set(found)];
}

/** All text of the page, its fields, drawings and pseudo-elements; and borders. */
function inksOn(page: Page, part: string): Promise<Ink[]> {
  return page.evaluate((selector) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("This browser has no canvas to read colors with.");
    const read = new Map<string, { color: Rgb; alpha: number }>();
    const rgba = (color: string) => {
      const known = read.get(color);
      if (known) return known;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const found = { color: [red, green, blue] as const, alpha: alpha / 255 };
      read.set(color, found);
      return found;
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    // Visually hidden text is in a box of one pixel.
    const isTiny = (element: Element | null): boolean =>
      element !== null && ((element.clientWidth === 1 && element.clientHeight === 1) || isTiny(element.parentElement));
    const isSeen = (element: Element) =>
      element.closest(selector) !== null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("noscript, script, style, title, option") &&
      !isTiny(element);

    // Text below a notice or the call bar is skipped.
    const isUnderFloat = (element: Element, { left, top, width, height }: DOMRect) =>
      [0.2, 0.5, 0.8].some((part) => {
        let over = document.elementFromPoint(left + width / 2, top + height * part);
        while (over && !over.contains(element) && !/fixed|sticky/.test(getComputedStyle(over).position))
          over = over.parentElement;
        return over !== null && !over.contains(element);
      });

    const inks: Ink[] = [];
    const add = (what: string, element: Element, paint: string, rects: Iterable<DOMRect>, least = 7, stray = 0.1) => {
      const { color, alpha } = rgba(paint);
      const boxes = [...rects]
        .filter(({ width, height }) => width > 1 && height > 1)
        .filter((box) => !isUnderFloat(element, box))
        // Glyphs do not reach the top and the bottom of their box.
        .map(({ left, top, right, height }) => ({
          left,
          top: top + scrollY + 0.2 * height,
          right,
          bottom: top + scrollY + 0.85 * height,
        }));
      if (boxes.length > 0) inks.push({ what, color, opacity: alpha * opacityOf(element), boxes, least, stray });
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: owner, textContent } = walker.currentNode;
      const text = textContent?.trim().slice(0, 50);
      if (!owner || !text || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { color, fill } = getComputedStyle(owner);
      add(`“${text}”`, owner, owner.closest("svg") ? fill : color, range.getClientRects());
    }
    for (const element of [...document.body.querySelectorAll("*")].filter(isSeen)) {
      const name = element.textContent?.trim().slice(0, 40) || element.id;
      const own = element.getBoundingClientRect();
      for (const pseudo of ["::before", "::after"]) {
        const { content, color } = getComputedStyle(element, pseudo);
        // Its position in its element is unknown: most of the element's background is taken.
        if (!/^(none|normal|"")$/.test(content)) add(`${pseudo} of “${name}”`, element, color, [own], 7, 0.5);
      }
      if (!element.matches("input, select, textarea, button, a[data-screen-only]")) continue;
      const { color, borderBottomColor, borderBottomWidth } = getComputedStyle(element);
      if (!element.matches("button, a, [type=checkbox], [type=radio]"))
        add(`the value of “${name}”`, element, color, [own], 7, 0.5);
      const outside = new DOMRect(own.left + 8, own.bottom + 2, own.width - 16, 3);
      if (parseFloat(borderBottomWidth) > 0) add(`the edge of “${name}”`, element, borderBottomColor, [outside], 3);
    }
    return inks;
  }, part);
}

/** A screenshot without text, for the background colors of boxes and their shares. */
async function backgroundOf(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important }" +
        "svg text { fill: transparent !important; stroke: transparent !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await pictureOf(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  if (info.width !== width) throw new Error(`The picture is ${info.width} pixels wide, and the page ${width}.`);
  return (boxes: readonly Box[]) => {
    const colors = new Map<number, number>();
    for (const { left, top, right, bottom } of boxes)
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(info.height, bottom); y += 2)
        for (let x = Math.max(0, Math.ceil(left)); x < Math.min(info.width, right); x += 2) {
          const color = data.readUIntBE((y * info.width + x) * info.channels, 3);
          colors.set(color, (colors.get(color) ?? 0) + 1);
        }
    return colors;
  };
}

/**
 * A full-page screenshot at 1 device pixel per CSS pixel. It is decoded immediately, so PNG compression favors speed.
 */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send("Page.getLayoutMetrics");
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    // The viewport is as high as the page, which is then fully painted; painting again would double the time.
    captureBeyondViewport: cssContentSize.height > cssLayoutViewport.clientHeight,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

const rgbOf = (color: number): Rgb => [color >> 16, (color >> 8) & 255, color & 255];

/** WCAG 2: 1 for the same color, 21 for black on white. */
function contrast(ink: Rgb, behind: Rgb, opacity: number): number {
  const [r = 0, g = 0, b = 0] = ink.map((part, index) => part * opacity + (behind[index] ?? 0) * (1 - opacity));
  return wcagContrast(colorOf([r, g, b]), colorOf(behind));
}

function colorOf([r, g, b]: Rgb) {
  return { mode: "rgb" as const, r: r / 255, g: g / 255, b: b / 255 };
}
