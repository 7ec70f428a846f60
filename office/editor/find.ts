import type { ContentFiles } from "@practice/site/content/check.ts";
import { withFacts } from "@practice/site/content/facts.ts";
import { readableDay } from "@practice/site/practice/day.ts";
import { isRecord, type EditorValue, type FindAnswer } from "./api-types.ts";
import { hoursPhrases } from "@practice/site/practice/hours.ts";
import { readablePhone } from "@practice/site/practice/phone.ts";
import type { Hours } from "@practice/site/practice/practice-schema.ts";
import { entriesOf } from "./entries.ts";
import { factViews, fieldsOfView, shownOf, writtenContent } from "./read.ts";
import { views } from "./views.ts";

type Values = Readonly<Record<string, EditorValue | undefined>>;

const most = 50;
/** How many characters are shown around a match. */
const around = 50;

/**
 * The entries with a paragraph that contains all words of a search, including its names in the editor. Text is as
 * visitors read it: facts have their values, and hours, phones and days are as pages write them.
 */
export function findTexts(search: string, files: ContentFiles): FindAnswer {
  const words = plain(search).split(" ").filter(Boolean);
  if (words.length === 0) return { found: [] };
  const facts = Object.fromEntries(factViews(files).map(({ name, value }) => [name, value]));
  const has = (text: string, names: string) => {
    const [own, all] = [plain(text), plain(`${names} ${text}`)];
    return words.every((word) => all.includes(word)) && words.some((word) => own.includes(word));
  };
  const found = allEntries(files).flatMap(({ collection, view, place, title, values, fieldOf }) => {
    // A time limit is a number and its unit; together they are a fact.
    const time = place.index === undefined ? undefined : facts[place.id];
    for (const [key, value] of [...Object.entries(values), ["limit", time]] as const) {
      const field = fieldOf(key);
      const names = `${view.title} ${title} ${field}`;
      const text = textsOf(value).find((one) => has(withFacts(one, facts), names));
      if (text === undefined) continue;
      const excerpt = excerptOf(withFacts(text, facts), words);
      const isLast = view.foundLast ?? false;
      const isPart = !hasWords(words, `${names} ${withFacts(text, facts)}`);
      return [{ found: { collection, id: place.id, title, field, excerpt }, isLast, isPart, length: text.length }];
    }
    return [];
  });
  // A match in a short text is more relevant than one in a long text.
  found.sort(
    (one, other) =>
      Number(one.isLast) - Number(other.isLast) ||
      Number(one.isPart) - Number(other.isPart) ||
      one.length - other.length,
  );
  return { found: found.slice(0, most).map((one) => one.found) };
}

/** Whether a text has all of these words, each as a whole word. */
function hasWords(words: readonly string[], text: string): boolean {
  const own = plain(text);
  return words.every((word) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, "u").test(own),
  );
}

/** Every entry that the editor shows, with its title, its values and text, and the names of its fields. */
export function allEntries(files: ContentFiles) {
  return Object.keys(views).flatMap((collection) => {
    const shown = shownOf(collection, files);
    if (!shown) return [];
    const { view, places } = shown;
    const titles = new Map(entriesOf(view, places, files).map(({ id, title }) => [id, title]));
    // The entries of one collection have the same fields.
    const first = view.from.map((from) => places.find((place) => place.collection === from));
    const fields = new Map(first.map((place) => [place?.collection, fieldsOfView(shown, place)]));
    return places.map((place) => {
      const { values, body } = writtenContent(view, place, files);
      const fieldOf = (key: string) => fields.get(place.collection)?.find((one) => one.key === key)?.title ?? "Text";
      const title = titles.get(place.id) ?? place.id;
      return { collection, view, place, title, values: { ...values, body } as Values, fieldOf };
    });
  });
}

/** Ignores case, quotes and line breaks. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ");
}

/** The texts in a value as visitors read them, one per paragraph. */
export function textsOf(value: EditorValue | undefined): string[] {
  if (typeof value === "string") {
    if (/^\+1\d{10}$/.test(value)) return [`${readablePhone(value)} ${value.slice(2).replace(/(...)(...)/, "$1-$2-")}`];
    return /^\d{4}-\d\d-\d\d$/.test(value) ? [readableDay(value)] : value.split(/\n\s*\n/);
  }
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item: EditorValue) => textsOf(item));
  if (!isRecord(value)) return [];
  if (Array.isArray(value["open"]))
    return [hoursPhrases({ byAppointment: [], ...value } as unknown as Hours).join("; ")];
  return Object.values(value).flatMap((item) => textsOf(item as EditorValue));
}

function excerptOf(text: string, [first = ""]: readonly string[]): string {
  const line = text.replace(/\s+/g, " ");
  return excerptAt(line, Math.max(plain(line).indexOf(first), 0), first.length);
}

/** An excerpt of a text around a match. */
export function excerptAt(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(at - around, 0), at + length + around];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`.replace(/\s+/g, " ");
}
