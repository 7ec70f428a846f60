import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import { fullDay, readableDay } from "./day.ts";
import { dayToAct, type Deadline, type DueRule, type LaterEvent } from "./no-fault-deadlines.ts";

/** How a page calls the parties with time limits. */
export const partyNames = { you: "You", practice: "Our practice", insurer: "The insurer" } as const;

/** What to do by a date. Where others have to do it, it begins with who they are. */
export function dutyText({ who, what }: Pick<DeadlineRule, "who" | "what">): string {
  return who === "you" ? what : `${partyNames[who]}: ${what}`;
}

/** The question with which a duty begins that only some have, and the duty itself, each as a sentence of its own. */
export function askedDuty({ what, concerns }: Pick<DeadlineRule, "what" | "concerns">): {
  asked?: string;
  duty: string;
} {
  const [asked = "", ...rest] = concerns ? what.split(/(?<=\?) /) : [];
  return rest.length > 0 ? { asked, duty: rest.join(" ") } : { duty: what };
}

export function timeLeft(daysLeft: number): string {
  if (daysLeft < 0) return "This date has passed";
  if (daysLeft < 2) return daysLeft === 0 ? "Today" : "Tomorrow";
  return `In ${daysLeft} days`;
}

/** The day to act, and a limit without business after it: `May 7, 2027 (May 9 is a Sunday)`. */
export function dayToActText(limit: Omit<Deadline, "rules">): string {
  const { day } = dayToAct(limit);
  const { closed } = limit;
  if (!closed || day === limit.day) return readableDay(day);
  // Without the year, which the day to act has, and without the name of a holiday.
  return `${readableDay(day)} (${readableDay(limit.day).split(",")[0]} is ${closed.because.split(" (")[0]})`;
}

/** What to do about a rule, as the beginning of a sentence. */
function actText({ act }: Pick<DeadlineRule, "act">): string {
  return act ?? "Send it";
}

/** How a page repeats what a person did, before its day. */
const doneText: Partial<Record<LaterEvent, string>> = {
  notice: "You gave notice",
  application: "You sent the NF-2",
};

/** What to do about a rule whose date has passed, or that was kept too late. */
export function lateText({ who, late, act, tooLate }: Pick<DueRule, "who" | "act" | "late" | "tooLate">): string {
  if (tooLate)
    return `${doneText[tooLate.event] ?? "You did this"} on ${readableDay(tooLate.day)}. That was after the limit. Send the reason in writing.`;
  if (late) return late;
  return {
    you: `${actText({ act })} now with a reason.`,
    practice: "Ask us about it.",
    insurer: "Ask the insurer about it.",
  }[who];
}

/** The time of a rule: `30 days`, `1 year`. */
export function deadlineTime({ limit, unit }: Pick<DeadlineRule, "limit" | "unit">): string {
  return `${limit} ${limit === 1 ? unit.replace(/s$/, "") : unit}`;
}

/** From when a rule runs, and for how long: `30 days from the crash`. Days on which an insurer counts are not known. */
export function ruleTime(rule: Pick<DeadlineRule, "limit" | "unit" | "from" | "who">): string {
  return `${rule.who === "insurer" ? "about " : ""}${deadlineTime(rule)} from ${rule.from}`;
}

/** What to do about a day without business. Once no business day is left before it, that is today, whichever day that is. */
export function saferStep(rule: Pick<DeadlineRule, "act">, isToday: boolean): string {
  return `${actText(rule)} ${isToday ? "today" : "by the business day before"}, to be safe`;
}

/** What to do about a day without business, with the day to act; others than the insurer have to keep it. */
export function saferText(rule: Pick<DeadlineRule, "act">, limit: Omit<Deadline, "rules">): string {
  const { day, daysLeft } = dayToAct(limit);
  return `${saferStep(rule, daysLeft === 0)}${daysLeft === 0 ? "" : `: ${fullDay(day)}`}.`;
}
