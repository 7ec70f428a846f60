import { bareNumber } from "#languages/languages.ts";
import { mapTexts, withPlurals } from "#languages/plurals.ts";
import { translatedTools } from "#languages/translated-tools.ts";
import { hoursPhrases } from "#practice/hours.ts";
import { reportTime } from "#practice/report-times.ts";
import { deadlineTime } from "#tools/rule-text.ts";
import type { AllFacts, Facts } from "./facts-schema.ts";
import type { CollectionName, EntryOf } from "./collections.ts";

/** The collections that facts are read from, with their entries as they are written. */
type Sources = { [C in "facts" | "reports" | "deadlineRules" | "offices"]: readonly EntryOf<C>[] };

/**
 * The numbers that sentences are made of, each as it reads, by its placeholder: those of `facts.yaml`, the times of
 * reports and rules, and the hours of offices.
 */
export function factsOf({ facts, reports, deadlineRules, offices }: Sources): AllFacts {
  return {
    ...(facts[0]?.data as Facts),
    ...(Object.fromEntries([
      ...reports.map(({ id, data }) => [id, reportTime(data)]),
      ...deadlineRules.map(({ id, data }) => [id, deadlineTime(data)]),
      ...offices.map(({ id, data }) => [`${id}Hours`, hoursPhrases(data.hours).join("; ")]),
    ]) as Omit<AllFacts, keyof Facts>),
  };
}

/** Placeholders of collections that are filled in when their texts are used, and stay until then. */
const laterFields = new Map<CollectionName, readonly string[]>(
  Object.values(translatedTools).map(({ collection, fields }) => [collection, fields]),
);

/** The entries of a collection in the order that the practice gave them, with every `{fact}` in their texts filled in. */
export function filledEntries<E extends { data: object }>(
  collection: CollectionName,
  entries: readonly E[],
  facts: Readonly<Record<string, string>>,
): E[] {
  return entries
    .map((entry) =>
      isTranslation(entry.data)
        ? { ...entry, data: withNumbers(entry.data, facts, laterFields.get(collection)) }
        : withFacts(entry, facts),
    )
    .sort((first, second) => orderOf(first) - orderOf(second));
}

const isTranslation = (data: object): data is { language: string } => "language" in data;

const orderOf = ({ data }: { data: { order?: number } }) => data.order ?? 0;

/** A text, or every text in an entry, with each `{fact}` in it replaced by its text. */
export function withFacts<T>(value: T, facts: Readonly<Record<string, string>>): T {
  return mapTexts(value, (text) => text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? name));
}

/**
 * The texts of a language with numbers in them: a fact is its bare number, beside which the language writes the unit.
 * @param fields placeholders that are filled in later, and stay
 */
function withNumbers<T extends { language: string }>(
  texts: T,
  facts: Readonly<Record<string, string>>,
  fields: readonly string[] = [],
): T {
  const numbers = Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, bareNumber(fact)]));
  const kept = Object.fromEntries(fields.map((field) => [field, `{${field}}`]));
  return withFacts(withPlurals(texts, numbers, texts.language), { ...numbers, ...kept });
}
