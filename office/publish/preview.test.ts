import { expect, test } from "vitest";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { createDevServer, type DevServer } from "./dev-server.ts";
import { createPreviews } from "./preview.ts";

const get = (path: string, dest: string) =>
  new Request(`https://clinic.example${path}`, {
    headers: { "Sec-Fetch-Dest": dest, "Sec-Fetch-Site": "same-origin" },
  });
const [online, offline] = [() => true, () => false];

const fakeServer = (isRunning: boolean): DevServer => ({
  isRunning: () => isRunning,
  prepare: () => {},
  fetch(path) {
    if (path === "/broken") return Promise.resolve(new Response("<p>An error of a program</p>", { status: 500 }));
    if (path.includes(".woff2"))
      return Promise.resolve(
        new Response(path, { status: path.includes("gone") ? 404 : 200, headers: { "Content-Type": "font/woff2" } }),
      );
    return Promise.resolve(new Response("<main>A draft</main><script>never</script>"));
  },
  stop: () => {},
});
const newPreviews = (isRunning = true) => createPreviews("nowhere", "nowhere", fakeServer(isRunning));

test("a frame shows the page with the drafts, without a script; a window of its own does not", async () => {
  const { answer } = newPreviews();
  const page = await answer(get("/", "iframe"), online);
  expect(await page?.text()).toMatch(/<main>A draft<\/main>(?!.*script)/);
  expect(await answer(get("/", "document"), offline)).toBeUndefined();
});

test("a page gets fonts that the live site lacks, and no script", async () => {
  const { answer } = newPreviews();
  expect(await (await answer(get("/new.woff2?v", "font"), offline))?.text()).toBe("/new.woff2?v");
  expect(await answer(get("/new.woff2", "font"), online)).toBeUndefined();
  expect(await answer(get("/gone.woff2", "font"), offline)).toBeUndefined();
  expect(await answer(get("/new.js", "script"), offline)).toBeUndefined();
});

test("another site gets nothing, and nobody what starts a program or is no font or picture", async () => {
  const { answer } = newPreviews();
  const headers = { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site" };
  expect(await answer(new Request("https://clinic.example/new.woff2", { headers }), offline)).toBeUndefined();
  expect(await answer(get("/__open-in-editor?file=/etc/passwd", "image"), offline)).toBeUndefined();
  expect(await answer(get("/src/secret.ts", "image"), offline)).toBeUndefined();
});

test("who asks is looked up for frames, and for their fonts and pictures while pages are shown", () => {
  const mayAnswer = (dest: string, isRunning: boolean) => newPreviews(isRunning).mayAnswer(get("/", dest));
  expect(["iframe", "font", "image", "document", ""].map((dest) => mayAnswer(dest, true))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
  expect(["iframe", "font", "image"].map((dest) => mayAnswer(dest, false))).toEqual([true, false, false]);
});

test("a page that cannot be made says so, without the words of a program", async () => {
  const page = await (await newPreviews().answer(get("/broken", "iframe"), online))?.text();
  expect(page).toContain("The page cannot be shown with these words.");
  expect(page).not.toContain("An error of a program");
});

test("where the packages of the site are missing, one sentence says that pages cannot be shown", async () => {
  await using folder = await temporaryFolder({ "content/practice.yaml": "" });
  const previews = createPreviews(folder.path, "nowhere", createDevServer(folder.path, folder.path));
  expect(await (await previews.answer(get("/", "iframe"), online))?.text()).toContain(
    "Pages cannot be shown here, because the packages that build the site are not installed.",
  );
});
