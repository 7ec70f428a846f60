import type { InboxMessage, MessageState, WeekNumbers } from "./inbox.ts";
import { moment } from "@practice/site/practice/practice-time.ts";

const minute = 60_000;
const quarter = 15 * minute;
const quartersOfDay = 96;

/** Whether a message still waits for its answer. */
export function waits(state: MessageState): boolean {
  return state === "new" || state === "read" || state === "taken";
}

/** Sorts the list by due time. */
export function byTimeLeft(one: InboxMessage, other: InboxMessage): number {
  return one.answerBy - other.answerBy || one.number - other.number;
}

/** "2 h 10 min left", or "overdue by 1 h 5 min"; in words, so that no color is needed. */
export function timeLeft(answerBy: number, now: number): string {
  const [left, late] = [duration(answerBy - now), duration(now - answerBy)];
  if (answerBy > now) return left ? `${left} left` : "less than a minute left";
  return late ? `overdue by ${late}` : "due now";
}

/** "answer by 3:40 PM", with the day when it is another than today. */
export function answerByText(answerBy: number, now: number): string {
  return `answer by ${moment(answerBy, now)}`;
}

/** "2 h 10 min", "45 min", "3 d 4 h"; nothing for less than a minute. */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  const units =
    days > 0 ? [`${days} d`, hours && `${hours} h`] : [hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`];
  return minutes < 1 ? "" : units.filter(Boolean).join(" ");
}

/** Quarters of an hour until an answer, rounded up, from 1; at most four weeks. */
export function quartersUntil(answeredAt: number, arrivedAt: number): number {
  return Math.min(Math.max(Math.ceil((answeredAt - arrivedAt) / quarter), 1), 28 * quartersOfDay);
}

export type Summary = {
  arrived: number;
  answered: number;
  /** How many of the arrived messages were answered within 24 hours. */
  withinDay: number;
  /** The median time to an answer in milliseconds, to a quarter of an hour; null without answers. */
  median: number | null;
};

/** The totals of some weeks, such as of a month. */
export function summarize(weeks: readonly WeekNumbers[]): Summary {
  const counts = weeks.flatMap(({ answered }) => answered).toSorted(([one], [other]) => one - other);
  const sum = (some: typeof counts) => some.reduce((total, [, count]) => total + count, 0);
  const answered = sum(counts);
  let before = 0;
  const middle = counts.find(([, count]) => (before += count) * 2 >= answered);
  return {
    arrived: weeks.reduce((total, { arrived }) => total + arrived, 0),
    answered,
    withinDay: sum(counts.filter(([quarters]) => quarters <= quartersOfDay)),
    median: middle ? middle[0] * quarter : null,
  };
}
