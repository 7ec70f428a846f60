import { Hono, type Context } from "hono";
import { join } from "node:path";
import { contentFiles } from "@practice/site/content/check.ts";
import type { Site } from "@practice/site/serve/app.ts";
import { cacheControl } from "@practice/site/serve/headers.ts";
import type { Drafts } from "#publish/drafts.ts";
import { createPreviews } from "#publish/preview.ts";
import type { MistakesAnswer } from "./api-types.ts";
import { createPublishing } from "#publish/publishing.ts";
import type { Note, Publisher } from "#publish/run.ts";
import { type Guard, readBytes, readJson, Refused, refuseOtherSites } from "#inbox/guard.ts";
import { guard, type Editing } from "./operation.ts";
import { operations } from "./operations.ts";
import { sendPage } from "#page-files.ts";
import { createPictures, maxPictureBytes } from "./pictures.ts";
import type { Changes } from "./store.ts";
import { Unwritable } from "./yaml.ts";

/** The context of a request by an identified person. */
type AskedBy = { Variables: { publisher: Publisher } };

export type EditorOptions = {
  /** The folder of the project. */
  root: string;
  drafts: Drafts;
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
  /** Records in the audit trail who published and discarded what. */
  note?: Note;
  page: Site;
  /** Today in New York, `YYYY-MM-DD`. */
  day: () => string;
};

/** The editor: its page at `<basePath>/` and its API under `<basePath>/api/`. */
export function createEditor(options: EditorOptions) {
  const { root, drafts, basePath, origins, person, page, site, pushTo, onSwap, note, day } = options;
  const publishing = createPublishing({ root, drafts, pushTo, onSwap, note });
  const previews = createPreviews(drafts.folder, join(root, ".cache/preview.log"));
  const app = new Hono<AskedBy>();

  app.use(`${basePath}/api/*`, async (c, next) => {
    refuseOtherSites(c, origins, "Only the editor’s own page can ask this. Open the editor, and do it there.");
    const publisher = await person(c);
    if (!publisher) throw new Refused(403, notSignedIn);
    c.set("publisher", publisher);
    await next();
    c.header("Cache-Control", cacheControl.error);
  });
  const { published } = publishing;
  const at = { root: drafts.folder, drafts, site, published, pictures: createPictures(), publishing, previews };
  app.route(`${basePath}/api`, answers(at, day));
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
    /** The response of the preview to a request outside the editor; undefined when it is not for the preview. */
    preview: (request: Request, isOnline: (path: string) => boolean) =>
      previews.answer(request, (path) => path.startsWith(`${basePath}/assets/`) || isOnline(path)),
    mayPreview: previews.mayAnswer,
    close: previews.stop,
  };
}

const notSignedIn = "You are signed out. What you wrote is still here: sign in under “Messages”, then try again.";

function reasonOf(error: Error): string {
  const [line = ""] = error.message.split("\n");
  return error.message.startsWith("Mistake in") ? error.message.replace(/\s*\n\s*/g, ": ") : line;
}

/** The API for an identified person. */
function answers(at: Omit<Editing, "publisher" | "day" | "write">, day: EditorOptions["day"]): Hono<AskedBy> {
  const app = new Hono<AskedBy>();
  for (const [name, { run }] of Object.entries(operations)) {
    const [method = "", path = ""] = name.split(" ");
    app.on(method, `/${path}`, async (c) => {
      const sent = method === "GET" ? c.req.query() : await readJson(c, guard);
      const publisher = c.get("publisher");
      const write = (changes: Changes) => at.drafts.write(changes, publisher.name);
      const { status, body } = await run({ ...at, publisher, write, day: day() }, sent);
      return c.json(status < 400 ? body : { problem: problemIn(body), ...body }, status);
    });
  }
  app.post("/picture", async (c) => {
    return c.json(await at.pictures.take(c.req.query("slot") ?? "", await readBytes(c, pictureGuard)));
  });
  app.get("/picture", (c) => {
    const picture = at.pictures.read(c.req.query("file") ?? "", contentFiles(at.root));
    if (picture === undefined) throw new Refused(404, "There is no such picture.");
    return c.body(Buffer.from(picture, "base64"), 200, { "Content-Type": "image/jpeg" });
  });
  return app;
}

/** A picture may take longer on a slow line. */
const pictureGuard: Guard = {
  ...{ ...guard, maxBytes: maxPictureBytes, within: maxPictureBytes / 1_250 },
  words: { ...guard.words, "too-large": [413, "This file is too large. Choose a picture of less than 50 MB."] },
};

/** Mistakes are said in words, too, where no field shows them; what else is asked back is confirmed. */
function problemIn(body: object): string {
  const { mistakes = [], general = [] } = body as Partial<MistakesAnswer>;
  return [...general, ...mistakes.map(({ text }) => text)].join(" ") || "Look at it once more, and confirm it.";
}
