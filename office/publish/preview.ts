import type { Hono } from "hono";
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { redirects } from "@practice/site/routes.ts";
import type { ContentFiles } from "@practice/site/content/check.ts";
import type { PreviewState } from "./api-types.ts";
import { createApp, readSite } from "@practice/site/serve/app.ts";
import { tasksInThreads } from "./thread.ts";
import { buildWith } from "./workspace.ts";

/** Seconds after which a preview expires. */
const previewSeconds = 15 * 60;

type Draft = { content: ContentFiles; texts: readonly string[] };
type Preview = { state: PreviewState; app?: Hono; stop: AbortController };

/**
 * Sites built only for preview: one per person, replaced by the next.
 * @param online the folder of the site that they are compared with
 */
export function createPreviews(root: string, online: string, build = buildWith, tasks = tasksInThreads) {
  const previews = new Map<string, Preview>();
  const stateOf = (person: string): PreviewState => previews.get(person)?.state ?? { step: "none" };

  async function run(person: string, { content, texts }: Draft, preview: Preview): Promise<void> {
    const name = createHash("sha256").update(person).digest("hex").slice(0, 16);
    const folder = join(root, ".cache/previews", name);
    try {
      const built = await build(content, root, folder, preview.stop.signal);
      const { changed, mistakes, warnings } = await tasks.check({ built, online, texts });
      const site = await readSite(built);
      const pages = changed.map(({ path, title, text }) => ({ url: path, title, ...(text && { text }) }));
      preview.app = createApp(site, redirects);
      const shown = pages.length > 0 ? pages : [{ url: "/", title: "Home" }];
      preview.state = { step: "ready", pages: shown, notes: [...mistakes, ...warnings] };
      await rm(folder, { recursive: true, force: true });
      setTimeout(() => previews.get(person) === preview && previews.delete(person), previewSeconds * 1_000).unref();
    } catch (error) {
      preview.state = { step: "failed", text: (error as Error).message };
    }
  }

  return {
    stateOf,

    exist: () => previews.size > 0,

    /** Starts a preview that lists pages with these texts first; the person's previous one ends. */
    show(person: string, content: ContentFiles, texts: readonly string[] = []): PreviewState {
      const before = previews.get(person);
      const preview: Preview = { state: { step: "building" }, stop: new AbortController() };
      previews.set(person, preview);
      before?.stop.abort();
      void run(person, { content, texts }, preview);
      return preview.state;
    },

    /**
     * The preview's response to a request for a framed page, or for a file of such a page that the live site lacks;
     * undefined for any other request.
     */
    async answer(request: Request, person: string, isOnline: (path: string) => boolean) {
      const { app } = previews.get(person) ?? {};
      const isFrame = request.headers.get("Sec-Fetch-Dest") === "iframe";
      if (!app || (!isFrame && isOnline(new URL(request.url).pathname))) return undefined;
      const answer = await app.fetch(request);
      return answer.status === 404 && !isFrame ? undefined : framed(answer);
    },
  };
}

/** A response that the editor's page may frame, and that is never cached. */
async function framed(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  const policy = headers.get("Content-Security-Policy");
  if (policy)
    headers.set("Content-Security-Policy", policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set("Cache-Control", "no-store");
  headers.delete("ETag");
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}

export type Previews = ReturnType<typeof createPreviews>;
