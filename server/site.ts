import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** The files of a built site by name, as `/contact.html` and `/contact.html.br`, each with a tag made of its bytes. */
export type Site = Map<string, { bytes: Uint8Array<ArrayBuffer>; etag: string }>;

/**
 * Reads a built site into memory, without links and hidden files; throws when there is none. A request is then a look-up
 * and no path on the disk: it cannot leave the folder, and no error in a log names what a visitor wanted to read.
 */
export async function readSite(root: string): Promise<Site> {
  const site: Site = new Map();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = join(entry.parentPath, entry.name);
    const name = `/${relative(root, file)}`;
    if (!entry.isFile() || /\/\.(?!well-known\/)/.test(name)) continue;
    const bytes = await readFile(file);
    site.set(name, { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 11)}"` });
  }
  if (site.has("/index.html") && site.has("/404.html")) return site;
  throw new Error(`There is no index.html or no 404.html in ${root}: no site to serve. Run \`npm run build\` first.`);
}
