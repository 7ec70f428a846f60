import { expect, test } from "vitest";
import type { Hours } from "#schemas/hours.ts";
import { callingHours, clockTime, hoursByDay, hoursPhrases, hoursLines } from "./hours.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

test.each([
  { time: "09:00", read: "9:00 AM", because: "the leading zero goes" },
  { time: "14:05", read: "2:05 PM", because: "the zero of the minutes stays" },
  { time: "12:00", read: "12:00 PM", because: "noon is PM" },
  { time: "12:59", read: "12:59 PM", because: "the hour after noon is still 12" },
  { time: "00:00", read: "12:00 AM", because: "midnight is 12 AM, not 0" },
  { time: "11:59", read: "11:59 AM", because: "the last minute of the morning" },
  { time: "23:30", read: "11:30 PM", because: "the evening counts from twelve" },
])("$time reads $read: $because", ({ time, read }) => {
  expect(clockTime(time)).toBe(read);
});

const plain: Hours = { open: [{ days: [...weekdays], opens: "09:00", closes: "18:00" }], byAppointment: [] };

test.each<{ hours: Hours; lines: [days: string, text: string][]; because: string }>([
  {
    hours: plain,
    lines: [
      ["Monday–Friday", "9:00 AM–6:00 PM"],
      ["Saturday, Sunday", "Closed"],
    ],
    because: "days in a row are a span, two days are not; days that stand nowhere are closed",
  },
  {
    hours: { ...plain, byAppointment: ["Saturday"] },
    lines: [
      ["Monday–Friday", "9:00 AM–6:00 PM"],
      ["Saturday", "By appointment"],
      ["Sunday", "Closed"],
    ],
    because: "a day by appointment is neither open nor closed",
  },
  {
    hours: {
      open: [{ days: ["Friday", "Monday", "Wednesday"], opens: "09:00", closes: "17:00" }],
      byAppointment: ["Thursday", "Tuesday"],
    },
    lines: [
      ["Monday, Wednesday, Friday", "9:00 AM–5:00 PM"],
      ["Tuesday, Thursday", "By appointment"],
      ["Saturday, Sunday", "Closed"],
    ],
    because: "days apart are named one by one, in the order of the week and not of the file",
  },
  {
    hours: {
      open: [
        { days: ["Monday"], opens: "08:00", closes: "12:00" },
        { days: ["Tuesday"], opens: "08:00", closes: "12:00" },
        { days: ["Wednesday"], opens: "08:00", closes: "12:00" },
      ],
      byAppointment: [],
    },
    lines: [
      ["Monday–Wednesday", "8:00 AM–12:00 PM"],
      ["Thursday–Sunday", "Closed"],
    ],
    because: "the same hours in several lines of the file are one line for the reader",
  },
  {
    hours: {
      open: [{ days: [...weekdays, "Saturday", "Sunday"], opens: "00:00", closes: "23:59" }],
      byAppointment: [],
    },
    lines: [["Monday–Sunday", "12:00 AM–11:59 PM"]],
    because: "a whole week is one line",
  },
])("a week reads as the few lines people expect: $because", ({ hours, lines }) => {
  expect(hoursLines(hours).map(({ days, text }) => [days, text])).toEqual(lines);
});

test("a week begins with Monday’s line, even when the file begins with another day", () => {
  const hours: Hours = {
    open: [
      { days: ["Saturday"], opens: "09:00", closes: "14:00" },
      { days: ["Monday"], opens: "08:00", closes: "18:00" },
    ],
    byAppointment: [],
  };
  expect(hoursLines(hours).map(({ days }) => days)).toEqual([
    "Monday",
    "Tuesday, Wednesday, Thursday, Friday, Sunday",
    "Saturday",
  ]);
});

test("only a day with fixed times can be drawn as open: by appointment and closed have no span", () => {
  const [open, byAppointment, closed] = hoursLines({ ...plain, byAppointment: ["Saturday"] });
  expect(open?.span).toEqual({ opens: 9, closes: 18 });
  expect(byAppointment?.span).toBeUndefined();
  expect(closed?.span).toBeUndefined();
});

test("minutes are parts of an hour in a drawing", () => {
  const [line] = hoursLines({ open: [{ days: ["Monday"], opens: "08:15", closes: "17:30" }], byAppointment: [] });
  expect(line?.span).toEqual({ opens: 8.25, closes: 17.5 });
});

test("a week day by day has seven lines, Monday first, each with what holds on that day", () => {
  const week = hoursByDay({ ...plain, byAppointment: ["Saturday"] });
  expect(week.map(({ days }) => days)).toEqual([...weekdays, "Saturday", "Sunday"]);
  expect(week.slice(4)).toEqual([
    { days: "Friday", text: "9:00 AM–6:00 PM", span: { opens: 9, closes: 18 } },
    { days: "Saturday", text: "By appointment", byAppointment: true },
    { days: "Sunday", text: "Closed" },
  ]);
});

test("in words a week names the days with times and by appointment, and no closed day", () => {
  const hours: Hours = {
    open: [{ days: ["Monday", "Wednesday"], opens: "09:00", closes: "17:00" }],
    byAppointment: ["Tuesday"],
  };
  expect(hoursPhrases(hours)).toEqual(["Monday, Wednesday 9:00 AM–5:00 PM", "Tuesday by appointment"]);
});

const saturday: Hours = { open: [{ days: ["Saturday"], opens: "09:00", closes: "14:00" }], byAppointment: [] };

test.each<{ offices: { name: string; hours: Hours }[]; says: ReturnType<typeof callingHours>; because: string }>([
  {
    offices: [
      { name: "Harbor", hours: saturday },
      { name: "Hill", hours: plain },
    ],
    says: {
      answered: ["Monday–Friday 9:00 AM–6:00 PM"],
      instead: ["On Saturday 9:00 AM–2:00 PM call the Harbor office."],
    },
    because: "an office that is open answers without an appointment",
  },
  {
    offices: [{ name: "Hill", hours: { ...plain, byAppointment: ["Saturday"] } }],
    says: { answered: ["Monday–Friday 9:00 AM–6:00 PM", "Saturday by appointment"], instead: [] },
    because: "an office that is closed or by appointment itself is no help",
  },
  {
    offices: [
      { name: "Harbor", hours: saturday },
      { name: "Hill", hours: saturday },
    ],
    says: {
      answered: ["Monday–Friday 9:00 AM–6:00 PM"],
      instead: [
        "On Saturday 9:00 AM–2:00 PM call the Harbor office.",
        "On Saturday 9:00 AM–2:00 PM call the Hill office.",
      ],
    },
    because: "each office that is open can be called",
  },
])("for a line that is by appointment on a Saturday, callers are told $says: $because", ({ offices, says }) => {
  expect(callingHours({ ...plain, byAppointment: ["Saturday"] }, offices)).toEqual(says);
});
