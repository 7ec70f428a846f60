/*
 * The protocol between the editor's page and its server for previews and publications. As in `editor.ts`, the paths are
 * under `<base>/api/`.
 */

/** A page of the site by its URL and title. */
export type SitePage = { url: string; title: string };

/** A text normalized for searching a page: on one line, with plain hyphens. */
export function plainText(text: string): string {
  return text.replaceAll("\u2011", "-").replace(/\s+/g, " ").trim();
}

/** A change on the site once published: “Saturday in Brooklyn”, “9:00 AM–2:00 PM”, “10:00 AM–3:00 PM”. */
export type SiteChange = { where: string; before: string; after: string };

/**
 * The progress of a publication. `text` is what happened and what to do; `failed` left the site unchanged. `notes` are
 * what did not keep it from going online. Times are in ISO 8601; `backTo` is that of the publication that was taken
 * back to.
 */
export type PublicationState =
  | { step: "idle" | "building" | "checking" | "goingOnline" }
  | { step: "done"; at: string; notes: readonly string[]; backTo?: string }
  | { step: "failed"; text: string };

/** A changed entry: a file, or one item of a list file. It is what is published and discarded as a whole. */
export type EntryChange = { key: string; title: string; changes: readonly SiteChange[] };

/**
 * A draft of an entry that is not on the site yet, and the people who wrote it. What is committed already, by a developer
 * or by a publication that stopped, goes online with any publication.
 */
export type Draft = EntryChange & { by: readonly string[]; isCommitted?: boolean };

/**
 * `GET publication`; also the answer to `POST publish` with the `keys` of the entries, and to `POST take-back`, which
 * only start it, and to `POST discard` with a `key`, which brings back what is on the site.
 */
export type Publication = { changes: readonly Draft[]; state: PublicationState };

/** An earlier published state of the site, which can be restored. `at` is in ISO 8601, in UTC. */
export type PastPublication = {
  id: string;
  at: string;
  by: string;
  changes: readonly SiteChange[];
  online: boolean;
  isTakeBack: boolean;
};

/** Where something can be changed in the editor; without an id, in one of the entries of the collection. */
export type LaunchEntry = { collection: string; id?: string; title: string };

/** One thing that keeps the site from going live; `entry` is where to change it in the editor, if possible. */
export type LaunchFinding = {
  /** A file of `content/` from the project’s root. */
  file: string;
  /** 0 where there is none. */
  line: number;
  /** As `phone`, or `diagnostics.url` in a list; empty for a comment or the whole file. */
  field: string;
  found: string;
  /** What to do or to write. */
  write: string;
  /** The law or the convention that requires it, if any. */
  source?: string;
  entry?: LaunchEntry;
};

/** A group of texts that somebody reads before the site goes live, with those that have to be read. */
export type LaunchGroup = {
  id: string;
  title: string;
  /** Who reviewed it and when, or what is missing. */
  said: string;
  /** What to do; empty when nothing is. */
  write: string;
  keepsOffline: boolean;
  texts: readonly LaunchEntry[];
  /** Of all texts of the group, to send back with a review. */
  fingerprint: string;
};

/** `GET launch`: what keeps the site from going live, by kind, and the groups of texts; also the answer to `POST review`. */
export type LaunchAnswer = {
  /** Today, `YYYY-MM-DD`. */
  day: string;
  /** How many things keep the site from going live. */
  count: number;
  kinds: readonly { title: string; findings: readonly LaunchFinding[] }[];
  groups: readonly LaunchGroup[];
};
