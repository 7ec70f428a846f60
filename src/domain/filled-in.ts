/** A text with each `{name}` in it replaced by the value of that name; a name without a value stays. */
export function filledIn(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}

/** The same texts with each number on one line with the word after it, and each dash with the word before it. */
export function withoutBreaks<T>(texts: T): T {
  return JSON.parse(JSON.stringify(texts).replace(/(?<=\d) (?=\p{L})| (?=—)/gu, "\u00a0")) as T;
}
