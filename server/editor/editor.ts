import { Hono, type Context } from "hono";
import { contentFiles } from "#content-check.ts";
import type { CollectionsAnswer, RefusedAnswer } from "#domain/editor.ts";
import { collectionViews, entryView, factViews, shownOf } from "./read.ts";

type Options = {
  /** The folder that has `content/`. */
  root: string;
  /** Where the page is, without a slash at the end; empty for the root. */
  basePath: string;
  /** Who asks; nothing when it is nobody who may edit. */
  person: (c: Context) => string | undefined | Promise<string | undefined>;
};

/** Answers of the editor under `<basePath>/api/`. */
export function createEditor({ root, basePath, person }: Options): Hono {
  const app = new Hono().basePath(`${basePath}/api`);
  const problem = (c: Context, status: 404, text: string) => c.json({ problem: text } satisfies RefusedAnswer, status);

  app.get("/collections", async (c) => {
    const files = contentFiles(root);
    const answer: CollectionsAnswer = {
      collections: collectionViews(files),
      facts: factViews(files),
      person: (await person(c)) ?? "",
      publishing: "local",
    };
    return c.json(answer);
  });

  app.get("/entry", (c) => {
    const shown = shownOf(c.req.query("collection") ?? "", contentFiles(root));
    const id = c.req.query("id");
    const place = shown?.places.find((one) => one.id === id);
    const view = shown && (place || !id) ? entryView(shown, place) : undefined;
    return view ? c.json(view) : problem(c, 404, "There is no such entry. Go back to the list.");
  });
  return app;
}
