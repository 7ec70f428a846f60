import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { encodingOf, type ContentFiles } from "@practice/site/content/check.ts";

/** The new texts of files in `content/`, by their paths there; undefined for a deleted file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** `content/` with the changes applied. */
export function withChanges(files: ContentFiles, changes: Changes): ContentFiles {
  const after = new Map(files);
  for (const [path, text] of changes)
    if (text === undefined) after.delete(path);
    else after.set(path, text);
  return after;
}

/** The changes that make `now` this content: the opposite of `withChanges`. */
export function changesTo(content: ContentFiles, now: ContentFiles): Changes {
  const paths = new Set([...content.keys(), ...now.keys()]);
  return new Map(
    [...paths].filter((path) => content.get(path) !== now.get(path)).map((path) => [path, content.get(path)]),
  );
}

/** Staged files and their list: once the list exists, the change is committed. */
const folder = ".changes";
const list = "list.json";
const lockFile = "lock.db";

/** Writes files of `content/` atomically: all of a change or none, even if the program or the machine stops. */
export type Store = { write: (changes: Changes) => void; close: () => void };

/**
 * Opens the only writer of a folder: a second one is refused for as long as this program runs. A change that was
 * interrupted when an earlier program stopped is finished or undone.
 * @throws {Error} when another program has the folder open
 */
export function openStore(root: string): Store {
  const content = join(root, "content");
  const waiting = join(content, folder);
  mkdirSync(waiting, { recursive: true });
  const lock = lockOf(join(waiting, lockFile));
  finish(content, waiting);
  return {
    write: (changes) => {
      const entries = [...changes].map(([path, text], index): Entry => {
        if (text === undefined) return { path, from: null };
        writeFileSync(join(waiting, `${index}`), text, { encoding: encodingOf(path), flush: true });
        return { path, from: `${index}` };
      });
      writeFileSync(join(waiting, "list"), JSON.stringify(entries), { flush: true });
      renameSync(join(waiting, "list"), join(waiting, list));
      syncFolder(waiting);
      finish(content, waiting);
    },
    close: () => lock.close(),
  };
}

/** The system releases the lock however the program stops. */
function lockOf(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return lock;
  } catch {
    lock.close();
    throw new Error("Another program has the editor of this folder open. Close that one to edit here.");
  }
}

type Entry = { path: string; from: string | null };

/** Moves every staged file into place. Idempotent: a file in place is no longer staged. */
function finish(content: string, waiting: string): void {
  const made = existsSync(join(waiting, list));
  const entries = made ? (JSON.parse(readFileSync(join(waiting, list), "utf8")) as Entry[]) : [];
  for (const { path, from } of entries) {
    const target = join(content, path);
    if (from !== null && existsSync(join(waiting, from))) {
      mkdirSync(dirname(target), { recursive: true });
      renameSync(join(waiting, from), target);
    }
    if (from === null) remove(target);
    if (existsSync(dirname(target))) syncFolder(dirname(target));
  }
  rmSync(join(waiting, list), { force: true });
  for (const name of readdirSync(waiting)) if (!name.startsWith(lockFile)) rmSync(join(waiting, name));
  syncFolder(waiting);
}

/** Deletes a file, and the folder of an article once it is empty. */
function remove(file: string): void {
  rmSync(file, { force: true });
  try {
    if (file.endsWith("/index.md")) rmdirSync(dirname(file));
  } catch {
    // It is not empty, or already gone.
  }
}

function syncFolder(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
