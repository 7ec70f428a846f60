import { test as base } from "@playwright/test";
import { usualDay } from "../../../scripts/days.mjs";
import { moveDay } from "../../support/move-day.ts";

export * from "@playwright/test";

/** The moment at which every page of these tests is opened, whenever they run. */
export const now = new Date(process.env["TEST_NOW"] ?? usualDay.now);

/** The kind of annotation of a test that sees the day; `npm run test:any-day` repeats these on each of its days. */
const seesDay = "sees the day";

/**
 * A test whose pages take the day from the clock above, not from the machine's. A test of another moment sets its own
 * with `page.clock`, which also replaces timers and frames, and with them what most tests look at.
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
