import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import type { PublicationState } from "./api-types.ts";
import { buildPage, emailIn } from "./build-page.ts";
import { openDrafts } from "./drafts.ts";
import { createPublishing } from "./publishing.ts";
import { newestBuild } from "./releases.ts";

const owner = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
/** A project with `content/`, its site in `dist/`, and a history of one commit. */
export async function publishedProject() {
  const project = await temporaryFolder({
    "notes.txt": "one",
    ".gitignore": "dist\ndrafts\nreleases\n.cache\ncontent/.changes\n",
  });
  const root = project.path;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  cpSync("content", join(root, "content"), { recursive: true, filter: (path) => !path.endsWith(".changes") });
  await buildPage(root);
  git("init", "-q", "-b", "main");
  git("add", ".");
  git(...owner, "commit", "-q", "-m", "First");
  let drafts = await openDrafts(root);
  const read = (path: string) => readFileSync(join(drafts.folder, "content", path), "utf8");
  const write = (path: string, text: string | undefined, by = "Anna") => drafts.write(new Map([[path, text]]), by);
  return {
    ...{ root, git, read, folder: drafts.folder },
    /** Lets another program write, and takes over from it. */
    close: () => drafts.close(),
    open: async () => void (drafts = await openDrafts(root)),
    /** Changes a file of `content/` as a save does. */
    save(path: string, change: (text: string) => string | undefined, by?: string) {
      const text = change(read(path));
      if (text === read(path)) throw new Error(`Nothing was changed in ${path}.`);
      write(path, text, by);
    },
    add: write,
    email: () => emailIn(drafts.folder),
    /** Saves another email address of the practice. */
    saveEmail: (address: string, by?: string) =>
      write("practice.yaml", read("practice.yaml").replace(/^email: .*$/m, `email: ${address}`), by),
    commit: (...args: string[]) => git(...owner, "commit", "-q", "--allow-empty", "-m", "In between", ...args),
    /** The page that visitors get. */
    page: () => readFileSync(join(newestBuild(root), "index.html"), "utf8"),
    publishing: (options: Partial<Parameters<typeof createPublishing>[0]> = {}) =>
      createPublishing({ root, drafts, build: buildPage, ...options }),
    async [Symbol.asyncDispose]() {
      drafts.close();
      await project[Symbol.asyncDispose]();
    },
  };
}

/** How a publication ends. */
export function ended(program: ReturnType<typeof createPublishing>): Promise<PublicationState> {
  return vi.waitUntil(
    async () => {
      const { state } = await program.publication();
      return ["building", "checking", "goingOnline"].includes(state.step) ? undefined : state;
    },
    { timeout: 60_000, interval: 20 },
  );
}
