import { expect, test } from "vitest";
import { servicesByOffices } from "./office-services.ts";

const offices = [
  { id: "pier", name: "Pier" },
  { id: "park", name: "Park" },
];
const check = { title: "Test", offices: ["pier"] };
const exam = { title: "Exam", offices: ["pier", "park"] };
const visit = { title: "Visit", offices: ["park", "pier"] };

const here = { text: "Here", ring: true };

test("a service of one office has a row of its own that says where it is", () => {
  expect(servicesByOffices([exam, check, visit], offices)).toEqual([
    { name: "Test", cells: [here, { text: "Only in Pier", ring: false }] },
    { name: "The other 2 services", cells: [here, here] },
  ]);
});

test("where every office offers everything there is one row", () => {
  expect(servicesByOffices([exam, visit], offices)).toEqual([{ name: "All 2 services", cells: [here, here] }]);
});
