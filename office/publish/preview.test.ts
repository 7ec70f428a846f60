import { expect, test } from "vitest";
import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { createDevServer, type DevServer } from "./dev-server.ts";
import { createPreviews } from "./preview.ts";

const content = contentFiles();
const wait = (minutes: string) =>
  new Map(content).set("facts.yaml", (content.get("facts.yaml") ?? "").replace(/^wait: .*$/m, `wait: ${minutes}`));
const draft = (minutes: string) => ({ collection: "facts", id: "facts", isNew: false, content: wait(minutes) });
const get = (path: string, dest: string) =>
  new Request(`https://clinic.example${path}`, { headers: { "Sec-Fetch-Dest": dest } });
const [online, offline] = [() => true, () => false];

/** A server whose pages say how long people wait, slow to read content. */
function fakeServer(): DevServer {
  let now: ContentFiles | undefined;
  return {
    isRunning: () => now !== undefined,
    async show(next) {
      await new Promise((resolve) => setImmediate(resolve));
      now = next;
    },
    async fetch(path) {
      await new Promise((resolve) => setImmediate(resolve));
      if (path === "/broken") return new Response("<p>An error of a program</p>", { status: 500 });
      if (path.includes(".woff2")) return new Response(path, { status: path.includes("gone") ? 404 : 200 });
      return new Response(`<main>${/^wait: .*$/m.exec(now?.get("facts.yaml") ?? "")?.[0]}</main>`);
    },
    stop: () => {},
  };
}
const newPreviews = () => createPreviews("nowhere", "nowhere", fakeServer());

test("two people who write at once see each their own words; no visitor and no other window sees them", async () => {
  const previews = newPreviews();
  expect(previews.exist()).toBe(false);
  await Promise.all([previews.show("Anna", draft("51 days")), previews.show("Ben", draft("52 days"))]);
  const pages = await Promise.all(
    ["Anna", "Ben", "Anna"].map((one) => previews.answer(get("/", "iframe"), one, online)),
  );
  const texts = await Promise.all(pages.map((page) => page?.text()));
  expect(texts).toEqual(
    ["51 days", "52 days", "51 days"].map((days) => expect.stringContaining(`wait: ${days}`) as string),
  );
  expect(await previews.answer(get("/", "iframe"), "Carla", online)).toBeUndefined();
  expect(await previews.answer(get("/", "document"), "Anna", offline)).toBeUndefined();
});

test("a page gets fonts that the live site lacks, and no script", async () => {
  const previews = newPreviews();
  await previews.show("Anna", draft("51 days"));
  expect(await (await previews.answer(get("/new.woff2?v", "font"), "Anna", offline))?.text()).toBe("/new.woff2?v");
  expect(await previews.answer(get("/new.woff2", "font"), "Anna", online)).toBeUndefined();
  expect(await previews.answer(get("/gone.woff2", "font"), "Anna", offline)).toBeUndefined();
  expect(await previews.answer(get("/new.js", "script"), "Anna", offline)).toBeUndefined();
});

test("the answer has the words that changed since the last one", async () => {
  const previews = newPreviews();
  expect(await previews.show("Anna", draft("51 days"))).toMatchObject({
    pages: [],
    texts: expect.arrayContaining(["51 days"]) as string[],
  });
  expect(await previews.show("Anna", draft("52 days"))).toEqual({ pages: [], texts: ["52 days"] });
  expect(await previews.show("Anna", draft("52 days")), "who looks again").toEqual({ pages: [], texts: ["52 days"] });
});

test("a page that cannot be made says so, without the words of a program", async () => {
  const previews = newPreviews();
  await previews.show("Anna", draft("51 days"));
  const page = await (await previews.answer(get("/broken", "iframe"), "Anna", online))?.text();
  expect(page).toContain("The page cannot be shown with these words.");
  expect(page).not.toContain("An error of a program");
});

test("where the packages of the site are missing, one sentence says that pages cannot be shown", async () => {
  await using folder = await temporaryFolder({});
  const previews = createPreviews(folder.path, "nowhere", createDevServer(folder.path, folder.path));
  expect(await previews.show("Anna", draft("51 days"))).toEqual({
    problem: "Pages cannot be shown here, because the packages that build the site are not installed.",
  });
});
