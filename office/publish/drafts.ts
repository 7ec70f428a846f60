/**
 * What people changed and did not publish yet: the `content/` of `drafts/`, a git worktree of the project. Its commit
 * is the one that the drafts were begun on; the project's own files stay as they are until a publication.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "@practice/site/content/check.ts";
import { changesTo, openStore, withChanges, type Changes } from "#editor/store.ts";
import { createTurns } from "#editor/turns.ts";
import { entryChanges, withEntries } from "./entry-changes.ts";
import { gitIn, repositoryOf } from "./repository.ts";
import { addWorktree, linkPackages } from "./workspace.ts";

/** The people who wrote the draft of an entry, by the entry's key. */
type Authors = { [key: string]: string[] };

export const draftsFolder = (root: string) => join(root, "drafts");

/**
 * Opens the drafts of a project, as their only writer, and brings in what was committed since.
 * @throws {Error} when another program has them open, or the project has no commit
 */
export async function openDrafts(root: string) {
  const repository = repositoryOf(root);
  const closed = await repository.whyClosed();
  if (closed) throw new Error(closed);
  const folder = await openFolder(root);
  const git = gitIn(folder);
  const store = openStore(folder);
  const inTurn = createTurns();
  const file = join(folder, "authors.json");

  const authors = (): Authors => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Authors) : {});
  function keep(authors: Authors): void {
    writeFileSync(`${file}.next`, JSON.stringify(authors), { flush: true });
    renameSync(`${file}.next`, file);
  }

  const drafts = {
    folder,
    authors,
    /** Has pieces of work on the drafts done one after the other. */
    inTurn,

    /** Writes files of `content/`, all or none, in a person's name. An absent text removes the file. */
    write(changes: Changes, by: string): void {
      const files = contentFiles(folder);
      const known = authors();
      for (const { key } of entryChanges(files, withChanges(files, changes)))
        known[key] = [...new Set([...(known[key] ?? []), by])];
      // Before the draft: a name without a change is never shown.
      keep(known);
      store.write(changes);
    },

    /** Brings in what was committed meanwhile, by a publication or a developer; drafts stay as they are written. */
    follow: () =>
      inTurn(async () => {
        const [base, head] = [await git(["rev-parse", "HEAD"]), await repository.head()];
        if (base === head) return;
        const [before, next] = [await repository.contentAt(base), await repository.contentAt(head)];
        const mine = contentFiles(folder);
        const changed = new Set(entryChanges(before, mine).map(({ key }) => key));
        const after = await withEntries(next, mine, changed);
        store.write(changesTo(after, mine));
        const left = new Set(entryChanges(next, after).map(({ key }) => key));
        keep(Object.fromEntries(Object.entries(authors()).filter(([key]) => left.has(key))));
        await git(["restore", `--source=${head}`, "--staged", "--worktree", "--", ".", ":(exclude)content"]);
        // Last: until then, the same is done once more after a stop.
        await git(["reset", "--quiet", head]);
      }),

    close: () => store.close(),
  };
  await drafts.follow();
  return drafts;
}

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

/** The worktree, made elsewhere first: a folder that is there is whole. */
async function openFolder(root: string): Promise<string> {
  const [git, folder, made] = [gitIn(root), draftsFolder(root), join(root, ".cache/drafts")];
  if (existsSync(folder)) {
    // The project may have moved.
    await git(["worktree", "repair", folder]);
    await linkPackages(root, folder);
  } else {
    await addWorktree(root, made);
    await git(["worktree", "move", made, folder]);
  }
  return folder;
}
