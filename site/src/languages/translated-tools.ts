import type { DeadlineTexts } from "#tools/deadlines/texts-schema.ts";
import type { Language } from "./language-schema.ts";
import type { NoticeLetterTexts } from "#tools/letter/texts-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import type { WhoPaysTexts } from "#tools/who-pays/texts-schema.ts";
import { withoutBreaks } from "#content/filled-in.ts";
import { builtLanguages, builtTools, languageHref } from "./languages.ts";

/**
 * The translatable tools, by the last segment of their paths, which is also their folder in `content/`: the collection
 * of their texts, and the placeholders that the tool itself fills in.
 */
export const translatedTools = {
  deadlines: {
    collection: "deadlineTexts",
    fields: [
      ...["party", "what", "time", "from", "text", "source", "ask", "limit", "days", "day", "act", "because", "step"],
      ...["holiday", "duty", "left", "late", "link", "when", "answers", "question", "answer", "letter", "insurer"],
    ],
  },
  "who-pays": { collection: "whoPaysTexts", fields: ["number", "most", "source", "ask"] },
  "notice-letter": { collection: "noticeLetterTexts", fields: ["number", "most", "example", "title", "find"] },
} as const;

/** The texts of each of them in one language, named after its file. */
export type ToolTexts = { "who-pays": WhoPaysTexts; "notice-letter": NoticeLetterTexts; deadlines: DeadlineTexts };
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

/** The texts of a rule, by its id. */
export function textsNamed<T extends { id: string }>(texts: readonly T[], id: string): T {
  const found = texts.find((one) => one.id === id);
  if (!found) throw new Error(`A translation has no texts of “${id}”.`);
  return found;
}

/** The path of a tool in English. */
export const toolPath = (tool: ToolId): string => `/tools/${tool}`;

/** A link to another tool: in the same language if available, otherwise to the English one, marked as English. */
export function linkToTool({ content, frame, tools }: ToolLanguage, tool: ToolId, text: string) {
  const path = toolPath(tool);
  return tool in tools
    ? { href: languageHref(content.id, path), text }
    : { href: path, text: `${text} ${frame.inEnglish}` };
}

/** The same for a sentence with its link in [brackets]. */
export function sentenceToTool(language: ToolLanguage, tool: ToolId, sentence: string) {
  const [before = "", link = "", after = ""] = sentence.split(/[[\]]/);
  const { href, text } = linkToTool(language, tool, link);
  return { href, text: `${before}[${text}]${after}` };
}

/** Links to all tools of a language, by their titles. */
export function toolLinks({ content, tools }: ToolLanguage): { href: string; text: string }[] {
  return toolIds.flatMap((id) => {
    const texts = tools[id];
    return texts ? [{ href: languageHref(content.id, toolPath(id)), text: texts.page.tool }] : [];
  });
}
