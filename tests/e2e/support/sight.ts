import type { CDPSession, Locator, Page } from "@playwright/test";

/** What lies over an element, or that it is off the screen; nothing when a person sees all of it. */
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

/** What the keyboard stands on: which element, whether it is seen, and whether something marks it. */
export type Stop = { index: number; element: string; marked: boolean; hiddenBy: string };

/** Everything on the page that the keyboard should reach, in the order of the document. */
export function focusable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex^='-'])";
    // Of answers that exclude each other one is a stop: the chosen one, or else the first.
    const isStop = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const group = [...(element.form?.querySelectorAll<HTMLInputElement>(`[name="${element.name}"]`) ?? [])];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && isStop(element),
    );
    all.forEach((element, index) => (element.dataset["stop"] = String(index)));
    return all.map((element) => element.getAttribute("aria-label") ?? element.innerText ?? element.id);
  });
}

/** The element that has the focus, as numbered by `focusable`; nothing when the focus left the page. */
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
    // Chromium scrolls a text area no further than to its caret.
    const height = target instanceof HTMLTextAreaElement ? Math.min(first.height, 48) : first.height;
    const points = [0.25, 0.5, 0.75].map((part) => [left + width * part, top + height * part] as const);
    const covers = points.map(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return `the edge of the screen, at ${Math.round(y)}`;
      return target.contains(hit) ? "" : hit.outerHTML.slice(0, 120);
    });
    // While React takes over a group of answers, Chromium goes once from its first answer to the second.
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

/** Opens every answer and every list on the page at once: what is closed would not be looked at. Not the menu of languages, which opens over the page. */
export function openAll(page: Page): Promise<void> {
  return page.locator("details:not(main > :first-child, h1 + p + *)").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.removeAttribute("name");
    for (const one of all) one.open = true;
  });
}

/** Puts every control under the pointer, as far as its style goes, until the session is detached. */
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
