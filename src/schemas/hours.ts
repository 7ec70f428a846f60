import { z } from "astro/zod";
import { timeField } from "./fields.ts";

/** The days of the week in the order a New Yorker reads them, named as schema.org's DayOfWeek names them. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const openDays = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1, "Name at least one day."),
    opens: timeField,
    closes: timeField,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "Closing time must be later than opening time; use the 24-hour clock, for example “18:00” for 6 PM.",
  });

/** A week: the days with fixed times, the days by appointment; a day that stands in neither is closed. */
export const hoursSchema = z
  .strictObject({
    open: z.array(openDays).min(1, "Give at least one line of opening times."),
    byAppointment: z
      .array(z.enum(weekdays))
      .default([])
      .describe("Days on which people are seen by appointment only; search engines are not told that these are open."),
  })
  .refine(
    ({ open, byAppointment }) => {
      const named = [...open.flatMap(({ days }) => days), ...byAppointment];
      return new Set(named).size === named.length;
    },
    { path: ["open"], error: "Name every day once only, either with times or under byAppointment." },
  );

export type Weekday = (typeof weekdays)[number];
export type Hours = z.infer<typeof hoursSchema>;
