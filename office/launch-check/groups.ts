import { createHash } from "node:crypto";
import { isFileOf } from "@practice/site/content/check.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import type { Language } from "@practice/site/languages/language-schema.ts";
import { source, whyNotBuilt, whyToolNotBuilt } from "@practice/site/languages/languages.ts";
import { toolIds, translatedTools } from "@practice/site/languages/translated-tools.ts";
import type { ToolFrameTexts } from "@practice/site/tools/texts-schema.ts";
import { titleOf } from "#editor/entries.ts";
import type { EditorValues } from "#editor/api-types.ts";
import { sentenceOf } from "#editor/fields.ts";
import type { View } from "#editor/view.ts";
import { views } from "#editor/views.ts";
import type { ContentFile, Group } from "./content-file.ts";

/** Where each collection is, as `contentRules` has it. */
export type Collections = Readonly<Record<string, { path: string }>>;

/** One text that somebody has to read before a release. */
export type ReviewedText = {
  /** The file in `content/`, and the entry if the file has several: `glossary.yaml obel`. */
  id: string;
  file: string;
  line: number;
  field: string;
  /** What people call it: “Glossary: OBEL”. */
  name: string;
  /** The SHA-256 of what it says. */
  fingerprint: string;
  isGeneral: boolean;
  /** Who reviewed this text alone, as pages show it. */
  own?: { by: string; on: string };
  /** Why a release leaves a translation out. */
  leftOut?: string | undefined;
};

/** What a group is called, who reads it, and where the name of such a reader stands in a command. */
type Reader = { title: string; reader: string; name: string; isLanguage: boolean };

/** The texts that somebody reads. */
export type ReviewGroup = Reader & { id: string; texts: readonly ReviewedText[] };

type Page = Language & ToolFrameTexts;
type Fields = Readonly<Record<string, unknown>>;

const readers = {
  law: { title: "The law", reader: "An attorney", name: "First Last, Esq.", isLanguage: false },
  medicine: { title: "The medicine", reader: "A neurologist", name: "First Last, MD", isLanguage: false },
};

const law: readonly CollectionName[] = [
  "deadlineRules",
  "facts",
  "claim",
  "letters",
  "benefits",
  "processSteps",
  "coverageLimits",
  "onFoot",
  "comparison",
];
const medicine: readonly CollectionName[] = ["conditions", "services", "redFlags", "emgPreparation", "sampleReport"];
/** Most questions and articles say something of law and of medicine. */
const both: readonly CollectionName[] = ["faqs", "articles"];

/**
 * Who reads an entry of a collection: the glossary says its subject, a point of `guidance` what it was read in. What the
 * practice says of itself is the attorney's, as advertising (Education Law §6530(27)).
 */
function readersOf(name: CollectionName, { group, certainty, source: from = "" }: Fields): (keyof typeof readers)[] {
  if (both.includes(name)) return ["law", "medicine"];
  if (name === "glossary") return [group === "medical" ? "medicine" : "law"];
  if (name !== "guidance") return law.includes(name) ? ["law"] : medicine.includes(name) ? ["medicine"] : [];
  const isMedical = certainty === "reference" || /\b(?:medical|CDC|NIH|National Institutes?)\b/.test(String(from));
  return [isMedical ? "medicine" : "law"];
}

const toolTexts: readonly CollectionName[] = ["toolFrame", ...toolIds.map((id) => translatedTools[id].collection)];
const isTranslated = (name: CollectionName) => name === "languages" || toolTexts.includes(name);

/** Whether somebody has to read the texts of a collection. */
export const isReviewed = (name: CollectionName): boolean => isTranslated(name) || readersOf(name, {}).length > 0;

/** Of languages, for those who publish them and need not read them. */
const names = new Intl.DisplayNames("en", { type: "language" });

/** The law, the medicine and each other language, with their texts; a group without texts is left out. */
export function reviewGroups(read: ReadonlyMap<string, ContentFile>, collections: Collections): ReviewGroup[] {
  const found = Object.entries(collections).flatMap(([name, { path }]) =>
    [...read]
      .filter(([file]) => isFileOf(`content/${path}`, file))
      .flatMap(([file, content]) =>
        textsIn(name as CollectionName, file, content, read.get(`content/${path}${source}.yaml`)?.groups[0]),
      ),
  );
  const groups = Map.groupBy(found, ({ group }) => group);
  const languages = [...read].flatMap(([file, content]) => {
    if (!file.startsWith("content/languages/")) return [];
    const title = names.of(String(content.groups[0]?.of["language"])) ?? file;
    return [[idOf(file), { title, reader: "A translator", name: "First Last", isLanguage: true }] as const];
  });
  return [...Object.entries(readers), ...languages].flatMap(([id, group]) => {
    const texts = groups.get(id)?.map(({ text }) => text);
    return texts ? [{ id, ...group, texts }] : [];
  });
}

/** The SHA-256 of a group: a text that is added, removed or changed changes it. */
export const fingerprintOf = (texts: readonly ReviewedText[]): string =>
  hashOf(texts.map(({ id, fingerprint }) => [id, fingerprint]));

function textsIn(
  name: CollectionName,
  file: string,
  content: ContentFile,
  english: Group | undefined,
): { group: string; text: ReviewedText }[] {
  const keys = content.groups[0]?.keys === "*" ? "*" : name === "guidance" ? "points.*" : "";
  const entries = content.groups.filter((entry) => entry.keys === keys);
  if (!isTranslated(name))
    return entries.flatMap((entry) =>
      readersOf(name, entry.of).map((group) => ({ group, text: textOf(name, file, content, entry) })),
    );
  if (idOf(file) === source) return [];
  return entries.map((entry) => {
    const [page, original] = [entry, english ?? entry].map(({ of }) => of) as [Page, Page];
    const leftOut = name === "languages" ? whyNotBuilt(page, original) : whyToolNotBuilt(page, original);
    return { group: idOf(file), text: { ...textOf(name, file, content, entry), leftOut } };
  });
}

function textOf(
  name: CollectionName,
  file: string,
  content: ContentFile,
  { line, field, keys, of }: Group,
): ReviewedText {
  const view: View | undefined = Object.values<View>(views).find(({ from, only }) => !only && from.includes(name));
  const id = String(of["id"] ?? idOf(file));
  const title = titleOf(id, of as EditorValues) || sentenceOf(id);
  const isOnly = isTranslated(name) || !/[*]|\//.test(keys + file.slice("content/".length));
  const names = [name === "guidance" ? sentenceOf(idOf(file)) : "", isOnly ? "" : title].filter(Boolean);
  const { reviewer: by, reviewed: on } = of;
  return {
    ...{ file, line, field, isGeneral: /"certainty":"general"/.test(JSON.stringify(of)) },
    id: [file.replace("content/", ""), ...(keys === "" ? [] : [id])].join(" "),
    name: [view?.title ?? name, ...names].join(": "),
    fingerprint: hashOf([said(of), file.endsWith(".md") ? bodyOf(content) : ""]),
    ...(typeof by === "string" && typeof on === "string" && { own: { by, on } }),
  };
}

const idOf = (file: string) => file.replace(/^content\/([^/]+\/)?|(\/index)?\.\w+$/g, "");

const bodyOf = ({ values }: ContentFile) =>
  values.flatMap(({ field, text }) => (field === "text" ? [text] : [])).join(" ");

/** What a reader does not read: the place of an entry, and who reviewed or translated it. */
const unread = ["order", "reviewer", "reviewed", "state", "translator", "checker"];

const said = (of: Fields) => Object.fromEntries(Object.entries(of).filter(([key]) => !unread.includes(key)));

/** Of the values alone: the order of keys and how lines are broken do not matter. */
function hashOf(values: unknown): string {
  const plain = (_key: string, value: unknown): unknown => {
    if (typeof value === "string") return value.replace(/\s+/g, " ").trim();
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return createHash("sha256").update(JSON.stringify(values, plain)).digest("hex");
}
