import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentTypeOf } from "./content-types.ts";
import { cacheControl } from "./headers.ts";
import type { Encoding } from "./negotiation.ts";
import { canonicalPath } from "./request-path.ts";

/** The bytes of a file in one encoding, and the tag by which a browser names them. */
type Representation = { bytes: Buffer<ArrayBuffer>; etag: string };

/** A file of the site, ready to be sent. */
export type SiteFile = {
  contentType: string;
  cacheControl: string;
  representations: Readonly<Partial<Record<Encoding, Representation>> & { identity: Representation }>;
};

/** All that can be served: files by the path that asks for them, and the page for every other path. */
export type Site = { files: ReadonlyMap<string, SiteFile>; notFound: SiteFile };

const suffixes = { br: ".br", gzip: ".gz" } as const;

/**
 * Reads a built site into memory, once.
 *
 * A request is then a look-up in a map and never a path on the disk: nothing outside the folder can be reached, and
 * visitors see one whole build even while the next one is being written. The price is the site's size in memory (some
 * megabytes) and a restart after each build. Symbolic links and hidden files other than `.well-known` are left out.
 */
export async function loadSite(root: string): Promise<Site> {
  const names = new Set(await fileNames(root));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (isServed(name)) files.set(pathOf(name), await loadFile(root, name, names));
  }

  const notFound = files.get("/404");
  if (!files.has("/") || !notFound) {
    const missing = notFound ? "index.html" : files.has("/") ? "404.html" : "index.html and no 404.html";
    throw new Error(`There is no ${missing} in ${root}, so there is no site to serve. Run \`npm run build\` first.`);
  }
  files.delete("/404");
  return { files, notFound };
}

async function fileNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function isServed(name: string): boolean {
  const hidden = name
    .replace(/^\.well-known\//, "")
    .split("/")
    .some((part) => part.startsWith("."));
  return !hidden && !Object.values(suffixes).some((suffix) => name.endsWith(suffix));
}

function pathOf(name: string): string {
  return name.endsWith(".html") ? canonicalPath(`/${name}`) : `/${name}`;
}

async function loadFile(root: string, name: string, names: ReadonlySet<string>): Promise<SiteFile> {
  const load = async (suffix: string) => represent(await readWhole(join(root, name + suffix)));
  const compressed: Partial<Record<Encoding, Representation>> = {};
  for (const [encoding, suffix] of Object.entries(suffixes) as [keyof typeof suffixes, string][]) {
    if (names.has(name + suffix)) compressed[encoding] = await load(suffix);
  }
  return {
    contentType: contentTypeOf(name),
    cacheControl: cacheControlOf(name),
    representations: { ...compressed, identity: await load("") },
  };
}

function readWhole(path: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(path).catch((error: Error) => {
    const wayOut = "The site is served whole or not at all: look after the disk, then run `npm run build`.";
    throw new Error(`Cannot read ${path}: ${error.message}. ${wayOut}`, { cause: error });
  });
}

/** The tag is made of the content: it stays the same after a restart, and on a second machine serving the same build. */
function represent(bytes: Buffer<ArrayBuffer>): Representation {
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 11)}"` };
}

function cacheControlOf(name: string): string {
  if (name.startsWith("_astro/")) return cacheControl.hashed;
  return name.endsWith(".html") ? cacheControl.page : cacheControl.file;
}
