import type { ContentFiles } from "@practice/site/content/check.ts";
import type { FoundText, OldValue } from "./api-types.ts";
import { allEntries, excerptAt, textsOf } from "./find.ts";
import { factViews } from "./read.ts";

/** The files whose entries are facts. */
export const factFiles = ["facts.yaml", "reports.yaml", "deadline-rules.yaml"];

/**
 * The texts of `content/` that spell out the previous value of a changed fact. Texts with the fact in braces are not
 * among them: they update automatically.
 */
export function oldValues(before: ContentFiles, after: ContentFiles): OldValue[] {
  if (factFiles.every((file) => before.get(file) === after.get(file))) return [];
  const now = new Map(factViews(after).map(({ name, value }) => [name, value]));
  const changed = factViews(before).filter(({ name, value }) => now.has(name) && now.get(name) !== value);
  return changed.flatMap(({ name, value }) => {
    const places = placesThatSay(value, after);
    return places.length > 0 ? [{ said: value, now: now.get(name) ?? "", places }] : [];
  });
}

function placesThatSay(value: string, files: ContentFiles): FoundText[] {
  const pattern = patternOf(value);
  // Another language has another word for the unit; a one-digit number is in too many sentences.
  const [number] = /^\d{2,}(?= [a-z ]+$)/.exec(value) ?? [];
  const inOther = number ? new RegExp(`(?<![\\d–-])${number}(?![\\d–])`, "u") : pattern;
  return allEntries(files).flatMap(({ collection, place: { id }, title, values, fieldOf }) => {
    const isEnglish = [undefined, "en"].includes(values["language"] as string | undefined);
    return Object.entries(values).flatMap(([key, one]) => {
      for (const text of typeof one === "number" ? [] : textsOf(one)) {
        const at = (isEnglish ? pattern : inOther).exec(text);
        if (at)
          return [{ collection, id, title, field: fieldOf(key), excerpt: excerptAt(text, at.index, at[0].length) }];
      }
      return [];
    });
  });
}

const tens = ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const small = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Matches a fact in a sentence: “30 days” also as “30-day” and as “thirty days”. */
function patternOf(value: string): RegExp {
  const [, number = "", unit = ""] = /^(\d+) ([a-z ]+?)s?$/.exec(value) ?? [];
  if (!number) return new RegExp(`(?<![\\w.])${RegExp.escape(value)}(?!\\w|[,.]\\d)`, "iu");
  const count = Number(number);
  const word = small[count - 1] ?? (count % 10 === 0 ? tens[count / 10] : undefined);
  const written = word ? `(?:${number}|${word})` : number;
  return new RegExp(`(?<![\\w–.])${written}[\\s-]+${unit.replace(" ", "[\\s-]+")}s?(?!\\w)`, "iu");
}
