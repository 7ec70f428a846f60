import type { CDPSession, Locator, Page } from "@playwright/test";

/** The element that overlaps an element, or that it is off-screen; undefined if it is fully visible. */
export function hiddenBy(element: Locator): Promise<string[]> {
  return element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const over = [0.2, 0.5, 0.8].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (!hit) return "the edge of the screen";
        return target.contains(hit) ? "" : hit.outerHTML.slice(0, 120);
      }),
    );
    return [...new Set(over)].filter(Boolean);
  });
}

/** The focused element: which one, whether it is visible, and whether it has a focus indicator. */
export type Stop = { index: number; element: string; marked: boolean; hiddenBy: string };

/** All focusable elements of the page in DOM order. */
export function focusable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex^='-'])";
    // A group of radio buttons is one tab stop: the checked one, or else the first.
    const isStop = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const group = [...(element.form ?? document).querySelectorAll<HTMLInputElement>(`[name="${element.name}"]`)];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    // A link for pointers only, beside the same one for all.
    const isDouble = (element: Element) =>
      element.matches("a[tabindex='-1']") &&
      document.querySelector(`a[href="${element.getAttribute("href")}"]:not([tabindex])`);
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && isStop(element) && !isDouble(element),
    );
    all.forEach((element, index) => (element.dataset["stop"] = String(index)));
    return all.map((element) => element.getAttribute("aria-label") ?? element.innerText ?? element.id);
  });
}

/** The focused element, as numbered by `focusable`; undefined when the focus left the page. */
export function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const target = document.activeElement;
    if (!(target instanceof HTMLElement) || target === document.body) return undefined;
    const isMarked = (pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target, pseudo);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const [first = target.getBoundingClientRect()] = target.getClientRects();
    const { left, top, width } = first;
    // Chromium scrolls a textarea only as far as the caret.
    const height = target instanceof HTMLTextAreaElement ? Math.min(first.height, 48) : first.height;
    const points = [0.25, 0.5, 0.75].map((part) => [left + width * part, top + height * part] as const);
    const covers = points.map(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return `the edge of the screen, at ${Math.round(y)}`;
      return target.contains(hit) ? "" : hit.outerHTML.slice(0, 120);
    });
    // While React hydrates radio buttons, Chromium once moves from the first to the second.
    const group = target instanceof HTMLInputElement && target.type === "radio" ? `[name="${target.name}"]` : undefined;
    const stop = group ? document.querySelector<HTMLElement>(`${group}[data-stop]`) : target;
    return {
      index: Number(stop?.dataset["stop"] ?? -1),
      element: target.outerHTML.slice(0, 120),
      marked: isMarked() || isMarked("::after"),
      hiddenBy: covers.find(Boolean) ?? "",
    };
  });
}

/**
 * Opens all `<details>` of the page, so that closed content is checked too. Except the language menu, which opens over
 * the page.
 */
export function openAll(page: Page): Promise<void> {
  return page.locator("details:not(main > :first-child *, header *)").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.removeAttribute("name");
    for (const one of all) one.open = true;
  });
}

/** Forces `:hover` on every control until the session is detached. */
export async function hoverAll(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = "a, button, summary, input, select, textarea, :has(> a, > h3 > a)";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ["hover", "active"];
  await Promise.all(nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
  return session;
}
