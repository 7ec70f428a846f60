import { noticeText } from "../../tests/support/content.ts";
import { fill, validMessage, openForm } from "../../tests/journeys/support/contact-form.ts";
import { hiddenBy } from "../../tests/journeys/support/visibility-and-focus.ts";
import { advanceClock, expect, test, type Locator, type Page } from "../../tests/journeys/support/test.ts";

const noon = new Date("2026-11-23T12:00:00-05:00");
const aMinuteLater = new Date(noon.getTime() + 60_000);

/** The form on a page with a paused clock. */
async function openFormWithPausedClock(page: Page) {
  await page.clock.install({ time: noon });
  const form = await openForm(page);
  await page.clock.pauseAt(aMinuteLater);
  return form;
}

test("a notice closes by itself after five seconds, not before", { tag: "@desktop" }, async ({ page }) => {
  const form = await openFormWithPausedClock(page);
  await form.send.click();
  await expect(form.error).toBeVisible();
  await advanceClock(page, 4900);
  await expect(form.error).toBeVisible();
  await advanceClock(page, 200);
  await expect(form.notices).toHaveCount(0);
});

const pauses: Record<string, { start: (notice: Locator) => Promise<unknown>; end: (page: Page) => Promise<unknown> }> =
  {
    "the pointer rests on it": { start: (notice) => notice.hover(), end: (page) => page.mouse.move(1, 1) },
    "the keyboard is in it": {
      start: (notice) => notice.getByRole("button").focus(),
      end: (page) => page.getByRole("textbox", { name: "Full Name" }).focus(),
    },
    "another window is in front": {
      start: (notice) => notice.page().evaluate(() => window.dispatchEvent(new Event("blur"))),
      end: (page) => page.evaluate(() => window.dispatchEvent(new Event("focus"))),
    },
  };

for (const [when, { start, end }] of Object.entries(pauses))
  test(
    `a notice stays while ${when}, and then for the rest of its time`,
    { tag: when === "the keyboard is in it" ? "@desktop" : ["@desktop", "@thorough"] },
    async ({ page }) => {
      const form = await openFormWithPausedClock(page);
      await form.send.click();
      await expect(form.error).toBeVisible();
      await advanceClock(page, 4000);
      await start(form.error);
      await advanceClock(page, 20_000);
      await end(page);
      await advanceClock(page, 900);
      await expect(form.error).toBeVisible();
      await advanceClock(page, 200);
      await expect(form.notices).toHaveCount(0);
    },
  );

test(
  "sending again replaces the notice with a new one, whose time starts over",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    const form = await openFormWithPausedClock(page);
    await form.send.click();
    await expect(form.notices).toHaveCount(1);
    const before = await form.error.elementHandle();
    await advanceClock(page, 4000);
    await form.form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(form.notices).toHaveCount(1);
    expect(await before?.evaluate((element) => element.isConnected), "the same one is not announced again").toBe(false);
    await expect(form.name).toBeFocused();
    for (const part of [form.name, form.notices.getByRole("button")]) expect(await hiddenBy(part)).toEqual([]);
    await advanceClock(page, 4900);
    await expect(form.error).toBeVisible();
    await advanceClock(page, 200);
    await expect(form.notices).toHaveCount(0);
  },
);

test(
  "the Dismiss button or Escape closes a notice, and what was typed stays",
  { tag: "@desktop" },
  async ({ page }) => {
    const form = await openFormWithPausedClock(page);
    await fill(page, { message: "Please call me." });
    await form.send.click();
    await form.error.getByRole("button", { name: "Dismiss: Missing Information" }).click();
    await expect(form.notices).toHaveCount(0);
    await form.send.click();
    await expect(form.notices).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(form.notices).toHaveCount(0);
    await expect(form.message).toHaveValue("Please call me.");
  },
);

test("a success replaces the errors before it", { tag: ["@desktop", "@thorough"] }, async ({ page }) => {
  const form = await openFormWithPausedClock(page);
  await form.send.click();
  await expect(form.error).toBeVisible();
  await fill(page, validMessage);
  await form.send.click();
  await expect(form.notices).toHaveText([/Message Sent!/]);
  expect(await hiddenBy(form.success)).toEqual([]);
  await form.success.getByRole("button", { name: "Dismiss: Message Sent!" }).click();
  await expect(form.notices).toHaveCount(0);
});

test(
  "F8 moves the focus to the notices, and Tab from there to their buttons",
  { tag: ["@desktop", "@thorough"] },
  async ({ page }) => {
    const form = await openFormWithPausedClock(page);
    await form.send.click();
    await expect(form.error).toBeVisible();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(form.error.getByRole("button", { name: "Dismiss: Missing Information" })).toBeFocused();
  },
);

test("a swipe dismisses a notice; a tap does not", { tag: "@phone" }, async ({ page }) => {
  const form = await openFormWithPausedClock(page);
  await form.send.click();
  const { x = 0, y = 0 } = (await form.error.boundingBox()) ?? {};
  const devices = await page.context().newCDPSession(page);
  const finger = (type: "touchStart" | "touchMove" | "touchEnd", down = 0) =>
    devices.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + 120, y: y + 20 + down }],
    });
  for (const far of [20, 60]) {
    await expect(form.error).toBeVisible();
    await finger("touchStart");
    for (let down = 10; down <= far; down += 10) await finger("touchMove", down);
    await finger("touchEnd");
  }
  await expect(form.notices).toHaveCount(0);
});

test("a notice dismissed by keyboard restores the focus", { tag: ["@desktop", "@thorough"] }, async ({ page }) => {
  const form = await openFormWithPausedClock(page);
  await form.send.click();
  await form.error.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(form.notices).toHaveCount(0);
  await expect(page.locator("main :focus"), "a screen reader would start at the top again").toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect(form.send).toBeFocused();
});

test("an error is announced assertively, a success politely", { tag: "@desktop" }, async ({ page }) => {
  const form = await openFormWithPausedClock(page);
  const places = page.locator("section:has(> [role=alert]) > *");
  const empty = ['<div role="alert"></div>', '<div role="status"></div>'];
  expect(await places.evaluateAll((all) => all.map((one) => one.outerHTML)), "before a notice").toEqual(empty);
  await form.send.click();
  await expect(form.error).toBeVisible();
  await advanceClock(page, 100);
  await expect(page.getByRole("alert")).toContainText(/Missing Information\s*Please fill in all required fields\./);

  await fill(page, validMessage);
  await form.send.click();
  await expect(form.success).toBeVisible();
  await advanceClock(page, 100);
  const announced = page.getByRole("status").filter({ hasText: noticeText("message-sent") });
  await expect(announced).toContainText("Message Sent!");
  await expect(page.getByRole("alert")).toHaveText("");
});
