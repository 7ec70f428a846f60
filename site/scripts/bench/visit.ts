import type { Browser, Page, Request } from "@playwright/test";
import { throttling } from "lighthouse/core/config/constants.js";
import { median } from "./lighthouse.ts";

/** What a first visit transfers, in bytes of response bodies (compressed). */
export type Visit = {
  requests: number;
  bytes: { html: number; fonts: number; scripts: number; rest: number };
  total: number;
  /** Bytes of the scripts loaded once the form is used; 0 without a form. */
  scriptsOnInteraction: number;
  shift: number;
};

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** How long a page is left idle, in milliseconds: longer than any wait for an idle callback. */
const rest = 2500;

/** Opens a page for the first time, waits until it is idle, and then taps a field of its form, if it has one. */
export async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ ...phone, ignoreHTTPSErrors: true });
  const answered: Request[] = [];
  page.on("requestfinished", (request) => answered.push(request));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(rest);
  const bytes = await bytesByType(answered);
  const headers = await Promise.all(answered.map(async (one) => (await one.sizes()).responseHeadersSize));
  const requests = answered.length;
  const shift = (await timeline(page, "layout-shift", "value")).reduce((sum, value) => sum + value, 0);

  // The form may be in closed `<details>`.
  await page.locator("main details:has(form)").evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  const field = page.locator("main form").locator("input, textarea").filter({ visible: true }).first();
  if ((await field.count()) > 0) {
    await field.tap();
    await page.waitForTimeout(rest);
  }
  const scriptsOnInteraction = (await bytesByType(answered)).scripts - bytes.scripts;
  await page.close();
  const total = [...Object.values(bytes), ...headers].reduce((sum, size) => sum + size, 0);
  return { requests, bytes, total, scriptsOnInteraction, shift };
}

/** The largest contentful paint of a page with a throttled network and processor, in milliseconds; a median. */
export async function throttledPaint(browser: Browser, url: string, runs: number): Promise<number> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    throttling.mobileSlow4G;
  const times: number[] = [];
  while (times.length < runs) {
    const page = await browser.newPage({ ...phone, ignoreHTTPSErrors: true });
    const client = await page.context().newCDPSession(page);
    await client.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: (downloadThroughputKbps * 1024) / 8,
      uploadThroughput: (uploadThroughputKbps * 1024) / 8,
    });
    await client.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdownMultiplier });
    await page.goto(url, { waitUntil: "networkidle" });
    times.push(Math.max(...(await timeline(page, "largest-contentful-paint", "startTime"))));
    await page.close();
  }
  return median(times);
}

/** One number of each performance entry of a type, such as `layout-shift`, since the navigation. */
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
        // Earlier entries reach the callback in a separate task.
        setTimeout(() => resolve(numbers), 100);
      }),
    [type, field] as const,
  );
}

async function bytesByType(requests: readonly Request[]): Promise<Visit["bytes"]> {
  const bytes = { html: 0, fonts: 0, scripts: 0, rest: 0 };
  for (const request of requests) bytes[typeOf(request)] += (await request.sizes()).responseBodySize;
  return bytes;
}

function typeOf(request: Request): keyof Visit["bytes"] {
  return ({ document: "html", font: "fonts", script: "scripts" } as const)[request.resourceType()] ?? "rest";
}
