/**
 * An ICU plural, a number with its unit in the plural form of the language:
 * `{noticeLimit, plural, one {# día} other {# días}}`.
 */
const plural = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;

const formsIn = (written: string) =>
  new Map([...written.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name = "", form = ""]) => [name, form]));

/** A text with each plural replaced by the form for its number; a name without a number stays as is. */
export function withForms(text: string, numbers: Readonly<Record<string, string>>, language: string): string {
  return text.replace(plural, (whole, name: string, written: string) => {
    const number = Number(numbers[name]);
    const forms = formsIn(written);
    const form = forms.get(new Intl.PluralRules(language).select(number)) ?? forms.get("other");
    const digits = new Intl.NumberFormat(language, { numberingSystem: "latn" });
    return Number.isNaN(number) || form === undefined ? whole : form.replaceAll("#", digits.format(number));
  });
}

/**
 * The same of every text in a value.
 * @param numbers by their names, in English digits
 */
export function withPlurals<T>(value: T, numbers: Readonly<Record<string, string>>, language: string): T {
  return mapTexts(value, (text) => withForms(text, numbers, language));
}

/** A value with every text in it changed. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T;
}

/** A text with only the name of each plural, as `{noticeLimit}`. */
export function withoutForms(text: string): string {
  return text.replace(plural, "{$1}");
}

/** What is wrong with the plurals of a text: a plural form of this language is missing. */
export function pluralMistake(text: string, language: string): string | undefined {
  for (const [, name = "", written = ""] of text.matchAll(plural)) {
    const forms = formsIn(written);
    const missing = formsNeeded(language).filter((form) => !forms.get(form)?.includes("#"));
    if (missing.length > 0) return `{${name}}: write the form “${missing.join("”, “")}” with # for the number.`;
  }
  return undefined;
}

/** The plural categories of whole numbers in a language, and the one of fractions. */
function formsNeeded(language: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set([...Array.from({ length: 100 }, (_, number) => rules.select(number)), "other" as const])];
}
