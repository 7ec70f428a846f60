/** A text, or every text in an entry, with each `{fact}` in it replaced by its words. */
export function withFacts<T>(value: T, facts: Readonly<Record<string, string>>): T {
  if (typeof value === "string") return value.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? name) as T;
  if (Array.isArray(value)) return value.map((item) => withFacts(item, facts)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFacts(item, facts)])) as T;
}
