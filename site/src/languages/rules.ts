import type { z } from "astro/zod";
import { readYaml, type Collection, type ContentFiles, type Entry, type Rule } from "#content/check.ts";
import { textMistake, translationMistake } from "./language-check.ts";
import { source } from "./languages.ts";
import { translatedTools, type ToolCollection, type ToolId } from "./translated-tools.ts";
import type { ClaimContent, OfficialPage } from "#tools/claim/claim-schema.ts";
import { englishRuleTexts } from "#tools/claim/claim-texts.ts";
import type { DeadlineRule } from "#tools/rule-schema.ts";
import { claimTextsSchema } from "#tools/claim/texts-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Language } from "./language-schema.ts";

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

/** What a translation is held against: the English texts of its folder, and those that are elsewhere in `content/`. */
type SourceOf = (english: Entry["data"], files: ContentFiles) => Entry["data"];

/**
 * Every translation of a tool has the texts, numbers and names of forms of the English one. One of an older edition may
 * have others: it is not built.
 */
export function translatedTexts(files: ContentFiles, sourceOf: SourceOf = (english) => english): Rule {
  return (entries) => {
    const english = entries.find(({ id }) => id === source)?.data;
    if (!english) return `${source}.yaml is missing; the English tool and every other language read it.`;
    const expected = sourceOf(english, files);
    const newest = english["edition"] as number;
    const extra = Object.keys(expected).find((key) => expected[key] !== english[key] && english[key]);
    if (extra) return `${source}.yaml → ${extra}: remove it; the English texts of it are elsewhere in content/.`;
    return inEach(({ id, data }) => {
      const edition = data["edition"] as number;
      if (id === source || edition < newest) return undefined;
      if (edition > newest) return `${id}.yaml → edition: ${source}.yaml has no such edition; write ${newest}.`;
      if (!files.has(`languages/${id}.yaml`)) return `${id}.yaml: translate content/languages/${id}.yaml first.`;
      const mistake = textMistake(data, expected);
      return (
        mistake &&
        `${id}.yaml → ${mistake} Or raise “edition” in ${source}.yaml: then the tool is left out in other languages until it is translated anew.`
      );
    })(entries);
  };
}

/** All English texts of the claim tool: those around its rules, of the rules, and of the guidance on its page. */
export const sourceOfClaim: SourceOf = (english, files) => ({
  ...english,
  rules: englishRuleTexts({
    claim: readYaml("claim.yaml", files) as ClaimContent,
    limits: readYaml("deadline-rules.yaml", files) as DeadlineRule[],
    pages: readYaml("official-pages.yaml", files) as OfficialPage[],
    pointsOf: (id) => (readYaml(`guidance/${id}.yaml`, files) as { points: Point[] }).points,
  }),
});

/** The texts of each tool in all languages. */
export function toolCollections(files: ContentFiles, numbers: readonly string[]) {
  const texts = <S extends z.ZodType>(tool: ToolId, schema: S, sourceOf: SourceOf): Collection<S> => ({
    path: `${tool}/`,
    schema,
    placeholders: new Set([...numbers, ...translatedTools[tool].fields]),
    rules: [namedAsTheirCode, translatedTexts(files, sourceOf)],
  });
  return {
    claimTexts: texts("claim", claimTextsSchema, sourceOfClaim),
  } satisfies Record<ToolCollection, Collection>;
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
