import type { DeadlineRule } from "./rule-schema.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { publicHoliday } from "#practice/business-days.ts";
import { weekday } from "#practice/calendar-days.ts";
import { dayAs, fullDay, readableDay, unbroken } from "#practice/day.ts";
import { filledIn } from "#content/filled-in.ts";
import { dayToAct, type Deadline, type DueRule } from "./no-fault-deadlines.ts";
import { withForms } from "#languages/plurals.ts";

/** A day without its year: `September 8`. */
const monthDay = dayAs({ month: "long", day: "numeric" });

type Limit = Omit<Deadline, "rules">;

/** A text with a number and its unit, in the form that the language has for it. */
export const counted = (text: string, name: string, number: number, { language }: Pick<DeadlineLabels, "language">) =>
  withForms(text, { [name]: String(number) }, language);

/** Joins sentences with spaces, except after “。” and “：”, which include one. */
export const sentences = (...texts: readonly (string | false | undefined)[]) =>
  texts
    .filter(Boolean)
    .join(" ")
    .replace(/([。：]) /g, "$1");

/** A text for use within a sentence. */
export const lowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What to do by a date. For duties of others, it begins with who they are. */
export function dutyText({ who, what }: Pick<DeadlineRule, "who" | "what">, { limit }: DeadlineLabels): string {
  return who === "you" ? what : filledIn(limit.duty, { party: limit[who], what: lowerCase(what) });
}

/** The question before a duty that only some people have, and the duty, as separate sentences. */
export function askedDuty({ what, concerns }: Pick<DeadlineRule, "what" | "concerns">): {
  asked?: string;
  duty: string;
} {
  const [, asked, duty] = (concerns && /^(.*?[?？]) ?(.+)$/.exec(what)) ?? [];
  return asked && duty ? { asked, duty } : { duty: what };
}

/** A duty, and the hints after it. */
export function dutyAndHints(rule: Pick<DeadlineRule, "what" | "concerns">): [duty: string, ...hints: string[]] {
  const [duty = "", ...hints] = askedDuty(rule).duty.split(/; |；/);
  return [duty, ...hints];
}

export function timeLeft(daysLeft: number, texts: DeadlineLabels): string {
  const { passed, today, tomorrow, left } = texts.day;
  if (daysLeft < 0) return passed;
  if (daysLeft < 2) return daysLeft === 0 ? today : tomorrow;
  return counted(left, "days", daysLeft, texts);
}

/** Why a day is not a business day: `a Sunday`; optionally with the name of the holiday. */
function becauseText(day: string, texts: DeadlineLabels, isNamed: boolean): string {
  const { named, holiday, saturday, sunday } = texts.day;
  const name = publicHoliday(day);
  if (!name) return weekday(day) === 0 ? sunday : saturday;
  return isNamed ? filledIn(named, { holiday: holidayName(name, texts) }) : holiday;
}

/** The translated name of a holiday, by its English name. */
export function holidayName(name: string, { holidays }: DeadlineLabels): string {
  if (!holidays) return name;
  const plain = name.replace(" (observed)", "");
  const holiday = holidays[plain] ?? plain;
  return name === plain ? holiday : filledIn(holidays["observed"] ?? "", { holiday });
}

/** The day to act, and a limit on no business day: `Friday, May 7, 2027 (the limit, May 9, is a Sunday)`. */
export function dayToActText(limit: Limit, texts: DeadlineLabels): string {
  const { language } = texts;
  const { day: act } = dayToAct(limit);
  if (!limit.closed || act === limit.day) return unbroken(readableDay(act, language));
  return filledIn(texts.day.limit, {
    act: unbroken(fullDay(act, language)),
    // Without the year, which the day to act has, and without the name of a holiday.
    day: unbroken(monthDay(limit.day, language)),
    because: becauseText(limit.day, texts, false),
  });
}

type Late = Pick<DueRule, "who" | "act" | "late" | "tooLate">;

/** What to do about a time limit that has passed, or was met too late. */
export function lateText({ who, late, act, tooLate }: Late, { act: acts, language }: DeadlineLabels): string {
  if (tooLate)
    return filledIn(tooLate.event === "application" ? acts.application : acts.notice, {
      day: readableDay(tooLate.day, language),
    });
  if (late) return late;
  return who === "you" ? filledIn(acts.late, { act: act ?? acts.send }) : acts[who];
}

/** The time of a rule in English: `30 days`, `1 year`. */
export function deadlineTime({ limit, unit }: Pick<DeadlineRule, "limit" | "unit">): string {
  return `${limit} ${limit === 1 ? unit.replace(/s$/, "") : unit}`;
}

/** From when a rule runs, and for how long: `30 days from the crash`. How an insurer counts is unknown. */
export function ruleTime(
  { limit, unit, from, who }: Pick<DeadlineRule, "limit" | "unit" | "from" | "who">,
  texts: DeadlineLabels,
): string {
  const { about, time, ...units } = texts.limit;
  return filledIn(who === "insurer" ? about : time, { time: counted(units[unit], "limit", limit, texts), from });
}

/** The time of a rule as a sentence. */
export function countedText(
  rule: Pick<DeadlineRule, "limit" | "unit" | "from" | "who">,
  texts: DeadlineLabels,
): string {
  return filledIn(texts.limit.counted, { time: ruleTime(rule, texts) });
}

/** What to do if the limit is not a business day. If no business day is left before it, act today, whatever the day. */
function saferStep({ act: own }: Pick<DeadlineRule, "act">, isToday: boolean, { act }: DeadlineLabels): string {
  return filledIn(isToday ? act.today : act.before, { act: own ?? act.send });
}

/**
 * The note on a limit that is not a business day, beside the day to act: with a placeholder for the limit's day, unless
 * they are the same.
 */
export function closedLimitText(rule: Pick<DeadlineRule, "act">, limit: Limit, texts: DeadlineLabels): string {
  const { day, daysLeft } = dayToAct(limit);
  return filledIn(day === limit.day ? texts.day.closed : texts.day.closedLimit, {
    because: becauseText(limit.day, texts, true),
    step: saferStep(rule, daysLeft === 0, texts),
  });
}

/** The same with the day of the limit in it. */
export function closedText(rule: Pick<DeadlineRule, "act">, limit: Limit, texts: DeadlineLabels): string {
  return filledIn(closedLimitText(rule, limit, texts), { day: readableDay(limit.day, texts.language) });
}
