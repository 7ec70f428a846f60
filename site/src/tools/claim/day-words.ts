import { filledIn } from "#content/filled-in.ts";
import { withForms } from "#languages/plurals.ts";
import { isBusinessDay, publicHoliday } from "#practice/business-days.ts";
import { daysBetween, weekday } from "#practice/calendar-days.ts";
import { capital } from "#practice/capital.ts";
import { fullDay, monthDay, nearDay, readableDay, unbroken } from "#practice/day.ts";
import { saidOf } from "./acts.ts";
import type { Step } from "./advise.ts";
import type { ClaimData } from "./claim-texts.ts";
import { isOldSuit } from "./order.ts";

type Texts = Pick<ClaimData, "language" | "labels" | "holidays">;

/** A sentence with a place for its day, as `by {day}`, and the day for it; without one where none is fixed. */
export type When = { text: string; day?: string; /** It needs a period. */ isSentence?: boolean };

/** How a day is said: on the screen as near as it is; on paper with its year; in a row of it without its weekday. */
export type DayForm = "screen" | "paper" | "row";

/** A day without its weekday; with its year if that is another: `December 18`. */
export const plainDay = (day: string, today: string, { language }: Pick<ClaimData, "language">): string =>
  unbroken((day.slice(0, 4) === today.slice(0, 4) ? monthDay : readableDay)(day, language));

/** A day with its weekday, or with its year if that is another: `Friday, December 18`. */
export const namedDay = (day: string, today: string, { language }: Pick<ClaimData, "language">): string =>
  unbroken((day.slice(0, 4) === today.slice(0, 4) ? nearDay : readableDay)(day, language));

/** A day with its year: `December 18, 2026`. */
export const datedDay = (day: string, { language }: Pick<ClaimData, "language">): string =>
  unbroken(readableDay(day, language));

/** The same with its weekday. */
export const wholeDay = (day: string, { language }: Pick<ClaimData, "language">): string =>
  unbroken(fullDay(day, language));

/** A day as it follows `by`, in a form: a named one with the article of the language, `tomorrow` without. */
export function dayIn(form: DayForm, day: string, today: string, texts: Texts, name = namedDay): string {
  const { act } = texts.labels;
  if (form === "screen") {
    const near = [act.yesterday, act.today, act.tomorrow][daysBetween(today, day) + 1];
    if (near) return filledIn(near, { day: plainDay(day, today, texts) });
  }
  const said =
    form === "screen" ? name(day, today, texts) : form === "paper" ? wholeDay(day, texts) : datedDay(day, texts);
  return filledIn(act.named, { day: said });
}

/** When a step is due: `by {day}`, `It was due {day}`, `The day it comes`. */
export function whenDue(step: Step, today: string, data: ClaimData, form: DayForm = "screen"): When {
  const { act, limit } = data.labels;
  const { due, id } = step;
  const rule = data.rules.find((one) => one.id === id);
  if (due && rule?.time && isOldSuit(step)) {
    const text = filledIn(due.left < 0 ? act.suitOver : act.suit, { time: timeOf(rule.time, data) });
    return { text, day: dayIn(form, due.limit, today, data, plainDay), isSentence: true };
  }
  if (due && due.left < 0) return { text: act.was, day: dayIn(form, due.limit, today, data, plainDay) };
  if (due) {
    const day = dayIn(form, due.act, today, data);
    if (!rule?.time) return { text: act.on, day };
    if (rule.how.includes("arrive")) return { text: act.arrive, day };
    return { text: due.state === "today" && form === "screen" ? "{day}" : act.by, day };
  }
  if (step.when) return { text: act[step.when] };
  if (!rule?.time || rule.event === "crash") return { text: act.now };
  const time = timeOf(rule.time, data);
  const from = data.limits.find((one) => one.id === id)?.from ?? "";
  return { text: rule.event === "expense" ? filledIn(act.each, { time }) : filledIn(limit.time, { time, from }) };
}

/** The same in one line of plain text. */
export function whenText(step: Step, today: string, data: ClaimData, form?: DayForm): string {
  const { text, day } = whenDue(step, today, data, form);
  return capital(filledIn(text, { day }));
}

/** The place for the day of a step, with the days until then: `{day}, in 18 days`. */
export const countedDay = ({ due }: Step, { labels, language }: Texts): string =>
  due && due.left > 1 ? withForms(labels.act.in, { days: String(due.left) }, language) : "{day}";

/** How long a time limit is: `30 days`. */
export function timeOf({ limit, unit }: { limit: number; unit: string }, { labels, language }: Texts): string {
  return withForms(labels.limit[unit as "days"], { limit: String(limit) }, language);
}

/** A time limit as a sentence: `30 days from the crash.` */
export function limitText(id: string, data: ClaimData): string | undefined {
  const rule = data.limits.find((one) => one.id === id);
  return rule && capital(ended(filledIn(data.labels.limit.time, { time: timeOf(rule, data), from: rule.from }), data));
}

/** What stands under the day: how long it is until then, and the last day by law if it is another. */
export function underDay(step: Step, today: string, data: ClaimData): string[] {
  const { act } = data.labels;
  const { due, id } = step;
  if (!due || due.left < 0) return [];
  const rule = data.rules.find((one) => one.id === id);
  const days = isOldSuit(step) ? daysBetween(today, due.limit) : due.left;
  const left = withForms(act.left, { days: String(days) }, data.language);
  const isBetter = rule?.time && rule.how.includes("writing") && days > 0;
  const said = days > 1 || isBetter ? [isBetter ? filledIn(act.better, { left }) : ended(left, data)] : [];
  if (due.act === due.limit || isOldSuit(step)) return said;
  said.push(lawOf(due.limit, plainDay(due.limit, today, data), data));
  if (due.act === today) said.push(isBusinessDay(today) ? act.lastToday : act.lastNone);
  return said;
}

/** The last day by law, with its year, if it is another than the day to act by; undefined otherwise. */
export function lawText({ due }: Step, data: ClaimData): string | undefined {
  if (!due || due.left < 0 || due.limit === due.act) return undefined;
  return lawOf(due.limit, datedDay(due.limit, data), data);
}

function lawOf(limit: string, day: string, data: ClaimData): string {
  const { law, lawHoliday } = data.labels.act;
  return ended(filledIn(publicHoliday(limit) ? lawHoliday : law, { because: becauseOf(limit, data), day }), data);
}

/** Why a day is no business day: `a Sunday`, or the name of the holiday. */
function becauseOf(day: string, { labels, holidays }: Texts): string {
  const name = publicHoliday(day);
  if (!name) return weekday(day) === 0 ? labels.act.sunday : labels.act.saturday;
  const plain = name.replace(" (observed)", "");
  const holiday = holidays[plain] ?? plain;
  const said = name === plain ? holiday : filledIn(holidays["observed"] ?? "{holiday}", { holiday });
  return filledIn(labels.act.holiday, { holiday: said });
}

/** What to know about the day of a step: that it may still count, that mailing is not enough, what to do once it is late. */
export function dayNotes(step: Step, today: string, data: ClaimData): string[] {
  const { act } = data.labels;
  const { due, id } = step;
  if (!due) return [];
  const { how = [], hard, time } = data.rules.find((one) => one.id === id) ?? {};
  const late = isOldSuit(step) ? undefined : saidOf(step, data)?.late;
  const isMailed = how.includes("mailed");
  const noPost = isMailed && !isBusinessDay(today) && due.left < 1 ? [act.noPost] : [];
  const may = due.may && namedDay(due.may, today, data);
  if (due.state === "grace" && !isOldSuit(step)) {
    const day = capital(plainDay(due.limit, today, data));
    const isToday = due.may === today;
    const text = hard ? (isToday ? act.graceFileToday : act.graceFile) : isToday ? act.graceToday : act.grace;
    return [filledIn(text, { day, because: becauseOf(due.limit, data), may }), ...noPost];
  }
  if (due.left < 0) return [...(late ? [late] : []), ...noPost];
  if (!time || due.left > 1) return noPost;
  const isFiled = hard && (how.includes("sworn") || how.includes("arrive"));
  const missed = isFiled && due.act !== due.limit && may ? [filledIn(act.missed, { may })] : [];
  return how.includes("arrive") ? [...missed, act.bring] : [...missed, ...noPost];
}

/** A text with the period of its language, unless it has one: a Russian year ends with “г.”. */
export const ended = (text: string, { labels }: Pick<ClaimData, "labels">): string =>
  /[.?!。？！]$/.test(text) ? text : filledIn(labels.act.end, { text });

/** Items in one line, with what the language has between them. */
export const listed = (items: readonly string[], { labels }: Pick<ClaimData, "labels">): string =>
  items.length === 0 ? "" : items.reduce((first, next) => filledIn(labels.act.list, { first, next }));

/** `Traveling: On a bus` */
export const paired = (name: string, text: string, { labels }: Pick<ClaimData, "labels">): string =>
  filledIn(labels.act.pair, { name, text }).trim();
