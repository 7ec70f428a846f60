import { expect, test } from "vitest";
import { readableDay } from "#domain/day.ts";
import { hoursPhrases } from "#domain/hours.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import { all, linkNamed, one, pageAt, sectionNamed, words } from "../support/built-pages.ts";
import { practice } from "../support/content.ts";

const { document } = pageAt("/accessibility");

test("whom to ask when something does not work stands beside the short version: line, hours and mail", () => {
  const help = sectionNamed(document, "Something does not work?");
  const call = linkNamed(help, `Call ${readablePhone(practice.phone)}`);
  expect(call.getAttribute("href")).toBe(telHref(practice.phone));
  expect(linkNamed(help, practice.email).getAttribute("href")).toBe(`mailto:${practice.email}`);
  for (const phrase of hoursPhrases(practice.phoneHours)) expect(words(help)).toContain(phrase);
});

test.each([
  { part: "What we aim for", says: "WCAG 2.2, level AA", because: "a statement names its standard" },
  { part: "What is checked, and how", says: "Nobody from outside", because: "it is our own judgement" },
  { part: "What is checked, and how", says: "Firefox and WebKit now and then", because: "so are the browsers" },
  { part: "What is not perfect yet", says: "No people with disabilities", because: "it is so" },
  { part: "What is not perfect yet", says: "live map", because: "others' parts are no part of the promise" },
])("“$part” says “$says”: $because", ({ part, says }) => {
  expect(words(sectionNamed(document, part))).toContain(says);
});

test("it says what was checked in eight points, and when somebody last held it against the site", () => {
  const checks = sectionNamed(document, "What is checked, and how");
  expect(all(checks, "ol > li > h3")).toHaveLength(8);
  const { textContent, dateTime } = one<HTMLTimeElement>(checks, "time");
  const { accessibility } = practice.reviewed;
  expect([textContent, dateTime]).toEqual([readableDay(accessibility), accessibility]);
});
