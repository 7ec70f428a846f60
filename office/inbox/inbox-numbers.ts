import { dayInNewYork, daysBetween } from "@practice/site/practice/calendar-days.ts";
import { moment, shortDayOf } from "@practice/site/practice/practice-time.ts";
import { followUps, type InboxMessage, type MessageState } from "./inbox.ts";

const minute = 60_000;

/** Whether a message still waits for its answer. */
export function waits(state: MessageState): boolean {
  return state === "new" || state === "read" || state === "taken";
}

/** More than any time: what sleeps until its follow-up comes after what can be done now. */
export const asleepAfter = 1e14;

/** What the waiting messages are sorted by: when each is due. */
export function dueOrder({ answerBy, followUp }: Pick<InboxMessage, "answerBy" | "followUp">, now: number): number {
  return followUp ? followUp.at + (followUp.at > now ? asleepAfter : 0) : answerBy;
}

/** Whether an answer, or the follow-up of a day that is over, is late. */
export function isLate({ state, answerBy, followUp }: InboxMessage, now: number): boolean {
  if (!waits(state)) return false;
  return followUp ? dayInNewYork(followUp.at) < dayInNewYork(now) : answerBy <= now;
}

type Later = NonNullable<InboxMessage["followUp"]>;

/** "Left a voicemail by Anna, 9:43 AM; call again Mon, Nov 30", or "today"; `by` is left out if it is not known. */
export function followUpText({ why, at, by }: Later, changedAt: number, now: number): string {
  const [day, today] = [dayInNewYork(at), dayInNewYork(now)];
  const when = day === today ? "today" : `${shortDayOf(at)}${day < today ? " (overdue)" : ""}`;
  if (why === "call-again") return `${followUps[why]} ${when}`;
  if (why === "waiting") return `${followUps[why]}, check again ${when}`;
  return `${followUps[why]}${by ? ` by ${by}, ${moment(changedAt, now)};` : ","} call again ${when}`;
}

/** In a list: "Call again today", "Overdue since Wed", "Again Mon, Nov 30". */
export function followUpWhen({ why, at }: Later, now: number): string {
  const [weekday = "", date = ""] = shortDayOf(at).split(", ");
  const late = daysBetween(dayInNewYork(at), dayInNewYork(now));
  if (late === 0) return why === "waiting" ? "Check again today" : "Call again today";
  return late < 0 ? `Again ${weekday}, ${date}` : `Overdue since ${late < 7 ? weekday : date}`;
}

/** "2 h 10 min left", or "overdue by 1 h 5 min", in at most so many units; in words, so that no color is needed. */
export function timeLeft(answerBy: number, now: number, units?: number): string {
  const [left, late] = [duration(answerBy - now, units), duration(now - answerBy, units)];
  if (answerBy > now) return left ? `${left} left` : "less than a minute left";
  return late ? `overdue by ${late}` : "due now";
}

/** "2 h 10 min", "45 min", "3 d 4 h"; nothing for less than a minute. */
function duration(milliseconds: number, units = 2): string {
  const minutes = Math.floor(milliseconds / minute);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  const parts = [`${days} d`, `${hours} h`, `${minutes % 60} min`].filter((part) => !part.startsWith("0 "));
  return minutes < 1 ? "" : parts.slice(0, units).join(" ");
}
