import type { z } from "astro/zod";
import { encodingOf } from "@practice/site/content/check.ts";
import type { ToConfirm } from "@practice/site/content/to-confirm-schema.ts";
import { pictureSlots } from "@practice/site/pictures/picture-schema.ts";
import { type ContentFile, readContentFile } from "./content-file.ts";
import { type Finding, findingKinds } from "./finding.ts";
import { openConfirmations, openQuestions, questionsFile, toConfirmFile } from "./questions.ts";
import { reviewableGroups, reviewsIn } from "./reviews.ts";
import { type NamedSample, samplesIn } from "./samples.ts";
import { translationsIn } from "./translations.ts";

type Content = {
  /** The texts of all files in `content/`, by path; valid by their schemas. */
  files: ReadonlyMap<string, string>;
  /** Where each collection is, and what its schema is, as `contentRules` has them. */
  collections: Readonly<Record<string, { path: string; schema: z.ZodType }>>;
  /** Today, `YYYY-MM-DD`. */
  day: string;
};

/** What in `content/` keeps the site from going live, in the order of the kinds, the files and the lines. */
export function launchReport({ files, collections, day }: Content): Finding[] {
  const texts = [...files].filter(([path]) => encodingOf(path) === "utf8");
  const read = new Map(texts.map(([path, text]) => [`content/${path}`, readContentFile(path, text)]));
  const toConfirm = read.get(toConfirmFile) ?? nothing;
  const named = namedSamples(toConfirm);
  const found = [...read].flatMap(([file, content]) => {
    if (file === questionsFile || file === toConfirmFile) return [];
    return [...samplesIn(file, content, named.get(file) ?? []), ...reviewsIn(file, content, reviewable(file), day)];
  });
  found.push(...messagesUndelivered(read.get(practiceFile) ?? nothing));
  found.push(...physicianMissing(files.get("practice.yaml") ?? "", read.get(practiceFile) ?? nothing));
  found.push(...picturesMissing(files.get("pictures.yaml") ?? "", read.get(picturesFile) ?? nothing));
  found.push(...translationsIn(read, settledFiles(toConfirm)));
  found.push(...openConfirmations(toConfirm, found), ...openQuestions(read.get(questionsFile) ?? nothing, day));
  const kinds = Object.keys(findingKinds);
  return found.sort(
    (first, second) =>
      kinds.indexOf(first.kind) - kinds.indexOf(second.kind) ||
      first.file.localeCompare(second.file, "en") ||
      first.line - second.line,
  );

  /** The paths of the groups in a file that may name a reviewer. */
  function reviewable(file: string): ReadonlySet<string> {
    const path = file.replace("content/", "");
    const collection = Object.values(collections).find((one) => path === one.path || isIn(one.path, path));
    const isList = collection && !collection.path.endsWith("/") && read.get(file)?.groups[0]?.keys === "*";
    const steps = collection ? reviewableGroups(collection.schema) : [];
    return new Set(isList ? steps.map((step) => (step ? `*.${step}` : "*")) : steps);
  }
}

const practiceFile = "content/practice.yaml";
const picturesFile = "content/pictures.yaml";
const nothing: ContentFile = { values: [], groups: [], comments: [] };

function isIn(folder: string, path: string): boolean {
  return folder.endsWith("/") && path.startsWith(folder);
}

/** By file, the unsettled values that `to-confirm.yaml` lists as samples. */
function namedSamples({ groups }: ContentFile): Map<string, NamedSample[]> {
  const entries = groups.map(({ of }) => of as Partial<ToConfirm>);
  const named = entries.flatMap(({ kind, how = "", values = [], settled }) =>
    kind === "sample" && !settled
      ? values.map(({ file, path = "", sample }) => ({ file, field: path, sample, how }))
      : [],
  );
  return Map.groupBy(named, ({ file }) => file);
}

/** The files with a settled entry in `to-confirm.yaml`. */
function settledFiles({ groups }: ContentFile): Set<string> {
  const settled = groups.map(({ of }) => of as Partial<ToConfirm>).filter((entry) => entry.settled);
  return new Set(settled.flatMap(({ values = [] }) => values.map(({ file }) => file)));
}

/** A site that delivers no message, and says so, is for looking at only. */
function messagesUndelivered({ values }: ContentFile): Finding[] {
  const chosen = values.find(({ field, text }) => field === "messageDelivery" && text === "off");
  if (!chosen) return [];
  return [
    {
      kind: "missing",
      file: practiceFile,
      line: chosen.line,
      field: chosen.field,
      found: "The form delivers no messages, and then says “Message Sent!”.",
      write: "Write “server” where our own program runs, or “email” on a host that only serves files.",
    },
  ];
}

/** Places without a picture: people like to see who examines them, and where. */
function picturesMissing(text: string, { groups }: ContentFile): Finding[] {
  const places = (groups[0]?.of ?? {}) as Record<string, { file?: string }>;
  return Object.entries(pictureSlots)
    .filter(([field]) => places[field] && !places[field].file)
    .map(([field, { title }]) => ({
      kind: "advice",
      file: picturesFile,
      line: lineMatching(text, new RegExp(`^${field}:`)),
      field,
      found: `There is no picture of this: ${title}.`,
      write: "Put your own photograph in, with the editor. Until then a drawing or nothing takes its place.",
    }));
}

/** The number of the first line of a file that matches, from 1; 0 if none does. */
const lineMatching = (text: string, pattern: RegExp) => text.split("\n").findIndex((one) => pattern.test(one)) + 1;

function physicianMissing(text: string, { groups }: ContentFile): Finding[] {
  if (groups[0]?.of["physician"]) return [];
  return [
    {
      kind: "missing",
      file: practiceFile,
      line: lineMatching(text, /^#\s*physician:/),
      field: "physician",
      found: "No physician is named.",
      write: "Write name with degree, board, license and its page, as the State’s look-up has them.",
      source: "General Business Law §350-b; Education Law §6530",
    },
  ];
}
