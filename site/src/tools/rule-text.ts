import type { DeadlineRule } from "./rule-schema.ts";

/** The time of a rule in English: `30 days`, `1 year`. */
export function deadlineTime({ limit, unit }: Pick<DeadlineRule, "limit" | "unit">): string {
  return `${limit} ${limit === 1 ? unit.replace(/s$/, "") : unit}`;
}
