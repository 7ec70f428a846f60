import type { Page } from "@playwright/test";
import { timeline } from "../../../scripts/bench/visit.ts";

/** Waits until the current state of the page is painted. */
export async function painted(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** The cumulative layout shift until now. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await painted(page);
  return (await timeline(page, "layout-shift", "value")).reduce((sum, value) => sum + value, 0);
}
