import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diff } from "node:util";
import type { CollectionsAnswer, EntryView } from "./api-types.ts";
import { openDrafts } from "#publish/drafts.ts";
import { createEditor } from "./editor.ts";

/** The lines that differ between two texts: “- …” is gone, “+ …” is new. The empty line at the end counts. */
export function changedLines(before: string, after: string): string[] {
  const lines = diff(before.split(/\r?\n/), after.split(/\r?\n/));
  return lines.flatMap(([op, line]) => (op === 0 ? [] : `${op > 0 ? "-" : "+"} ${line}`));
}

/** A folder with a copy of `content/`. */
export function contentCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync("content", join(root, "content"), { recursive: true });
  return root;
}

type Entry = EntryView & { values: Record<string, never> };

/** A git repository with a copy of `content/` and of other parts of the project, in one commit. */
export function projectCopy(...parts: string[]): string {
  const root = contentCopy();
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
  writeFileSync(join(root, ".gitignore"), ".cache\ncontent/.changes\ndist\ndrafts\nnode_modules\n");
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("-c", "user.name=Owner", "-c", "user.email=owner@example.com", "commit", "-q", "-m", "First");
  return root;
}

/** The editor over a copy of `content/`, called as its page calls it, for tests. `close` removes the copy. */
export async function openEditor() {
  const root = projectCopy();
  const drafts = await openDrafts(root);
  const origin = "http://127.0.0.1:4322";
  const { app, close } = createEditor({
    ...{ root, drafts },
    site: join(root, "dist"),
    basePath: "",
    origins: [origin],
    page: new Map(),
    person: () => ({ name: "Ana", email: "" }),
    day: () => "2026-11-23",
  });
  const get = async (path: string) => (await app.request(`/api/${path}`)).json();
  const send = async (method: string, path: string, input: unknown) => {
    const headers = { "Content-Type": "application/json", Origin: origin, "Sec-Fetch-Site": "same-origin" };
    const answer = await app.request(`/api/${path}`, { method, headers, body: JSON.stringify(input) });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  const entry = async (collection: string, id = "") =>
    (await get(`entry?${new URLSearchParams({ collection, id })}`)) as Entry;
  const collections = async () => (await get("collections")) as CollectionsAnswer;
  return {
    ...{ root: drafts.folder, app, origin, get, send, entry, collections },
    close() {
      close();
      drafts.close();
      rmSync(root, { recursive: true, force: true, maxRetries: 20 });
    },
    read: (file: string) => readFileSync(join(drafts.folder, "content", file), "utf8"),
    write: (file: string, text: string) => writeFileSync(join(drafts.folder, "content", file), text),
    ids: async (collection: string) =>
      (await collections()).collections.find(({ name }) => name === collection)?.entries.map(({ id }) => id) ?? [],
    /** Saves an entry with some of its values changed, based on the version on disk or the given one. */
    async save(collection: string, id: string, change: object, more: { version?: string; body?: string } = {}) {
      const { values, version } = await entry(collection, id);
      return send("PUT", "entry", { collection, id, version, values: { ...values, ...change }, ...more });
    },
    add: (collection: string, values: object, more: { body?: string } = {}) =>
      send("POST", "entry", { collection, values, ...more }),
    remove: (collection: string, id: string, version: string, confirmed = true) =>
      send("DELETE", "entry", { collection, id, version, confirmed }),
  };
}
