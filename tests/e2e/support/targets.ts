import type { Page } from "@playwright/test";

/**
 * Targets that a finger would miss. Each is measured by asking the page what lies under a point, because some links
 * reach beyond their words.
 */
export function smallTargets(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate((selector) => {
    const inSentence = (link: Element) => {
      const block = link.closest("p, li, dd, td, address");
      const around = (block?.textContent ?? "").replace(link.textContent ?? "", "").trim();
      return getComputedStyle(link).display === "inline" && /\w\W+\w/.test(around);
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
      if (width <= 1) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const high = reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) + 1;
      const wide = reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) + 1;
      if (Math.min(high, wide) < 43.5) small.push(`${wide}×${high} ${target.outerHTML.slice(0, 110)}`);
    }
    return small;
  }, part);
}
