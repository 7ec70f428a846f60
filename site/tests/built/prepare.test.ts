import { expect, test } from "vitest";
import { readablePhone, telHref } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import { all, hrefOf, linkNamed, one, pageAt, textOf } from "../support/built-pages.ts";
import { documents, guidance, practice, redFlags } from "../support/content.ts";

const { document } = pageAt("/tools/prepare");
const main = one(document, "main");

test("the list has everything of content/, each with a labelled checkbox", () => {
  const list = one(main, "#visit-list");
  expect(all(list, "h3").map(textOf)).toEqual(documents.map(({ title }) => title));
  const labels = all(list, "li > label");
  expect(labels.map(textOf)).toEqual(documents.flatMap(({ items }) => items));
  for (const label of labels) expect(one(label, "input").getAttribute("type")).toBe("checkbox");
});

test("the boxes work without code: the page has no island, and no box is in a form or has a name to send it by", () => {
  expect(all(document, "astro-island, form")).toEqual([]);
  expect(all(main, "input[name]")).toEqual([]);
});

test("the diary asks for the day, the symptom, what set it off and what it stopped, and for nothing else", () => {
  const heads = all(one(main, "#symptom-diary"), "th").map(textOf);
  expect(heads).toEqual(["Day and time", "What you noticed", "What set it off", "What it stopped you doing"]);
  expect(textOf(one(main, "#symptom-diary tbody"))).toBe("");
});

test("on the paper itself the diary says that others may ask to see it", () => {
  const [notice] = all(one(main, "#symptom-diary"), "p").filter((line) =>
    textOf(line).includes("may ask to see this diary"),
  );
  expect(textOf(notice)).toMatch(/insurer.*the other side/);
  expect(notice?.closest("[data-screen-only]")).toBeNull();
});

test("no danger sign says “you”: helpers read the card, injured people the list", () => {
  expect(redFlags.flatMap(({ items }) => items).filter((sign) => /\byour?\b/i.test(sign))).toEqual([]);
});

test("the card has every sign of content/, the number to call for them, and the one for what can wait", () => {
  const card = one(main, "#family-card");
  for (const sign of redFlags.flatMap(({ items }) => items)) expect(textOf(card)).toContain(sign);
  for (const id of ["list", "give-card", "card"])
    expect(textOf(card)).toContain(pointNamed(guidance.emergency, id).text);
  expect(hrefOf(linkNamed(card, readablePhone(practice.phone)))).toBe(telHref(practice.phone));
});

test("each sheet can be chosen by a link to itself, without code", () => {
  const labels = {
    "visit-list": "Print this list",
    "symptom-diary": "Print the diary",
    "family-card": "Print the card",
  };
  for (const [sheet, label] of Object.entries(labels))
    expect(hrefOf(linkNamed(one(main, `#${sheet}`), label))).toBe(`#${sheet}`);
  expect(textOf(one(document, "#visit-list noscript"))).toContain("Without JavaScript");
});
