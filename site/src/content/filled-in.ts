/** A text with each `{name}` in it replaced by the value of that name; a name without a value stays. */
export function filledIn(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}

/**
 * The same texts with no-break spaces between each number and the next word, and before each dash; in Haitian Creole
 * also before each one-letter word, which belongs to what precedes it.
 */
export function withoutBreaks<T>(texts: T, language?: string): T {
  const kept = language === "ht" ? /(?<=[\d#]) (?=\p{L})| (?=—|[klmnwy] )/gu : /(?<=[\d#]) (?=\p{L})| (?=—)/gu;
  return JSON.parse(JSON.stringify(texts).replace(kept, "\u00a0")) as T;
}
