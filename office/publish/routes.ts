import { contentFiles } from "@practice/site/content/check.ts";
import { answer, text } from "#editor/operation.ts";
import { pagesOf, wordsOf } from "./entry-pages.ts";

/** The operations of previews and publications. */
export const publishingOperations = {
  /** The pages that show an entry, the best first, and a few words of each of its texts. */
  "GET pages": answer({ collection: text, id: text }, async (at, { collection, id }) => {
    const files = contentFiles(at.root);
    const pages = await pagesOf(at.site, { collection, id, files, online: await at.published() });
    return { pages, texts: wordsOf(collection, id, files) };
  }),
  "GET publication": answer({}, async ({ drafts, publishing }) => {
    await drafts.follow();
    return publishing.publication();
  }),
  "POST publish": answer({ keys: text.array().optional() }, async (at, { keys }) => {
    await at.drafts.follow();
    return at.publishing.publish(at.publisher, keys);
  }),
  "POST discard": answer({ key: text }, (at, { key }) => at.publishing.discard(key, at.publisher)),
  "GET publications": answer({}, ({ publishing }) => publishing.publications()),
  "POST take-back": answer({ id: text }, (at, { id }) => at.publishing.takeBack(id, at.publisher)),
};
