import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { serveStatic } from "hono/serve-static";
import { getPath } from "hono/utils/url";
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { cacheControl, contentTypes, contentTypesByPath, delivering, pagePolicy } from "./headers.ts";

type Env = { Bindings: HttpBindings };
type Messages = { routes: Hono<Env>; hides: (path: string, incoming: IncomingMessage) => boolean };

const uncached = { "Cache-Control": cacheControl.error };

/** Files never served under their own URL: compressed files, the 404 page, and the results of a form post. */
const unserved = /\.(br|gz)$|^\/404\.html$|^\/contact\/(arrived|expired|not-arrived)\.html$/;

/** The canonical path of a page or file: no trailing slash, no `.html`, no `index`. */
export function canonicalPath(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
}

/**
 * Answers requests for a built site: its files, redirects to canonical paths, the health check, and errors. `redirects`
 * maps old paths to new ones; `messages` are the routes that take messages, and which paths they hide. The security headers are set in
 * `site-server.ts`, since some responses never pass through here.
 */
export function createApp(site: Site, redirects: Readonly<Record<string, string>>, messages?: Messages): Hono {
  const served = [...site.keys()].filter((name) => !unserved.test(name));
  const names = new Map(served.map((name) => [canonicalPath(name), name]));

  const policy = takesMessages(site) ? delivering(pagePolicy) : pagePolicy;

  const app = new Hono({
    // A path that is hidden from a request is answered as any unknown one.
    getPath: (request, options) => {
      const path = getPath(request);
      const { incoming } = (options?.env ?? {}) as Partial<HttpBindings>;
      return messages && incoming && messages.hides(path, incoming) ? "/404" : path;
    },
  });
  app.get("/healthz", (c) => c.text("ok", 200, uncached));
  if (messages) app.route("/", messages.routes);
  // A 304 updates the headers of the cached page, including its policy.
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, "Content-Security-Policy"] }));
  app.get("*", async (c, next) => {
    const { path } = c.req;
    const canonical = canonicalPath(path);
    // Only to known paths: `//evil.example` is a path to us but another host to a browser.
    const shortened = canonical !== path && names.has(canonical) ? encodeURI(canonical) : undefined;
    const to = redirects[canonical] ?? shortened;
    const name = names.get(path) ?? "/404.html";
    const kind = name.endsWith(".html") ? "page" : name.startsWith("/_astro/") ? "hashed" : "file";
    c.header("Cache-Control", cacheControl[to === undefined ? kind : "file"]);
    if (to !== undefined) return c.redirect(to + new URL(c.req.url).search, 301);

    // Names of codings have no case, and gzip has an older one (RFC 9110, section 8.4.1); Hono knows only `gzip`.
    const accepted = c.req.header("Accept-Encoding") ?? "";
    const known = accepted.toLowerCase().replaceAll("x-gzip", "gzip");
    if (known !== accepted) c.req.raw.headers.set("Accept-Encoding", known);
    // Called for the plain file, then for the encoded one.
    const getContent = async (part: string) => {
      const file = site.get(part);
      if (file && names.has(path)) c.header("ETag", file.etag);
      if (file) c.header("Content-Length", String(file.bytes.byteLength));
      return file?.bytes ?? null;
    };
    c.status(names.has(path) ? 200 : 404);
    const options = { root: "", path: name, precompressed: true, mimes: contentTypes, getContent };
    const answer = (await serveStatic(options)(c, next)) as Response;
    const tags = c.req.header("If-Match")?.match(/\*|(?:W\/)?"[^"]*"/g);
    if (tags && answer.ok && !tags.includes("*") && !tags.includes(answer.headers.get("ETag") ?? ""))
      return new Response(null, { status: 412, headers: uncached });
    answer.headers.set("Vary", "Accept-Encoding");
    if (kind === "page") answer.headers.set("Content-Security-Policy", policy);
    if (contentTypesByPath[name]) answer.headers.set("Content-Type", contentTypesByPath[name]);
    return answer;
  });
  app.all("*", (c) => c.text("This site answers GET and HEAD only.\n", 405, { ...uncached, Allow: "GET, HEAD" }));
  return app;
}

/** Whether a site is built so that its form sends messages to our own server. */
export function takesMessages(site: ReadonlyMap<string, unknown>): boolean {
  return site.has("/contact/arrived.html");
}

/** The files of a built site by name, as `/contact.html` and `/contact.html.br`, each with a tag made of its bytes. */
export type Site = Map<string, { bytes: Uint8Array<ArrayBuffer>; etag: string }>;

/**
 * Reads a built site into memory, without symlinks and hidden files; throws when there is none. A request is then a map
 * lookup, not a path on disk: it cannot escape the folder, and no logged error names what a visitor requested.
 */
export async function readSite(root: string): Promise<Site> {
  const site = await readFiles(root);
  if (site.has("/index.html") && site.has("/404.html")) return site;
  throw new Error(`There is no index.html or no 404.html in ${root}: no site to serve. Run \`npm run build\` first.`);
}

/** Reads the files of a folder, but for symlinks and hidden ones; none when there is no folder. */
export async function readFiles(root: string): Promise<Site> {
  const site: Site = new Map();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = join(entry.parentPath, entry.name);
    const name = `/${relative(root, file)}`;
    if (!entry.isFile() || /\/\.(?!well-known\/)/.test(name)) continue;
    const bytes = await readFile(file);
    site.set(name, { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 11)}"` });
  }
  return site;
}
