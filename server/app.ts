import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { fileAnswer, notFoundAnswer, plainAnswer, redirectAnswer } from "./answers.ts";
import { canonicalPath, requestPath } from "./request-path.ts";
import type { Site } from "./site.ts";

type Options = {
  site: Site;
  /** Old paths and where they lead now: `{ "/old-page": "/new-page" }`. Both are written in canonical form. */
  redirects?: Readonly<Record<string, string>>;
};

type Environment = { Bindings: HttpBindings; Variables: { path: string } };

/** What the program that serves the site answers to each request; `http-server.ts` carries it over the network. */
export type App = Hono<Environment>;

/**
 * Answers requests for a built site: its files, the redirects to canonical paths, the health check, and errors.
 *
 * Does not set the security headers: `http-server.ts` does, for some answers never pass here.
 */
export function createApp({ site, redirects = {} }: Options): App {
  const app: App = new Hono();

  app.onError((error) => {
    console.error(error);
    return plainAnswer(500, "Something went wrong on our side. Please try again, or call us.\n");
  });

  app.use(async (c, next) => {
    const { url = "", httpVersion, headers } = c.env.incoming;
    const path = requestPath(url);
    const hostMissing = httpVersion === "1.1" && headers.host === undefined;
    if (path === undefined || hostMissing) return badRequest();
    c.set("path", path);
    return next();
  });

  app.get("/healthz", () => plainAnswer(200, "ok"));

  app.get("*", (c) => {
    const path = c.get("path");
    const file = site.files.get(path);
    if (file) return fileAnswer(file, c.req);

    // Only a known path is ever redirected to: the request itself has no say in where the browser goes.
    const canonical = canonicalPath(path);
    const to =
      redirects[path] ?? redirects[canonical] ?? (site.files.has(canonical) ? encodeURI(canonical) : undefined);
    if (to !== undefined) return redirectAnswer(to, new URL(c.req.url).search);
    return notFoundAnswer(site.notFound, c.req);
  });

  app.all("*", () => plainAnswer(405, "This site answers GET and HEAD only.\n", { Allow: "GET, HEAD" }));

  return app;
}

/** The answer to a request that no browser sends by itself. Says nothing about why: it helps nobody but a probe. */
export function badRequest(): Response {
  return plainAnswer(400, "Bad request\n");
}
