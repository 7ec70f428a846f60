import type { HonoRequest } from "hono";
import { cacheControl } from "./headers.ts";
import { chooseEncoding, holds } from "./negotiation.ts";
import type { SiteFile } from "./site.ts";

/** A short answer in plain text: errors and the health check. Its length is given, so that HEAD can tell it too. */
export function plainAnswer(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(text)),
      "Cache-Control": cacheControl.never,
      ...headers,
    },
  });
}

/**
 * Sends the browser to another URL of this site for good; the query goes with it.
 *
 * `to`, percent-encoded, must come from the site's own files or redirects, never from the request: `//evil.example` is a
 * path to us and another host to a browser.
 */
export function redirectAnswer(to: string, query: string): Response {
  const [path, fragment] = to.split("#", 2);
  const location = `${path}${query}${fragment ? `#${fragment}` : ""}`;
  return plainAnswer(301, `Moved to ${location}\n`, { Location: location, "Cache-Control": cacheControl.redirect });
}

/** A file of the site in the encoding the client prefers, or 304 when the client already holds it. */
export function fileAnswer(file: SiteFile, request: HonoRequest): Response {
  const { bytes, etag, headers } = represent(file, request);
  const validators = { ETag: etag, "Cache-Control": file.cacheControl, Vary: "Accept-Encoding" };
  if (holds(request.header("If-None-Match"), etag)) return new Response(null, { status: 304, headers: validators });
  return new Response(bytes, { headers: { ...headers, ...validators } });
}

/** The page for a path that leads nowhere. Without a tag: 304 would tell the browser that the path exists. */
export function notFoundAnswer(page: SiteFile, request: HonoRequest): Response {
  const { bytes, headers } = represent(page, request);
  return new Response(bytes, {
    status: 404,
    headers: { ...headers, "Cache-Control": cacheControl.notFound, Vary: "Accept-Encoding" },
  });
}

function represent({ contentType, representations }: SiteFile, request: HonoRequest) {
  const encoding = chooseEncoding(request.header("Accept-Encoding"), (one) => one in representations);
  const { bytes, etag } = representations[encoding] ?? representations.identity;
  const headers = {
    "Content-Type": contentType,
    "Content-Length": String(bytes.byteLength),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  return { bytes, etag, headers };
}
