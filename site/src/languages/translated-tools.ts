import type { ClaimTexts } from "#tools/claim/texts-schema.ts";
import type { Language } from "./language-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import { withoutBreaks } from "#content/filled-in.ts";
import { builtLanguages, builtTools, languageHref } from "./languages.ts";

/**
 * The translatable tools, by the last segment of their paths, which is also their folder in `content/`: the collection
 * of their texts, and the placeholders that the tool itself fills in.
 */
export const translatedTools = {
  claim: {
    collection: "claimTexts",
    fields: [
      ...["day", "time", "because", "may", "whom", "number", "link", "name", "holiday", "most", "question", "answer"],
      ...[
        "what",
        "when",
        "act",
        "left",
        "phone",
        "days",
        "limit",
        "from",
        "source",
        "ask",
        "address",
        "date",
        "text",
        "first",
        "next",
      ],
    ],
  },
} as const;

/** The texts of each of them in one language, named after its file. */
export type ToolTexts = { claim: ClaimTexts };
export type ToolId = keyof ToolTexts;
/** The collections that their texts are in. */
export type ToolCollection = (typeof translatedTools)[ToolId]["collection"];

export const toolIds = Object.keys(translatedTools) as ToolId[];

/** All that is written for them, English too. */
export type WrittenTools = {
  languages: readonly Language[];
  frames: readonly ToolFrameTexts[];
  tools: { [Id in ToolId]: readonly ToolTexts[Id][] };
};

/** A language with its built tools, and the texts around them. */
export type ToolLanguage = { content: Language; frame: ToolFrameTexts; tools: Partial<ToolTexts> };

/**
 * The languages with tools, in order. A tool requires the page of its language and the texts around all tools.
 * @param site the URL of the site, as for pages
 */
export function toolLanguages({ languages, frames, tools }: WrittenTools, site: string): ToolLanguage[] {
  const pages = builtLanguages(languages, site);
  return builtTools(frames, pages, site).flatMap((frame) =>
    pages
      .filter(({ id }) => id === frame.id)
      .map((content) => {
        const built = toolIds.flatMap((tool) =>
          builtTools<ToolTexts[ToolId]>(tools[tool], [frame], site).map((texts) => [tool, texts]),
        );
        return { content, frame, tools: Object.fromEntries(built) as Partial<ToolTexts> };
      }),
  );
}

type RulesOf<Id extends ToolId> = NonNullable<ToolTexts[Id]["rules"]>;
/** A tool in a language that has it, with the texts of its rules, and everything of that language. */
export type TranslatedTool<Id extends ToolId> = ToolLanguage & { texts: ToolTexts[Id]; rules: RulesOf<Id> };

/**
 * The languages that have a tool.
 * @throws {Error} when a text is missing, here and below; the content check finds that first
 */
export function withTool<Id extends ToolId>(languages: readonly ToolLanguage[], tool: Id): TranslatedTool<Id>[] {
  return languages.flatMap((language) => {
    const texts = language.tools[tool];
    if (!texts) return [];
    if (!texts.rules) throw new Error(`content/${tool}/${texts.id}.yaml has no “rules”.`);
    return [{ ...language, texts, rules: withoutBreaks(texts.rules) as RulesOf<Id> }];
  });
}

/** The path of a tool in English. */
export const toolPath = (tool: ToolId): string => `/tools/${tool}`;

/** Links to all tools of a language, by their titles. */
export function toolLinks({ content, tools }: ToolLanguage): { href: string; text: string }[] {
  return toolIds.flatMap((id) => {
    const texts = tools[id];
    return texts ? [{ href: languageHref(content.id, toolPath(id)), text: texts.page.tool }] : [];
  });
}
