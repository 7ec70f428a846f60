import type { IncomingMessage } from "node:http";
import { badRequest, fileAnswer, methodNotAllowed, notFoundAnswer, plainAnswer, redirectAnswer } from "./answers.ts";
import type { Answer } from "./answers.ts";
import { canonicalPath, requestPath, requestQuery } from "./request-path.ts";
import type { Site } from "./site.ts";

type Options = {
  site: Site;
  /** Old paths and where they lead now: `{ "/old-page": "/new-page" }`. Both are written in canonical form. */
  redirects?: Readonly<Record<string, string>>;
};

/** What the program that serves the site answers to each request; `http-server.ts` carries it over the network. */
export type App = (request: IncomingMessage) => Answer;

/**
 * Answers requests for a built site: its files, the redirects to canonical paths, the health check, and errors.
 *
 * Does not set the security headers: `http-server.ts` does, for some answers never pass here.
 */
export function createApp({ site, redirects = {} }: Options): App {
  const redirectFor = (path: string): string | undefined => {
    const canonical = canonicalPath(path);
    const known = site.files.has(canonical) ? encodeURI(canonical) : undefined;
    // Only a known path is ever redirected to: the request itself has no say in where the browser goes.
    return redirects[path] ?? redirects[canonical] ?? known;
  };

  return ({ method, url = "", httpVersion, headers }) => {
    // No request for this site has a body, and one of unknown length is how requests are smuggled past a proxy.
    if (headers["transfer-encoding"] !== undefined || !namesHost(headers.host, httpVersion)) return badRequest();
    if (method !== "GET" && method !== "HEAD") return methodNotAllowed();

    const path = requestPath(url);
    if (path === undefined) return badRequest();
    if (path === "/healthz") return plainAnswer(200, "ok");
    const file = site.files.get(path);
    if (file) return fileAnswer(file, headers);
    const to = redirectFor(path);
    return to === undefined ? notFoundAnswer(site.notFound, headers) : redirectAnswer(to, requestQuery(url));
  };
}

/** Whether a host is named, once and as one can be; only HTTP/1.0 may leave it out. Two arrive here joined by a comma. */
function namesHost(host: string | undefined, httpVersion: string): boolean {
  return host === undefined ? httpVersion === "1.0" : /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host);
}
