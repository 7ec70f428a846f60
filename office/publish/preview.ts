import type { ContentFiles } from "@practice/site/content/check.ts";
import { shownOf } from "#editor/read.ts";
import { createTurns } from "#editor/turns.ts";
import type { PreviewAnswer } from "./api-types.ts";
import { createDevServer } from "./dev-server.ts";
import { createEntryPages, phrasesOfEntry } from "./entry-pages.ts";
import { framedPage } from "./framed-page.ts";
import { newTexts } from "./new-texts.ts";

/** What a page in a frame may load besides itself. */
const assets: ReadonlySet<string> = new Set(["font", "image"]);

const mostTexts = 40;

/** An entry that someone edits, and all of `content/` with what is not saved of it. */
type Draft = { collection: string; id: string; isNew: boolean; content: ContentFiles };

/**
 * The pages beside the forms of people who edit. One server has the content of one person after the other.
 * @param root the folder that has `content/`
 * @param online the folder of the site that visitors see, which tells where an entry is shown
 */
export function createPreviews(root: string, online: string, server = createDevServer(root)) {
  const drafts = new Map<string, Draft & { texts: readonly string[] }>();
  const entryPages = createEntryPages(online);
  const inTurn = createTurns();

  return {
    exist: () => drafts.size > 0,

    /** Starts the server before there is a draft without mistakes. */
    prepare(content: ContentFiles): void {
      // The first draft says what is wrong.
      inTurn(async () => server.isRunning() || (await server.show(content))).catch(() => undefined);
    },

    /** From now on, the person's frames show this draft. */
    async show(person: string, draft: Draft): Promise<PreviewAnswer> {
      const { collection, id, isNew, content } = draft;
      const before = drafts.get(person);
      const isSame = before?.collection === collection && before.isNew === isNew && (isNew || before.id === id);
      const changed = isSame ? newTexts(before.content, content) : wordsOf(draft);
      // Someone who looks again, such as in a dialog, still looks for the last change.
      const texts = isSame && changed.length === 0 ? before.texts : changed.slice(0, mostTexts);
      drafts.set(person, { ...draft, texts });
      try {
        await inTurn(() => server.show(content));
      } catch (error) {
        return { problem: (error as Error).message };
      }
      return { pages: await entryPages(collection, id, isNew, content), texts };
    },

    /**
     * The answer to a request of a frame with the person's draft, or for a picture or font of such a page that the live
     * site lacks; undefined for any other request.
     */
    async answer(request: Request, person: string, isOnline: (path: string) => boolean) {
      const draft = drafts.get(person);
      const destination = request.headers.get("Sec-Fetch-Dest") ?? "";
      const { pathname, search } = new URL(request.url);
      if (!draft) return undefined;
      if (destination === "iframe")
        return inTurn(async () => {
          await server.show(draft.content);
          const page = await server.fetch(pathname);
          return framedPage(page.status < 500 ? await page.text() : unreadable);
        }).catch(() => framedPage(unreadable));
      if (!assets.has(destination) || !server.isRunning() || isOnline(pathname)) return undefined;
      const file = await server.fetch(pathname + search);
      if (!file.ok) return undefined;
      const headers = { "Content-Type": file.headers.get("Content-Type") ?? "", "Cache-Control": "no-store" };
      return new Response(file.body, { headers });
    },

    close: () => server.stop(),
  };
}

/** The words of an entry, first those that say the most about where it is on a page. */
function wordsOf({ collection, id, content }: Draft): string[] {
  const shown = shownOf(collection, content);
  const phrases = shown ? phrasesOfEntry(shown, id, content) : [];
  return phrases.toSorted((one, other) => other.split(" ").length - one.split(" ").length);
}

const unreadable =
  "<!doctype html><html lang=en><title>No page</title><main><p>The page cannot be shown with these words. They can be saved, and publishing says what is wrong.</p></main></html>";

export type Previews = ReturnType<typeof createPreviews>;
