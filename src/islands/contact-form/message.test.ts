import { expect, test } from "vitest";
import { missingFields, patientTypes } from "./message.ts";

const complete = { name: "Ana", email: "ana@example.com", message: "Please call me." };

test.each([
  { change: {}, missing: [], because: "all three are there" },
  { change: { name: "" }, missing: ["name"], because: "nobody can be greeted without a name" },
  { change: { email: " " }, missing: ["email"], because: "a blank is not an address" },
  { change: { message: "\n\t \u00a0" }, missing: ["message"], because: "line breaks and hard spaces are blanks too" },
  { change: { message: "", name: "" }, missing: ["name", "message"], because: "the order is that of the form" },
  { change: { name: "", email: "", message: "" }, missing: ["name", "email", "message"], because: "all are required" },
  { change: { name: "  Ana " }, missing: [], because: "blanks around a name do not matter" },
  { change: { email: "not an address" }, missing: [], because: "the form of an address is the browser’s to judge" },
])("a message with $change lacks $missing: $because", ({ change, missing }) => {
  expect(missingFields({ ...complete, ...change })).toEqual(missing);
});

test("who writes is one of five, and a patient unless told otherwise", () => {
  expect(Object.keys(patientTypes)).toEqual(["patient", "attorney", "clinic", "insurer", "other"]);
});
