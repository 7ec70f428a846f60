import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Context } from "hono";
import { cacheControl, contentTypes, editorPolicy } from "@practice/site/serve/headers.ts";

/** Where `office/build.ts` puts a page, in the folder of the project; nothing else is there. */
export const pageFolder = (page: "inbox" | "editor") => `.cache/office/${page}`;

/** A built page, by file path; a request is a map lookup, not a path on disk. */
export type PageFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Reads a page that `office/build.ts` made.
 * @throws {Error} when there is none
 */
export function readPage(folder: string): PageFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const named = files.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return [relative(folder, file), Uint8Array.from(readFileSync(file))] as const;
  });
  return new Map(named);
}

/** Answers with a file of the page; the page itself for an empty path. */
export function sendPage(c: Context, page: PageFiles, path: string): Response {
  const name = path || "index.html";
  const bytes = page.get(name);
  if (!bytes) return c.text("There is nothing here. Go back to the editor.\n", 404);
  c.header("Content-Type", contentTypes[name.split(".").at(-1) ?? ""] ?? "application/octet-stream");
  // Rebuilt on every start, so it must not be cached.
  c.header("Cache-Control", cacheControl.error);
  if (name.endsWith(".html")) c.header("Content-Security-Policy", editorPolicy);
  return c.body(bytes);
}
