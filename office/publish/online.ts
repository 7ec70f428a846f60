import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import type { EntryChange } from "./api-types.ts";
import { entryChanges } from "./entry-changes.ts";
import { commitOnline } from "./releases.ts";
import type { Repository } from "./repository.ts";

type From = { root: string; pushTo: string | undefined; repository: Repository };

/** What visitors see of `content/`, and what was saved since. */
export function onlineContent({ root, pushTo, repository }: From) {
  /** What the host has, or the release here; without either the newest commit. */
  async function commit(): Promise<string> {
    const pushed = pushTo && (await repository.lastTipOf(pushTo));
    for (const one of [pushed, commitOnline(root)]) if (one && (await repository.has(one))) return one;
    return repository.head();
  }

  let known: { id: string; content: ContentFiles } | undefined;
  /** A commit never changes, so it is read once. */
  async function content(): Promise<ContentFiles> {
    const id = await commit();
    known = known?.id === id ? known : { id, content: await repository.contentAt(id) };
    return known.content;
  }

  let compared: { key: string; changes: EntryChange[] } | undefined;
  async function changes(): Promise<EntryChange[]> {
    const [before, after] = [await content(), contentFiles(root)];
    const key = JSON.stringify([known?.id, ...after]);
    if (compared?.key !== key) compared = { key, changes: entryChanges(before, after).map(shown) };
    return compared.changes;
  }

  return { commit, content, changes };
}

const shown = ({ key, title, changes }: EntryChange): EntryChange => ({ key, title, changes });
