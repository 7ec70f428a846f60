import { z } from "astro/zod";
import { Hono } from "hono";
import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import type { PreviewAnswer, PreviewRequest } from "./api-types.ts";
import { addEntry } from "#editor/add-and-remove.ts";
import { readJson, text, values } from "#editor/guard.ts";
import type { Pictures } from "#editor/pictures.ts";
import { contentOf, entryView, shownOf } from "#editor/read.ts";
import { saveEntry, type Desk, type Reply } from "#editor/save.ts";
import { withChanges, type Changes } from "#editor/store.ts";
import type { Previews } from "./preview.ts";
import type { AskedBy, Publishing } from "./publishing.ts";

type Options = {
  root: string;
  publishing: Publishing;
  previews: Previews;
  pictures: Pictures;
};

/** The routes of previews and publications, under the `api/` of the editor. */
export function createPublishingRoutes({ root, publishing, previews, pictures }: Options): Hono<AskedBy> {
  const app = new Hono<AskedBy>();

  app.post("/preview", async (c) => {
    const input = { collection: text, id: text.optional(), values, body: text.optional(), isShown: z.boolean() };
    const { isShown, ...request } = await readJson(c, input);
    const draft = await draftOf(root, pictures, request);
    if ("reply" in draft) {
      if (isShown) previews.prepare(contentFiles(root));
      return c.json(draft.reply.body, draft.reply.status);
    }
    if (!isShown) return c.json({ pages: [], texts: [] } satisfies PreviewAnswer);
    const { collection, id } = request;
    const shown = { collection, isNew: id === undefined, ...draft };
    return c.json(await previews.show(c.get("publisher").name, shown));
  });
  app.get("/publication", async (c) => c.json(await publishing.publication()));
  app.post("/publish", async (c) => {
    const { keys } = await readJson(c, { keys: text.array().optional() });
    return c.json(await publishing.publish(c.get("publisher"), keys));
  });
  app.post("/discard", async (c) => {
    const { key } = await readJson(c, { key: text });
    return c.json(await publishing.discard(key, c.get("publisher")));
  });
  app.get("/publications", async (c) => c.json(await publishing.publications()));
  app.post("/take-back", async (c) => {
    const { id } = await readJson(c, { id: text });
    return c.json(await publishing.takeBack(id, c.get("publisher")));
  });
  return app;
}

/** `content/` with an unsaved change applied; or the mistakes in it. */
async function draftOf(
  root: string,
  pictures: Pictures,
  request: Omit<PreviewRequest, "isShown">,
): Promise<{ id: string; content: ContentFiles } | { reply: Reply }> {
  const files = contentFiles(root);
  let changes: Changes = new Map();
  const store = { write: (written: Changes) => void (changes = written), close() {} };
  const desk: Desk = { root, pictures, store };
  const { collection, id, ...filled } = request;
  const shown = shownOf(collection, files);
  const place = shown?.places.find((one) => one.id === id);
  const { version = "" } = (shown && (place ? contentOf(shown.view, place, files) : entryView(shown, undefined))) ?? {};
  const reply =
    id === undefined
      ? await addEntry(desk, { collection, version, ...filled })
      : await saveEntry(desk, { collection, id, version, ...filled });
  if (reply.status !== 200 && reply.status !== 201) return { reply };
  return { id: reply.body.id, content: withChanges(files, changes) };
}
