import { expect, test } from "vitest";
import type { Hours } from "./practice-schema.ts";
import { callingHours, clockTime, hoursByDay, hoursLines, hoursPhrases, shortHours } from "./hours.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

test.each([
  { time: "09:00", read: "9:00 AM", because: "the leading zero is dropped" },
  { time: "14:05", read: "2:05 PM", because: "the zero of the minutes stays" },
  { time: "12:59", read: "12:59 PM", because: "the hour after noon is still 12" },
  { time: "00:00", read: "12:00 AM", because: "midnight is 12 AM, not 0" },
])("$time reads $read: $because", ({ time, read }) => {
  expect(clockTime(time)).toBe(read);
});

const plain: Hours = { open: [{ days: [...weekdays], opens: "09:00", closes: "18:00" }], byAppointment: [] };

test.each<{ hours: Hours; lines: [days: string, text: string][]; because: string }>([
  {
    hours: { ...plain, byAppointment: ["Saturday"] },
    lines: [
      ["Monday–Friday", "9:00 AM–6:00 PM"],
      ["Saturday", "By appointment"],
      ["Sunday", "Closed"],
    ],
    because: "days in a row are a span; a day by appointment is neither open nor closed",
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
    because:
      "days that are not consecutive, and two days, are named one by one, in the order of the week and not of the file",
  },
  {
    hours: {
      open: [
        { days: ["Wednesday"], opens: "08:00", closes: "12:00" },
        { days: ["Monday"], opens: "08:00", closes: "12:00" },
        { days: ["Tuesday"], opens: "08:00", closes: "12:00" },
      ],
      byAppointment: [],
    },
    lines: [
      ["Monday–Wednesday", "8:00 AM–12:00 PM"],
      ["Thursday–Sunday", "Closed"],
    ],
    because: "the same hours in several lines of the file are one line for the reader",
  },
])("a week reads as the few lines people expect: $because", ({ hours, lines }) => {
  expect(hoursLines(hours).map(({ days, text }) => [days, text])).toEqual(lines);
});

test("in a week, only a day with fixed times has a span to draw, with minutes as parts of an hour", () => {
  const late: Hours["open"] = [{ days: ["Friday"], opens: "08:15", closes: "17:30" }];
  const week = hoursByDay({ open: late, byAppointment: ["Saturday"] });
  expect(week.map(({ days }) => days)).toEqual([...weekdays, "Saturday", "Sunday"]);
  expect(week.slice(4)).toEqual([
    { days: "Friday", text: "8:15 AM–5:30 PM", span: { opens: 8.25, closes: 17.5 } },
    { days: "Saturday", text: "By appointment", byAppointment: true },
    { days: "Sunday", text: "Closed" },
  ]);
});

test("in phrases a week names the days with times and by appointment, and no closed day", () => {
  const open: Hours["open"] = [{ days: ["Monday", "Wednesday"], opens: "09:00", closes: "17:00" }];
  const phrases = ["Monday, Wednesday 9 AM–5 PM", "Tuesday by appointment"];
  expect(hoursPhrases({ open, byAppointment: ["Tuesday"] })).toEqual(phrases);
});

test.each<{ open: Hours["open"]; says: string }>([
  { open: [{ days: ["Monday", "Wednesday"], opens: "09:00", closes: "17:00" }], says: "Mon, Wed 9 AM–5 PM" },
  {
    open: [{ days: ["Monday", "Tuesday", "Wednesday"], opens: "09:00", closes: "13:30" }],
    says: "Mon–Wed 9 AM–1:30 PM",
  },
  { open: [], says: "" },
])("in a control a week reads “$says”", ({ open, says }) => {
  expect(shortHours({ open, byAppointment: ["Saturday"] })).toBe(says);
  const both: Hours["open"] = [...open, { days: ["Friday"], opens: "09:00", closes: "12:00" }];
  if (says) expect(shortHours({ open: both, byAppointment: [] }), "a part would be misleading").toBe("");
});

const saturday: Hours = { open: [{ days: ["Saturday"], opens: "09:00", closes: "14:00" }], byAppointment: [] };

test.each<{
  offices: { name: string; phone: string; hours: Hours }[];
  says: ReturnType<typeof callingHours>;
  because: string;
}>([
  {
    offices: [
      { name: "Harbor", phone: "+17185550100", hours: saturday },
      { name: "Hill", phone: "+17185550101", hours: plain },
      { name: "Pier", phone: "+17185550102", hours: saturday },
    ],
    says: {
      answered: ["Monday–Friday 9 AM–6 PM"],
      instead: [
        {
          text: "Saturdays, 9 AM–2 PM: call the Harbor office",
          office: "Harbor office",
          href: "tel:+17185550100",
        },
        {
          text: "Saturdays, 9 AM–2 PM: call the Pier office",
          office: "Pier office",
          href: "tel:+17185550102",
        },
      ],
    },
    because: "each office that is open answers without an appointment",
  },
  {
    offices: [{ name: "Hill", phone: "+17185550101", hours: { ...plain, byAppointment: ["Saturday"] } }],
    says: { answered: ["Monday–Friday 9 AM–6 PM", "Saturday by appointment"], instead: [] },
    because: "an office that is closed or by appointment itself is no help",
  },
])("for a line that is by appointment on a Saturday, callers read $says: $because", ({ offices, says }) => {
  expect(callingHours({ ...plain, byAppointment: ["Saturday"] }, offices)).toEqual(says);
});
