import { expect, test } from "vitest";
import type { Hours, Office } from "./practice-schema.ts";
import {
  accessNote,
  cityLine,
  directionsHref,
  mapFrameSrc,
  officeAccess,
  officeChoices,
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

const unknown = { access: {} };
const known = {
  access: { entrance: "No step.", elevator: "Yes.", restroom: "Yes.", languages: "English.", interpreter: "By phone." },
};

test("of access, readers learn what is known, in the order of the labels", () => {
  const access: Office["access"] = { languages: "English and Russian.", entrance: "No step." };
  const said = officeAccess({ access }).map(({ name, text }) => `${name}: ${text}`);
  expect(said).toEqual(["Step-free entrance: No step.", "Languages: English and Russian."]);
});

test.each([
  { offices: [unknown, unknown], isAsked: true, because: "nothing unconfirmed may be promised" },
  { offices: [known, unknown], isAsked: true, because: "one office is not known" },
  { offices: [known, known], isAsked: false, because: "then there is nothing to ask" },
])("a page says to tell us on the phone: $isAsked, because $because", ({ offices, isAsked }) => {
  expect(accessNote(offices)).toMatch(isAsked ? /step-free .* when you call/ : /^$/);
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
    says: "North is open 8 AM–2 PM. South is open 9 AM–5 PM.",
    because: "both are open",
  },
  {
    group: 1,
    day: 1,
    says: "North is closed that day. South sees people by appointment that day: please call first.",
    because: "no time is promised by appointment",
  },
  {
    group: 0,
    day: 0,
    says: "We do this only in North. North is open 8 AM–2 PM.",
    because: "the other has no such service",
  },
  {
    group: 0,
    day: 6,
    says: "We do this only in North. North is closed that day.",
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
