import { test as base, type BrowserContext, type Page, type TestInfo } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { usualDay } from "../../../scripts/days.mjs";
import { moveDay } from "../../support/move-day.ts";

export * from "@playwright/test";

/** The time at which every page of these tests is opened, whenever they run. */
export const now = new Date(process.env["TEST_NOW"] ?? usualDay.now);

/** The annotation type of a test that depends on the day; `npm run test:any-day` repeats these on each of its days. */
const seesDay = "sees the day";

/** Sets the day, and an IP address of its own, as a proxy would tell it: messages are limited by address. */
async function setUp(context: BrowserContext) {
  await context.setExtraHTTPHeaders({ "X-Forwarded-For": `2001:db8:${randomBytes(2).toString("hex")}::1` });
  await context.addInitScript(moveDay, { start: now.getTime(), note: seesDay });
}

async function annotateDay(context: BrowserContext, { annotations }: TestInfo, use: () => Promise<void>) {
  let sees = false;
  const listen = (message: { text: () => string }) => (sees ||= message.text() === seesDay);
  context.on("console", listen);
  await use();
  context.off("console", listen);
  if (sees) annotations.push({ type: seesDay });
}

/**
 * A test whose pages use the clock above instead of the machine's. A test of another time uses `page.clock`, which also
 * replaces timers and animation frames, on which most tests depend.
 */
export const test = base.extend({
  context: async ({ context }, use, info) => {
    await setUp(context);
    await annotateDay(context, info, () => use(context));
  },
});

/**
 * The same for tests without routes, init scripts, records or a clock of their own: all of a worker share one page, which
 * takes half the time, and in which axe is already compiled.
 */
export const sharedPageTest = test.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await setUp(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ sharedPage, viewport }, use, info) => {
    // A test begins with a page of its own, also where it opens another fragment of the one before.
    await sharedPage.goto("about:blank");
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await annotateDay(sharedPage.context(), info, () => use(sharedPage));
  },
});

/** Advances a paused clock, once the page has handled earlier events: its tasks do not depend on the clock. */
export async function advanceClock(page: Page, milliseconds: number) {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
  await page.clock.runFor(milliseconds);
}
