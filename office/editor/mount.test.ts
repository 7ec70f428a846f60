import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { roles } from "#inbox/inbox.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { mountEditor } from "./mount.ts";
import { pageFolder } from "#page-files.ts";

const origin = "https://clinic.example";
const touches: boolean[] = [];
/** The lines of the audit trail. */
const lines: string[] = [];
/** Who is signed in with which cookie. */
const people = {
  origin,
  personOf: (cookie = "", touched: boolean) => {
    touches.push(touched);
    const role = roles.find((one) => cookie === `session=${one}`);
    return Promise.resolve(role && { id: 1, name: `A ${role}`, role });
  },
  note: ({ id, name }: { id: number; name: string }, action: string) => {
    if (isTrailFull) return Promise.reject(new Error("The disk is full."));
    return Promise.resolve(void lines.push(`${name} (${id}) ${action}`));
  },
};

let isTrailFull = false;

let project: Awaited<ReturnType<typeof temporaryFolder>>;
const mount = () =>
  mountEditor({
    ...{ root: project.path, site: join(project.path, "dist"), people },
    ...{ onSwap: () => {}, day: () => "2026-11-23", isOnline: () => false },
  });
let editor: Awaited<ReturnType<typeof mount>>;

beforeEach(async () => {
  project = await temporaryFolder({ [`${pageFolder("editor")}/index.html`]: "<h1>Editor</h1>" });
  cpSync("content", join(project.path, "content"), { recursive: true });
  editor = await mount();
});
afterEach(() => {
  editor.close();
  return project[Symbol.asyncDispose]();
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
  for (const path of ["api/collections", "api/preview"]) await ask(path, { cookie: "session=staff" });
  for (const path of ["api/order", "api/publish"]) await ask(path, { cookie: "session=staff", ...order });
  expect(touches).toEqual([false, false, true, true]);
});

describe("the audit trail", () => {
  const cookie = "session=staff";
  const file = () => readFileSync(join(project.path, "content/practice.yaml"), "utf8");
  const send = async (method: string, input: object) => {
    const answer = await ask("api/entry", { ...order, method, cookie, body: JSON.stringify(input) });
    return { status: answer.status, body: (await answer.json()) as { id: string; version: string } };
  };
  type Entry = { values: Record<string, unknown>; version: string };
  const entry = async () =>
    (await ask("api/entry?collection=contact&id=practice", { cookie })).json() as Promise<Entry>;
  /** Saves another email address of the practice. */
  const save = async (email: string, seen?: string) => {
    const { values, version } = await entry();
    const about = { collection: "contact", id: "practice", version: seen ?? version };
    return send("PUT", { ...about, values: { ...values, email } });
  };

  test("has a line for each save, addition and removal: who and which file, but no content", async () => {
    lines.length = 0;
    expect((await save("secret@example.com")).status).toBe(200);
    const faqs = (await ask("api/entry?collection=faqs", { cookie })).json() as Promise<{ example: Entry }>;
    const values = { ...(await faqs).example.values, question: "A new question?" };
    const added = await send("POST", { collection: "faqs", version: "", values, body: "An answer." });
    expect(added).toMatchObject({ status: 201, body: { id: "a-new-question" } });
    const { id, version } = added.body;
    expect((await send("DELETE", { collection: "faqs", id, version, confirmed: true })).status).toBe(200);
    expect(lines).toEqual([
      "A staff (1) saved content/practice.yaml",
      "A staff (1) saved content/faqs/a-new-question.md",
      "A staff (1) removed content/faqs/a-new-question.md",
    ]);
  });

  test("has no line for a refused request, or one that changes nothing", async () => {
    lines.length = 0;
    const { values } = await entry();
    expect((await save("no address")).status).toBe(422);
    expect((await save("new@example.com", "0".repeat(64))).status).toBe(409);
    expect((await save(String(values["email"]))).status).toBe(200);
    expect((await ask("api/publish", { ...order, cookie })).status).toBe(409);
    expect(lines).toEqual([]);
  });

  test("that cannot be written undoes no change, and the log says so", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => {
      isTrailFull = false;
      said.mockRestore();
    });
    isTrailFull = true;
    expect((await save("new@example.com")).status).toBe(200);
    expect(file()).toContain("new@example.com");
    expect(said).toHaveBeenCalledWith(expect.stringContaining("no line about it: The disk is full."));
  });
});

test("without previews no request of a visitor looks up a session", async () => {
  touches.length = 0;
  const request = new Request(`${origin}/contact`, {
    headers: { Cookie: "session=staff", "Sec-Fetch-Dest": "iframe" },
  });
  expect(await editor.preview(request)).toBeUndefined();
  expect(touches).toEqual([]);
});

test("the editor opens neither without its built page nor twice over the same content", async () => {
  await expect(mount()).rejects.toThrow("Another program has the editor");
  rmSync(join(project.path, ".cache"), { recursive: true });
  await expect(mount()).rejects.toThrow("its page is not built");
  expect(readFileSync(join(project.path, "content/practice.yaml"), "utf8")).toBe(
    readFileSync("content/practice.yaml", "utf8"),
  );
});
