import { join } from "node:path";
import type { Context } from "hono";
import { readFiles, type Site } from "@practice/site/serve/app.ts";
import { cacheControl, contentTypes, editorPolicy } from "@practice/site/serve/headers.ts";

/** Where `office/build.ts` puts a page, in the folder of the project; nothing else is there. */
export const pageFolder = (page: "inbox" | "editor") => `.cache/office/${page}`;

/**
 * Reads a page that `office/build.ts` made: its files by name, as `/index.html`.
 * @throws {Error} when there is none
 */
export async function readPage(root: string, page: "inbox" | "editor"): Promise<Site> {
  const files = await readFiles(join(root, pageFolder(page)));
  if (files.has("/index.html")) return files;
  throw new Error("its page is not built. Run `npm run build -w office`, then start the server again.");
}

/** Answers with a file of the page; the page itself for an empty path. */
export function sendPage(c: Context, page: Site, path: string): Response {
  const name = path || "index.html";
  const file = page.get(`/${name}`);
  if (!file) return c.text("There is nothing here. Go back to the editor.\n", 404);
  c.header("Content-Type", contentTypes[name.split(".").at(-1) ?? ""] ?? "application/octet-stream");
  // Rebuilt on every start, so it must not be cached.
  c.header("Cache-Control", cacheControl.error);
  if (name.endsWith(".html")) c.header("Content-Security-Policy", editorPolicy);
  return c.body(file.bytes);
}
