/**
 * What people changed and did not publish yet: the `content/` of `drafts/`, a git worktree of the project. `base` is
 * the commit that they were begun on; the project's own files stay as they are until a publication.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { contentFiles } from "@practice/site/content/check.ts";
import { changesTo, openStore, withChanges, type Changes } from "#editor/store.ts";
import { createTurns } from "#editor/turns.ts";
import { entryChanges, withEntries, withFields } from "./entry-changes.ts";
import { onlineCommit } from "./online.ts";
import { gitIn, repositoryOf } from "./repository.ts";
import { addWorktree, linkPackages } from "./workspace.ts";

/** The people who wrote the draft of an entry, by the entry's key. */
type Authors = { [key: string]: string[] };

/** Files of `drafts/`, as seen from its `content/`: both are written together with it. */
const [authorsFile, baseFile] = ["../authors.json", "../base"];

export const draftsFolder = (root: string) => join(root, "drafts");

/**
 * Opens the drafts of a project, as their only writer, and brings in what was committed since.
 * @param pushTo where publications are pushed
 * @throws {Error} when another program has them open, or the project has no commit
 */
export async function openDrafts(root: string, pushTo?: string) {
  const repository = repositoryOf(root);
  const closed = await repository.whyClosed();
  if (closed) throw new Error(closed);
  const folder = await openFolder(root);
  const git = gitIn(folder);
  const store = openStore(folder);
  const inTurn = createTurns();
  // Of a git that was killed: no other program uses this worktree.
  for (const lock of ["index.lock", "HEAD.lock"])
    await rm(resolve(folder, await git(["rev-parse", "--git-path", lock])), { force: true });
  const own = (file: string) => {
    const path = join(folder, "content", file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const authors = () => JSON.parse(own(authorsFile) ?? "{}") as Authors;

  const drafts = {
    folder,
    authors,
    /** Has pieces of work on the drafts done one after the other. */
    inTurn,

    /**
     * Writes files of `content/`, all or none; an absent text removes the file. `by` is who wrote them, nobody when they
     * are as on the site again.
     */
    write(changes: Changes, by?: string): void {
      const files = contentFiles(folder);
      const known = authors();
      for (const { key } of entryChanges(files, withChanges(files, changes)))
        known[key] = by === undefined ? [] : [...new Set([...(known[key] ?? []), by])];
      store.write(new Map([...changes, [authorsFile, JSON.stringify(known)]]));
    },

    /** Brings in what was committed meanwhile, by a publication or a developer; drafts stay as they are written. */
    follow: () =>
      inTurn(async () => {
        const [commit, head] = [await git(["rev-parse", "HEAD"]), await repository.head()];
        const base = own(baseFile) ?? commit;
        if (base !== head) {
          const [before, next] = [await repository.contentAt(base), await repository.contentAt(head)];
          const mine = contentFiles(folder);
          const changed = new Set(entryChanges(before, mine).map(({ key }) => key));
          const after = await withEntries(next, await withFields(mine, before, next), changed);
          const online = await repository.contentAt(await onlineCommit({ root, pushTo, repository }));
          const unseen = new Set(entryChanges(online, after).map(({ key }) => key));
          const left = Object.fromEntries(Object.entries(authors()).filter(([key]) => unseen.has(key)));
          store.write(new Map([...changesTo(after, mine), [authorsFile, JSON.stringify(left)], [baseFile, head]]));
        }
        if (commit === head) return;
        await git(["restore", `--source=${head}`, "--staged", "--worktree", "--", ".", ":(exclude)content"]);
        await git(["reset", "--quiet", head]);
      }),

    close: () => store.close(),
  };
  if (own(baseFile) === undefined) store.write(new Map([[baseFile, await git(["rev-parse", "HEAD"])]]));
  // What cannot be followed, such as a file that nobody can read, must not keep the editor closed.
  await drafts.follow().catch(({ message }: Error) => console.error(`Editor: ${message}`));
  // A publication that stopped after it moved the branch; if it cannot be done, the next one says why.
  const head = await repository.head();
  await repository.checkOut(head, head).catch(() => undefined);
  return drafts;
}

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

/** The worktree, made elsewhere first: a folder that is one is whole. */
async function openFolder(root: string): Promise<string> {
  const [git, folder, made] = [gitIn(root), draftsFolder(root), join(root, ".cache/drafts")];
  const isThere = existsSync(join(folder, ".git"));
  if (isThere && (await isOf(root, folder))) {
    await linkPackages(root, folder);
    return folder;
  }
  await git(["worktree", "prune"]);
  await addWorktree(root, made);
  if (isThere) {
    // The project was moved or copied, or git has forgotten the worktree: what is written there stays.
    await copyFile(join(made, ".git"), join(folder, ".git"));
    await rm(made, { recursive: true });
    await git(["worktree", "repair", folder]);
    await linkPackages(root, folder);
    await gitIn(folder)(["restore", "--worktree", "--", ".", ":(exclude)content"]);
  } else await git(["worktree", "move", made, folder]);
  return folder;
}

/** Whether a worktree is one of a project, and not of the one that it was copied from. */
async function isOf(root: string, folder: string): Promise<boolean> {
  const of = (path: string) => gitIn(path)(["rev-parse", "--path-format=absolute", "--git-common-dir"]);
  const listed = (await gitIn(root)(["worktree", "list", "--porcelain"])).split("\n");
  return (
    listed.includes(`worktree ${realpathSync(folder)}`) &&
    of(folder).then(
      async (theirs) => theirs === (await of(root)),
      () => false,
    )
  );
}
