import type { EditorValues } from "./editor.ts";

/*
 * What the editor's page and its server say to each other about showing a page before it is saved, and about putting the
 * saved content on the site. As in `editor.ts`, the paths are under `<base>/api/`.
 */

/** A part of a text as a page will show it: a text, or an element that is one of `textTags`. */
export type TextNode = string | { tag: string; href?: string; children: readonly TextNode[] };

/** The elements of a text; all others of its HTML are left out, and what is in them stays. */
export const textTags: ReadonlySet<string> = new Set(
  "h2 h3 h4 p ul ol li strong em del a aside blockquote code pre br hr table thead tbody tr th td".split(" "),
);

/**
 * `POST text` with `{ text, collection }`, of which the text is Markdown: what the site makes of it, facts still in braces.
 * Where texts have rules: what is `missing`, without which it is not saved, and `advice`, which its writer may leave.
 */
export type TextAnswer = { nodes: readonly TextNode[]; missing: readonly string[]; advice: readonly string[] };

/** `POST preview`: the page with these values, which are not saved. Without an id the entry is new. */
export type PreviewRequest = { collection: string; id?: string; values: EditorValues; body?: string };

/** A page that says something else than the one online, and a few words of the change on it, as `plainText`. */
export type PreviewedPage = { url: string; title: string; text?: string };

/** A text as it is looked for on a page: in one line, with plain hyphens. */
export function plainText(text: string): string {
  return text.replaceAll("\u2011", "-").replace(/\s+/g, " ").trim();
}

/**
 * The answer to `POST preview`, which starts it, and to `GET preview`, which tells how far it is. The pages can be seen in
 * a frame of the editor, that with the most of the change first, and are gone after a quarter of an hour. `notes` say what is wrong with
 * them, a sentence each.
 */
export type PreviewState =
  | { step: "none" | "building" }
  | { step: "ready"; pages: readonly PreviewedPage[]; notes: readonly string[] }
  | { step: "failed"; text: string };

/** What is different on the site once it is published: “Saturday in Brooklyn”, “9:00 AM–2:00 PM”, “10:00 AM–3:00 PM”. */
export type SiteChange = { where: string; before: string; after: string };

/**
 * How far a publication is. `text` is what happened and what to do. After a failure the site is as it was; what is
 * unfinished is published, and a step after that failed. `notes` did not keep it from being published. `backTo` is the
 * moment of the earlier publication that was returned to, in ISO 8601.
 */
export type PublicationState =
  | { step: "idle" }
  | { step: "building" | "checking" | "swapping" }
  | { step: "done"; id: string; notes: readonly string[]; backTo?: string }
  | { step: "unfinished" | "failed"; text: string };

/** `GET publication`; also the answer to `POST publish` and `POST take-back`, which only start it. */
export type Publication = {
  /** What is saved and not on the site yet. */
  changes: readonly SiteChange[];
  state: PublicationState;
};

/** One state of the site that was online, and can be again. `at` is in ISO 8601, in UTC. */
export type PastPublication = {
  id: string;
  at: string;
  by: string;
  changes: readonly SiteChange[];
  online: boolean;
  isTakeBack: boolean;
};

/** `GET publications`: the newest first. */
export type PublicationsAnswer = { publications: readonly PastPublication[] };

/** One thing that keeps the site from going live; `entry` is where the editor changes it, if it does. */
export type LaunchFinding = {
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
  entry?: { collection: string; id: string; title: string };
};

/** `GET launch`: what keeps the site from going live, kind by kind; nothing when the site is ready. */
export type LaunchAnswer = { kinds: readonly { title: string; findings: readonly LaunchFinding[] }[] };
