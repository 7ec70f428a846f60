import { z } from "astro/zod";
import type { ArticlePart } from "#blog/article-schema.ts";
import { dayField, textField } from "#content/fields.ts";

/** The notices that the law may require; each is a page if it has a file in `content/legal/`. */
export const legalNoticeIds = [
  "privacy-practices",
  "nondiscrimination",
  "language-help",
  "good-faith-estimate",
] as const;

const languageField = z
  .string()
  .refine(isLanguage, "Write the code of the language, for example “es”, “ru” or “zh-Hans”.")
  .describe("The code of the language, for example “es”; browsers and screen readers need it.");

/** One notice; the text under the fields is its whole text, as counsel gave it or as the agency published it. */
export const legalNoticeSchema = z.strictObject({
  effective: dayField.describe("The day from which it holds; the page shows it."),
  version: textField.describe("Its version, as you count them, for example “2” or “February 2026”; the page shows it."),
  source: textField.describe("Who wrote the text, or where it is copied from. No page shows it."),
  line: textField
    .optional()
    .describe(
      "Only in language-help.md: one English sentence that every page ends with, for example whom to call for an interpreter.",
    ),
  taglines: z
    .array(
      z.strictObject({
        language: languageField,
        name: textField.describe("The language’s own name, as the official list has it."),
        text: textField.describe("The official tagline, pasted as it is: never a translation of your own."),
      }),
    )
    .min(1, "Paste at least one tagline, or remove the list.")
    .refine(
      (taglines) => new Set(taglines.map(({ language }) => language)).size === taglines.length,
      "A language is there twice; remove one of the two.",
    )
    .optional()
    .describe("Only in language-help.md: the taglines of HHS or of the State, one for each language (45 CFR 92.11)."),
});

export type LegalNoticeId = (typeof legalNoticeIds)[number];
export type LegalNotice = z.infer<typeof legalNoticeSchema> & { id: LegalNoticeId; parts: readonly ArticlePart[] };

/** What is wrong with the notices as a whole, and how to fix it; undefined if valid. */
export function legalNoticesMistake(entries: readonly { id: string; data: Record<string, unknown> }[]) {
  for (const { id, data } of entries) {
    const ids: readonly string[] = legalNoticeIds;
    if (!ids.includes(id)) return `${id}.md: The site has no place for it. Name the file as one of: ${ids.join(", ")}.`;
    const isHelp = id === "language-help";
    if (isHelp && !data["line"]) return `${id}.md → line: missing. Add a line “line: …”; every page ends with it.`;
    const field = isHelp ? undefined : ["line", "taglines"].find((name) => data[name]);
    if (field) return `${id}.md → ${field}: Only language-help.md has it. Move it there, or remove it.`;
  }
  return undefined;
}

function isLanguage(code: string): boolean {
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
  } catch {
    return false;
  }
}
