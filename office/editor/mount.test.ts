import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { roles } from "#inbox/inbox.ts";
import { mountEditor } from "./mount.ts";
import { pageFolder } from "#page-files.ts";
import { projectCopy } from "./testing.ts";

const origin = "https://clinic.example";
const touches: boolean[] = [];
/** Who is signed in with which cookie. */
const people = {
  origin,
  personOf: (cookie = "", touched: boolean) => {
    touches.push(touched);
    const role = roles.find((one) => cookie === `session=${one}`);
    return Promise.resolve(role && { id: 1, name: `A ${role}`, role });
  },
  note: () => Promise.resolve(),
};

let root: string;
const mount = () =>
  mountEditor({
    ...{ root, site: join(root, "dist"), people },
    ...{ onSwap: () => {}, day: () => "2026-11-23", isOnline: () => false },
  });
let editor: Awaited<ReturnType<typeof mount>>;

beforeEach(async () => {
  root = projectCopy();
  mkdirSync(join(root, pageFolder("editor")), { recursive: true });
  writeFileSync(join(root, pageFolder("editor"), "index.html"), "<h1>Editor</h1>");
  editor = await mount();
});
afterEach(() => {
  editor.close();
  rmSync(root, { recursive: true });
});

const ask = async (path: string, { cookie = "", ...init }: RequestInit & { cookie?: string } = {}) =>
  editor.routes.request(`${origin}/staff/site/${path}`, {
    ...init,
    headers: { Origin: origin, Cookie: cookie, "Sec-Fetch-Site": "same-origin", ...(init.headers as object) },
  });
const order = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };

test.each([
  { who: "a visitor who is not signed in", cookie: "", status: 403 },
  { who: "one of the staff", cookie: "session=staff", status: 200 },
  { who: "a manager", cookie: "session=manager", status: 200 },
])("$who is answered $status", async ({ cookie, status }) => {
  expect((await ask("api/collections", { cookie })).status).toBe(status);
  const denied = [await ask("api/publication", { cookie }), await ask("api/publish", { cookie, ...order })];
  expect((await ask("api/launch", { cookie })).status).toBe(status);
  if (status === 403) expect(denied.map((answer) => answer.status)).toEqual([403, 403]);
});

test("a request from another site's page is refused, also for the staff", async () => {
  const headers = { ...order.headers, Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await ask("api/publish", { ...order, headers, cookie: "session=staff" })).status).toBe(403);
});

test("each request looks up its session once, and only changes extend it", async () => {
  touches.length = 0;
  for (const path of ["api/collections", "api/pages"]) await ask(path, { cookie: "session=staff" });
  for (const path of ["api/order", "api/publish"]) await ask(path, { cookie: "session=staff", ...order });
  expect(touches).toEqual([false, false, true, true]);
});

test("without previews no request of a visitor looks up a session", async () => {
  touches.length = 0;
  const request = new Request(`${origin}/contact`, {
    headers: { Cookie: "session=staff", "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "same-origin" },
  });
  expect(await editor.preview(request)).toBeUndefined();
  expect(touches).toEqual([]);
});

test("the editor opens neither without its built page nor twice over the same content", async () => {
  await expect(mount()).rejects.toThrow("Another program has the editor");
  rmSync(join(root, ".cache"), { recursive: true });
  await expect(mount()).rejects.toThrow("its page is not built");
  expect(readFileSync(join(root, "content/practice.yaml"), "utf8")).toBe(readFileSync("content/practice.yaml", "utf8"));
});
