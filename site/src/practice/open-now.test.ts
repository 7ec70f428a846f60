import { expect, test } from "vitest";
import type { OtherHours } from "./other-hours-schema.ts";
import type { Hours, Weekday } from "./practice-schema.ts";
import { inNewYork, isAnswered, openState, openStateWith, openStatus, shortStatus } from "./open-now.ts";
import { holidaysFrom } from "./business-days.ts";
import { openWeek } from "./hours.ts";
import { otherHoursAttribute } from "./other-hours.ts";

const workdays: Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const brooklyn: Hours = {
  open: [
    { days: workdays, opens: "08:00", closes: "18:00" },
    { days: ["Saturday"], opens: "09:00", closes: "14:00" },
  ],
  byAppointment: [],
};
const manhattan: Hours = {
  open: [{ days: ["Monday", "Wednesday", "Friday"], opens: "09:00", closes: "17:00" }],
  byAppointment: ["Tuesday", "Thursday"],
};
const phoneLine: Hours = { open: [{ days: workdays, opens: "09:00", closes: "18:00" }], byAppointment: ["Saturday"] };
const onCall: Hours = { open: [], byAppointment: ["Saturday"] };
const nights: Hours = { open: [{ days: ["Sunday"], opens: "01:30", closes: "03:30" }], byAppointment: [] };
const allDay: Hours = { open: [{ days: ["Monday"], opens: "00:00", closes: "23:59" }], byAppointment: [] };

const holidays = holidaysFrom(2026);
const statusOf = (hours: Hours, moment: string) => openStatus(openState(openWeek(hours), holidays, new Date(moment)));

type Case = { hours: Hours; at: string; says: string; because: string };

/** Cases that the model below, which has no seconds, clock changes or holidays, does not cover. */
test.each<Case>([
  { hours: brooklyn, at: "2026-03-02T22:59:59Z", says: "Open now, until 6 PM", because: "a second is left" },
  {
    hours: onCall,
    at: "2026-03-08T02:30:00Z",
    says: "Saturday: by appointment",
    because: "no hours tell day from night",
  },
  { hours: allDay, at: "2026-03-03T04:59:00Z", says: "Closed now.", because: "the next opening is a week away" },
])("at $at it says “$says”: $because", ({ hours, at, says }) => {
  expect(statusOf(hours, at)).toBe(says);
});

test.each<Case>([
  {
    hours: phoneLine,
    at: "2026-03-09T12:59:00Z",
    says: "Closed now. We open today at 9 AM.",
    because: "8:59 in summer time",
  },
  {
    hours: phoneLine,
    at: "2026-03-09T13:00:00Z",
    says: "Open now, until 6 PM",
    because: "9:00, an hour earlier in UTC",
  },
  {
    hours: phoneLine,
    at: "2026-10-30T21:59:00Z",
    says: "Open now, until 6 PM",
    because: "17:59, the last Friday of summer time",
  },
  { hours: phoneLine, at: "2026-11-02T22:59:00Z", says: "Open now, until 6 PM", because: "17:59 in winter time" },
  {
    hours: nights,
    at: "2026-03-08T06:59:00Z",
    says: "Open now, until 3:30 AM",
    because: "1:59; a minute later it is 3:00",
  },
  { hours: nights, at: "2026-03-08T07:29:00Z", says: "Open now, until 3:30 AM", because: "3:29" },
  { hours: nights, at: "2026-03-08T07:30:00Z", says: "Closed now.", because: "3:30" },
  { hours: nights, at: "2026-11-01T05:30:00Z", says: "Open now, until 3:30 AM", because: "1:30 for the first time" },
  {
    hours: nights,
    at: "2026-11-01T06:29:00Z",
    says: "Closed now. We open today at 1:30 AM.",
    because: "1:29 for the second time",
  },
  {
    hours: nights,
    at: "2026-11-01T08:29:00Z",
    says: "Open now, until 3:30 AM",
    because: "3:29, after a night with an hour more",
  },
])("when the clocks change, at $at it says “$says”: $because", ({ hours, at, says }) => {
  expect(statusOf(hours, at)).toBe(says);
});

test.each<Case>([
  { hours: brooklyn, at: "2026-11-26T15:00:00Z", says: "Public holiday: may be closed", because: "Thanksgiving Day" },
  {
    hours: manhattan,
    at: "2026-11-26T15:00:00Z",
    says: "Public holiday: may be closed",
    because: "also by appointment",
  },
  {
    hours: brooklyn,
    at: "2026-11-27T01:00:00Z",
    says: "Closed now. We open Friday at 8 AM.",
    because: "the evening of it",
  },
  {
    hours: brooklyn,
    at: "2026-11-26T12:59:00Z",
    says: "Holiday. We open Friday at 8 AM.",
    because: "the morning of it, before the first opening of a week",
  },
  {
    hours: brooklyn,
    at: "2026-11-26T04:59:00Z",
    says: "Closed now. We open Friday at 8 AM.",
    because: "it is still Wednesday",
  },
  {
    hours: phoneLine,
    at: "2026-11-25T23:00:00Z",
    says: "Closed now. We open Friday at 9 AM.",
    because: "tomorrow is the holiday, so not tomorrow",
  },
  {
    hours: phoneLine,
    at: "2026-12-25T01:00:00Z",
    says: "Closed now. We open Monday at 9 AM.",
    because: "Christmas Day and a weekend follow this evening",
  },
  {
    hours: manhattan,
    at: "2027-01-17T20:00:00Z",
    says: "Closed now. We open Wednesday at 9 AM.",
    because: "on Sunday: Monday is a holiday, and Tuesday by appointment",
  },
  {
    hours: brooklyn,
    at: "2027-07-04T15:00:00Z",
    says: "Closed now. We open Tuesday at 8 AM.",
    because: "on Sundays it is closed anyway, and July 5 is kept",
  },
  {
    hours: brooklyn,
    at: "2027-12-31T23:30:00Z",
    says: "Closed now. We open Saturday at 9 AM.",
    because: "of 2028 nothing is known",
  },
])("around a holiday, at $at it says “$says”: $because", ({ hours, at, says }) => {
  expect(statusOf(hours, at)).toBe(says);
});

const christmasEve: OtherHours = { from: "2026-12-24", reason: "Christmas Eve" };
const shortDays: OtherHours = {
  from: "2026-12-28",
  to: "2026-12-30",
  opens: "10:00",
  closes: "14:00",
  reason: "Repairs",
};

test.each<Case & { other: OtherHours[] }>([
  {
    hours: brooklyn,
    other: [christmasEve],
    at: "2026-12-24T15:00:00Z",
    says: "Closed now. We open Saturday at 9 AM.",
    because: "it is closed all day, and Friday is Christmas Day",
  },
  {
    hours: brooklyn,
    other: [christmasEve],
    at: "2026-12-24T04:59:00Z",
    says: "Closed now. We open Saturday at 9 AM.",
    because: "the last minute of Wednesday: not tomorrow",
  },
  {
    hours: brooklyn,
    other: [christmasEve],
    at: "2026-12-23T22:59:00Z",
    says: "Open now, until 6 PM",
    because: "the day before has the hours of its week",
  },
  {
    hours: brooklyn,
    other: [christmasEve],
    at: "2026-12-17T15:00:00Z",
    says: "Open now, until 6 PM",
    because: "it is the Thursday before",
  },
  {
    hours: brooklyn,
    other: [christmasEve],
    at: "2026-12-31T15:00:00Z",
    says: "Open now, until 6 PM",
    because: "it is the Thursday after",
  },
  {
    hours: brooklyn,
    other: [shortDays, christmasEve],
    at: "2026-12-28T14:59:00Z",
    says: "Closed now. We open today at 10 AM.",
    because: "the first of the days; the week would have it open",
  },
  {
    hours: brooklyn,
    other: [shortDays, christmasEve],
    at: "2026-12-29T15:00:00Z",
    says: "Open now, until 2 PM",
    because: "a day between",
  },
  {
    hours: brooklyn,
    other: [shortDays, christmasEve],
    at: "2026-12-30T19:00:00Z",
    says: "Closed now. We open Thursday at 8 AM.",
    because: "the last of the days is over",
  },
  {
    hours: manhattan,
    other: [shortDays],
    at: "2026-12-29T15:00:00Z",
    says: "Open now, until 2 PM",
    because: "a day by appointment has hours for once",
  },
  {
    hours: manhattan,
    other: [christmasEve],
    at: "2026-12-24T15:00:00Z",
    says: "Closed now. We open Monday at 9 AM.",
    because: "a day by appointment is closed for once, and Friday is a holiday",
  },
  {
    hours: manhattan,
    other: [{ ...shortDays, from: "2026-12-25", to: "2026-12-25" }],
    at: "2026-12-25T15:00:00Z",
    says: "Open now, until 2 PM",
    because: "the practice says that it is open on this holiday",
  },
  {
    hours: manhattan,
    other: [{ ...christmasEve, to: "2026-12-25" }],
    at: "2026-12-25T15:00:00Z",
    says: "Closed now. We open Monday at 9 AM.",
    because: "the practice says that it is closed on this holiday: there is no one to call",
  },
  {
    hours: brooklyn,
    other: [{ ...christmasEve, to: "2027-01-10" }],
    at: "2026-12-26T15:00:00Z",
    says: "Closed now.",
    because: "it opens more than a week from now",
  },
  {
    hours: brooklyn,
    other: [{ ...christmasEve, to: "2027-01-03" }],
    at: "2026-12-31T15:00:00Z",
    says: "Closed now. We open Monday at 8 AM.",
    because: "a closure continues in another year",
  },
  {
    hours: nights,
    other: [{ ...shortDays, from: "2026-11-01", to: "2026-11-01", opens: "00:30", closes: "01:30" }],
    at: "2026-11-01T05:29:00Z",
    says: "Open now, until 1:30 AM",
    because: "1:29 for the first time, on the night on which the clocks go back",
  },
  {
    hours: nights,
    other: [{ ...christmasEve, from: "2026-03-08" }],
    at: "2026-03-08T06:59:00Z",
    says: "Closed now.",
    because: "1:59 in winter time, a minute before the clocks go forward",
  },
])("with other hours, at $at it says “$says”: $because", ({ hours, other, at, says }) => {
  const state = openStateWith(otherHoursAttribute(other), openWeek(hours), holidays, new Date(at));
  expect(openStatus(state)).toBe(says);
});

test("without other hours the status follows the weekly hours", () => {
  const at = new Date("2026-12-24T15:00:00Z");
  expect(openStateWith("", openWeek(brooklyn), holidays, at)).toEqual(openState(openWeek(brooklyn), holidays, at));
});

test.each<{ at: string; other?: OtherHours[]; says: string; calls: boolean; because: string }>([
  { at: "2026-03-04T20:00:00Z", says: "Open until 6 PM", calls: true, because: "it is Wednesday, 3 PM" },
  { at: "2026-03-05T01:40:00Z", says: "We open Thu 9 AM", calls: false, because: "it is Wednesday, 8:40 PM" },
  { at: "2026-03-05T12:00:00Z", says: "We open at 9 AM", calls: false, because: "it is Thursday, 7 AM" },
  { at: "2026-03-07T17:00:00Z", says: "We open Mon 9 AM", calls: false, because: "no one answers on a Saturday" },
  { at: "2026-11-27T01:40:00Z", says: "We open Fri 9 AM", calls: false, because: "it is the evening of Thanksgiving" },
  { at: "2026-11-26T17:00:00Z", says: "Holiday: may be closed", calls: true, because: "someone may be there at noon" },
  {
    at: "2026-12-24T17:00:00Z",
    other: [{ from: "2026-12-24", reason: "Christmas Eve" }],
    says: "We open Mon 9 AM",
    calls: false,
    because: "it is closed on this Thursday, Christmas is a holiday, and then it is the weekend",
  },
])("in the bar of a phone, at $at, the line says “$says”: $because", ({ at, other = [], says, calls }) => {
  const state = openStateWith(otherHoursAttribute(other), openWeek(phoneLine), holidays, new Date(at));
  expect([shortStatus(state), isAnswered(state)]).toEqual([says, calls]);
});

/** The expected status, calculated from minutes since midnight on Sunday, in a week with one offset and no holiday. */
function model(hours: Hours, minuteOfWeek: number): string {
  const names: readonly Weekday[] = ["Sunday", ...workdays, "Saturday"];
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const clock = (time: string) => {
    const hour = Number(time.slice(0, 2));
    const past = time.endsWith(":00") ? "" : time.slice(2);
    return `${((hour + 11) % 12) + 1}${past} ${hour >= 12 ? "PM" : "AM"}`;
  };
  const today = names[Math.floor(minuteOfWeek / 1440)] ?? "Sunday";
  const minute = minuteOfWeek % 1440;
  const daytime =
    hours.open.some(({ opens }) => minutes(opens) <= minute) &&
    hours.open.some(({ closes }) => minute < minutes(closes));
  if (hours.byAppointment.includes(today) && daytime) return `${today}: by appointment`;
  const spans = hours.open.flatMap(({ days, opens, closes }) =>
    days.flatMap((day) =>
      [0, 7].map((later) => {
        const midnight = (names.indexOf(day) + later) * 1440;
        return { day, opens, closes, from: midnight + minutes(opens), to: midnight + minutes(closes) };
      }),
    ),
  );
  const now = spans.find(({ from, to }) => from <= minuteOfWeek && minuteOfWeek < to);
  if (now) return `Open now, until ${clock(now.closes)}`;
  const [next] = spans.filter(({ from }) => from > minuteOfWeek).sort((first, second) => first.from - second.from);
  return `Closed now. We open ${next?.day === today ? "today" : next?.day} at ${clock(next?.opens ?? "")}.`;
}

test.each([
  { name: "Brooklyn", hours: brooklyn },
  { name: "Manhattan", hours: manhattan },
  { name: "the practice line", hours: phoneLine },
])("in every minute of a week the status of $name matches its hours", ({ hours }) => {
  // Sunday, March 1, 2026, in winter time.
  const start = Date.parse("2026-03-01T05:00:00Z");
  const week = openWeek(hours);
  const differing: string[] = [];
  for (let minute = 0; minute < 7 * 1440; minute++) {
    const said = openStatus(openState(week, holidays, new Date(start + minute * 60_000)));
    if (said !== model(hours, minute)) differing.push(`${minute}: ${said}, not ${model(hours, minute)}`);
  }
  expect(differing).toEqual([]);
});

test("a week is encoded as one value for each day, Sunday first", () => {
  expect(openWeek(manhattan)).toBe(",09:00-17:00,call,09:00-17:00,call,09:00-17:00,");
});

test("the holidays of two years are known", () => {
  const days = holidays.split(" ");
  expect([days[0], days.at(-1)]).toEqual(["2026-01-01", "2027-12-25"]);
  expect(days).toContain("2027-07-05");
});

test("the time in New York matches the browser's time zone data for fifteen years, near a change of the clock in every hour", () => {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "America/New_York",
    dateStyle: "short",
    timeStyle: "short",
  });
  const different: string[] = [];
  for (let moment = Date.UTC(2024, 0); moment < Date.UTC(2039, 0);) {
    const now = new Date(moment);
    const shown = inNewYork(now).toISOString().slice(0, 16).replace("T", " ");
    if (shown !== clock.format(now)) different.push(`${now.toISOString()}: ${shown}, not ${clock.format(now)}`);
    // Clocks change in the first half of March and November. Steps of seven hours reach every hour of the day in a
    // week.
    const isNearChange = [2, 10].includes(now.getUTCMonth()) && now.getUTCDate() < 16;
    moment += (isNearChange ? 1 : 7) * 36e5;
  }
  expect(different).toEqual([]);
});
