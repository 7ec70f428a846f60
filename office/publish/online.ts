import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import type { Draft } from "./api-types.ts";
import type { Drafts } from "./drafts.ts";
import { entryChanges } from "./entry-changes.ts";
import { commitOnline } from "./releases.ts";
import type { Repository } from "./repository.ts";

type Site = { root: string; pushTo: string | undefined; repository: Repository };

/** The commit that visitors see: what the host has, or the release here; without either the newest one. */
export async function onlineCommit({ root, pushTo, repository }: Site): Promise<string> {
  const pushed = pushTo && (await repository.lastTipOf(pushTo));
  for (const one of [pushed, commitOnline(root)]) if (one && (await repository.has(one))) return one;
  return repository.head();
}

/** What visitors see of `content/`, and what the drafts change of it. */
export function onlineContent({ drafts, ...site }: Site & { drafts: Drafts }) {
  const commit = () => onlineCommit(site);

  let known: { id: string; content: ContentFiles } | undefined;
  /** A commit never changes, so it is read once. */
  async function content(): Promise<ContentFiles> {
    const id = await commit();
    known = known?.id === id ? known : { id, content: await site.repository.contentAt(id) };
    return known.content;
  }

  let compared: { key: string; changes: Draft[] } | undefined;
  async function changes(): Promise<Draft[]> {
    const [before, after, authors] = [await content(), contentFiles(drafts.folder), drafts.authors()];
    const head = await site.repository.head();
    const key = JSON.stringify([known?.id, head, ...after, authors]);
    if (compared?.key === key) return compared.changes;
    const newest = known?.id === head ? before : await site.repository.contentAt(head);
    const drafted = new Set(entryChanges(newest, after).map((one) => one.key));
    const all = entryChanges(before, after).map(({ key, title, changes }): Draft => {
      const isCommitted = !drafted.has(key);
      return { key, title, changes, by: authors[key] ?? [], ...(isCommitted && { isCommitted }) };
    });
    compared = { key, changes: all };
    return all;
  }

  return { commit, content, changes };
}
