import { createDevServer } from "./dev-server.ts";
import { framedPage } from "./framed-page.ts";

/** What a page in a frame may load besides itself. */
const assets: ReadonlySet<string> = new Set(["font", "image"]);

/** The pages of the site with all drafts, for the frames beside the forms. */
export function createPreviews(drafts: string, log: string, server = createDevServer(drafts, log)) {
  /** Whether a request can be for a preview, which only a person who edits gets. */
  function mayAnswer({ headers }: Request): boolean {
    const destination = headers.get("Sec-Fetch-Dest") ?? "";
    // Other sites ask for nothing here: Astro's server can also start programs.
    if (headers.get("Sec-Fetch-Site") !== "same-origin") return false;
    return destination === "iframe" || (assets.has(destination) && server.isRunning());
  }

  return {
    ...server,
    mayAnswer,

    /**
     * The answer to a request of a frame, or for a picture or font of such a page that the live site lacks; undefined
     * for any other request.
     */
    async answer(request: Request, isOnline: (path: string) => boolean) {
      const destination = request.headers.get("Sec-Fetch-Dest") ?? "";
      const { pathname, search } = new URL(request.url);
      if (!mayAnswer(request) || pathname.startsWith("/__")) return undefined;
      if (destination === "iframe") {
        const page = await server.fetch(pathname).catch((error: Error) => error);
        if (page instanceof Error) return framedPage(unreadable(page.message));
        return framedPage(page.status < 500 ? await page.text() : unreadable());
      }
      if (isOnline(pathname)) return undefined;
      const file = await server.fetch(pathname + search);
      const type = file.headers.get("Content-Type") ?? "";
      if (!file.ok || !/^(font|image)\//.test(type)) return undefined;
      const headers = { "Content-Type": type, "Cache-Control": "no-store" };
      return new Response(file.body, { headers });
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;

/** Instead of a page that cannot be shown. */
const unreadable = (why = "Publishing says what is wrong.") =>
  `<!doctype html><html lang=en><title>No page</title><main><p>The page cannot be shown with these words. ${why.replaceAll("<", "&lt;")}</p></main></html>`;
