import type { Context } from "hono";
import { siteEditorPath } from "#inbox/inbox.ts";
import type { People } from "#inbox/messages/start.ts";
import { openDrafts } from "#publish/drafts.ts";
import { createEditor, type EditorOptions } from "./editor.ts";
import { readPage } from "#page-files.ts";

type Options = Pick<EditorOptions, "root" | "site" | "pushTo" | "onSwap" | "day"> & {
  people: People;
  /** Whether a path is a file or a page of the site that is served. */
  isOnline: (path: string) => boolean;
};

/**
 * The editor behind the sign-in of the front desk, for all of its people.
 * @throws {Error} when its page is not built, the project has no commit, or another editor has the drafts open
 */
export async function mountEditor({ root, site, people, pushTo, onSwap, day, isOnline }: Options) {
  const page = await readPage(root, "editor");
  const editorOf = async (request: Request) => {
    // Only a change proves that the person is still at the computer.
    const person = await people.personOf(request.headers.get("Cookie") ?? "", request.method !== "GET");
    return person && { id: person.id, name: person.name, email: "" };
  };
  const drafts = await openDrafts(root, pushTo);
  const editor = createEditor({
    ...{ root, drafts, site, pushTo, onSwap, day, basePath: siteEditorPath, origins: [people.origin] },
    page,
    note: ({ id = 0, name }, action) => people.note({ id, name }, action),
    person: (c: Context) => editorOf(c.req.raw),
  });
  return {
    routes: editor.app,
    /** The response of the preview; undefined when the request is not for it, or not by a person who may edit. */
    async preview(request: Request): Promise<Response | undefined> {
      if (request.method !== "GET" || !request.headers.has("Cookie") || !editor.mayPreview(request)) return undefined;
      return (await editorOf(request)) && editor.preview(request, isOnline);
    },
    close() {
      editor.close();
      drafts.close();
    },
  };
}
