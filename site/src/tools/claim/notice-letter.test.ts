import { describe, expect, test } from "vitest";
import { claimOn, englishClaim } from "../../../tests/support/claim-data.ts";
import {
  emailLink,
  letterErrors,
  lettersFor,
  letterText,
  longestEmail,
  longestParts,
  typedKey,
  type LetterPart,
  type Typed,
} from "./notice-letter.ts";

const { sentences } = englishClaim;
const says = englishClaim.labels.letter;

function lettersOn(today: string, fragment: string, typed: Typed = {}) {
  const { claim, advice, data } = claimOn(today, fragment);
  return lettersFor(claim, advice, today, data, typed);
}

test.each([
  { fragment: "crash=2026-11-20", to: ["anyInsurer"], because: "nothing is known: the first that is possible" },
  {
    fragment: "crash=2026-11-20&travel=driving&vehicle=insured&otherState=no&place=city",
    to: ["ownVehicle"],
    because: "it is sure",
  },
  {
    fragment: "crash=2026-11-20&travel=riding&vehicle=insured&otherState=yes&household=yes&place=city",
    to: ["vehicleYouWereIn", "household"],
    because: "the policy is of another state, so there are two",
  },
])("there is a letter to $to: $because", ({ fragment, to }) => {
  expect(lettersOn("2026-11-27", fragment).map((letter) => letter.to)).toEqual(to);
});

const twoLetters = "crash=2026-11-20&travel=riding&vehicle=insured&otherState=yes&household=yes&place=city";

test("what is typed once is in all letters, but for what is only of one insurer", () => {
  const typed = { name: " Pat Sample ", [typedKey("insurer", "household")]: "Home Mutual" };
  const [first, second] = lettersOn("2026-11-27", twoLetters, typed);
  expect([first?.parts.name, second?.parts.name]).toEqual(["Pat Sample", "Pat Sample"]);
  expect([first?.parts.insurer, second?.parts.insurer]).toEqual(["", "Home Mutual"]);
});

test.each([
  { today: "2026-12-20", isLate: false, because: "it is the last day" },
  { today: "2026-12-21", isLate: true, because: "the last day was yesterday, a Sunday, but it may not count" },
  { today: "2027-03-01", isLate: true, because: "it is long past" },
])("$today: a letter is late or not, since $because", ({ today, isLate }) => {
  expect(lettersOn(today, "crash=2026-11-20&travel=driving&vehicle=insured").map((one) => one.isLate)).toEqual([
    isLate,
  ]);
});

describe("an uninsured-motorist claim", () => {
  test.each([
    {
      fragment: "travel=driving&vehicle=insured&fled=yes&place=city&otherState=no",
      says: [true],
      because: "a driver left, and it goes to the car’s own insurer",
    },
    {
      fragment: "travel=driving&vehicle=insured&fled=no&place=city&otherState=no",
      says: [false],
      because: "no driver left",
    },
    {
      fragment: "travel=driving&vehicle=rental&fled=yes&place=city",
      says: [false],
      because: "a rental company is no insurer of one’s own",
    },
  ])("is named or not: $because", ({ fragment, says: expected }) => {
    const letters = lettersOn("2026-11-27", `crash=2026-11-20&${fragment}`);
    expect(letters.map(({ isUninsured }) => isUninsured)).toEqual(expected);
    for (const letter of letters)
      expect(letterText(letter, englishClaim).includes(sentences.english.uninsured)).toBe(letter.isUninsured);
  });
});

test("the email has what is known and leaves blank lines out", () => {
  const [letter] = lettersOn("2026-11-27", "crash=2026-11-20&travel=driving&vehicle=insured", {
    name: "Pat Sample",
    address: "12 Sample Street\n Brooklyn, NY",
    place: "Coney Island Avenue",
  });
  if (!letter) throw new Error("There is a letter.");
  expect(letterText(letter, englishClaim).split("\n")).toEqual([
    "From: Pat Sample",
    "Address: 12 Sample Street, Brooklyn, NY",
    "Date: November 27, 2026",
    "",
    sentences.english.subject,
    "",
    sentences.english.notice,
    "Who was hurt: Pat Sample",
    "Date of accident: November 20, 2026",
    "Place: Coney Island Avenue",
    "",
    sentences.english.request.replaceAll("\u00a0", " "),
    "",
    "Pat Sample",
  ]);
  const { searchParams, protocol } = new URL(emailLink(letter, englishClaim));
  expect(protocol).toBe("mailto:");
  expect(searchParams.get("subject")).toBe("Notice of accident, No-Fault, Pat Sample, November 20, 2026");
  expect(searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(letterText(letter, englishClaim));
  expect(emailLink(letter, englishClaim).length).toBeLessThan(longestEmail);
});

test.each([
  { fragment: "crash=2026-11-20", subject: "Notice of accident, No-Fault, November 20, 2026" },
  { fragment: "travel=driving", subject: "Notice of accident, No-Fault" },
])("the subject has no gap where nothing is known: $subject", ({ fragment, subject }) => {
  const [letter] = lettersOn("2026-11-27", fragment);
  expect(letter && new URL(emailLink(letter, englishClaim)).searchParams.get("subject")).toBe(subject);
});

test("a late letter has the writer’s reason and, without one, no half sentence", () => {
  const late = (reason: string) => lettersOn("2027-01-18", "crash=2026-11-20", { late: reason })[0];
  const [blank, written] = [late(""), late("I was in the hospital.")];
  if (!blank || !written) throw new Error("There are letters.");
  expect(letterText(blank, englishClaim)).not.toContain(sentences.english.late);
  expect(letterText(written, englishClaim)).toContain(`${sentences.english.late} I was in the hospital.`);
});

test.each(Object.entries(longestParts) as [LetterPart, number][])(
  "%s may have %i characters and not one more",
  (part, longest) => {
    const text = part === "email" ? `${"x".repeat(longest - 4)}@b.c` : "x".repeat(longest);
    expect(letterErrors({ [part]: text }, says)).toEqual({});
    expect(letterErrors({ [part]: `x${text}` }, says)).toEqual({
      [part]: `Use at most ${longest} characters. There are ${longest + 1} now.`,
    });
  },
);

test("an email needs an @, and an address has four lines at most", () => {
  expect(letterErrors({ email: "ana" }, says)).toEqual({ email: says.wrongEmail });
  expect(letterErrors({ address: "1\n2\n3\n4\n5" }, says)).toEqual({ address: "Use at most 4 lines." });
  expect(letterErrors({}, says)).toEqual({});
});
