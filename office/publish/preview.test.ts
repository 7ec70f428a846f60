import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { createPreviews } from "./preview.ts";
import { tasks } from "./thread.ts";

let project: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  project = await temporaryFolder({});
});
afterEach(() => project[Symbol.asyncDispose]());

/** A site of one page that says how many files its content has, and a script that only it has. */
async function build(content: ContentFiles, _root: string, folder: string, signal?: AbortSignal): Promise<string> {
  await Promise.resolve();
  signal?.throwIfAborted();
  mkdirSync(join(folder, "_astro"), { recursive: true });
  writeFileSync(join(folder, "_astro/new.js"), "new");
  writeFileSync(
    join(folder, "index.html"),
    `<html lang="en"><head><title>Home</title></head><main>${content.size} files</main></html>`,
  );
  writeFileSync(join(folder, "index.html.br"), Buffer.alloc(content.size === 5 ? 24_665 : 100));
  writeFileSync(join(folder, "404.html"), "<html lang=en><title>No page</title></html>");
  return folder;
}

const newPreviews = () => createPreviews(project.path, join(project.path, "dist"), build, tasks);
const content = contentFiles();
const get = (path: string, dest: string) =>
  new Request(`https://clinic.example${path}`, { headers: { "Sec-Fetch-Dest": dest } });
const ready = (previews: ReturnType<typeof newPreviews>, person: string) =>
  vi.waitUntil(() => previews.stateOf(person).step !== "building", { timeout: 30_000 });

test("a person's frames show the pages that change; no other person's frames and no visitor's window do", async () => {
  const previews = newPreviews();
  expect(previews.stateOf("Anna")).toEqual({ step: "none" });
  expect(previews.show("Anna", content)).toEqual({ step: "building" });
  await ready(previews, "Anna");
  expect(previews.stateOf("Anna")).toEqual({ step: "ready", pages: [{ url: "/", title: "Home" }], notes: [] });

  const online = () => true;
  const page = await previews.answer(get("/", "iframe"), "Anna", online);
  expect(await page?.text()).toContain(`${content.size} files`);
  expect(page?.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  expect(page?.headers.get("Cache-Control")).toBe("no-store");
  expect(await previews.answer(get("/", "iframe"), "Ben", online)).toBeUndefined();
  expect(await previews.answer(get("/", "document"), "Anna", online)).toBeUndefined();
});

test("of the changed pages, the one with the new text comes first, however many new words others have", async () => {
  const page = (title: string, text: string) =>
    `<html lang="en"><head><title>${title}</title></head><main>${text}</main></html>`;
  const buildTwo = async (_content: ContentFiles, _root: string, folder: string) => {
    await build(content, "", folder);
    writeFileSync(join(folder, "long.html"), page("Long", "Many words that are new here and say nothing of it."));
    writeFileSync(join(folder, "right.html"), page("Right", "<p>Wait  60\ndays.</p>"));
    return folder;
  };
  const previews = createPreviews(project.path, join(project.path, "dist"), buildTwo, tasks);
  previews.show("Anna", content, ["Wait 60 days."]);
  await ready(previews, "Anna");
  const state = previews.stateOf("Anna");
  expect("pages" in state && state.pages[0]).toEqual({ url: "/right", title: "Right", text: "Wait 60 days." });
});

test("a page in a frame gets the scripts that the live site lacks", async () => {
  const previews = newPreviews();
  previews.show("Anna", content);
  await ready(previews, "Anna");
  const script = await previews.answer(get("/_astro/new.js", "script"), "Anna", () => false);
  expect(await script?.text()).toBe("new");
  expect(await previews.answer(get("/_astro/gone.js", "script"), "Anna", () => false)).toBeUndefined();
});

test("a newer preview replaces an older one", async () => {
  const previews = newPreviews();
  previews.show("Anna", content);
  previews.show("Anna", new Map([...content].slice(0, 5)));
  await ready(previews, "Anna");
  const page = await previews.answer(get("/", "iframe"), "Anna", () => true);
  expect(await page?.text()).toContain("5 files");
  expect(previews.stateOf("Anna")).toMatchObject({
    notes: [expect.stringContaining("/: it is too long for a slow phone. Take out about 266 words.") as string],
  });
});
