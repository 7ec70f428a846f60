import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { randomBytes } from "node:crypto";

export * from "@playwright/test";

/** The time at which every page of these tests is opened: that of the machine, or of `npm run test:any-day`. */
export const now = new Date(process.env["TEST_NOW"] ?? Date.now());

/** Sets the time, and an IP address of its own, as a proxy would tell it: messages are limited by address. */
async function setUp(context: BrowserContext) {
  await context.setExtraHTTPHeaders({ "X-Forwarded-For": `2001:db8:${randomBytes(2).toString("hex")}::1` });
  await context.addInitScript(setClock, now.getTime());
}

/**
 * Sets the clock of the page in which it runs to `start`, from where it continues. Timers and animation frames stay the
 * browser's own, unlike with Playwright's clock. It is serialized for the browser, so it uses nothing from outside.
 */
function setClock(start: number): void {
  const machines = Date;
  const ahead = start - machines.now();
  // Playwright's clock replaces this one, and needs the machine's time to count from.
  const time = () => machines.now() + (globalThis.Date === moved ? ahead : 0);
  const moved: DateConstructor = new Proxy(machines, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [time()], self) as Date,
    get: (target, name) => (name === "now" ? time : (Reflect.get(target, name) as unknown)),
  });
  globalThis.Date = moved;
}

/**
 * A test whose pages have the time above. A test of another time uses `page.clock`, which also replaces timers and
 * animation frames, on which most tests depend.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await setUp(context);
    await use(context);
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
  page: async ({ sharedPage, viewport }, use) => {
    // A test begins with a page of its own, also where it opens another fragment of the one before.
    await sharedPage.goto("about:blank");
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await use(sharedPage);
  },
});

/** Advances a paused clock, once the page has handled earlier events: its tasks do not depend on the clock. */
export async function advanceClock(page: Page, milliseconds: number) {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
  await page.clock.runFor(milliseconds);
}
