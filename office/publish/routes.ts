import { z } from "astro/zod";
import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import type { PreviewAnswer, PreviewRequest } from "./api-types.ts";
import { addEntry } from "#editor/add-and-remove.ts";
import { answer, operation, text, values } from "#editor/operation.ts";
import { contentOf, entryView, shownOf } from "#editor/read.ts";
import { saveEntry, type Desk, type Reply } from "#editor/save.ts";
import { withChanges, type Changes } from "#editor/store.ts";

type Rejected = Exclude<Reply, { status: 200 | 201 }>;

/** The operations of previews and publications. */
export const publishingOperations = {
  "POST preview": operation(
    { collection: text, id: text.optional(), values, body: text.optional(), isShown: z.boolean() },
    async (at, { isShown, ...request }): Promise<Rejected | { status: 200; body: PreviewAnswer }> => {
      const draft = await draftOf(at, request);
      if ("reply" in draft) {
        if (isShown) at.previews.prepare(contentFiles(at.root));
        return draft.reply;
      }
      if (!isShown) return { status: 200, body: { pages: [], texts: [] } };
      const { collection, id } = request;
      const shown = { collection, isNew: id === undefined, ...draft };
      return { status: 200, body: await at.previews.show(at.publisher.name, shown) };
    },
  ),
  "GET publication": answer({}, ({ publishing }) => publishing.publication()),
  "POST publish": answer({ keys: text.array().optional() }, (at, { keys }) =>
    at.publishing.publish(at.publisher, keys),
  ),
  "POST discard": answer({ key: text }, (at, { key }) => at.publishing.discard(key, at.publisher)),
  "GET publications": answer({}, ({ publishing }) => publishing.publications()),
  "POST take-back": answer({ id: text }, (at, { id }) => at.publishing.takeBack(id, at.publisher)),
};

/** `content/` with an unsaved change applied; or the mistakes in it. */
async function draftOf(
  { root, pictures }: Desk,
  request: Omit<PreviewRequest, "isShown">,
): Promise<{ id: string; content: ContentFiles } | { reply: Rejected }> {
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
  if (reply.status !== 200 && reply.status !== 201) return { reply: reply as Rejected };
  return { id: reply.body.id, content: withChanges(files, changes) };
}
