/** The git operations of publishing: it commits `content/` only, whatever else is staged. */
import { execFile } from "node:child_process";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";

/** A commit as git knows it; `at` in ISO 8601. */
export type Commit = { id: string; at: string; by: string; message: string };

/** The line that marks a commit as a publication of the editor. */
export const publicationMark = "Published-with: editor";

const fields = ["%H", "%aI", "%an", "%B", ""].join("%x00");

type Environment = Readonly<Record<string, string>>;

/** Runs git in a project, with only the variables of this environment that locate programs and the user's settings. */
function gitIn(root: string) {
  return async (args: readonly string[], { cwd = root, ...others }: Environment = {}): Promise<string> => {
    const { HOME = "", PATH = "" } = process.env;
    const env = { HOME, PATH, LC_ALL: "C.UTF-8", GIT_TERMINAL_PROMPT: "0", ...others };
    return (await promisify(execFile)("git", args, { cwd, env, maxBuffer: 64 << 20 })).stdout.trimEnd();
  };
}

type Git = ReturnType<typeof gitIn>;

/** Runs git on a folder with a temporary index, so that other staged changes stay untouched. */
async function withIndex<T>(git: Git, folder: string, run: (env: Environment) => Promise<T>): Promise<T> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "site-index-"));
  const GIT_DIR = await git(["rev-parse", "--absolute-git-dir"]);
  return await run({ cwd: folder, GIT_DIR, GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(temporary.path, "index") });
}

async function log(git: Git, ...args: string[]): Promise<Commit[]> {
  const values = (await git(["log", `--format=${fields}`, ...args])).split("\0").map((value) => value.trim());
  const commits = Array.from({ length: Math.floor(values.length / 4) }, (_, index) => values.slice(index * 4));
  return commits.map(([id = "", at = "", by = "", message = ""]) => ({ id, at, by, message }));
}

/** The git repository of a project; `root` has `content/`. */
export function repositoryOf(root: string) {
  const git = gitIn(root);
  const succeeds = (...args: string[]) =>
    git(args).then(
      () => true,
      () => false,
    );

  return {
    /** Whether `root` is the folder of a repository that has a commit with `content/`. */
    exists: () => succeeds("rev-parse", "--verify", "--quiet", "HEAD:content"),

    head: () => git(["rev-parse", "HEAD"]),

    /** Whether a commit is HEAD or an ancestor of it. */
    has: (commit: string) => succeeds("merge-base", "--is-ancestor", commit, "HEAD"),

    /** The texts of `content/` in a commit. */
    async contentAt(commit: string): Promise<ContentFiles> {
      await using folder = await mkdtempDisposable(join(tmpdir(), "site-content-"));
      await withIndex(git, folder.path, async (env) => {
        await git(["read-tree", "--prefix=content/", `${commit}:content`], env);
        await git(["checkout-index", "--all", "--force"], env);
      });
      return contentFiles(folder.path);
    },

    /**
     * Commits `folder/content/` as a person, on top of `parent`; returns the id. No ref points to it before `moveTo`.
     * @param email empty when the person has none
     */
    async commit(
      folder: string,
      parent: string,
      { by, email, message }: { by: string; email: string; message: string },
    ) {
      return withIndex(git, folder, async (env) => {
        await git(["read-tree", parent], env);
        await git(["add", "--all", "--force", "content"], env);
        const tree = await git(["write-tree"], env);
        const name = by.replace(/[<>\n\r]/g, " ").trim() || "Staff";
        const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email };
        const person = { ...author, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
        return git(["commit-tree", tree, "-p", parent, "-m", message], { ...env, ...person });
      });
    },

    /** Moves HEAD to a commit; throws when another commit came in between. The working tree is not changed. */
    moveTo: (commit: string, parent: string) => git(["update-ref", "-m", "publish", "HEAD", commit, parent]),

    /** Updates the index to the `content/` of HEAD: otherwise the next manual commit would revert it. */
    refreshIndex: () => git(["reset", "-q", "--", "content"]),

    /** The publications, the newest first, and after them the commit of the content before the first one. */
    async publications(): Promise<Commit[]> {
      const published = await log(git, "--first-parent", "--fixed-strings", `--grep=${publicationMark}`);
      const first = published.at(-1);
      return [...published, ...(await log(git, "-1", first ? `${first.id}^` : "HEAD", "--", "content"))];
    },

    /** @param to the repository and its branch, such as `origin/main` */
    push: (commit: string, to: string) => git(["push", "--quiet", remoteOf(to), `${commit}:${branchOf(to)}`]),

    /** The newest commit of a remote branch; empty when there is none. */
    pushed: async (to: string) => (await git(["ls-remote", remoteOf(to), branchOf(to)])).split("\t")[0] ?? "",

    /** The name and the email address with which git would commit here. */
    async owner() {
      const value = (key: string) => git(["config", key]).catch(() => "");
      return { name: await value("user.name"), email: await value("user.email") };
    },
  };
}

const remoteOf = (to: string) => to.replace(/\/.*/, "");
const branchOf = (to: string) => `refs/heads/${to.replace(/^[^/]*\//, "")}`;

export type Repository = ReturnType<typeof repositoryOf>;
