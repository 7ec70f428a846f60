import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import { deadlineTime } from "./deadline-time.ts";

/** How a page calls those who have something to do in time. */
export const partyNames = { you: "You", practice: "Our practice", insurer: "The insurer" } as const;

/** What to do by a date. Where others have to do it, it begins with who they are. */
export function dutyWords({ who, what }: Pick<DeadlineRule, "who" | "what">): string {
  return who === "you" ? what : `${partyNames[who]}: ${what}`;
}

/** How long there is still time: `today`, `in 12 days`. A date that has passed is said so, calmly. */
export function timeLeft(daysLeft: number): string {
  if (daysLeft < 0) return "This date has passed";
  if (daysLeft < 2) return daysLeft === 0 ? "Today" : "Tomorrow";
  return `In ${daysLeft} days`;
}

/** How sure a rule is, in words. */
export function certaintyWords({ certainty, ask }: Pick<DeadlineRule, "certainty" | "ask">): string {
  return certainty === "C" ? "Checked in its source." : `Likely; ask ${ask}.`;
}

/** What to do about a rule, in a few words that another sentence goes on from. */
export function actWords({ act }: Pick<DeadlineRule, "act">): string {
  return act ?? "Send it";
}

/** What to do about a rule whose date has passed. */
export function lateWords({ who, late, act }: Pick<DeadlineRule, "who" | "act" | "late">): string {
  if (late) return late;
  return {
    you: `${actWords({ act })} now with a reason.`,
    practice: "Ask us about it.",
    insurer: "Ask the insurer about it.",
  }[who];
}

/** From when a rule runs, and for how long: `30 days from the crash`. Days on which an insurer counts are not known. */
export function ruleTime(rule: Pick<DeadlineRule, "limit" | "unit" | "from" | "who">): string {
  return `${rule.who === "insurer" ? "about " : ""}${deadlineTime(rule)} from ${rule.from}`;
}
