import { expect, test } from "vitest";
import { readablePhone, telHref } from "#practice/phone.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { practice } from "../support/content.ts";

const { document } = pageAt("/privacy");
const short = sectionNamed(document, "The short version");

test("the short version sums up the page in at most 60 words, with whom to ask", () => {
  expect(textOf(short)).toMatch(/No cookies, no ads, no visitor counts/);
  expect(all(short, "li").map(textOf).join(" ").split(" ").length).toBeLessThanOrEqual(60);
  expect(hrefOf(linkNamed(short, readablePhone(practice.phone)))).toBe(telHref(practice.phone));
});

test("the text about messages matches the setting of the practice", () => {
  expect(textOf(short).includes("never leaves your browser")).toBe(practice.messageDelivery === "off");
  expect(all(document, "#messages").length > 0).toBe(practice.messageDelivery === "server");
});

test.each(["Read a page", "Write in the message form", "Tap a phone number", "Tap an email link", "Open a live map"])(
  "the table says what each action sends, and to whom: %s",
  (name) => {
    const rows = all(sectionNamed(document, "What leaves your device, and when"), "tbody tr");
    const cells = rows.filter((row) => textOf(one(row, "th")) === name).flatMap((row) => all(row, "td").map(textOf));
    expect(cells).toHaveLength(2);
    expect(cells).not.toContain("");
  },
);
