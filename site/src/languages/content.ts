import { getDeadlineRules, getGuidance, getLawNote, getList, getPractice, getWhoPays } from "#content/astro.ts";
import {
  deadlineLabels,
  rulesInLanguage,
  translatedDeadlines,
  type Results,
} from "#tools/deadlines/deadline-translations.ts";
import { withoutBreaks } from "#content/filled-in.ts";
import { translatedFinder } from "#tools/who-pays/finder-texts.ts";
import { englishLetter, letterPage, translatedLetter } from "#tools/letter/letter-texts.ts";
import { toolRules } from "#tools/deadlines/no-fault-deadlines.ts";
import { builtLanguages, languageLink, source } from "./languages.ts";
import { textsById } from "#content/points.ts";
import {
  linkToTool,
  toolIds,
  toolLanguages,
  toolLinks,
  toolPath,
  translatedTools,
  withTool,
  type ToolCollection,
  type ToolId,
  type ToolLanguage,
  type ToolTexts,
  type WrittenTools,
} from "./translated-tools.ts";
import { addresseesIn, finderRules } from "#tools/who-pays/who-pays.ts";
import type { Reviewable } from "#content/source-and-review.ts";
import type { Language } from "./language-schema.ts";
import type { LetterTexts } from "#tools/letter/texts-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";

/** The English texts that every other language translates. */
export async function getSourceLanguage(): Promise<Language> {
  return (await getAll()).find(({ id }) => id === source) as Language;
}

/** The languages that have a page in this build, in the order in which they are listed. */
export async function getLanguages(): Promise<Language[]> {
  const { site } = await getPractice();
  return builtLanguages(await getAll(), site);
}

/** Links to all of them, by the names that their readers know: from a tool to the tool in their language, if it has it. */
export async function getLanguageLinks(path?: string) {
  const tool = toolIds.find((id) => toolPath(id) === path);
  // Not read for the other pages: the texts of all tools cost more than the rest of a page.
  const ids = tool && withTool(await getToolLanguages(), tool).map(({ content }) => content.id);
  return (await getLanguages()).map((language) =>
    languageLink(language, ids?.includes(language.id) ? path : undefined),
  );
}

/** What a tool says in English around its rules. */
export async function getToolTexts<Id extends ToolId>(tool: Id): Promise<ToolTexts[Id]> {
  return (await getAllTexts(tool)).find(({ id }) => id === source) as ToolTexts[Id];
}

/** What every tool says around itself in English. */
export async function getToolFrame(): Promise<ToolFrameTexts> {
  return (await getList("toolFrame")).find(({ id }) => id === source) as ToolFrameTexts;
}

/** The languages in which there are tools in this build. */
async function getToolLanguages(): Promise<ToolLanguage[]> {
  const { site } = await getPractice();
  const written = await Promise.all(toolIds.map(async (tool) => [tool, await getAllTexts(tool)] as const));
  const tools = Object.fromEntries(written) as unknown as WrittenTools["tools"];
  return toolLanguages({ languages: await getAll(), frames: await getList("toolFrame"), tools }, site);
}

/** A tool in each language in which it is built, with what its page has besides. */
async function getTranslatedTool<Id extends ToolId>(id: Id, ...others: readonly Reviewable[]) {
  const tools = withTool(await getToolLanguages(), id);
  const ids = tools.map(({ content }) => content.id);
  const english = await getSourceLanguage();
  const isReviewed = (await getLawNote(...others)) !== (await getPractice()).unreviewed.law;
  return tools.map((tool) => {
    const { title, description, tool: name, without } = tool.texts.page;
    const note = isReviewed ? "" : tool.frame.unreviewed;
    return {
      ...tool,
      english,
      shell: { path: toolPath(id), title, description, ids },
      framed: { title: name, without, note, texts: tool.frame },
    };
  });
}

/** The pages of a tool, as Astro asks for them. */
export const languagePaths = <T extends { content: Language }>(tools: readonly T[]) =>
  tools.map((tool) => ({ params: { language: tool.content.id }, props: { tool } }));

/** Links from a language's page to the tools that are built in it. */
export async function getToolLinks({ id }: Language): Promise<{ href: string; text: string }[]> {
  return (await getToolLanguages()).filter(({ content }) => content.id === id).flatMap(toolLinks);
}

/** What the dates tool works with in English. */
export async function getDeadlinesData() {
  return {
    rules: toolRules(await getDeadlineRules()),
    texts: deadlineLabels(await getToolTexts("deadlines")),
    results: textsById(await getGuidance("deadline-results")) as Results,
    problems: (await getToolFrame()).days,
  };
}

/** What “Who pays?” works with in English. */
export async function getFinderData() {
  const { form, result } = await getToolTexts("who-pays");
  return { rules: finderRules(await getWhoPays(), await getList("coverageLimits")), texts: { form, result } };
}

/** What the letter tool works with in English, and the letter as sent to the insurer. */
export async function getLetterData() {
  const english = await getToolTexts("notice-letter");
  const { steps, folded, labels, hints, form, errors, paper, send } = english;
  const sentences = textsById(await getGuidance("notice-letter")) as LetterTexts["sentences"];
  return {
    texts: { steps, folded, labels, hints, form, errors, paper, send },
    days: (await getToolFrame()).days,
    letter: englishLetter(english, sentences),
    addressees: addresseesIn((await getWhoPays()).results),
  };
}

/** What the field of the home page works with: the limit for written notice, and what is said of it. */
export async function getCrashDayData() {
  const { late } = textsById(await getGuidance("deadline-results")) as Results;
  return {
    rules: toolRules(await getDeadlineRules()).filter(({ id }) => id === "noticeLimit"),
    late: late.split(/(?<=\.) /, 1)[0] ?? "",
    texts: textsById(await getGuidance("crash-day")) as Record<"send" | "unsent", string>,
    days: (await getToolFrame()).days,
  };
}

/** The dates tool in each language in which it is built: its island, and what its page has of the time limits. */
export async function getTranslatedDeadlines() {
  const rules = await getDeadlineRules();
  return (await getTranslatedTool("deadlines")).map((tool) => ({
    ...tool,
    island: translatedDeadlines(rules, tool),
    texts: { ...tool.texts, limit: withoutBreaks(tool.texts.limit) },
    limits: rulesInLanguage(rules, tool.rules.limits),
    links: {
      letter: linkToTool(tool, "notice-letter", tool.texts.late.letter),
      insurer: linkToTool(tool, "who-pays", tool.texts.late.insurer),
    },
  }));
}

/** “Who pays?” in each language in which it is built, with what its code has of it. */
export async function getTranslatedFinders() {
  const rules = await getWhoPays();
  return (await getTranslatedTool("who-pays", rules)).map((tool) => ({
    ...tool,
    finder: translatedFinder(rules, tool),
  }));
}

/** The letter tool in each language in which it is built: its island, and what its page shows beside it. */
export async function getTranslatedLetters() {
  const { letter } = await getLetterData();
  const { results } = await getWhoPays();
  return (await getTranslatedTool("notice-letter")).map((tool) => ({
    ...tool,
    island: translatedLetter(letter, results, tool),
    shown: letterPage(tool),
  }));
}

/** What a tool says in its language while its code is late, or when it stops working. */
export const statusTexts = ({ errorTitle, error, call, written, waiting, failed }: ToolFrameTexts) => ({
  unexpected: { tone: "bad" as const, title: errorTitle, text: error },
  call,
  written,
  status: { waiting, failed },
});

async function getAll(): Promise<Language[]> {
  const all = await getList("languages");
  return all.map((texts) => ({ ...texts, sections: withoutBreaks(texts.sections, texts.id) }));
}

async function getAllTexts<Id extends ToolId>(tool: Id): Promise<ToolTexts[Id][]> {
  return (await getList<ToolCollection>(translatedTools[tool].collection)) as ToolTexts[Id][];
}
