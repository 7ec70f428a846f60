import { deadlineTime } from "#tools/deadlines/deadline-text.ts";
import { bareNumber } from "#languages/languages.ts";
import { mapTexts, withPlurals } from "#languages/plurals.ts";
import { reportTime } from "#practice/report-times.ts";
import type { DeadlineRule } from "#tools/deadlines/rule-schema.ts";
import type { AllFacts, Facts } from "./facts-schema.ts";
import type { Report } from "#attorneys/report-schema.ts";

/** The numbers that sentences are made of, each as it reads: those of `facts.yaml`, and the times of reports and rules. */
export function factsOf(facts: Facts, reports: readonly Report[], rules: readonly DeadlineRule[]): AllFacts {
  const times = [
    ...reports.map((report) => [report.id, reportTime(report)] as const),
    ...rules.map((rule) => [rule.id, deadlineTime(rule)] as const),
  ];
  return { ...facts, ...(Object.fromEntries(times) as Omit<AllFacts, keyof Facts>) };
}

/** A text, or every text in an entry, with each `{fact}` in it replaced by its text. */
export function withFacts<T>(value: T, facts: Readonly<Record<string, string>>): T {
  return mapTexts(value, (text) => text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? name));
}

/**
 * The texts of a language with numbers in them: a fact is its bare number, beside which the language writes the unit.
 * @param fields placeholders that are filled in later, and stay
 */
export function withNumbers<T extends { language: string }>(
  texts: T,
  facts: Readonly<Record<string, string>>,
  fields: readonly string[] = [],
): T {
  const numbers = Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, bareNumber(fact)]));
  const kept = Object.fromEntries(fields.map((field) => [field, `{${field}}`]));
  return withFacts(withPlurals(texts, numbers, texts.language), { ...numbers, ...kept });
}
