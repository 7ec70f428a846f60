import type { LaunchQuestion } from "@practice/site/content/launch-schema.ts";
import type { ToConfirm } from "@practice/site/content/to-confirm-schema.ts";
import { readableDay } from "@practice/site/practice/day.ts";
import type { ContentFile } from "./content-file.ts";
import type { Finding } from "./finding.ts";

export const questionsFile = "content/launch.yaml";
export const toConfirmFile = "content/to-confirm.yaml";

/**
 * The questions of `launch.yaml` that no one has confirmed, and those that are due again.
 * @param day today, `YYYY-MM-DD`
 */
export function openQuestions({ groups }: ContentFile, day: string): Finding[] {
  return groups.flatMap(({ line, of }): Finding[] => {
    const { id, question, source, confirmed, not, renew } = of as Partial<LaunchQuestion>;
    if (id === undefined || question === undefined || not !== undefined) return [];
    const finding = { file: questionsFile, line, field: id, source };
    if (!confirmed) {
      const write = "Write “Confirmed by” and “Confirmed on”, or “Why it does not apply”.";
      return [{ ...finding, kind: "question", found: question, write }];
    }
    const { by, on } = confirmed;
    if (on > day) {
      const write = "Under “Confirmed on” write the day on which it was.";
      const found = `${question} ${by} confirmed it on a day to come, ${readableDay(on)}.`;
      return [{ ...finding, kind: "question", found, write }];
    }
    if (renew === undefined || monthsAfter(on, renew) >= day) return [];
    const write = "Ask again, then write “Confirmed by” and the new day.";
    return [{ ...finding, kind: "renew", found: `${question} ${by} confirmed it on ${readableDay(on)}.`, write }];
  });
}

/**
 * The unsettled entries of `to-confirm.yaml`. An entry whose sample is still there is left out: the sample is its own
 * finding.
 * @param found what was found before
 */
export function openConfirmations({ groups }: ContentFile, found: readonly Finding[]): Finding[] {
  const isFound = ({ file, path }: ToConfirm["values"][number]) =>
    found.some((one) => ["sample", "missing"].includes(one.kind) && one.file === file && one.field === path);
  return groups.flatMap(({ line, of }): Finding[] => {
    const { id, kind, what, how, who = [], values = [], settled } = of as Partial<ToConfirm>;
    if (id === undefined || what === undefined || settled) return [];
    if (kind === "sample" && values.some(isFound)) return [];
    const write = `${how} (${who.join(", ")})`;
    return [{ kind: "confirm", file: toConfirmFile, line, field: id, found: what, write }];
  });
}

/** The files with a settled entry in `to-confirm.yaml`: the site goes live with them as they are. */
export function settledFiles({ groups }: ContentFile): Set<string> {
  const settled = groups.map(({ of }) => of as Partial<ToConfirm>).filter((entry) => entry.settled);
  return new Set(settled.flatMap(({ values = [] }) => values.map(({ file }) => file)));
}

/** The same day some months later, or the last of that month where it has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
