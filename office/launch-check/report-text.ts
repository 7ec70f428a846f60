import { type Finding, type FindingKind, findingKinds, isBlocking } from "./finding.ts";

/** Kinds that can have hundreds of findings with the same text: one line per file. */
const inLines: readonly FindingKind[] = ["likely", "unreviewed"];

/** A report as text for a terminal; it ends with one line that says whether the site is ready. */
export function reportText(findings: readonly Finding[]): string {
  const kinds = Object.entries(findingKinds) as [FindingKind, string][];
  const parts = kinds.flatMap(([kind, title]) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return found.length > 0 ? [{ kind, title, found }] : [];
  });
  const whole = parts.map(({ kind, title, found }) => {
    const advice = new Set(found.map(({ write }) => write));
    const entries = inLines.includes(kind) ? filesOf(found) : found.map((one) => entryOf(one, advice.size > 1));
    return [`${title} (${found.length})`, ...entries, ...(advice.size > 1 ? [] : [`  → ${[...advice][0]}`])].join("\n");
  });
  const open = findings.filter(isBlocking).length;
  const last = open > 0 ? `Not ready to go live: ${open} found.` : "Ready to go live.";
  return [...whole, last].join("\n\n");
}

function entryOf({ file, line, field, found, write, source }: Finding, isAdvised: boolean): string {
  const place = [line ? `${file}:${line}` : file, field].filter(Boolean).join(" ");
  const lines = [found, ...(isAdvised ? [`→ ${write}`] : []), ...(source ? [`[${source}]`] : [])];
  return [`  ${place}`, ...lines.map((one) => `    ${one}`)].join("\n");
}

function filesOf(found: readonly Finding[]): string[] {
  const files = Map.groupBy(found, ({ file }) => file);
  return [...files].map(
    ([file, ones]) => `  ${file}: ${ones.length > 1 ? "lines" : "line"} ${ones.map(({ line }) => line).join(", ")}`,
  );
}
