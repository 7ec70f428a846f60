import type { EditorValues } from "./api-types.ts";
import { titleOf } from "./entries.ts";

/** A name for a new entry, from its title: lowercase letters, digits and dashes, and not among those taken. */
export function idFor(values: EditorValues, taken: readonly string[]): string {
  const keys = ["label", "text"].map((key) => values[key]);
  const title = titleOf("", { ...values, what: values.what ?? keys.find((one) => typeof one === "string") });
  const id = slugOf(title);
  const free = (number: number): string => {
    const numbered = `${id}-${number}`;
    return taken.includes(numbered) ? free(number + 1) : numbered;
  };
  return taken.includes(id) ? free(2) : id;
}

/** A text as a slug of at most 60 characters, in whole words; it begins with a letter. */
function slugOf(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\{\w+\}|\p{M}|[’'“”"]/gu, "")
    .toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const slug = words
    .reduce((whole, word) => (whole.length + word.length < 60 ? `${whole}-${word}` : whole), "")
    .slice(1);
  return /^[a-z]/.test(slug) ? slug : `entry${slug && `-${slug}`}`;
}
