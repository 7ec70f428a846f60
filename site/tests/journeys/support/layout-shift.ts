import type { Page } from "@playwright/test";

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
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Earlier entries reach the callback in a separate task.
        setTimeout(() => resolve(sum), 100);
      }),
  );
}
