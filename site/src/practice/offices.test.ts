import { expect, test } from "vitest";
import type { Hours, Office } from "./practice-schema.ts";
import {
  cityLine,
  directionsHref,
  mapFrameSrc,
  officeAccess,
  officeChoices,
  servicesByOffices,
  streetDescription,
} from "./offices.ts";

const address = { street: "12 Dock & Mill St, Suite #4", city: "New York", state: "NY", zip: "10004" };
const wholeAddress = "12 Dock & Mill St, Suite #4, New York, NY 10004";

test("an address ends as on an envelope: city, state, ZIP code", () => {
  expect(cityLine(address)).toBe("New York, NY 10004");
});

test.each([
  { href: directionsHref(address), asks: { api: "1", destination: wholeAddress }, because: "the trip begins anywhere" },
  { href: mapFrameSrc(address), asks: { q: wholeAddress, output: "embed" }, because: "no coordinates are confirmed" },
])("the maps service is asked for the whole address, and for nothing else: $because", ({ href, asks }) => {
  const url = new URL(href);
  expect([url.origin, url.hash]).toEqual(["https://www.google.com", ""]);
  expect(Object.fromEntries(url.searchParams)).toEqual(asks);
});

test.each<{ access: Office["access"]; ask: string | undefined; known: string[]; because: string }>([
  {
    access: {},
    known: [],
    ask: "Step-free entrance, elevator, restroom, languages, interpreter: ask when you call.",
    because: "nothing unconfirmed may be promised",
  },
  {
    access: { entrance: "No step.", languages: "English and Russian." },
    known: ["Step-free entrance: No step.", "Languages: English and Russian."],
    ask: "Elevator, restroom, interpreter: ask when you call.",
    because: "what is known is shown, and the rest is to be asked",
  },
  {
    access: {
      entrance: "No step.",
      elevator: "Yes.",
      restroom: "Yes.",
      languages: "English.",
      interpreter: "By phone.",
    },
    known: [
      "Step-free entrance: No step.",
      "Elevator: Yes.",
      "Restroom: Yes.",
      "Languages: English.",
      "Interpreter: By phone.",
    ],
    ask: undefined,
    because: "then there is nothing to ask",
  },
])("of $access readers learn $known and “$ask”: $because", ({ access, known, ask }) => {
  const said = officeAccess({ access });
  expect(said.known.map(({ name, text }) => `${name}: ${text}`)).toEqual(known);
  expect(said.ask).toBe(ask);
});

const hours = (open: Hours["open"], byAppointment: Hours["byAppointment"] = []): Hours => ({ open, byAppointment });
const offices = [
  { id: "north", name: "North", hours: hours([{ days: ["Monday", "Saturday"], opens: "08:00", closes: "14:00" }]) },
  { id: "south", name: "South", hours: hours([{ days: ["Monday"], opens: "09:00", closes: "17:00" }], ["Tuesday"]) },
];
const nerveTest = { title: "Nerve test", offices: ["north"] };
const exam = { title: "Exam", offices: ["north", "south"] };
const followUp = { title: "Follow-up", offices: ["south", "north"] };

test.each([
  {
    group: 1,
    day: 0,
    says: "North is open that day, 8:00 AM–2:00 PM. South is open that day, 9:00 AM–5:00 PM.",
    because: "both are open",
  },
  {
    group: 1,
    day: 1,
    says: "North is closed that day. South sees people that day by appointment: call first.",
    because: "no time is promised by appointment",
  },
  {
    group: 0,
    day: 0,
    says: "This is done only in North. North is open that day, 8:00 AM–2:00 PM.",
    because: "the other has no such service",
  },
  {
    group: 0,
    day: 6,
    says: "This is done only in North. North is closed that day.",
    because: "no office has it on this day",
  },
])("group $group on day $day reads “$says”: $because", ({ group, day, says }) => {
  const choices = officeChoices([nerveTest, exam, followUp], offices);
  expect(choices.map(({ services, answers }) => [services, answers.length])).toEqual([
    [["Nerve test"], 7],
    [["Exam", "Follow-up"], 7],
  ]);
  expect(choices[group]?.answers[day]).toBe(says);
});

const here = { text: "Here", ring: true };

test.each([
  {
    services: [exam, nerveTest, followUp],
    rows: [
      { name: "Nerve test", cells: [here, { text: "Only in North", ring: false }] },
      { name: "The other 2 services", cells: [here, here] },
    ],
    because: "a service of one office has a row of its own that says where it is",
  },
  {
    services: [exam, followUp],
    rows: [{ name: "All 2 services", cells: [here, here] }],
    because: "every office offers everything there is",
  },
])("services are rows by offices: $because", ({ services, rows }) => {
  expect(servicesByOffices(services, offices)).toEqual(rows);
});

const harbor = { name: "Harbor Avenue", east: 0 };
const mill = { name: "Mill Street", east: -1 };
const dock = { name: "Dock Street", east: 2 };

test.each([
  { avenues: [harbor], crossings: [], text: "on Harbor Avenue", because: "one street alone" },
  {
    avenues: [dock, harbor, mill],
    crossings: [],
    text: "on Harbor Avenue, with Mill Street to the west and Dock Street to the east",
    because: "from west to east, whatever the order of the file",
  },
  {
    avenues: [mill, harbor],
    crossings: [
      { name: "First Street", north: 1 },
      { name: "Second Street", north: -1 },
    ],
    text: "on Harbor Avenue, between First Street and Second Street, with Mill Street to the west",
    because: "streets across come first: they say where on the avenue",
  },
])("an office is “$text”: $because", ({ text, ...map }) => {
  expect(streetDescription({ turn: 0, block: { wide: 90, deep: 60 }, ...map })).toBe(text);
});
