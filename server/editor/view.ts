import type { contentRules } from "#content-rules.ts";

/** The name of a collection of `content/` in code. */
export type CollectionName = keyof ReturnType<typeof contentRules>;

/** One subject of the editor: which collections and which of their fields it shows, and what can be done there. */
export type View = {
  subject: string;
  title: string;
  about: string;
  from: readonly CollectionName[];
  /** The only fields that it shows; without it all. */
  only?: readonly string[];
  without?: readonly string[];
  canAdd?: true;
  canRemove?: true;
  ordered?: true;
  /** The field whose values are the headings of the entries, within which they are ordered. */
  groupedBy?: string;
  /** The names of the Markdown files that can be in the folder, where the site knows them: a new entry chooses one. */
  ids?: readonly string[];
  /** What the Markdown of an entry must have, and what is only usual. */
  text?: {
    must: readonly string[];
    usual: readonly string[];
    missing: (body: string) => string[];
    advice: (body: string) => string[];
  };
};

/** What can be done with entries whose number and ids the site leaves open. */
export const free = { canAdd: true, canRemove: true } as const;
export const list = { ...free, ordered: true } as const;
