import type { Browser, Page, Request } from "@playwright/test";
import { throttling } from "lighthouse/core/config/constants.js";
import { median } from "./median.ts";
import { timeline } from "./timeline.ts";

/** What a first visit brings over the network, in bytes of body as transferred (compressed). */
export type Visit = {
  requests: number;
  bytes: { html: number; fonts: number; scripts: number; rest: number };
  /** Bodies and headers of all answers together. */
  total: number;
  /** Of the scripts, those asked for before anything was painted. */
  scriptsBeforePaint: number;
  /** Bytes of scripts that came once the form was touched; 0 where there is none. */
  scriptsAfterTouch: number;
  shift: number;
};

/** The phone that Lighthouse pretends to be. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** How long a page is left alone, in milliseconds: longer than any wait for an idle moment. */
const rest = 2500;

/** Opens a page for the first time, lets it come to rest, and then touches its form, if it has one. */
export async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const answered: Request[] = [];
    page.on("requestfinished", (request) => answered.push(request));
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(rest);
    const before = [...answered];
    const painted = await firstPaint(page);
    const shift = (await timeline(page, "layout-shift", "value")).reduce((sum, value) => sum + value, 0);

    const field = page.locator("main form").locator("input, textarea").first();
    if ((await field.count()) > 0) {
      await field.tap();
      await page.waitForTimeout(rest);
    }
    const bytes = await bytesByType(before);
    const headers = await Promise.all(before.map(async (one) => (await one.sizes()).responseHeadersSize));
    const early = before.filter((one) => typeOf(one) === "scripts" && one.timing().startTime < painted);
    return {
      requests: before.length,
      bytes,
      total: [...Object.values(bytes), ...headers].reduce((sum, size) => sum + size, 0),
      scriptsBeforePaint: early.length,
      scriptsAfterTouch: (await bytesByType(answered)).scripts - bytes.scripts,
      shift,
    };
  } finally {
    await context.close();
  }
}

/** When the largest part of a page stands on the screen, with a slowed network and processor; the median of some loads. */
export async function throttledPaint(browser: Browser, url: string, runs: number): Promise<number> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    throttling.mobileSlow4G;
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: (downloadThroughputKbps * 1024) / 8,
      uploadThroughput: (uploadThroughputKbps * 1024) / 8,
    });
    await client.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdownMultiplier });
    await page.goto(url, { waitUntil: "networkidle" });
    times.push(Math.max(...(await timeline(page, "largest-contentful-paint", "startTime"))));
    await context.close();
  }
  return median(times);
}

async function bytesByType(requests: readonly Request[]): Promise<Visit["bytes"]> {
  const bytes = { html: 0, fonts: 0, scripts: 0, rest: 0 };
  for (const request of requests) bytes[typeOf(request)] += (await request.sizes()).responseBodySize;
  return bytes;
}

function typeOf(request: Request): keyof Visit["bytes"] {
  return ({ document: "html", font: "fonts", script: "scripts" } as const)[request.resourceType()] ?? "rest";
}

/** The moment of the first paint, on the clock of the requests. */
async function firstPaint(page: Page): Promise<number> {
  const origin = await page.evaluate(() => performance.timeOrigin);
  return origin + Math.min(...(await timeline(page, "paint", "startTime")));
}
