import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dist } from "../support/built-pages.ts";
import { practice } from "../support/content.ts";

const text = readFileSync(new URL(".well-known/security.txt", dist), "utf8");
const fields = text
  .trim()
  .split("\n")
  .map((line) => line.split(": "));
const values = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);

test("people who find a security problem can read where to report it, as RFC 9116 asks", () => {
  expect(values("Contact")).toEqual([`mailto:${practice.email}`, `tel:${practice.phone}`]);
  expect(values("Canonical")).toEqual([`${practice.site}/.well-known/security.txt`]);
  expect(values("Expires")).toEqual([expect.stringMatching(/^\d{4}-\d\d-01T00:00:00Z$/)]);
});
