import { expect, test } from "vitest";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { guidance, offices, practice, sisterSite } from "../support/content.ts";

const { document } = pageAt("/about");
const main = one(document, "main");

test("the mission has 80 to 120 words", () => {
  const count = all(sectionNamed(document, "Our mission"), "p").map(textOf).join(" ").split(" ").length;
  expect(count).toBeGreaterThanOrEqual(80);
  expect(count).toBeLessThanOrEqual(120);
});

test.each([
  { idea: /the findings are the same whoever asks/, because: "the same findings whoever asks" },
  { idea: /first we listen\. then we check/, because: "a careful exam" },
  { idea: /normal result is a finding too/, because: "honest findings" },
  { idea: /plain words/, because: "plain words" },
])("the mission mentions $because", ({ idea }) => {
  expect(textOf(sectionNamed(document, "Our mission")).toLowerCase()).toMatch(idea);
});

test("four parts on one line end in one report", () => {
  const parts = all(one(document, "#findings"), "figure ol > li > h3").map(textOf);
  expect(parts).toEqual(["History", "Exam", "Test", "Reasoning", "One report"]);
});

test.each([
  { statement: "Normal results are reported too.", because: "a report that leaves them out is not honest" },
  { statement: "We do not promise a cure, a payment or the outcome of a case.", because: "no one can" },
  {
    statement: "We do not perform an independent medical examination (IME) on our own patients.",
    because: "two roles",
  },
])("the page says “$statement”: $because", ({ statement }) => {
  expect(textOf(main)).toContain(statement);
});

test("the physician is named as the practice has confirmed, or else asked for on the phone", () => {
  const strips = all(document, "[data-physician]");
  expect(strips).toHaveLength(practice.physician ? 1 : 0);
  const { licensePage, ...known } = practice.physician ?? {};
  for (const strip of strips) {
    for (const value of Object.values(known)) expect(textOf(strip)).toContain(value);
    expect(all(strip, "a").map(hrefOf)).toEqual(licensePage ? [licensePage] : []);
  }
  const asked = textOf(one(document, "#physician")).includes("Ask us for the doctor’s name and license number");
  expect(asked).toBe(!practice.physician);
  expect(hrefOf(linkNamed(one(document, "#physician"), "credentials site"))).toBe(sisterSite("credentials").url);
});

test("no person is made up: there is no title, degree, board, school, hospital or year that is not in content/", () => {
  const invented =
    /\bDr\b|\bM\.?D\b|\bPh\.?D\b|board[- ]certified|fellow|university|hospital|award|years of|\b(19|20)\d\d\b/i;
  const confirmed = Object.values(practice.physician ?? {});
  expect(confirmed.reduce((text, value) => text.replace(value, ""), textOf(main))).not.toMatch(invented);
});

test("both public registers are named as plain text, if there is a name to check", () => {
  if (!practice.physician) {
    expect(textOf(main)).not.toContain("How to check");
    return;
  }
  const check = sectionNamed(document, "How to check any New York doctor");
  expect(textOf(check)).toContain("Office of the Professions, verification search");
  expect(textOf(check)).toContain("New York State Physician Profile");
  expect(all(check, "a")).toEqual([]);
  expect(all(check, "li").map((step) => [textOf(one(step, "h3")), textOf(one(step, "p"))])).toEqual(
    guidance["checking-a-doctor"].map(({ title, text }) => [title, text]),
  );
});

test("the page ends with both offices, the way to them, and the way to write or call", () => {
  const end = one(document, "#call");
  for (const { name, street, zip } of offices) {
    expect(textOf(end)).toContain(name);
    expect(textOf(end)).toContain(street);
    expect(textOf(end)).toContain(zip);
  }
  expect(hrefOf(linkNamed(end, "See hours and directions"))).toBe("/locations");
});
