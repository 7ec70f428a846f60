/** What the page can ask the editor, as `METHOD path` under its `api/`; the page takes its types from here. */
import { contentFiles } from "@practice/site/content/check.ts";
import { publishingOperations } from "#publish/routes.ts";
import { Refused } from "#inbox/guard.ts";
import { addEntry, removeEntry } from "./add-and-remove.ts";
import { closeEverywhere, closuresIn, removeClosure } from "./closures.ts";
import { whyUnreadable } from "./entries.ts";
import { findTexts } from "./find.ts";
import { launchAnswer, recordReview } from "./launch.ts";
import { answer, change, text, values } from "./operation.ts";
import { orderEntries } from "./order.ts";
import { collectionViews, entryView, factViews, shownOf } from "./read.ts";
import { saveEntry } from "./save.ts";

const filled = { collection: text, values, body: text.optional() };

export const operations = {
  "GET collections": answer({}, async ({ root, drafts, previews, publisher }) => {
    previews.prepare();
    // A commit that cannot be read keeps nobody from editing the rest.
    await drafts.follow().catch(({ message }: Error) => console.error(`Editor: ${message}`));
    const files = contentFiles(root);
    return { collections: collectionViews(files), facts: factViews(files), person: publisher.name };
  }),
  /** Without an id, an empty form with an example. */
  "GET entry": answer({ collection: text, id: text.optional() }, ({ root, day }, { collection, id }) => {
    const files = contentFiles(root);
    const shown = shownOf(collection, files);
    const place = shown?.places.find((one) => one.id === id);
    const view = shown && (place || !id) ? entryView(shown, place, day) : undefined;
    if (!view) throw new Refused(404, "There is no such entry. Go back to the list.");
    const mistake = place && whyUnreadable(place.path, files);
    if (mistake) throw new Refused(409, mistake);
    return view;
  }),
  "PUT entry": change({ ...filled, id: text, version: text }, (at, request) => saveEntry(at, request, at.day)),
  "POST entry": change(filled, addEntry),
  "DELETE entry": removeEntry,
  "POST order": orderEntries,
  "GET find": answer({ text }, ({ root }, request) => findTexts(request.text, contentFiles(root))),
  "GET closures": answer({}, ({ root, day }) => ({ closures: closuresIn(contentFiles(root), day) })),
  "POST closure": closeEverywhere,
  "DELETE closure": removeClosure,
  "GET launch": answer({}, ({ root, day }) => launchAnswer(contentFiles(root), day)),
  "POST review": recordReview,
  ...publishingOperations,
};
