import { z } from "astro/zod";
import { dayField, textField, timeField } from "#content/fields.ts";

type Times = { opens?: string | undefined; closes?: string | undefined };

/** Whether closing is after opening, if both times are given. */
export const closesAfterOpening = ({ opens, closes }: Times): boolean => !opens || !closes || opens < closes;

export const closingError = {
  path: ["closes"],
  error: "Closing time must be later than opening time; in a file on the 24-hour clock, “18:00” for 6 PM.",
};

const bothTimes = "Write both times, or neither when it is closed.";

/** One day or several, closed or with times of their own. */
export const otherHoursEntry = z
  .strictObject({
    from: dayField.describe("The day, or the first of several days.").meta({ title: "Day, or first day" }),
    to: dayField.optional().describe("The last of several days; leave it out for one day.").meta({ title: "Last day" }),
    opens: timeField.optional().describe("Leave both times out when it is closed.").meta({ title: "Opens at" }),
    closes: timeField.optional().meta({ title: "Closes at" }),
    reason: textField
      .max(60, "Write at most 60 characters; the top of every page shows the reason in one line.")
      .describe("Visitors read it after the day, for example “Christmas Eve”."),
  })
  .refine(({ from, to }) => !to || to >= from, {
    path: ["to"],
    error: "The last day must not be before the first. For one day, leave the last day out.",
  })
  .refine(({ opens, closes }) => opens || !closes, { path: ["opens"], error: bothTimes })
  .refine(({ opens, closes }) => !opens || closes, { path: ["closes"], error: bothTimes })
  .refine(closesAfterOpening, closingError);

/** Days with other hours: a day or a range, closed or with its own times. */
export const otherHoursSchema = z
  .array(otherHoursEntry)
  .superRefine((entries, context) => {
    const second = entries.findIndex((entry, index) =>
      entries.slice(0, index).some((before) => entry.from <= lastDay(before) && before.from <= lastDay(entry)),
    );
    if (second >= 0)
      context.addIssue({
        code: "custom",
        path: [second, "from"],
        message: "An entry above has the same day. Change the days, or remove one of the two.",
      });
  })
  .default([])
  .describe("Days on which it is closed, or open at other times; “open now” and search engines follow them.");

const lastDay = ({ from, to = from }: OtherHours): string => to;

export type OtherHours = z.infer<typeof otherHoursEntry>;
