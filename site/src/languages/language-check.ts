import type { Language, PartId } from "./language-schema.ts";
import { source } from "./languages.ts";
import { pluralMistake, withoutForms } from "./plurals.ts";

/** A text of a language file with its path, such as `sections.danger.groups.1.items.2`. */
type PlacedText = readonly [place: string, text: string];

/** Keys that readers of the page do not see: codes, states and names of people. */
const notText = new Set(["language", "state", "translator", "checker", "id", "edition", "name", "weekdays", "months"]);

/** Every text that a language's page may show, each with its path. Lists use indexes, parts and letters their ids. */
export function textsOf(page: Record<string, unknown> | Language): PlacedText[] {
  return Object.entries(page).flatMap(([key, value]) => (notText.has(key) ? [] : placed(value, key)));
}

function placed(value: unknown, place: string): PlacedText[] {
  if (typeof value === "string") return [[place, value]];
  if (Array.isArray(value))
    return value.flatMap((item, index) => placed(item, `${place}.${(item as { id?: string }).id ?? index + 1}`));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "id" || key === "edition" ? [] : placed(item, `${place}.${key}`),
  );
}

/**
 * What must not change in a translation: numbers, placeholders of numbers, telephone numbers, and the names of forms
 * and of the insurer's letters, sorted.
 */
export function fixedIn(text: string): string[] {
  return (
    withoutForms(text).match(/\{\w+\}|\b(?:NF|MV|C)-\w+|\b(?:IME|EUO)\b|No-Fault|\$?\d[\d,.:–-]*\d|\d/g) ?? []
  ).sort();
}

/** What is wrong with a translation compared to its English source, and how to correct it; undefined if valid. */
export function translationMistake(page: Language, english: Language): string | undefined {
  const parts = Object.keys(english.sections) as PartId[];
  const ahead = parts.find((id) => page.sections[id].edition > english.sections[id].edition);
  if (ahead) return `sections → ${ahead} → edition: ${source}.yaml has no such edition; write the one that it has.`;
  return textMistake(page, english);
}

/** The same for texts without parts: which is missing, has another number, or has no English source. */
export function textMistake(page: Record<string, unknown>, english: Record<string, unknown>): string | undefined {
  const written = new Map(textsOf(page));
  for (const [place, text] of written) {
    const mistake = pluralMistake(text, String(page["language"]));
    if (mistake) return `${place}: ${mistake}`;
  }
  const expected = textsOf(english);
  for (const [place, text] of expected) {
    const translation = written.get(place);
    if (translation === undefined) return `${place}: missing. Translate “${text}”.`;
    // Repetitions do not count: a language may repeat a number where another says “these days”.
    const [has, wants] = [fixedIn(translation), fixedIn(text)].map((all) => [...new Set(all)].join(", "));
    if (has !== wants) return `${place}: has ${has || "none"} where the English text has ${wants || "none"}.`;
  }
  const extra = [...written.keys()].find((place) => !expected.some(([known]) => known === place));
  return extra && `${extra}: ${source}.yaml has no such text; remove it.`;
}
