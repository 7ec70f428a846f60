/** The kinds of what can stand in the way of going live, in the order in which a report lists them, each with its title. */
export const findingKinds = {
  sample: "Sample values",
  missing: "Missing",
  mark: "Values with a mark beside them",
  confirm: "To be settled for a text or a value; then write under “settled” who did, and when",
  question: "Questions that no one has confirmed",
  renew: "Confirmed too long ago",
  likely: "Rules known only from general knowledge",
  unreviewed: "Texts without a reviewer",
  "old-review": "Texts reviewed more than 12 months ago",
  live: "On the live site",
} as const;

export type FindingKind = keyof typeof findingKinds;

/** One thing that stands in the way of going live. */
export type Finding = {
  kind: FindingKind;
  /** A file of `content/` from the project’s root; of the live site, the address. */
  file: string;
  /** 0 where there is none. */
  line: number;
  /** As `phone`, or `diagnostics.url` in a list; empty where a comment or the whole file is meant. */
  field: string;
  found: string;
  /** What to do or to write. */
  write: string;
  /** The law or the custom that asks for it, where there is one. */
  source?: string;
};
