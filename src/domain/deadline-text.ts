import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import type { DeadlineLabels } from "#schemas/deadline-texts.ts";
import { publicHoliday } from "./business-days.ts";
import { weekday } from "./calendar-days.ts";
import { dayAs, fullDay, readableDay, unbroken } from "./day.ts";
import { filledIn } from "./filled-in.ts";
import { dayToAct, type Deadline, type DueRule } from "./no-fault-deadlines.ts";
import { withForms } from "./plurals.ts";

/** A day of a year that is known: `September 8`. */
const monthDay = dayAs({ month: "long", day: "numeric" });

/** A day near today: `Thursday, November 26`. */
export const nearDay = dayAs({ weekday: "long", month: "long", day: "numeric" });

type Limit = Omit<Deadline, "rules">;

/** A text with a number and its unit, in the form that the language has for it. */
export const counted = (text: string, name: string, number: number, { language }: Pick<DeadlineLabels, "language">) =>
  withForms(text, { [name]: String(number) }, language);

/** Sentences after each other; after “。” and “：”, which have their own space, without another. */
export const sentences = (...texts: readonly (string | false | undefined)[]) =>
  texts
    .filter(Boolean)
    .join(" ")
    .replace(/([。：]) /g, "$1");

/** A text within a sentence. */
export const lowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What to do by a date. Where others have to do it, it begins with who they are. */
export function dutyText({ who, what }: Pick<DeadlineRule, "who" | "what">, { limit }: DeadlineLabels): string {
  return who === "you" ? what : filledIn(limit.duty, { party: limit[who], what: lowerCase(what) });
}

/** The question with which a duty begins that only some have, and the duty itself, each as a sentence of its own. */
export function askedDuty({ what, concerns }: Pick<DeadlineRule, "what" | "concerns">): {
  asked?: string;
  duty: string;
} {
  const [, asked, duty] = (concerns && /^(.*?[?？]) ?(.+)$/.exec(what)) ?? [];
  return asked && duty ? { asked, duty } : { duty: what };
}

/** A duty, and what else is said of it. */
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

/** Why a day is without business: `a Sunday`; with the name of a holiday, where that is wanted. */
function becauseText(day: string, texts: DeadlineLabels, isNamed: boolean): string {
  const { named, holiday, saturday, sunday } = texts.day;
  const name = publicHoliday(day);
  if (!name) return weekday(day) === 0 ? sunday : saturday;
  return isNamed ? filledIn(named, { holiday: holidayName(name, texts) }) : holiday;
}

/** A holiday as a language calls it, by its name in English. */
export function holidayName(name: string, { holidays }: DeadlineLabels): string {
  if (!holidays) return name;
  const plain = name.replace(" (observed)", "");
  const holiday = holidays[plain] ?? plain;
  return name === plain ? holiday : filledIn(holidays["observed"] ?? "", { holiday });
}

/** The day to act, and a limit without business after it: `Friday, May 7, 2027 (the limit, May 9, is a Sunday)`. */
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

/** What to do about a rule whose date has passed, or that was kept too late. */
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

/** From when a rule runs, and for how long: `30 days from the crash`. Days on which an insurer counts are not known. */
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

/** What to do about a day without business. Once no business day is left before it, that is today, whichever day that is. */
function saferStep({ act: own }: Pick<DeadlineRule, "act">, isToday: boolean, { act }: DeadlineLabels): string {
  return filledIn(isToday ? act.today : act.before, { act: own ?? act.send });
}

/**
 * What is said of a limit on a day without business, where the day to act is said already: with a place for the day of
 * the limit, unless it is that day.
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
