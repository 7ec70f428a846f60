import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { CollectionsAnswer, EntryView, MistakesAnswer, SavedAnswer, UsedByAnswer } from "#domain/editor.ts";
import { openEditor } from "./testing.ts";

const opened: { root: string; editor: ReturnType<typeof openEditor> }[] = [];
afterEach(() => {
  for (const { root, editor } of opened.splice(0)) {
    editor.close();
    rmSync(root, { recursive: true });
  }
});

/** The editor over a copy of content/, and what its page does with it. */
function open() {
  const root = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync("content", join(root, "content"), { recursive: true });
  const editor = openEditor(root);
  opened.push({ root, editor });
  const entry = async (collection: string, id = "") =>
    (await editor.get(`entry?${new URLSearchParams({ collection, id })}`)) as EntryView & {
      values: Record<string, never>;
    };
  const read = (file: string) => readFileSync(join(root, "content", file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(root, "content", file), text);
  const ids = async (collection: string) => {
    const { collections } = (await editor.get("collections")) as CollectionsAnswer;
    return collections.find(({ name }) => name === collection)?.entries.map(({ id }) => id) ?? [];
  };
  return { ...editor, root, entry, read, write, ids };
}

const question = { page: "home", question: "Is there a ramp?" };

test("every collection has its forms, and every field a title and a kind", async () => {
  const { entry, get } = open();
  const { collections, facts } = (await get("collections")) as CollectionsAnswer;
  expect(collections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Hours and closures", "Offices", "Articles"]),
  );
  expect(facts.find(({ name }) => name === "noticeLimit")?.value).toMatch(/days/);
  for (const { name, entries, title, about } of collections) {
    expect({ name, title, about }).not.toContain("");
    for (const { id } of entries.slice(0, 1)) {
      const { fields, values } = await entry(name, id);
      const keys = fields.map(({ key }) => key);
      expect(
        Object.keys(values).filter((key) => !keys.includes(key)),
        name,
      ).toEqual([]);
      expect(fields.filter((field) => !field.title || !field.kind || !field.key)).toEqual([]);
    }
  }
});

describe("a change that the build would refuse is not on disk", () => {
  test.each([
    { collection: "practice", id: "practice", change: { phone: "555-01" }, path: ["phone"], says: "ten digits" },
    { collection: "practice", id: "practice", change: { name: " " }, path: ["name"], says: "" },
    {
      collection: "practice",
      id: "practice",
      change: { physician: { name: "A", npi: "1" } },
      path: ["physician", "npi"],
      says: "10 digits",
    },
    {
      collection: "facts",
      id: "facts",
      change: { wait: "{nothing}" },
      path: ["wait"],
      says: "{nothing} is not a number",
    },
    {
      collection: "facts",
      id: "facts",
      change: { firstVisit: "an hour" },
      path: ["firstVisit"],
      says: "45–60 minutes",
    },
    {
      collection: "offices",
      id: "brooklyn",
      change: { getting: [{ by: "Bus" }] },
      path: ["getting", 0, "text"],
      says: "text",
    },
    {
      collection: "deadlineRules",
      id: "noticeLimit",
      change: { limit: "many" },
      path: ["limit"],
      says: "whole number",
    },
    {
      collection: "deadlineRules",
      id: "noticeLimit",
      change: { reviewer: "Ana" },
      path: ["reviewed"],
      says: "day of the review",
    },
    { collection: "guidance", id: "costs", change: { points: [] }, path: ["points"], says: "at least one" },
    { collection: "notices", id: "message-sent", change: { tone: "loud" }, path: ["tone"], says: "Choose one" },
  ])("$collection: $path", async ({ collection, id, change, path, says }) => {
    const { entry, send, read } = open();
    const { values, version, file } = await entry(collection, id);
    const before = read(file.replace("content/", ""));
    const answer = await send("PUT", "entry", { collection, id, version, values: { ...values, ...change } });
    expect(answer.status).toBe(422);
    const { mistakes, general } = answer.body as MistakesAnswer;
    expect(general).toEqual([]);
    expect(mistakes).toContainEqual({ path, text: expect.stringContaining(says) });
    expect(mistakes.map(({ text }) => text).join(" "), "how a file has it").not.toMatch(/in a file|in quotes/);
    expect(read(file.replace("content/", ""))).toBe(before);
  });

  test("a rule between two entries is said at the field, and a rule over a text at the text", async () => {
    const { entry, send, ids } = open();
    const [first = "", second = ""] = await ids("carriers");
    const [one, two] = [await entry("carriers", first), await entry("carriers", second)];
    const twice = await send("PUT", "entry", {
      collection: "carriers",
      id: second,
      version: two.version,
      values: one.values,
    });
    expect(twice.body).toMatchObject({ mistakes: [{ path: ["name"] }], general: [] });
    const [article = ""] = await ids("articles");
    const { values, version, body = "" } = await entry("articles", article);
    const script = await send("PUT", "entry", {
      collection: "articles",
      id: article,
      version,
      values,
      body: `${body}\n<script>alert(1)</script>`,
    });
    expect(script.body).toMatchObject({ mistakes: [{ path: ["body"], text: expect.stringContaining("is code") }] });
    const cut = await send("PUT", "entry", {
      collection: "articles",
      id: article,
      version,
      values,
      body: body.slice(0, 900),
    });
    expect((cut.body as MistakesAnswer).mistakes).toContainEqual({
      path: ["body"],
      text: expect.stringContaining("What to do next"),
    });
  });

  test("a mistake that someone else made elsewhere does not keep anyone from saving", async () => {
    const { entry, send, read, write } = open();
    write("carriers.yaml", read("carriers.yaml").replace(/^ {2}name: .*$/m, "  nam: GEICO"));
    const { values, version } = await entry("facts", "facts");
    const answer = await send("PUT", "entry", {
      collection: "facts",
      id: "facts",
      version,
      values: { ...values, wait: "2 weeks" },
    });
    expect(answer.status).toBe(200);
  });
});

test("who saves second is shown what is on disk", async () => {
  const { entry, send } = open();
  const { values, version } = await entry("facts", "facts");
  const save = (wait: string) =>
    send("PUT", "entry", { collection: "facts", id: "facts", version, values: { ...values, wait } });
  expect((await save("2 weeks")).status).toBe(200);
  const second = await save("3 weeks");
  expect(second).toMatchObject({ status: 409, body: { values: { wait: "2 weeks" } } });
  expect((second.body as SavedAnswer).version).not.toBe(version);
});

test("two changes at once are made one after the other", async () => {
  const { entry, send, read } = open();
  const { values, version } = await entry("facts", "facts");
  const answers = await Promise.all(
    ["2 weeks", "3 weeks", "4 weeks"].map((wait) =>
      send("PUT", "entry", { collection: "facts", id: "facts", version, values: { ...values, wait } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(read("facts.yaml").match(/^wait: /gm)).toHaveLength(1);
});

test("a new question is a file of its own, last on its page, and goes again", async () => {
  const { entry, send, read, root, ids } = open();
  const { fields, values: none, example } = await entry("faqs");
  expect({ none, has: fields.some(({ key }) => key === "order"), example: typeof example?.body }).toEqual({
    none: {},
    has: false,
    example: "string",
  });
  const added = await send("POST", "entry", {
    collection: "faqs",
    version: "",
    values: question,
    body: "\nYes: one.\n\n---\n\nTwo.\n\n",
  });
  expect(added).toMatchObject({ status: 201, body: { id: "is-there-a-ramp" } });
  expect(read("faqs/is-there-a-ramp.md")).toMatch(
    /^---\npage: home\norder: \d+\nquestion: Is there a ramp\?\n---\n\nYes: one.\n\n---\n\nTwo.\n$/,
  );
  expect(await ids("faqs")).toContain("is-there-a-ramp");

  const { version } = added.body as SavedAnswer;
  const remove = (confirmed: boolean) =>
    send("DELETE", "entry", { collection: "faqs", id: "is-there-a-ramp", version, confirmed });
  expect(await remove(false)).toEqual({ status: 409, body: { usedBy: [] } });
  expect((await remove(true)).status).toBe(200);
  expect(existsSync(join(root, "content/faqs/is-there-a-ramp.md"))).toBe(false);
});

test("a new article is a folder, and its folder goes with it", async () => {
  const { entry, send, ids, root } = open();
  const [model = ""] = await ids("articles");
  const { values, body } = await entry("articles", model);
  const { figures: _, ...rest } = values as Record<string, unknown>;
  const fresh = {
    ...rest,
    title: "Sleep after a crash: what helps?",
    excerpt: `${String(rest["excerpt"]).slice(0, 119)} more.`,
  };
  const added = await send("POST", "entry", { collection: "articles", version: "", values: fresh, body });
  expect(added).toMatchObject({ status: 201, body: { id: "sleep-after-a-crash-what-helps" } });
  expect(readdirSync(join(root, "content/articles/sleep-after-a-crash-what-helps"))).toEqual(["index.md"]);
  const { id, version } = added.body as SavedAnswer;
  expect((await send("DELETE", "entry", { collection: "articles", id, version, confirmed: true })).status).toBe(200);
  expect(existsSync(join(root, "content/articles", id))).toBe(false);
});

test("a new article is told its rules beforehand, everything that is missing at once, and may be short", async () => {
  const { entry, send, ids, read } = open();
  const { version, rules } = await entry("articles");
  expect(rules?.must.join(" ")).toContain("What to do next");
  expect(rules?.usual.join(" ")).toContain("700");
  const add = (values: object, body: string) =>
    send("POST", "entry", { collection: "articles", version, values, body });
  const { mistakes } = (await add({ title: "Sleep" }, "Rest.")).body as MistakesAnswer;
  const said = mistakes.map(({ path, text }) => `${String(path[0])}: ${text}`).join("\n");
  for (const part of ["crumb:", "excerpt:", "keywords:", "sources:", "What to do next", "Call us", "contact page"])
    expect(said).toContain(part);

  const [model = ""] = await ids("articles");
  const { figures: _, order: __, ...values } = (await entry("articles", model)).values as Record<string, unknown>;
  const short = "Rest.\n\n## What to do next\n\nCall us. The numbers are on the [contact page](/contact).";
  const excerpt = `${String(values["excerpt"]).slice(0, 119)} more.`;
  const live = await send("POST", "text", { text: short, collection: "articles" });
  expect(live.body).toMatchObject({ missing: [], advice: expect.arrayContaining([expect.stringContaining("700")]) });
  expect(await add({ ...values, title: "Sleep", excerpt }, short)).toMatchObject({ status: 201 });
  expect(read("articles/sleep/index.md")).toContain(short);
});

test("after a fact has changed, the texts that still say the old one are named, and it is saved all the same", async () => {
  const { entry, send, read, write } = open();
  const benefits = read("benefits.yaml");
  write("benefits.yaml", benefits.replace(/^ {2}title: .*$/m, "  title: 41-Day Window"));
  write("facts.yaml", read("facts.yaml").replace(/^wait: .*$/m, "wait: 41 days"));
  const faq = read("faqs/are-passengers-covered.md");
  write("faqs/are-passengers-covered.md", `${faq}\nMost wait {wait}.\n`);
  const { values, version } = await entry("facts", "facts");
  const answer = await send("PUT", "entry", {
    ...{ collection: "facts", id: "facts", version },
    values: { ...values, wait: "52 days" },
  });
  expect(answer.status).toBe(200);
  const { stillSaid = [] } = answer.body as SavedAnswer;
  expect(stillSaid).toMatchObject([{ said: "41 days", now: "52 days" }]);
  expect(stillSaid[0]?.places).toMatchObject([{ collection: "benefits", excerpt: "41-Day Window" }]);
});

test("a new entry of a list comes last under its heading, with an id of its own", async () => {
  const { entry, send, ids } = open();
  const { version } = await entry("benefits");
  const values = { page: "home", title: "Medical-Legal Expertise", text: "Two of one name." };
  expect(await send("POST", "entry", { collection: "benefits", version, values })).toMatchObject({
    status: 201,
    body: { id: "medical-legal-expertise" },
  });
  const all = await ids("benefits");
  expect(all[all.indexOf("medical-legal-expertise") - 1]).toMatch(/^home/);
  const again = await send("POST", "entry", { collection: "benefits", version, values });
  expect(again.status, "the list is another one by now").toBe(409);
});

test("a notice that the law asks for is chosen from those that the site knows", async () => {
  const { entry, send, read } = open();
  const { fields } = await entry("legal");
  expect(fields[0]).toMatchObject({ key: "id", kind: "choice" });
  const values = { effective: "2031-01-02", version: "1", source: "Counsel" };
  const add = (id: string) =>
    send("POST", "entry", {
      collection: "legal",
      version: "",
      values: { id, ...values },
      body: "## Text\n\nOf the notice.",
    });
  expect(await add("../../x")).toMatchObject({ status: 422, body: { mistakes: [{ path: ["id"] }] } });
  expect((await add("privacy-practices")).status).toBe(201);
  expect(read("legal/privacy-practices.md")).toContain('version: "1"');
  expect((await add("privacy-practices")).status).toBe(422);
});

test("what names an entry is said before it goes, and what the build needs does not go", async () => {
  const { entry, send, ids } = open();
  const [id = ""] = (await ids("network")).filter((one) => one === "diagnostics");
  const { version } = await entry("network", id);
  const remove = (confirmed: boolean) => send("DELETE", "entry", { collection: "network", id, version, confirmed });
  expect(((await remove(false)).body as UsedByAnswer).usedBy).toContainEqual(expect.stringContaining("(Services)"));
  expect((await remove(true)).body).toMatchObject({
    mistakes: [],
    general: expect.arrayContaining([expect.stringContaining("site")]),
  });
  expect(await ids("network")).toContain(id);
});

test("before a carrier goes, the texts that say its name are listed with their subjects and pages", async () => {
  const { entry, send, ids, write, read } = open();
  const [id = ""] = await ids("carriers");
  const { values, version } = await entry("carriers", id);
  const faq = "faqs/are-passengers-covered.md";
  write(faq, `${read(faq)}\nWe bill ${String(values["name"])}.\n`);
  const question = (await entry("faqs", "are-passengers-covered")).values["question"] as unknown as string;
  const asked = await send("DELETE", "entry", { collection: "carriers", id, version, confirmed: false });
  const { usedBy } = asked.body as UsedByAnswer;
  expect(usedBy).toContainEqual(expect.stringMatching(/\(Questions and answers, [^/]+\)$/));
  expect(usedBy.join(" ")).toContain(question);
});

test("files swap their numbers and items move, and back again gives the same bytes", async () => {
  const { send, ids, read, write, root } = open();
  // Numbers need not follow each other.
  const last = `faqs/${(await ids("faqs")).at(-1) ?? ""}.md`;
  write(last, read(last).replace(/^order: .*$/m, "order: 40"));
  for (const [collection, files] of [
    ["faqs", readdirSync(join(root, "content/faqs")).map((name) => `faqs/${name}`)],
    ["carriers", ["carriers.yaml"]],
  ] as const) {
    const texts = () => files.map(read);
    const [before, was] = [texts(), await ids(collection)];
    const moved = [was[1], was[0], ...was.slice(2)];
    const answer = await send("POST", "order", { collection, was, ids: was.toReversed() });
    expect(answer.status).toBe(200);
    expect(texts()).not.toEqual(before);
    const now = await ids(collection);
    expect((await send("POST", "order", { collection, was, ids: moved })).status, "it was moved meanwhile").toBe(409);
    expect((await send("POST", "order", { collection, was: now, ids: was })).status).toBe(200);
    expect(texts()).toEqual(before);
  }
});

test("what was removed comes back with its comments when the same is written again", async () => {
  const { entry, send, read } = open();
  const before = read("offices/manhattan.yaml");
  const first = await entry("offices", "manhattan");
  const save = async (version: string, values: object) =>
    (await send("PUT", "entry", { collection: "offices", id: "manhattan", version, values })).body as SavedAnswer;
  const { version } = await save(first.version, {
    ...first.values,
    about: "Short.",
    getting: [{ by: "Car", text: "By car." }],
  });
  expect(read("offices/manhattan.yaml")).not.toBe(before);
  await save(version, first.values);
  expect(read("offices/manhattan.yaml")).toBe(before);
});

describe("hostile requests", () => {
  const root = mkdtempSync(join(tmpdir(), "hostile-"));
  cpSync("content", join(root, "content"), { recursive: true });
  const editor = openEditor(root);
  afterAll(() => {
    editor.close();
    rmSync(root, { recursive: true });
  });
  const change = { collection: "facts", id: "facts", version: "x", values: {} };
  test.each([
    { what: "another origin", headers: { Origin: "https://evil.example" }, status: 403 },
    { what: "no origin", headers: { Origin: "" }, status: 403 },
    { what: "a site of the same owner", headers: { "Sec-Fetch-Site": "same-site" }, status: 403 },
    { what: "a form", headers: { "Content-Type": "text/plain" }, status: 415 },
    { what: "no JSON", headers: {}, body: "{", status: 400 },
    { what: "a list", headers: {}, body: "[]", status: 400 },
    { what: "a number for an id", headers: {}, body: JSON.stringify({ ...change, id: 1 }), status: 400 },
    {
      what: "values without an end",
      headers: {},
      body: JSON.stringify({ ...change, values: JSON.parse('{"a":'.repeat(30) + "1" + "}".repeat(30)) as object }),
      status: 400,
    },
    { what: "bytes that are no text", headers: {}, body: new Uint8Array([0xff, 0xfe]), status: 400 },
    { what: "a megabyte", headers: {}, body: JSON.stringify({ ...change, body: "x".repeat(1_000_000) }), status: 413 },
    {
      what: "a path for a collection",
      headers: {},
      body: JSON.stringify({ ...change, collection: "../package" }),
      status: 404,
    },
    {
      what: "a name of every object",
      headers: {},
      body: JSON.stringify({ ...change, collection: "__proto__" }),
      status: 404,
    },
    {
      what: "a path for an id",
      headers: {},
      body: JSON.stringify({ ...change, collection: "articles", id: "../../package" }),
      status: 404,
    },
  ])("$what is refused", async ({ headers, body = JSON.stringify(change), status }) => {
    const { app, origin } = editor;
    const all = { "Content-Type": "application/json", Origin: origin, ...headers };
    const sent = Object.entries(all).filter(([, value]) => value !== "");
    const answer = await app.request("/api/entry", { method: "PUT", headers: sent as [string, string][], body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ problem: expect.any(String) });
  });

  test("another site cannot read, and what has no form is not written", async () => {
    const { app, entry, send, read } = open();
    const asked = await app.request("/api/collections", { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(asked.status).toBe(403);
    const { values, version } = await entry("facts", "facts");
    const before = read("facts.yaml");
    const sent = JSON.parse(
      JSON.stringify({ collection: "facts", id: "facts", version, values }).replace(
        '"values":{',
        '"values":{"__proto__":{"a":"b"},"own":"c",',
      ),
    ) as object;
    expect((await send("PUT", "entry", sent)).body).toMatchObject({
      general: expect.arrayContaining([expect.stringContaining("own")]),
    });
    expect(read("facts.yaml")).toBe(before);
  });

  test("what a person types is text, whatever it looks like", async () => {
    const { entry, send } = open();
    const { values, version } = await entry("facts", "facts");
    const wait = "a week\u0000\u0007 # {\ud800} x";
    const clean = (text: string) => text.replace("{", "(").replace("}", ")");
    const answer = await send("PUT", "entry", {
      collection: "facts",
      id: "facts",
      version,
      values: { ...values, wait: clean(wait) },
    });
    expect(answer.status).toBe(200);
    expect((await entry("facts", "facts")).values["wait"]).toBe("a week # (\ufffd) x");
  });
});
