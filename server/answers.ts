import type { IncomingHttpHeaders } from "node:http";
import { cacheControl } from "./headers.ts";
import { chooseEncoding, holds } from "./negotiation.ts";
import type { SiteFile } from "./site.ts";

/** What is sent back for a request, but for the headers that stand on every answer. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
};

/** A short answer in plain text: errors and the health check. Its length is given, so that HEAD can tell it too. */
export function plainAnswer(status: number, text: string, headers: Answer["headers"] = {}): Answer {
  return {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(text)),
      "Cache-Control": cacheControl.never,
      ...headers,
    },
    body: text,
  };
}

/**
 * The answer to a request that no browser sends by itself. Says nothing about why: it helps nobody but a probe.
 *
 * Closes the connection: where such a request ends, and the next one begins, is a question of belief.
 */
export function badRequest(): Answer {
  return plainAnswer(400, "Bad request\n", { Connection: "close" });
}

/** The answer to every method but GET and HEAD. */
export function methodNotAllowed(): Answer {
  return plainAnswer(405, "This site answers GET and HEAD only.\n", { Allow: "GET, HEAD" });
}

/**
 * Sends the browser to another URL of this site for good; the query goes with it.
 *
 * `to`, percent-encoded, must come from the site's own files or redirects, never from the request: `//evil.example` is a
 * path to us and another host to a browser.
 */
export function redirectAnswer(to: string, query: string): Answer {
  const [path, fragment] = to.split("#", 2);
  const location = `${path}${query}${fragment ? `#${fragment}` : ""}`;
  return plainAnswer(301, `Moved to ${location}\n`, { Location: location, "Cache-Control": cacheControl.redirect });
}

/** A file of the site in the encoding the client prefers, or 304 when the client already holds it. */
export function fileAnswer(file: SiteFile, request: IncomingHttpHeaders): Answer {
  const { etag, ...whole } = represent(file, request);
  const validators = { ETag: etag, "Cache-Control": file.cacheControl, Vary: "Accept-Encoding" };
  if (holds(request["if-none-match"], etag)) return { status: 304, headers: validators };
  return { status: 200, headers: { ...whole.headers, ...validators }, body: whole.body };
}

/** The page for a path that leads nowhere. Without a tag: 304 would tell the browser that the path exists. */
export function notFoundAnswer(page: SiteFile, request: IncomingHttpHeaders): Answer {
  const { headers, body } = represent(page, request);
  return {
    status: 404,
    headers: { ...headers, "Cache-Control": cacheControl.notFound, Vary: "Accept-Encoding" },
    body,
  };
}

function represent({ contentType, representations }: SiteFile, request: IncomingHttpHeaders) {
  const encoding = chooseEncoding(request["accept-encoding"], (one) => one in representations);
  const { bytes, etag } = representations[encoding] ?? representations.identity;
  const headers = {
    "Content-Type": contentType,
    "Content-Length": String(bytes.byteLength),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  return { body: bytes, etag, headers };
}
