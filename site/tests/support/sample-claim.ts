import type { ClaimAnswers } from "#tools/deadlines/no-fault-deadlines.ts";
import type { DeadlineRule } from "#tools/deadlines/rule-schema.ts";

/** A fictional rule, for tests to modify. */
export const rule = {
  order: 1,
  id: "noticeLimit",
  what: "Send it",
  who: "you",
  limit: 30,
  unit: "days",
  from: "the crash",
  event: "accident",
  source: "made up",
  certainty: "law",
  table: false,
} as const satisfies DeadlineRule;

export const answers = (accident: string, others: Partial<ClaimAnswers> = {}): ClaimAnswers => ({
  later: {},
  accident,
  ...others,
});
