import { encodingOf, type ContentFiles } from "@practice/site/content/check.ts";
import type { LaunchAnswer, LaunchFinding } from "#publish/api-types.ts";
import { type Finding, type FindingKind, findingKinds, isBlocking } from "#launch-check/finding.ts";
import { launchReport } from "#launch-check/report.ts";
import { collectionsOf, entriesOf, isShown, whyUnreadable } from "./entries.ts";
import { Refused } from "./guard.ts";
import { shownOf } from "./read.ts";
import { views } from "./views.ts";

/**
 * What keeps the site from going live, each with the entry where it can be changed.
 * @param day today, `YYYY-MM-DD`
 * @throws {Refused} when a file cannot be read: the report would not be of all content
 */
export function launchAnswer(files: ContentFiles, day: string): LaunchAnswer {
  const texts = [...files.keys()].filter((path) => encodingOf(path) === "utf8");
  const mistake = texts.map((path) => whyUnreadable(path, files)).find((text) => text !== undefined);
  if (mistake) throw new Refused(409, mistake);
  const found = launchReport({ files, collections: collectionsOf(files), day });
  const kinds = Object.entries(findingKinds).map(([kind, title]) => ({
    title,
    isAdvice: !isBlocking({ kind: kind as FindingKind }),
    findings: found.filter((one) => one.kind === kind).map((one) => shown(one, files)),
  }));
  return { kinds: kinds.filter(({ findings }) => findings.length > 0) };
}

function shown({ kind: _kind, ...finding }: Finding, files: ContentFiles): LaunchFinding {
  const entry = entryOf(finding, files);
  return entry ? { ...finding, entry } : finding;
}

function entryOf({ file, field }: LaunchFinding, files: ContentFiles): LaunchFinding["entry"] {
  const [first = ""] = field.split(".");
  for (const name of Object.keys(views)) {
    const subject = shownOf(name, files);
    const place = subject?.places.find(
      ({ path, id, index }) =>
        `content/${path}` === file && (index === undefined ? !first || isShown(first, subject.view) : id === first),
    );
    if (!subject || !place) continue;
    const { title = "" } = entriesOf(subject.view, subject.places, files).find(({ id }) => id === place.id) ?? {};
    return { collection: name, id: place.id, title };
  }
  return undefined;
}
