import { expect, test } from "vitest";
import type { Hours } from "#schemas/hours.ts";
import { officeChoices } from "./office-choice.ts";

const hours = (open: Hours["open"], byAppointment: Hours["byAppointment"] = []): Hours => ({ open, byAppointment });

const offices = [
  { id: "north", name: "North", hours: hours([{ days: ["Monday", "Saturday"], opens: "08:00", closes: "14:00" }]) },
  { id: "south", name: "South", hours: hours([{ days: ["Monday"], opens: "09:00", closes: "17:00" }], ["Tuesday"]) },
];
const services = [
  { title: "Nerve test", offices: ["north"] },
  { title: "Exam", offices: ["north", "south"] },
  { title: "Follow-up", offices: ["south", "north"] },
];
const choices = officeChoices(services, offices);

test("services of the same offices share their answers", () => {
  expect(choices.map((choice) => choice.services)).toEqual([["Nerve test"], ["Exam", "Follow-up"]]);
  expect(choices.map(({ answers }) => answers.length)).toEqual([7, 7]);
});

test.each([
  {
    group: 1,
    day: 0,
    says: "North is open on Monday, 8:00 AM–2:00 PM. South is open on Monday, 9:00 AM–5:00 PM.",
    because: "both are open",
  },
  {
    group: 1,
    day: 1,
    says: "North is closed on Tuesday. South sees people on Tuesday by appointment: call first.",
    because: "no time is promised by appointment",
  },
  {
    group: 1,
    day: 5,
    says: "North is open on Saturday, 8:00 AM–2:00 PM. South is closed on Saturday.",
    because: "one is open",
  },
  {
    group: 0,
    day: 0,
    says: "This is done only in North. North is open on Monday, 8:00 AM–2:00 PM.",
    because: "the other has no such service",
  },
  {
    group: 0,
    day: 6,
    says: "This is done only in North. North is closed on Sunday.",
    because: "no office has it on this day",
  },
])("group $group on day $day reads “$says”: $because", ({ group, day, says }) => {
  expect(choices[group]?.answers[day]).toBe(says);
});
