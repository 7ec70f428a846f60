import {
  getClaim,
  getDeadlineRule,
  getDeadlineRules,
  getGuidance,
  getLawNote,
  getList,
  getPractice,
  getSentence,
} from "#content/astro.ts";
import { textsById } from "#content/points.ts";
import { claimData, type ClaimSource } from "#tools/claim/claim-texts.ts";
import type { ClaimTexts } from "#tools/claim/texts-schema.ts";
import { withoutBreaks } from "#content/filled-in.ts";
import { builtLanguages, languageLink, source } from "./languages.ts";
import {
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
import type { Reviewable } from "#content/source-and-review.ts";
import type { Language } from "./language-schema.ts";
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

/** What the field of the home page works with: the limit for written notice, and what is said of it. */
export async function getCrashDayData() {
  const { limit, unit } = await getDeadlineRule("noticeLimit");
  return {
    notice: { limit, unit },
    late: await getSentence("deadline-results", "late"),
    texts: textsById(await getGuidance("crash-day")) as Record<"send" | "unsent", string>,
    days: (await getToolFrame()).days,
  };
}

/** The rules of the claim tool in English. */
async function getClaimSource(): Promise<ClaimSource> {
  const guidance = {
    "get-examined": await getGuidance("get-examined"),
    "notice-letter": await getGuidance("notice-letter"),
    "counting-days": await getGuidance("counting-days"),
  };
  return {
    claim: await getClaim(),
    limits: await getDeadlineRules(),
    pages: await getList("officialPages"),
    pointsOf: (id) => guidance[id as keyof typeof guidance],
  };
}

/** What the claim tool works with, in one language. */
export async function getClaimData(texts: ClaimTexts) {
  return withoutBreaks(claimData(await getClaimSource(), texts, await getToolTexts("claim")));
}

/** The claim tool in each language in which it is built. */
export async function getTranslatedClaims() {
  return getTranslatedTool("claim", await getClaim());
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
  return all.map((texts) => {
    const { lead, reasons, reasonsNote, sections } = texts;
    return { ...texts, ...withoutBreaks({ lead, reasons, reasonsNote, sections }, texts.id) };
  });
}

async function getAllTexts<Id extends ToolId>(tool: Id): Promise<ToolTexts[Id][]> {
  return (await getList<ToolCollection>(translatedTools[tool].collection)) as ToolTexts[Id][];
}
