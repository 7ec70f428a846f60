import { expect, test } from "vitest";
import { longestParts } from "#tools/letter/notice-letter.ts";
import { all, one, pageAt, textOf } from "../support/built-pages.ts";
import { facts } from "../support/content.ts";

const { document } = pageAt("/tools/notice-letter");
const main = one(document, "main");
const letter = one(main, 'article[aria-label="Letter of notice"]');

test("without scripts the letter has a line to fill in for everything that the rule requires", () => {
  // Date, signature and delivery are not fields; e2e/notice-letter.spec.ts checks every label with its value.
  expect(all(letter, "dt")).toHaveLength(Object.keys(longestParts).length + 3);
  const blank = "(a blank line to fill in by hand)";
  const values = all(letter, "dd").map(textOf);
  expect(values.pop()).toBe(`Certified mail no. ${blank}Fax or email to ${blank}`);
  expect(new Set(values)).toEqual(new Set([blank]));
  expect(textOf(letter)).toContain("Please send me form NF-2, the application for No-Fault benefits.");
});

test("the letter stays in English when a browser translates the page, and says so beside it", () => {
  expect(letter.getAttribute("translate")).toBe("no");
  expect(textOf(main)).toContain("The letter is in English, also when your browser translates this page.");
});

test("every part of the letter has one field with a label, and none must be filled in", () => {
  const fields = all(main, "form input, form textarea").map((field) => field.getAttribute("name"));
  expect(fields.toSorted()).toEqual(Object.keys(longestParts).toSorted());
  for (const name of fields) expect(textOf(one(main, `label[for="${name}"]`))).not.toBe("");
  expect(all(main, "form [required]")).toEqual([]);
});

test("right under the letter’s button are the steps that follow, how to send it among them", () => {
  const button = all(main, "button").find((one) => textOf(one) === "Print or save as PDF");
  const print = button?.closest("form")?.parentElement;
  expect(textOf(print?.nextElementSibling as Element)).toMatch(/^How to send it.*certified mail or fax/);
});

test("the form has three steps of at most three fields; what most people leave out is folded away in each", () => {
  const steps = all(main, "form fieldset");
  expect(steps.map((step) => textOf(one(step, "legend")))).toEqual(["1. You", "2. The insurer", "3. The accident"]);
  const open = steps.map((step) => all(step, "input, select, textarea").filter((field) => !field.closest("details")));
  expect(open.map((fields) => fields.map((field) => field.getAttribute("name")))).toEqual([
    ["name", "address"],
    ["insurer"],
    ["accident", "place", "account"],
  ]);
  const folded = all(main, "form details").map((part) =>
    all(part, "input, select, textarea").map((field) => field.getAttribute("name")),
  );
  expect(folded).toEqual([
    ["phone", "email"],
    ["insurerAddress", "policyholder", "policyNumber", "claimNumber"],
    ["time", "vehicle", "injured", "late"],
  ]);
});

test("neither the form nor the letter asks for injuries, and no reason for being late is suggested", () => {
  const [form] = all(main, "form");
  expect(textOf(form)).toContain("Please add nothing about your health.");
  expect(textOf(letter)).not.toMatch(/injur|pain|symptom|hospital|because/i);
  expect(textOf(main)).toContain("the true reason in your own words");
  expect(textOf(main)).not.toMatch(/hospital|wrong insurer|did not know/i);
});

test("the page says by when, how to prove it, and that it sends nothing", () => {
  const text = textOf(main);
  expect(text).toContain(`within ${facts["noticeLimit"]} of the crash`);
  expect(text).toContain("certified mail");
  expect(text).toContain("Keep the receipt.");
  expect(text).toContain("This page sends nothing.");
  expect(text).toContain("Nobody can promise that it is accepted");
  expect(textOf(one(main, "noscript"))).toContain("Print this page");
});
