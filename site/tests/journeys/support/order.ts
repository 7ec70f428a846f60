import type { Page } from "@playwright/test";

/**
 * Pairs of elements whose visual order differs from their DOM order. An element may be below the previous one or to its
 * right (to its left on right-to-left pages), so columns are allowed. It may not be above it, nor to its left unless it
 * begins lower.
 */
export function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Part = { text: string; box: Box };
    const union = (one: Box, other: Box): Box => ({
      left: Math.min(one.left, other.left),
      right: Math.max(one.right, other.right),
      top: Math.min(one.top, other.top),
      bottom: Math.max(one.bottom, other.bottom),
    });
    const errors: string[] = [];
    const halfALine = 12;

    const isReversed = (one: Box, other: Box) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Half a line: boxes of tight lines overlap without their glyphs doing so.
      const inOneRow = down > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
      const isAbove = other.bottom - one.top <= (other.bottom - other.top) / 2;
      const isLeft = other.right <= one.left + 1;
      return inOneRow ? isLeft && other.top < one.top + halfALine : isAbove && (across > 1 || isLeft);
    };

    const { direction, width } = getComputedStyle(document.documentElement);
    /** Its position mirrored to left-to-right. */
    const asRead = ({ left, right, ...box }: Box): Box =>
      direction === "rtl"
        ? { ...box, left: parseFloat(width) - right, right: parseFloat(width) - left }
        : { ...box, left, right };

    const textBox = (node: Node): Part | undefined => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const [first, ...rest] = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const text = node.textContent?.trim().slice(0, 40) ?? "";
      return first && text ? { text, box: asRead(rest.reduce<Box>(union, first)) } : undefined;
    };

    const read = (element: Element): Part | undefined => {
      const { position, bottom, overflowX } = getComputedStyle(element);
      // Fixed elements have no place in the order; visually hidden text is in a box of one pixel.
      const floats = position === "fixed" || (position === "sticky" && bottom !== "auto");
      if (floats || (overflowX === "hidden" && element.clientWidth === 1) || !element.checkVisibility())
        return undefined;
      if (element.matches("svg, script, select, noscript, [aria-hidden=true]")) return undefined;
      const parts: Part[] = [];
      for (const child of element.childNodes) {
        const part = child instanceof Element ? read(child) : child instanceof Text ? textBox(child) : undefined;
        if (part) parts.push(part);
      }
      for (const [index, part] of parts.entries())
        for (const later of parts.slice(index + 1))
          if (isReversed(part.box, later.box)) errors.push(`“${later.text}” is seen before “${part.text}”`);
      const [first, ...rest] = parts;
      // A margin note is beside the text: neither before nor after it.
      if (element.matches("aside")) return undefined;
      return first && { text: first.text, box: rest.map(({ box }) => box).reduce(union, first.box) };
    };

    window.scrollTo(0, 0);
    read(document.body);
    return errors;
  });
}
