import { deadlineTime } from "#domain/deadline-time.ts";
import { reportTime } from "#domain/report-time.ts";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import type { AllFacts, Facts } from "#schemas/facts.ts";
import type { Report } from "#schemas/listed.ts";

/** The numbers that sentences are made of, each as it reads: those of `facts.yaml`, and the times of reports and rules. */
export function factsOf(facts: Facts, reports: readonly Report[], rules: readonly DeadlineRule[]): AllFacts {
  const times = [
    ...reports.map((report) => [report.id, reportTime(report)] as const),
    ...rules.map((rule) => [rule.id, deadlineTime(rule)] as const),
  ];
  return { ...facts, ...(Object.fromEntries(times) as Omit<AllFacts, keyof Facts>) };
}
