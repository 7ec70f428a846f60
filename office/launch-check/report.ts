import { encodingOf } from "@practice/site/content/check.ts";
import type { GroupReview } from "@practice/site/content/group-review-schema.ts";
import { pictureSlots } from "@practice/site/pictures/picture-schema.ts";
import { type ContentFile, readContentFile } from "./content-file.ts";
import { type Finding, findingKinds } from "./finding.ts";
import { type Collections, reviewGroups } from "./groups.ts";
import { openConfirmations, openQuestions, questionsFile, settledFiles, toConfirmFile } from "./questions.ts";
import { type ReviewState, reviewsFile, reviewState } from "./reviews.ts";
import { namedSamples, samplesIn } from "./samples.ts";

type Content = {
  /** The texts of all files in `content/`, by path; valid by their schemas. */
  files: ReadonlyMap<string, string>;
  collections: Collections;
  /** Today, `YYYY-MM-DD`. */
  day: string;
};

/** What keeps the site from going live, in the order of the kinds, the files and the lines; and every group of texts. */
export type Report = { findings: Finding[]; groups: ReviewState[] };

/** What in `content/` keeps the site from going live, and which texts somebody has to read. */
export function launchReport({ files, collections, day }: Content): Report {
  const texts = [...files].filter(([path]) => encodingOf(path) === "utf8");
  const read = new Map(texts.map(([path, text]) => [`content/${path}`, readContentFile(path, text)]));
  const at = (file: string) => read.get(file) ?? { values: [], groups: [], comments: [] };
  const toConfirm = at(toConfirmFile);
  const named = namedSamples(toConfirm);
  const reviews = at(reviewsFile).groups.flatMap(({ keys, of, line }) =>
    keys === "*" ? [{ ...(of as GroupReview), line }] : [],
  );
  const settled = settledFiles(toConfirm);
  const groups = reviewGroups(read, collections).map((group) =>
    reviewState(group, { last: reviews.find(({ id }) => id === group.id), day, settled }),
  );
  const found = [
    ...[...read].flatMap(([file, content]) =>
      file === questionsFile || file === toConfirmFile ? [] : samplesIn(file, content, named.get(file) ?? []),
    ),
    ...messagesUndelivered(at(practiceFile)),
    ...physicianMissing(at(practiceFile)),
    ...picturesMissing(at(picturesFile)),
    ...groups.flatMap(({ finding }) => finding ?? []),
  ];
  found.push(...openConfirmations(toConfirm, found), ...openQuestions(at(questionsFile), day));
  const kinds = Object.keys(findingKinds);
  const findings = found.sort(
    (first, second) =>
      kinds.indexOf(first.kind) - kinds.indexOf(second.kind) ||
      first.file.localeCompare(second.file, "en") ||
      first.line - second.line,
  );
  return { findings, groups };
}

const practiceFile = "content/practice.yaml";
const picturesFile = "content/pictures.yaml";

/** A site that delivers no message, and says so, is for looking at only. */
function messagesUndelivered({ values }: ContentFile): Finding[] {
  const chosen = values.find(({ field, text }) => field === "messageDelivery" && text === "off");
  if (!chosen) return [];
  const found = "The form delivers no messages, and then says “Message Sent!”.";
  const write =
    "Under “Delivery of messages” choose “Server” where our own program runs, or “Email” on a host that only serves files.";
  return [{ kind: "missing", file: practiceFile, line: chosen.line, field: chosen.field, found, write }];
}

/** Places without a picture: people like to see who examines them, and where. */
function picturesMissing({ groups }: ContentFile): Finding[] {
  const titles = new Map(Object.entries(pictureSlots).map(([field, { title }]) => [field, title]));
  const write = "Put your own photograph in, with the editor. Until then a drawing or nothing takes its place.";
  return groups.flatMap(({ field, line, of }): Finding[] => {
    const found = `There is no picture of this: ${titles.get(field)}.`;
    const isMissing = titles.has(field) && !of["file"];
    return isMissing ? [{ kind: "advice", file: picturesFile, line, field, found, write }] : [];
  });
}

function physicianMissing({ groups, comments }: ContentFile): Finding[] {
  if (groups[0]?.of["physician"]) return [];
  const line = comments.find(({ text }) => text.startsWith("physician:"))?.line ?? 0;
  const write = "Write name with degree, board, license and its page, as the State’s look-up has them.";
  const source = "General Business Law §350-b; Education Law §6530";
  return [
    { kind: "missing", file: practiceFile, line, field: "physician", found: "No physician is named.", write, source },
  ];
}
