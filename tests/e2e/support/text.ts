import { expect, type Page } from "@playwright/test";

/** Words that a person cannot read: past the edge of the screen or cut by their box, and pairs that lie over one another. */
type Unreadable = { cut: string[]; overlapping: string[] };

/** What on the page cannot be read as it is now. Words for screen readers only, and those in drawings, are left out. */
export function unreadable(page: Page): Promise<Unreadable> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    const isSeen = (element: Element) =>
      element.checkVisibility() &&
      !element.closest("svg, noscript, script, option") &&
      // Words for screen readers only stand in a box of one pixel.
      !ancestors(element).some((box) => box.clientWidth === 1 && getComputedStyle(box).overflowX === "hidden");

    const lines: { words: string; owner: Element; floating: boolean; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: owner, textContent } = walker.currentNode;
      const words = textContent?.trim().slice(0, 50);
      if (!owner || !words || !document.body.contains(owner) || !isSeen(owner)) continue;
      const floating = ancestors(owner).some((box) => /sticky|fixed/.test(getComputedStyle(box).position));
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) lines.push({ words, owner, floating, box });
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
    const cutWords = lines.filter(({ owner, box }) => !isInside(owner, box));
    const cutControls = [...document.querySelectorAll("input, select, textarea, button, a[href]")].filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return isSeen(control) && (left < -1 || right > width + 1);
    });

    const overlapping: string[] = [];
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        // The page scrolls under what floats above it.
        if (one.owner === other.owner || one.floating !== other.floating) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Half a line: the boxes of tight headings touch without their letters doing so.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) / 2)
          overlapping.push(`“${one.words}” and “${other.words}”`);
      }

    return {
      cut: [
        ...cutWords.map(({ words, box }) => `${words} (${Math.round(box.left)}–${Math.round(box.right)})`),
        ...cutControls.map((control) => control.outerHTML.slice(0, 100)),
      ],
      overlapping,
    };
  });
}

/** Holds that a page whose letters are twice as large can be read, without scrolling sideways. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await page.evaluate(() => document.fonts.ready);
  const sideways = await page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });
  expect(sideways, "nothing scrolls sideways").toBeLessThanOrEqual(0);
  expect(await unreadable(page)).toEqual({ cut: [], overlapping: [] });
}
