import type { LaunchFinding } from "#publish/api-types.ts";

/** The kinds of findings, in the order in which a report lists them, each with its title. */
export const findingKinds = {
  sample: "Sample values",
  missing: "Missing",
  mark: "Values with a mark beside them",
  confirm: "To be settled for a text or a value; then write “Settled by” and “Settled on”",
  question: "Questions that no one has confirmed",
  renew: "Confirmed too long ago",
  unreviewed: "Texts that nobody has reviewed",
  "old-review": "Texts reviewed more than 12 months ago",
  translation: "Languages that a release leaves out",
  changed: "Changed since the review, which keeps nothing from going live",
  advice: "Advice, which keeps nothing from going live",
} as const;

export type FindingKind = keyof typeof findingKinds;

/** Whether a finding keeps the site from going live. */
export const isBlocking = ({ kind }: Pick<Finding, "kind">) => kind !== "advice" && kind !== "changed";

/** One thing that keeps the site from going live, or advice; `group` is the id of the group of texts that it is about. */
export type Finding = Omit<LaunchFinding, "entry"> & { kind: FindingKind; group?: string };
