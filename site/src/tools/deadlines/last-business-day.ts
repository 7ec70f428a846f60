import type { DeadlineLabels } from "./texts-schema.ts";
import { businessDayBefore, isBusinessDay, publicHoliday } from "#practice/business-days.ts";
import { addDays, daysBetween } from "#practice/calendar-days.ts";
import { nearDay } from "#practice/day.ts";
import { holidayName, sentences } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";

/** Within this many days, a weekend before the day to act is mentioned. */
const nearDays = 4;

/**
 * If the days before a day to act are not business days: the holiday among them, and the last business day before them.
 * A weekend further away is not mentioned.
 * @param today the day in New York
 */
export function lastBusinessDayText(act: string, today: string, texts: DeadlineLabels): string | undefined {
  const { day: said, language } = texts;
  const last = businessDayBefore(act);
  const closed = Array.from({ length: daysBetween(last, act) - 1 }, (_, index) => addDays(last, index + 1));
  const holiday = closed.find((day) => day > today && publicHoliday(day));
  const isNear = daysBetween(today, act) <= nearDays;
  if (closed.length === 0 || act <= today || !(holiday || isNear) || !isBusinessDay(act)) return undefined;
  const before =
    last < today
      ? said.lastNone
      : last === today
        ? said.lastToday
        : filledIn(said.last, { day: nearDay(last, language) });
  const name = holiday && holidayName(publicHoliday(holiday) ?? "", texts);
  return sentences(name && filledIn(said.before, { day: nearDay(holiday, language), holiday: name }), before);
}
