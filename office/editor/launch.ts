import { contentFiles, encodingOf, type ContentFiles } from "@practice/site/content/check.ts";
import { groupReviewSchema } from "@practice/site/content/group-review-schema.ts";
import type { LaunchAnswer, LaunchEntry } from "#publish/api-types.ts";
import { findingKinds, isBlocking } from "#launch-check/finding.ts";
import { fingerprintOf } from "#launch-check/groups.ts";
import { launchReport } from "#launch-check/report.ts";
import { withReview } from "#launch-check/reviews.ts";
import type { MistakesAnswer, RefusedAnswer } from "./api-types.ts";
import { collectionsOf, entriesOf, isShown, whyUnreadable } from "./entries.ts";
import { Refused } from "#inbox/guard.ts";
import { change, text } from "./operation.ts";
import { mistakeOf } from "./problems.ts";
import { shownOf } from "./read.ts";
import { views } from "./views.ts";

/**
 * What keeps the site from going live, each with the entry where it can be changed, and the groups of texts that
 * somebody reads.
 * @param day today, `YYYY-MM-DD`
 * @throws {Refused} when a file cannot be read: the report would not be of all content
 */
export function launchAnswer(files: ContentFiles, day: string): LaunchAnswer {
  const texts = [...files.keys()].filter((path) => encodingOf(path) === "utf8");
  const mistake = texts.map((path) => whyUnreadable(path, files)).find((text) => text !== undefined);
  if (mistake) throw new Refused(409, mistake);
  const { findings, groups } = launchReport({ files, collections: collectionsOf(files), day });
  const entryOf = entriesIn(files);
  const kinds = Object.entries(findingKinds).map(([kind, title]) => ({
    title,
    findings: findings
      .filter((one) => one.kind === kind && !one.group)
      .map(({ kind: _kind, ...finding }) => ({ ...finding, ...entryOf(finding) })),
  }));
  return {
    day,
    count: findings.filter(isBlocking).length,
    kinds: kinds.filter((kind) => kind.findings.length > 0),
    groups: groups.map(({ id, title, said, finding, texts, open }) => ({
      ...{ id, title, said, write: finding?.write ?? "", fingerprint: fingerprintOf(texts) },
      keepsOffline: finding !== undefined && isBlocking(finding),
      texts: open.flatMap((text) => {
        const { entry } = entryOf(text);
        return entry ? [{ ...entry, title: text.name }] : [];
      }),
    })),
  };
}

/** Finds the entry of the editor that a place in a file belongs to; for a comment between entries, their list. */
function entriesIn(files: ContentFiles) {
  const subjects = Object.keys(views).flatMap((name) => shownOf(name, files) ?? []);
  return ({ file, field }: { file: string; field: string }): { entry?: LaunchEntry } => {
    const [first = ""] = field.split(".");
    for (const { name, view, places } of subjects) {
      // Where no field is named, the subject that shows a part of the file is not the one that people think of.
      const inFile = first || !view.only ? places.filter(({ path }) => `content/${path}` === file) : [];
      const place = inFile.find(({ id, index }) =>
        index === undefined ? !first || isShown(first, view) : id === first,
      );
      if (place) {
        const title = entriesOf(view, [place], files)[0]?.title ?? "";
        return { entry: { collection: name, id: place.id, title } };
      }
      if (!first && inFile.length > 0) return { entry: { collection: name, title: view.title } };
    }
    return {};
  };
}

type Reply =
  { status: 200; body: LaunchAnswer } | { status: 409; body: RefusedAnswer } | { status: 422; body: MistakesAnswer };

const review = { group: text, by: text, on: text, fingerprint: text };

/** Records that somebody has read a group of texts, unless one of them has changed since the page showed them. */
export const recordReview = change(review, ({ root, write, day }, { group: id, by, on, fingerprint }): Reply => {
  const files = contentFiles(root);
  const { groups } = launchReport({ files, collections: collectionsOf(files), day });
  const group = groups.find((one) => one.id === id);
  if (!group || fingerprintOf(group.texts) !== fingerprint) return { status: 409, body: { problem: changedMeanwhile } };
  const result = groupReviewSchema.pick({ by: true, on: true }).safeParse({ by, on });
  const mistakes = (result.error?.issues ?? []).map((issue) => mistakeOf(issue, { by, on }));
  if (result.success && on > day)
    mistakes.push({ path: ["on"], text: "This day is still to come. Write the day on which the last text was read." });
  if (!result.success || mistakes.length > 0) return { status: 422, body: { mistakes, general: [] } };
  write(new Map([["reviews.yaml", withReview(files.get("reviews.yaml") ?? "[]", group, result.data)]]));
  return { status: 200, body: launchAnswer(contentFiles(root), day) };
});

const changedMeanwhile =
  "One of these texts has changed since this page was opened. Load the page again, look at what changed, then record it.";
