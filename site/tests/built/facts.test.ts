import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readablePhone, telHref } from "#practice/phone.ts";
import { all, builtPages, hrefOf, textOf } from "../support/built-pages.ts";
import { facts, phones as ours, practice } from "../support/content.ts";

const phones = [...ours, facts["accidentFundPhone"] ?? ""];
/** A fax number is not a link, since no person answers. */
const fax = practice.referrals?.fax ? [practice.referrals.fax] : [];
/** The state's hotline is plain text, like other legal sources. */
const department = /\d{3}-\d{3}-\d{4}/.exec(facts["stateDepartment"] ?? "") ?? [];
const emergency = "tel:911";
const dialled = new Set([...phones.map(telHref), emergency]);
const readable = new Set([...[...phones, ...fax].map(readablePhone), ...department]);

describe.each(builtPages)("$file", ({ document, html }) => {
  const calls = all(document, 'a[href^="tel:"]');

  test("dials only numbers that are in content/, and 911", () => {
    const numbers = calls.map((link) => link.getAttribute("href") ?? "");
    expect(numbers.filter((number) => !dialled.has(number))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(0);
  });

  test("shows only telephone numbers that are in content/, wherever they are written", () => {
    const shown = html.match(/\(?\b\d{3}\)?[ .–-]?\d{3}[.–-]\d{4}\b/g) ?? [];
    expect(shown.filter((number) => !readable.has(number))).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
  });

  test("dials the number that it shows", () => {
    const mistakes = calls.filter((link) => {
      const [shown] = textOf(link).match(/\(\d{3}\) \d{3}-\d{4}/) ?? [];
      const href = link.getAttribute("href");
      return href === emergency
        ? !textOf(link).includes("911")
        : shown && readablePhone(href?.slice(4) ?? "") !== shown;
    });
    expect(mistakes.map(textOf)).toEqual([]);
  });

  test("writes every telephone number as a link, so that one tap dials it", () => {
    const copy = document.cloneNode(true) as Document;
    for (const element of all(copy, "script, style, a, title")) element.remove();
    const unlinked = textOf(copy.documentElement).match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
    expect(unlinked.filter((number) => !fax.map(readablePhone).includes(number))).toEqual([]);
  });

  test("sends mail only to the practice", () => {
    const mail = all(document, 'a[href^="mailto:"]').map(hrefOf);
    expect(mail.filter((href) => href !== `mailto:${practice.email}`)).toEqual([]);
  });
});

/** Where `site/src/` may have a telephone number: in tests and examples, which are not shipped. */
/** A schema has an example of a number. */
const mayHoldNumbers = /\.test\.tsx?$|\bexamples\.tsx$|^gallery\/|^content\/fields\.ts$|\.spec\.ts$/;
const telephoneNumber = /\+1\d{10}|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}[.-]\d{3}[.-]\d{4}\b|\b555-?01\d\d\b/g;

/** Text files in a folder of the project, with their paths in it. */
function sources(folder: string): { path: string; text: string }[] {
  const root = new URL(`../../../${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|astro|css|json|ya?ml|md)$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));
}

test("no telephone number is in site/src/: a changed number is changed in content/ alone", () => {
  const files = sources("site/src").filter(({ path }) => !mayHoldNumbers.test(path));
  expect(
    files.flatMap(({ path, text }) => (text.match(telephoneNumber) ?? []).map((number) => `${path}: ${number}`)),
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});

test("no e-mail address of the practice is in site/src/", () => {
  const files = sources("site/src").filter(
    ({ path, text }) => !mayHoldNumbers.test(path) && text.includes(practice.email),
  );
  // A schema may have an example of an address.
  expect(files.map(({ path }) => path).filter((path) => !/schema\.ts$/.test(path))).toEqual([]);
});

test.each(phones)("%s is in one place of content/", (phone) => {
  // The list of what to confirm says which numbers are samples.
  const files = sources("content").filter(
    ({ path, text }) =>
      path !== "to-confirm.yaml" && [phone, readablePhone(phone)].some((number) => text.includes(number)),
  );
  expect(files).toHaveLength(1);
});
