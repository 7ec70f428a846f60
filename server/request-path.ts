/**
 * The path a request asks for, decoded once; undefined when no honest browser would have sent it.
 *
 * Takes the request target as it came over the wire: a URL parser resolves `..` and turns `\` into `/`, and so hides
 * what was asked.
 */
export function requestPath(target: string): string | undefined {
  const encoded = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/, "") || "/";
  if (/%2f/i.test(encoded)) return undefined;
  const path = decode(encoded);
  if (path === undefined || !path.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  return path.split("/").some((segment) => segment === "." || segment === "..") ? undefined : path;
}

/** The query of a request target, from its `?` on, written so that it may stand in a header; empty when there is none. */
export function requestQuery(target: string): string {
  return new URL(/\?[^#]*/.exec(target)?.[0] ?? "", "http://localhost").search;
}

/** The one path under which a page is known: no trailing slash, no `.html`, no `index`. */
export function canonicalPath(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
