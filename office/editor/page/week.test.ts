import { describe, expect, test } from "vitest";
import { type DayRow, hoursOf, rowOfMistake, weekOf } from "./week.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const written = {
  open: [
    { days: weekdays, opens: "08:00", closes: "18:00" },
    { days: ["Saturday"], opens: "09:00", closes: "14:00" },
  ],
};

/** The hours after some days were changed. */
function after(
  changes: Record<string, Partial<DayRow>>,
  from: typeof written & { byAppointment?: string[] } = written,
) {
  const week = weekOf(from).map((row) => ({ ...row, ...changes[row.day] }) as DayRow);
  return hoursOf(week, from);
}

test("an unchanged week stays as written", () => {
  const withMore = { ...written, byAppointment: ["Sunday"] };
  expect(hoursOf(weekOf(withMore), withMore)).toEqual(withMore);
  expect(weekOf(withMore).map(({ is }) => is)).toEqual([...Array(6).fill("open"), "by appointment"]);
});

describe("lines stay in their places", () => {
  test("with other times on one day", () => {
    expect(after({ Saturday: { opens: "10:00", closes: "15:00" } as DayRow })).toEqual({
      open: [written.open[0], { days: ["Saturday"], opens: "10:00", closes: "15:00" }],
    });
  });
  test("with one day that leaves its line for another", () => {
    expect(after({ Friday: { opens: "09:00", closes: "14:00" } as DayRow })).toEqual({
      open: [
        { days: weekdays.slice(0, 4), opens: "08:00", closes: "18:00" },
        { days: ["Friday", "Saturday"], opens: "09:00", closes: "14:00" },
      ],
    });
  });
  test("with a day of its own times", () => {
    expect(after({ Monday: { closes: "19:00" } as DayRow })).toEqual({
      open: [
        { days: weekdays.slice(1), opens: "08:00", closes: "18:00" },
        written.open[1],
        { days: ["Monday"], opens: "08:00", closes: "19:00" },
      ],
    });
  });
});

test("a closed day is in no line, and one by appointment is listed separately", () => {
  expect(after({ Saturday: { is: "closed" }, Sunday: { is: "by appointment" } })).toEqual({
    open: [written.open[0]],
    byAppointment: ["Sunday"],
  });
});

test("a mistake in a line is shown at its first day", () => {
  expect(rowOfMistake(written, ["open", 1, "closes"])).toBe("Saturday");
  expect(rowOfMistake(written, ["open", 0])).toBe("Monday");
  expect(rowOfMistake(written, ["open"])).toBeUndefined();
});
