import type { Page } from "@playwright/test";

/** One number of each entry of a kind, such as `layout-shift`, that the browser has noted down since the page began. */
export function timeline(page: Page, type: string, field: string): Promise<number[]> {
  return page.evaluate(
    ([type, field]) =>
      new Promise<number[]>((resolve) => {
        const numbers: number[] = [];
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as Record<string, number>[];
          numbers.push(...entries.map((entry) => entry[field] ?? NaN));
        });
        observer.observe({ type, buffered: true });
        // Entries from before come to the callback, in a task of their own.
        setTimeout(() => resolve(numbers), 100);
      }),
    [type, field] as const,
  );
}
