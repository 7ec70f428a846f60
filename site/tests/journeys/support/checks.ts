import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axeCode = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A contrast of 7:1, which axe leaves out by default, in place of 4.5:1. */
export const contrastRules: axe.RunOptions = {
  rules: { "color-contrast": { enabled: false }, "color-contrast-enhanced": { enabled: true } },
};

/** Large text needs as much contrast as small text does. */
const strictContrast: axe.Spec = {
  checks: [
    {
      id: "color-contrast-enhanced",
      options: { contrastRatio: { normal: { expected: 7 }, large: { expected: 7 } } },
    },
  ],
};

/**
 * Violations that axe reports in the first match of a selector, one line per rule, with the elements. Frames are
 * excluded.
 */
export async function axeViolations(page: Page, part = "html", options = contrastRules): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCode);
  return page.evaluate(
    async ([selector, asked, spec]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      here.configure(spec);
      const { violations } = await here.run(selector, { ...asked, resultTypes: ["violations"], iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [part, options, strictContrast] as const,
  );
}

/** The axe tags of WCAG, up to a version. */
export const rulesOf = (...tags: string[]): axe.RunOptions => ({ ...contrastRules, runOnly: tags });

/** Targets that are too small. Measured by hit testing, since some links extend beyond their text. */
export function smallTargets(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate((selector) => {
    const inSentence = (link: Element) => {
      const block = link.closest("p, li, dd, td, address");
      const around = (block?.textContent ?? "").replace(link.textContent ?? "", "").trim();
      // Chinese has no spaces between words.
      const isText = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]|\p{sc=Han}{4}/u.test(around);
      return getComputedStyle(link).display === "inline" && isText;
    };
    const reach = (target: Element, x: number, y: number, stepX: number, stepY: number) => {
      let length = 0;
      const isTarget = (away: number) => target.contains(document.elementFromPoint(x + stepX * away, y + stepY * away));
      while (length < 22 && isTarget(length + 1)) length++;
      return length;
    };
    const small: string[] = [];
    const targets = "a[href], button, summary, input, select, textarea";
    for (const target of document.querySelectorAll(`:is(${selector}) :is(${targets})`)) {
      if (!target.checkVisibility({ visibilityProperty: true }) || inSentence(target)) continue;
      target.scrollIntoView({ block: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      // Visually hidden, or above the screen until focused.
      if (width <= 1 || top + height < 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const high = reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) + 1;
      const wide = reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) + 1;
      if (Math.min(high, wide) < 43.5) small.push(`${wide}×${high} ${target.outerHTML.slice(0, 110)}`);
    }
    return small;
  }, part);
}

/**
 * Illegible text: off-screen or clipped, broken words, and overlapping pairs. Text wraps anywhere before it overflows,
 * so that in a column that is too narrow nothing is clipped, but words are broken.
 */
type Unreadable = { cut: string[]; inPieces: string[]; overlapping: string[] };

/** The text of the page that is illegible now, without visually hidden text and drawings. */
async function unreadable(page: Page, words?: "whole"): Promise<Unreadable> {
  return page.evaluate((checksWords) => {
    const width = document.documentElement.clientWidth;
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    const isSeen = (element: Element) =>
      element.checkVisibility() &&
      !element.closest("svg, noscript, script, option") &&
      // Visually hidden text is in a box of one pixel.
      !ancestors(element).some((box) => box.clientWidth === 1 && getComputedStyle(box).overflowX === "hidden");

    const inPieces: string[] = [];
    const lines: { text: string; owner: Element; floating: boolean; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: owner, textContent } = walker.currentNode;
      const text = textContent?.trim().slice(0, 50);
      if (!owner || !text || !document.body.contains(owner) || !isSeen(owner)) continue;
      const floating = ancestors(owner).some((box) => /sticky|fixed/.test(getComputedStyle(box).position));
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) lines.push({ text, owner, floating, box });
      if (!checksWords) continue;
      // One hyphen is acceptable. No word has more than 24 letters.
      const most = getComputedStyle(owner).hyphens === "auto" ? 2 : 1;
      for (const { 0: word, index } of (textContent ?? "").matchAll(/(?<![\p{L}\p{N}])\p{L}{3,24}(?![\p{L}\p{N}])/gu)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(tops).size > most) inPieces.push(`${word} in “${text}”`);
      }
    }

    const isInside = (owner: Element, { left, right, top, bottom }: DOMRect) =>
      left >= -1 &&
      right <= width + 1 &&
      ancestors(owner).every((box) => {
        if (box.contains(document.body)) return true;
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const across = overflowX === "visible" || (left >= edge.left - 1 && right <= edge.right + 1);
        return across && (overflowY === "visible" || (top >= edge.top - 1 && bottom <= edge.bottom + 1));
      });
    const cutLines = lines.filter(({ owner, box }) => !isInside(owner, box));
    const cutControls = [...document.querySelectorAll("input, select, textarea, button, a[href]")].filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return isSeen(control) && (left < -1 || right > width + 1);
    });

    const overlapping: string[] = [];
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        // The page scrolls below fixed elements.
        if (one.owner === other.owner || one.floating !== other.floating) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Half a line: boxes of tight headings overlap without their glyphs doing so.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) / 2)
          overlapping.push(`“${one.text}” and “${other.text}”`);
      }

    return {
      cut: [
        ...cutLines.map(({ text, box }) => `${text} (${Math.round(box.left)}–${Math.round(box.right)})`),
        ...cutControls.map((control) => control.outerHTML.slice(0, 100)),
      ],
      inPieces,
      overlapping,
    };
  }, words);
}

/**
 * By how many pixels the page is wider than its screen. On phones a page that is too wide widens the layout viewport,
 * too, so the size that was set counts.
 */
export async function sideways(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return (await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)) - width;
}

/**
 * Checks that no text is clipped or overlaps another, without horizontal scrolling; optionally, that words are whole.
 */
export async function expectReadable(page: Page, how: string, words?: "whole") {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await sideways(page), `${how}: nothing scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await unreadable(page, words), how).toEqual({ cut: [], inPieces: [], overlapping: [] });
}

/** The same at the smallest width. */
export async function expectReadableOnNarrowScreen(page: Page) {
  await page.setViewportSize({ width: 320, height: 568 });
  await expectReadable(page, "320 px wide");
}

/** Makes the viewport as high as the page, so that nothing is below a fixed bar. */
export async function showWhole(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
}

/** Checks a part of the page in its current state: axe with contrast, target size, legibility. */
export async function expectAccessible(page: Page, part = "main") {
  const size = page.viewportSize();
  // Reduced motion, so that no color is measured during a transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showWhole(page);
  expect.soft(await axeViolations(page, part), "axe").toEqual([]);
  expect.soft(await smallTargets(page, part), "targets under 44 px").toEqual([]);
  await expectReadable(page, "as it is");
  if (size) await page.setViewportSize(size);
}
