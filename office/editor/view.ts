import type { EditorValues } from "./api-types.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";

/** One subject of the editor: which collections and which of their fields it shows, and which actions are possible. */
export type View = {
  subject: string;
  title: string;
  about: string;
  from: readonly CollectionName[];
  /** The only fields that it shows; by default all. */
  only?: readonly string[];
  without?: readonly string[];
  /** In the results of a search it comes after the texts that patients read in English. */
  foundLast?: true;
  canAdd?: true;
  canRemove?: true;
  ordered?: true;
  /** The field whose values are the headings of the entries, within which they are ordered. */
  groupedBy?: string;
  /** The names of the Markdown files that can be in the folder, where the site knows them: a new entry chooses one. */
  ids?: readonly string[];
  /** What a new entry begins with. @param today `YYYY-MM-DD` in New York */
  start?: (today: string) => EditorValues;
  /** What the Markdown of an entry must have, and what is only recommended. */
  text?: {
    must: readonly string[];
    usual: readonly string[];
    missing: (body: string) => string[];
    advice: (body: string) => string[];
  };
};

/** For entries whose number and ids are not fixed. */
export const free = { canAdd: true, canRemove: true } as const;
export const list = { ...free, ordered: true } as const;

type Described = Omit<View, "subject" | "from"> & Partial<Pick<View, "from">>;
type Under<Views> = {
  [Name in keyof Views]: Views[Name] & {
    subject: string;
    from: Views[Name] extends { from: infer From } ? From : readonly [Name];
  };
};

/** Views under one subject; each is of the collection of its own name, or of those in `from`. */
export function under<const Views extends Record<string, Described>>(subject: string, views: Views): Under<Views> {
  return Object.fromEntries(
    Object.entries(views).map(([name, view]) => [name, { from: [name], ...view, subject }]),
  ) as unknown as Under<Views>;
}
