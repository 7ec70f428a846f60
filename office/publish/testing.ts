import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { openStore, type Store } from "#editor/store.ts";
import type { PublicationState } from "./api-types.ts";
import { buildPage, emailIn } from "./build-page.ts";
import { createPublishing } from "./publishing.ts";
import { newestBuild } from "./releases.ts";

const owner = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
/** A project with `content/`, its site in `dist/`, and a history of one commit. */
export async function publishedProject() {
  const project = await temporaryFolder({
    "notes.txt": "one",
    ".gitignore": "dist\nreleases\n.cache\ncontent/.changes\n",
  });
  const root = project.path;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  cpSync("content", join(root, "content"), { recursive: true, filter: (path) => !path.endsWith(".changes") });
  await buildPage(root);
  git("init", "-q", "-b", "main");
  git("add", ".");
  git(...owner, "commit", "-q", "-m", "First");
  let store: Store | undefined = openStore(root);
  const read = (path: string) => readFileSync(join(root, "content", path), "utf8");
  return {
    ...{ root, git, read },
    /** Lets another program write, and takes over from it. */
    close: () => {
      store?.close();
      store = undefined;
    },
    open: () => void (store = openStore(root)),
    /** Changes a file of `content/` as a save does. */
    save(path: string, change: (text: string) => string | undefined) {
      const text = change(read(path));
      if (text === read(path)) throw new Error(`Nothing was changed in ${path}.`);
      store?.write(new Map([[path, text]]));
    },
    add: (path: string, text: string) => store?.write(new Map([[path, text]])),
    email: () => emailIn(root),
    /** Saves another email address of the practice. */
    saveEmail: (address: string) =>
      store?.write(new Map([["practice.yaml", read("practice.yaml").replace(/^email: .*$/m, `email: ${address}`)]])),
    commit: (...args: string[]) => git(...owner, "commit", "-q", "--allow-empty", "-m", "In between", ...args),
    /** The page that visitors get. */
    page: () => readFileSync(join(newestBuild(root), "index.html"), "utf8"),
    publishing: (options: Partial<Parameters<typeof createPublishing>[0]> = {}) =>
      createPublishing({ root, build: buildPage, write: (changes) => store?.write(changes), ...options }),
    async [Symbol.asyncDispose]() {
      store?.close();
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
