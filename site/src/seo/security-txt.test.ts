import { expect, test } from "vitest";
import { practice } from "../../tests/support/fictional-practice.ts";
import { securityText } from "./security-txt.ts";

const dayInMs = 86_400_000;

/** The moment after which a reader of the file built then no longer trusts it. */
function expiryOf(built: string): Date {
  const [, expires = ""] = /^Expires: (.*)$/m.exec(securityText(practice, new Date(built))) ?? [];
  return new Date(expires);
}

test.each([
  { built: "2026-01-01T00:00:00Z", because: "a year begins" },
  { built: "2026-12-31T23:59:59Z", because: "a year ends" },
  { built: "2028-02-29T12:00:00Z", because: "29 February is in no other year" },
  { built: "2027-03-31T23:30:00-04:00", because: "in London the month has ended" },
  { built: "2026-05-31T12:00:00Z", because: "not every month has 31 days" },
])("a file built on $built is valid for more than 300 days and less than a year: $because", ({ built }) => {
  const days = (expiryOf(built).getTime() - new Date(built).getTime()) / dayInMs;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test("all builds of a month give the same file", () => {
  const [first, last] = ["2026-11-01T00:00:00Z", "2026-11-30T23:59:59Z"].map((built) =>
    securityText(practice, new Date(built)),
  );
  expect(first).toBe(last);
});
