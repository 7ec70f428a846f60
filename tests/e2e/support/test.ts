import { test as base, type Page } from "@playwright/test";
import { usualDay } from "../../../scripts/days.mjs";
import { moveDay } from "../../support/move-day.ts";

export * from "@playwright/test";

/** The time at which every page of these tests is opened, whenever they run. */
export const now = new Date(process.env["TEST_NOW"] ?? usualDay.now);

/** The annotation type of a test that depends on the day; `npm run test:any-day` repeats these on each of its days. */
const seesDay = "sees the day";

/**
 * A test whose pages use the clock above instead of the machine's. A test of another time uses `page.clock`, which also
 * replaces timers and animation frames, on which most tests depend.
 */
export const test = base.extend({
  context: async ({ context }, use, { annotations }) => {
    await context.addInitScript(moveDay, { start: now.getTime(), note: seesDay });
    let sees = false;
    context.on("console", (message) => (sees ||= message.text() === seesDay));
    await use(context);
    if (sees) annotations.push({ type: seesDay });
  },
});

/** Advances a paused clock, once the page has handled earlier events: its tasks do not depend on the clock. */
export async function advanceClock(page: Page, milliseconds: number) {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
  await page.clock.runFor(milliseconds);
}
