import { expect, test } from "vitest";
import type { OtherHours } from "./other-hours-schema.ts";
import { comingHours, hoursNotices, otherHoursAttribute, otherHoursText } from "./other-hours.ts";

const eve: OtherHours = { from: "2026-12-24", reason: "Christmas Eve" };
const repairs: OtherHours = { from: "2026-12-28", to: "2026-12-30", reason: "Repairs" };
const shortDays: OtherHours = { ...repairs, opens: "10:00", closes: "14:30" };

test.each([
  { today: "2026-12-24", coming: [eve, repairs], because: "the day itself is not over" },
  { today: "2026-12-25", coming: [repairs], because: "a day that is over is not shown" },
  { today: "2026-12-30", coming: [repairs], because: "its last day is not over" },
  { today: "2026-12-31", coming: [], because: "all are over" },
])("on $today, $coming are still to come: $because", ({ today, coming }) => {
  expect(comingHours({ otherHours: [repairs, eve] }, today)).toEqual({ otherHours: coming });
});

test.each<{ entry: OtherHours; text: string; because: string }>([
  { entry: eve, text: "Closed Thursday, December 24, 2026: Christmas Eve", because: "one day" },
  {
    entry: { ...eve, to: eve.from },
    text: "Closed Thursday, December 24, 2026: Christmas Eve",
    because: "from a day to the same day is one day",
  },
  {
    entry: shortDays,
    text: "Open 10 AM–2:30 PM, Monday, December 28, to Wednesday, December 30, 2026: Repairs",
    because: "days of one year name it once",
  },
  {
    entry: { ...repairs, to: "2027-01-02" },
    text: "Closed Monday, December 28, 2026, to Saturday, January 2, 2027: Repairs",
    because: "days of two years name both",
  },
])("visitors read “$text”: $because", ({ entry, text }) => {
  expect(otherHoursText(entry)).toBe(text);
});

test("the attribute has both days of each entry, and its times if it is open", () => {
  expect(otherHoursAttribute([eve, shortDays])).toBe("2026-12-24/2026-12-24/ 2026-12-28/2026-12-30/10:00-14:30");
  expect(otherHoursAttribute([])).toBe("");
});

const practice = (line: OtherHours[], north: OtherHours[], south: OtherHours[]) =>
  [
    { otherHours: line },
    [
      { id: "north", name: "North", otherHours: north },
      { id: "south", name: "South", otherHours: south },
    ],
  ] as const;

test.each<{ of: ReturnType<typeof practice>; says: string[]; because: string }>([
  { of: practice([], [], []), says: [], because: "there is nothing to say" },
  {
    of: practice([eve], [eve], [eve]),
    says: ["Closed Thursday, December 24, 2026: Christmas Eve"],
    because: "nothing is open and no one answers, so no place has to be named",
  },
  {
    of: practice([], [eve], [eve]),
    says: ["North and South offices closed Thursday, December 24, 2026: Christmas Eve"],
    because: "the line of the practice is still answered",
  },
  {
    of: practice([eve], [], []),
    says: ["Appointment line closed Thursday, December 24, 2026: Christmas Eve"],
    because: "the offices are open",
  },
  {
    of: practice([eve], [], [eve]),
    says: ["Appointment line and South office closed Thursday, December 24, 2026: Christmas Eve"],
    because: "one office is open",
  },
  {
    of: practice([shortDays], [shortDays], [shortDays]),
    says: ["Open 10 AM–2:30 PM, Monday, December 28, to Wednesday, December 30, 2026: Repairs"],
    because: "all have the same times",
  },
  {
    of: practice([repairs], [shortDays, eve], [{ ...eve, reason: "Staff meeting" }]),
    says: [
      "North office closed Thursday, December 24, 2026: Christmas Eve",
      "South office closed Thursday, December 24, 2026: Staff meeting",
      "Appointment line closed Monday, December 28, to Wednesday, December 30, 2026: Repairs",
      "North office open 10 AM–2:30 PM, Monday, December 28, to Wednesday, December 30, 2026: Repairs",
    ],
    because: "other reasons and other times are other notices, and the first day comes first",
  },
])("notices say $says: $because", ({ of: [line, offices], says }) => {
  expect(hoursNotices(line, offices, "2026-12-01").map(({ text }) => text)).toEqual(says);
});

test.each([
  { today: "2026-12-16", announced: [false], because: "it is more than a week ahead" },
  { today: "2026-12-17", announced: [true], because: "it is a week ahead" },
  { today: "2026-12-24", announced: [true], because: "it is the day" },
  { today: "2026-12-25", announced: [], because: "it is over" },
])("on $today what is announced of Christmas Eve is $announced: $because", ({ today, announced }) => {
  expect(hoursNotices(...practice([], [eve], []), today).map((notice) => notice.announced)).toEqual(announced);
});

test.each([
  {
    entry: eve,
    from: "2026-12-17T05:00:00.000Z",
    until: "2026-12-25T05:00:00.000Z",
    because: "midnight of winter in New York is 5 AM in UTC",
  },
  {
    entry: { from: "2026-07-03", to: "2026-07-06", reason: "Repairs" },
    from: "2026-06-26T04:00:00.000Z",
    until: "2026-07-07T04:00:00.000Z",
    because: "midnight of summer is 4 AM, and all days are over before it ends",
  },
  {
    entry: { from: "2026-03-08", reason: "Repairs" },
    from: "2026-03-01T05:00:00.000Z",
    until: "2026-03-09T04:00:00.000Z",
    because: "the clocks go forward on that day",
  },
  {
    entry: { from: "2026-11-01", reason: "Repairs" },
    from: "2026-10-25T04:00:00.000Z",
    until: "2026-11-02T05:00:00.000Z",
    because: "the clocks go back on that day",
  },
  {
    entry: { from: "2027-01-04", reason: "Repairs" },
    from: "2026-12-28T05:00:00.000Z",
    until: "2027-01-05T05:00:00.000Z",
    because: "a week before is in another year",
  },
])("a notice of $entry.from is there from $from to $until: $because", ({ entry, from, until }) => {
  const [{ since, hours } = { since: 0, hours: 0 }] = hoursNotices(...practice([entry], [], []), "2026-01-01");
  const moments = [since, since + hours].map((hour) => new Date(hour * 3_600_000).toISOString());
  expect(moments).toEqual([from, until]);
});

test("a notice has the ids of its offices, the practice line has none", () => {
  const notices = hoursNotices(...practice([eve, repairs], [], [eve]), "2026-12-01");
  expect(notices.map(({ offices }) => offices)).toEqual([["south"], []]);
});
