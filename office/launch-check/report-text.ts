import { type Finding, type FindingKind, findingKinds, isBlocking } from "./finding.ts";
import type { Report } from "./report.ts";
import type { ReviewState } from "./reviews.ts";

/** A report as text for a terminal; it ends with one line that says whether the site is ready. */
export function reportText({ findings, groups }: Report): string {
  const parts = (Object.entries(findingKinds) as [FindingKind, string][]).flatMap(([kind, title]) => {
    const found = findings.filter((finding) => finding.kind === kind);
    if (found.length === 0) return [];
    const [write = "", ...others] = new Set(found.map((one) => one.write));
    const entries = found.map((one) => entryOf(one, others.length > 0, groups));
    return [[`${title} (${found.length})`, ...entries, ...(others.length > 0 ? [] : [`  → ${write}`])].join("\n")];
  });
  const open = findings.filter(isBlocking).length;
  const last = open > 0 ? `Not ready to go live: ${open} found.` : "Ready to go live.";
  return [...parts, last].join("\n\n");
}

function entryOf(finding: Finding, isAdvised: boolean, groups: readonly ReviewState[]): string {
  const { file, line, field, found, write, source } = finding;
  const place = [line ? `${file}:${line}` : file, field].filter(Boolean).join(" ");
  const lines = [found, ...(isAdvised ? [`→ ${write}`] : []), ...(source ? [`[${source}]`] : [])];
  const group = groups.find(({ id }) => id === finding.group);
  if (group) lines.push(`The list: npm run launch-check -- --group ${group.id}`);
  // Whoever leaves the name as it is finds it among the samples.
  if (group && finding.kind !== "translation")
    lines.push(`The record: npm run launch-check -- --reviewed ${group.id} --by '${group.name}'`);
  return [`  ${place}`, ...lines.map((one) => `    ${one}`)].join("\n");
}

/** A group of texts for whoever reads them: each with its place, and a star at those that are open. */
export function groupText({ said, texts, open }: ReviewState): string {
  const isOpen = new Set(open.map(({ id }) => id));
  const lines = texts.map(({ id, name, file, line, isGeneral }) => {
    const note = isGeneral ? " (from general knowledge)" : "";
    return `${isOpen.has(id) ? "*" : " "} ${name}${note}\n    ${file}:${line}`;
  });
  return [said, "", ...lines, "", `${texts.length} texts, * ${open.length} not reviewed, or changed since`].join("\n");
}
