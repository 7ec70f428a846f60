import type { LaunchFinding } from "#publish/api-types.ts";

/** The kinds of findings, in the order in which a report lists them, each with its title. */
export const findingKinds = {
  sample: "Sample values",
  missing: "Missing",
  mark: "Values with a mark beside them",
  confirm: "To be settled for a text or a value; then write under “settled” who did, and when",
  question: "Questions that no one has confirmed",
  renew: "Confirmed too long ago",
  likely: "Rules known only from general knowledge",
  translation: "Pages in other languages that a release leaves out",
  unreviewed: "Texts without a reviewer",
  "old-review": "Texts reviewed more than 12 months ago",
  live: "On the live site",
  advice: "Advice, which keeps nothing from going live",
} as const;

export type FindingKind = keyof typeof findingKinds;

/** Whether a finding keeps the site from going live. */
export const isBlocking = ({ kind }: Pick<Finding, "kind">) => kind !== "advice";

/** One thing that keeps the site from going live, or advice. */
export type Finding = Omit<LaunchFinding, "entry"> & { kind: FindingKind };
