import { z } from "astro/zod";
import { Hono, type Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { contentFiles } from "@practice/site/content/check.ts";
import type { ClosuresAnswer, CollectionsAnswer } from "./api-types.ts";
import type { TextAnswer } from "#publish/api-types.ts";
import type { Site } from "@practice/site/serve/app.ts";
import { cacheControl } from "@practice/site/serve/headers.ts";
import { createPreviews } from "#publish/preview.ts";
import { createPublishing, type AskedBy } from "#publish/publishing.ts";
import { createPublishingRoutes } from "#publish/routes.ts";
import type { Note, Publisher } from "#publish/run.ts";
import { closeEverywhere, closuresIn, removeClosure } from "./closures.ts";
import { addEntry, removeEntry } from "./add-and-remove.ts";
import { whyUnreadable } from "./entries.ts";
import { findTexts } from "./find.ts";
import { readBytes, readJson, Refused, refuseOtherSites, text, values } from "./guard.ts";
import { launchAnswer, recordReview } from "./launch.ts";
import { orderEntries } from "./order.ts";
import { sendPage } from "#page-files.ts";
import { createPictures, maxPictureBytes } from "./pictures.ts";
import { collectionViews, entryView, factViews, shownOf } from "./read.ts";
import { saveEntry, type Desk } from "./save.ts";
import { openStore, type Store } from "./store.ts";
import { textNodes } from "./text-nodes.ts";
import { createTurns } from "./turns.ts";
import { Unwritable } from "./yaml.ts";

export type EditorOptions = {
  /** The folder that has `content/`. */
  root: string;
  /** Where the page is, without a slash at the end; empty for the root. */
  basePath: string;
  /** The origins at which people open the page. */
  origins: readonly string[];
  /** The folder of the site that is online, with which previews are compared. */
  site: string;
  /** The person making the request; undefined when they may not edit. */
  person: (c: Context) => Publisher | undefined | Promise<Publisher | undefined>;
  pushTo?: string | undefined;
  /** Called with a newly published site. */
  onSwap?: (site: Site) => void;
  /** Records in the audit trail who saved and published what. */
  note?: Note;
  page: Site;
  /** Today in New York, `YYYY-MM-DD`. */
  day: () => string;
};

/**
 * The editor: its page at `<basePath>/` and its API under `<basePath>/api/`. It is the only writer of its folder.
 * @throws {Error} when another editor has the folder open
 */
export function createEditor(options: EditorOptions) {
  const { root, basePath, origins, person, page, site, pushTo, onSwap, note } = options;
  const store = openStore(root);
  const desk: Desk = { root, store, pictures: createPictures() };
  const publishing = createPublishing({ root, pushTo, onSwap, note, write: (changes) => store.write(changes) });
  const previews = createPreviews(root, site);
  const app = new Hono<AskedBy>();

  app.use(`${basePath}/api/*`, async (c, next) => {
    refuseOtherSites(c, origins);
    const publisher = await person(c);
    if (!publisher) throw new Refused(403, notSignedIn);
    c.set("publisher", publisher);
    await next();
    c.header("Cache-Control", cacheControl.error);
  });
  app.route(`${basePath}/api`, answers(desk, options));
  app.route(`${basePath}/api`, createPublishingRoutes({ root, publishing, previews, pictures: desk.pictures }));
  if (basePath) app.get(basePath, (c) => c.redirect(`${basePath}/`, 302));
  app.get(`${basePath}/*`, (c) => sendPage(c, page, c.req.path.slice(basePath.length + 1)));
  app.onError((error, c) => {
    if (error instanceof Refused) return c.json(error.body, error.status);
    if (!(error instanceof Unwritable)) console.error(`Editor: ${error.message}`);
    const problem = `This could not be saved, and nothing was changed. ${reasonOf(error)}`;
    return c.json({ problem }, 503, { "Cache-Control": cacheControl.error });
  });
  return {
    app,
    /** The response of a person's preview to a request outside the editor; undefined when it is not for the preview. */
    preview: (request: Request, name: string, isOnline: (path: string) => boolean) =>
      previews.answer(request, name, (path) => path.startsWith(`${basePath}/assets/`) || isOnline(path)),
    hasPreviews: previews.exist,
    close() {
      previews.close();
      store.close();
    },
  };
}

const notSignedIn = "You are signed out. What you wrote is still here: sign in under “Messages”, then try again.";

function reasonOf(error: Error): string {
  const [line = ""] = error.message.split("\n");
  return error.message.startsWith("Mistake in") ? error.message.replace(/\s*\n\s*/g, ": ") : line;
}

/** The API for an identified person. Each change is completed before the next one begins. */
function answers(desk: Desk, { day, note }: EditorOptions): Hono<AskedBy> {
  const app = new Hono<AskedBy>();
  const inTurn = createTurns();
  const reply = async (c: Context<AskedBy>, work: (desk: Desk) => Promise<{ status: number; body: object }>) => {
    const { reply, action } = await inTurn(() => recorded(desk, work));
    if (action) await note?.(c.get("publisher"), action).catch(reportNoLine);
    return c.json(reply.body, reply.status as ContentfulStatusCode);
  };

  app.get("/collections", (c) => {
    const files = contentFiles(desk.root);
    const [collections, facts] = [collectionViews(files), factViews(files)];
    return c.json({ collections, facts, person: c.get("publisher").name } satisfies CollectionsAnswer);
  });
  app.get("/entry", (c) => {
    const files = contentFiles(desk.root);
    const shown = shownOf(c.req.query("collection") ?? "", files);
    const id = c.req.query("id");
    const place = shown?.places.find((one) => one.id === id);
    const view = shown && (place || !id) ? entryView(shown, place, day()) : undefined;
    if (!view) throw new Refused(404, "There is no such entry. Go back to the list.");
    const mistake = place && whyUnreadable(place.path, files);
    if (mistake) throw new Refused(409, mistake);
    return c.json(view);
  });
  app.post("/text", async (c) => {
    const { text: written, collection } = await readJson(c, { text, collection: text });
    const rules = shownOf(collection, contentFiles(desk.root))?.view.text;
    const [missing, advice] = [rules?.missing(written) ?? [], rules?.advice(written) ?? []];
    return c.json({ nodes: await textNodes(written), missing, advice } satisfies TextAnswer);
  });
  app.post("/picture", async (c) => {
    const bytes = await readBytes(c, maxPictureBytes, "This file is too large. Choose a picture of less than 50 MB.");
    return c.json(await desk.pictures.take(c.req.query("slot") ?? "", bytes));
  });
  app.get("/picture", (c) => {
    const picture = desk.pictures.read(c.req.query("file") ?? "", contentFiles(desk.root));
    if (picture === undefined) throw new Refused(404, "There is no such picture.");
    return c.body(Buffer.from(picture, "base64"), 200, { "Content-Type": "image/jpeg" });
  });
  app.get("/find", (c) => c.json(findTexts(c.req.query("text") ?? "", contentFiles(desk.root))));
  app.get("/launch", (c) => c.json(launchAnswer(contentFiles(desk.root), day())));
  app.post("/review", async (c) => {
    const request = await readJson(c, { group: text, by: text, on: text, fingerprint: text });
    return reply(c, async (at) => recordReview(at, request, day()));
  });
  const entry = { collection: text, id: text, version: text };
  const filled = { values, body: text.optional() };
  app.put("/entry", async (c) => {
    const request = await readJson(c, { ...entry, ...filled });
    return reply(c, (at) => saveEntry(at, request, day()));
  });
  app.post("/entry", async (c) => {
    const request = await readJson(c, { collection: text, version: text, ...filled });
    return reply(c, (at) => addEntry(at, request));
  });
  app.delete("/entry", async (c) => {
    const request = await readJson(c, { ...entry, confirmed: z.boolean() });
    return reply(c, (at) => removeEntry(at, request));
  });
  app.get("/closures", (c) => {
    const closures = closuresIn(contentFiles(desk.root), day());
    return c.json({ closures } satisfies ClosuresAnswer);
  });
  app.post("/closure", async (c) => {
    const shape = { from: text, to: text.optional(), reason: text, replaces: text.array() };
    const request = await readJson(c, shape);
    return reply(c, (at) => closeEverywhere(at, request, day()));
  });
  app.delete("/closure", async (c) => {
    const { key } = await readJson(c, { key: text });
    return reply(c, (at) => removeClosure(at, key));
  });
  app.post("/order", async (c) => {
    const request = await readJson(c, { collection: text, ids: text.array(), was: text.array() });
    return reply(c, (at) => orderEntries(at, request));
  });
  return app;
}

/** Runs `work` and reports which files it wrote; undefined when it wrote none. */
async function recorded<Result>(desk: Desk, work: (desk: Desk) => Promise<Result>) {
  let action = "";
  const write: Store["write"] = (changes) => {
    desk.store.write(changes);
    const files = [...changes].map(([path, text]) => `${text === undefined ? "removed" : "saved"} content/${path}`);
    action = files.join(", ");
  };
  return { reply: await work({ ...desk, store: { ...desk.store, write } }), action };
}

/** The save is not undone; the missing line of the audit trail is at least logged. */
function reportNoLine({ message }: Error): void {
  console.error(`Editor: something was saved, and the audit trail has no line about it: ${message}`);
}
