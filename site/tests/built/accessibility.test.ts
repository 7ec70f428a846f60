import { expect, test } from "vitest";
import { hoursPhrases } from "#practice/hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { practice } from "../support/content.ts";

const { document } = pageAt("/accessibility");

test("the contact for problems is beside the short version: phone line, hours and email", () => {
  const help = sectionNamed(document, "Something does not work?");
  const call = linkNamed(help, `Call ${readablePhone(practice.phone)}`);
  expect(call.getAttribute("href")).toBe(telHref(practice.phone));
  expect(hrefOf(linkNamed(help, practice.email))).toBe(`mailto:${practice.email}`);
  for (const phrase of hoursPhrases(practice.phoneHours)) expect(textOf(help)).toContain(phrase);
});

test.each([
  { part: "What we aim for", says: "WCAG 2.2, level AA", because: "a statement names its standard" },
  { part: "What our tests look at", says: "Nobody from outside", because: "it is our own judgment" },
  { part: "What our tests look at", says: "Firefox and WebKit now and then", because: "so are the browsers" },
  { part: "What is not perfect yet", says: "No people with disabilities", because: "it is so" },
  { part: "What is not perfect yet", says: "live map", because: "others' parts are no part of the promise" },
])("“$part” says “$says”: $because", ({ part, says }) => {
  expect(textOf(sectionNamed(document, part))).toContain(says);
});

test.each([
  { not: /by eye|we check|checked/i, because: "no record says that a person looked" },
  { not: /also get by phone|we help you/i, because: "what the phone can do is for the practice to confirm" },
])("the statement does not say $not: $because", ({ not }) => {
  expect(textOf(one(document, "main"))).not.toMatch(not);
});

test("it says what is checked in eight points", () => {
  const checks = sectionNamed(document, "What our tests look at");
  expect(all(checks, "ol > li > h3")).toHaveLength(8);
});
