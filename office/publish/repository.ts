/** The git operations of publishing: it commits `content/` only, whatever else is staged. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isContent, textOfFile, type ContentFiles } from "@practice/site/content/check.ts";

/** A commit as git knows it; `at` in ISO 8601. */
export type Commit = { id: string; at: string; by: string; message: string };

const publicationKey = "Published-with";

/** The line that marks a commit as a publication of the editor. */
export const publicationMark = `${publicationKey}: editor`;

const fields = ["%H", "%aI", "%an", "%B", ""].join("%x00");

type Environment = Readonly<Record<string, string>>;

/**
 * Runs git in a folder, with only the variables of this environment that locate programs and the user's settings.
 * Errors are what git says.
 */
export function gitIn(cwd: string) {
  const bytesOf = async (args: readonly string[], { input = "", ...others }: Environment = {}): Promise<Buffer> => {
    const { HOME = "", PATH = "" } = process.env;
    const env = { HOME, PATH, LC_ALL: "C.UTF-8", GIT_TERMINAL_PROMPT: "0", ...others };
    const running = promisify(execFile)("git", args, { cwd, env, maxBuffer: 256 << 20, encoding: "buffer" });
    // When git ends without reading it, git says why.
    running.child.stdin?.on("error", () => undefined).end(input);
    return (await running.catch(saidByGit)).stdout;
  };
  return Object.assign(
    async (args: readonly string[], environment?: Environment) =>
      (await bytesOf(args, environment)).toString().trimEnd(),
    { bytesOf },
  );
}

function saidByGit({ message, stderr }: Error & { stderr?: Buffer }): never {
  throw new Error(stderr?.toString().trim() || message);
}

type Git = ReturnType<typeof gitIn>;

async function log(git: Git, ...args: string[]): Promise<Commit[]> {
  const values = (await git(["log", `--format=${fields}`, ...args])).split("\0").map((value) => value.trim());
  const commits = Array.from({ length: Math.floor(values.length / 4) }, (_, index) => values.slice(index * 4));
  return commits.map(([id = "", at = "", by = "", message = ""]) => ({ id, at, by, message }));
}

const succeeds = (running: Promise<unknown>) =>
  running.then(
    () => true,
    () => false,
  );

/** The commit that the project's files are of: `from`, or one that is some publications older, after a stop. */
async function checkedOut(git: Git, from: string): Promise<string> {
  const tree = await git(["write-tree"]);
  const format = `--format=%T %H %(trailers:key=${publicationKey},valueonly,separator=)`;
  const lines = (await git(["log", "--first-parent", "-100", format, from])).split("\n");
  const commits = lines.map((line) => line.trim().split(" "));
  const oldest = commits.findIndex(([, , mark]) => !mark);
  return commits.slice(0, oldest + 1 || undefined).find(([one]) => one === tree)?.[1] ?? from;
}

/** The git repository of a project; `root` has `content/`. */
export function repositoryOf(root: string) {
  const git = gitIn(root);

  return {
    /** Why there is no history to publish to, in sentences; undefined when `root` has a commit with `content/`. */
    async whyClosed(): Promise<string | undefined> {
      try {
        await git(["rev-parse", "--verify", "HEAD:content"]);
        return undefined;
      } catch (error) {
        const { message } = error as Error;
        return /not a git repository|single revision|invalid object name 'HEAD'/.test(message)
          ? noRepository
          : `git does not open this folder. Show this to a developer: ${message}`;
      }
    },

    /** Whether the newest commit is on a branch, on which the next one is found again. */
    isOnBranch: () => succeeds(git(["symbolic-ref", "--quiet", "HEAD"])),

    head: () => git(["rev-parse", "HEAD"]),

    /** Whether a commit is HEAD or an ancestor of it. */
    has: (commit: string) => succeeds(git(["merge-base", "--is-ancestor", commit, "HEAD"])),

    /** The texts of `content/` in a commit. */
    async contentAt(commit: string): Promise<ContentFiles> {
      const listed = await git(["ls-tree", "-r", "-z", "--name-only", `${commit}:content`]);
      const paths = listed.split("\0").filter(isContent).sort();
      const input = paths.map((path) => `${commit}:content/${path}\n`).join("");
      const all = await git.bytesOf(["cat-file", "--batch"], { input });
      let at = 0;
      return new Map(
        paths.map((path) => {
          const start = all.indexOf("\n", at) + 1;
          // Its header ends with the number of bytes.
          const end = start + Number(all.toString("utf8", at, start).split(" ").at(-1));
          at = end + 1;
          return [path, textOfFile(path, all.subarray(start, end))];
        }),
      );
    },

    /** Commits the `content/` of a worktree as a person; no branch has it before `moveTo`. */
    async commit(folder: string, { by, email, message }: { by: string; email: string; message: string }) {
      const inFolder = gitIn(folder);
      const name = by.replace(/[<>\n\r]/g, " ").trim() || "Staff";
      const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email };
      await inFolder(["add", "--all", "--force", "content"]);
      // Neither a developer's hooks nor their keys, which would ask for a password.
      const options = ["--quiet", "--allow-empty", "--no-verify", "--no-gpg-sign"];
      const person = { ...author, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
      await inFolder(["commit", ...options, "-m", message], person);
      return inFolder(["rev-parse", "HEAD"]);
    },

    /** When a commit was made, in ISO 8601. */
    timeOf: (commit: string) => git(["log", "-1", "--format=%aI", commit]),

    /** Moves the branch to a commit; throws when another commit came in between. The working tree is not changed. */
    moveTo: (commit: string, from: string) => git(["update-ref", "-m", "publish", "HEAD", commit, from]),

    /**
     * Brings files and index from one commit to the next; what somebody changed there stays.
     * @throws {Error} when the next commit would overwrite such a change
     */
    async checkOut(from: string, to: string): Promise<void> {
      await git(["update-index", "-q", "--refresh"]).catch(() => undefined);
      await git(["read-tree", "-m", "-u", await checkedOut(git, from), to]);
    },

    /** The publications, the newest first, and after them the commit of the content before the first one. */
    async publications(): Promise<Commit[]> {
      const published = await log(git, "--first-parent", "--fixed-strings", `--grep=${publicationMark}`);
      const first = published.at(-1);
      return [...published, ...(await log(git, "-1", first ? `${first.id}^` : "HEAD", "--", "content"))];
    },

    /** @param to the repository and its branch, such as `origin/main` */
    push: (commit: string, to: string) => git(["push", "--quiet", remoteOf(to), `${commit}:${branchOf(to)}`]),

    /** The newest commit of a remote branch as the host says; empty when there is none. */
    tipOf: async (to: string) => (await git(["ls-remote", remoteOf(to), branchOf(to)])).split("\t")[0] ?? "",

    /** The same as of the last push or pull; empty when there was none. */
    lastTipOf: (to: string) => git(["rev-parse", "--verify", "--quiet", `refs/remotes/${to}`]).catch(() => ""),

    /** The name and the email address with which git would commit here. */
    async owner() {
      const value = (key: string) => git(["config", key]).catch(() => "");
      return { name: await value("user.name"), email: await value("user.email") };
    },
  };
}

const noRepository =
  "This folder is no git repository with a commit, so no publication could be taken back. Ask a developer to run “git init” and to commit.";

const remoteOf = (to: string) => to.replace(/\/.*/, "");
const branchOf = (to: string) => `refs/heads/${to.replace(/^[^/]*\//, "")}`;

export type Repository = ReturnType<typeof repositoryOf>;
