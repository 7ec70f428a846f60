import { readYaml, type ContentFiles, type Entry, type Rule } from "#content-check.ts";
import { translationMistake } from "#domain/language-check.ts";
import { source } from "#domain/languages.ts";
import type { Language } from "#schemas/language.ts";

/** The practice names only languages that have a file. */
export function knownLanguages(known: readonly string[]): Rule {
  return inEach(({ data }) => {
    const lost = (data["interpreterFor"] as string[]).find((id) => !known.includes(id));
    return lost && `interpreterFor: there is no content/languages/${lost}.yaml. Write one of: ${known.join(", ")}.`;
  });
}

/** A file is named as the code of its language. */
export const namedAsTheirCode = inEach(({ id, data }) => {
  const name = String(data["language"]).toLowerCase();
  return id === name
    ? undefined
    : `${id}.yaml → language: name the file ${name}.yaml, which is also the page’s address.`;
});

/** Every language has the parts, lines, numbers and names of forms of the English source. */
export function translations(entries: readonly Entry[]): string | undefined {
  const pages = entries.map(({ id, data }) => ({ id, ...data }) as Language);
  const english = pages.find(({ id }) => id === source);
  if (!english) return `${source}.yaml is missing; every other language translates it.`;
  return inEach(({ id }) => {
    const page = pages.find((candidate) => candidate.id === id);
    const mistake = page && translationMistake(page, english);
    return mistake && `${id}.yaml → ${mistake}`;
  })(entries);
}

/** The danger signs that other languages translate are those of the English pages. */
export function sameDangerSigns(files: ContentFiles): Rule {
  return (entries) => {
    const sections = entries.find(({ id }) => id === source)?.data["sections"] as Language["sections"] | undefined;
    const translated = sections?.danger.groups.map(({ title, items }) => [title, ...items].join("\n"));
    const shown = (readYaml("red-flags.yaml", files) as { title: string; items: string[] }[]).map(({ title, items }) =>
      [title, ...items].join("\n"),
    );
    const at = shown.findIndex((group, index) => group !== translated?.[index]);
    if (at < 0 && translated?.length === shown.length) return undefined;
    return `${source}.yaml → danger → groups: group ${at < 0 ? shown.length + 1 : at + 1} is not as in red-flags.yaml. Make both the same, and raise “edition” if the meaning changed.`;
  };
}

/** A rule that each entry has to keep by itself. */
export function inEach(mistakeIn: (entry: Entry) => string | undefined): Rule {
  return (entries) => entries.map(mistakeIn).find((mistake) => mistake !== undefined);
}
