import { beforeEach, expect, test } from "vitest";
import { routes } from "#routes.ts";
import { validMessage } from "../journeys/support/contact-form.ts";
import { openPage } from "./support/open-page.ts";

const page = openPage();
const send = "form [type=submit]";
const field = (name: string) => `[name=${name}]`;
const notices = "[aria-label=Notices] > [role] > *";
const noticeCount = () => page.count(notices);

/** Types into each field, and waits until the form is hydrated, which typing triggers. */
async function fill(values: Partial<typeof validMessage>) {
  for (const [name, text] of Object.entries(values)) await page.write(field(name), text);
  await expect.poll(() => page.tab.evaluate(() => document.querySelector("form")?.noValidate)).toBe(true);
}

beforeEach(() => page.go(routes.contact));

test("a message with mistakes is refused field by field, and what was typed stays", async () => {
  await fill({ message: validMessage.message, email: "ana@" });
  await page.click(send);
  await expect.poll(noticeCount).toBe(1);
  expect(await page.text(notices)).toContain("Missing Information");
  expect(await page.text("#name-error")).toBe("Enter your full name.");
  expect(await page.text("#email-error")).toBe(
    "Write one address like name@example.com, without spaces, commas or a dot at the end.",
  );
  expect(await page.count("#message-error")).toBe(0);
  expect(await page.isFocused(field("name"))).toBe(true);
  expect(await page.value(field("email"))).toBe("ana@");
  expect(await page.value(field("message"))).toBe(validMessage.message);

  await page.write(field("name"), validMessage.name);
  await expect.poll(() => page.count("#name-error")).toBe(0);
});

test("Escape closes a notice, and what was typed stays", async () => {
  await fill({ message: validMessage.message });
  await page.click(send);
  await expect.poll(noticeCount).toBe(1);
  await page.tab.press("Escape");
  await expect.poll(noticeCount).toBe(0);
  expect(await page.value(field("message"))).toBe(validMessage.message);
});

test("a complete message is confirmed, the form is cleared, and a button closes the notice", async () => {
  await fill(validMessage);
  await page.click(send);
  await expect.poll(() => page.text(notices)).toContain("Message Sent!");
  for (const name of Object.keys(validMessage)) expect(await page.value(field(name))).toBe("");
  await page.click("button[aria-label^=Dismiss]");
  await expect.poll(noticeCount).toBe(0);
});

test("a notice closes by itself", async () => {
  await fill(validMessage);
  await page.click(send);
  await expect.poll(noticeCount).toBe(1);
  await expect.poll(noticeCount).toBe(0);
});
