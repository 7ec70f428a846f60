import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { MistakesAnswer, SavedAnswer, UsedByAnswer } from "./api-types.ts";
import { versionOf, writtenValues } from "./entries.ts";
import { createPictures } from "./pictures.ts";
import { saveEntry } from "./save.ts";
import { openStore } from "./store.ts";
import { contentCopy, openEditor } from "./testing.ts";
import { contentFiles } from "@practice/site/content/check.ts";

const opened: ReturnType<typeof openEditor>[] = [];
afterEach(() => {
  for (const editor of opened.splice(0)) editor.close();
});

/** An editor for one test. */
function open() {
  const editor = openEditor();
  opened.push(editor);
  return editor;
}

const question = { page: "home", question: "Is there a ramp?" };

test("every collection has a form, and every field a title and a kind", async () => {
  const editor = open();
  const { collections, facts } = await editor.collections();
  expect(collections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Hours and closures", "Offices", "Articles"]),
  );
  expect(facts.find(({ name }) => name === "noticeLimit")?.value).toMatch(/days/);
  for (const { name, entries, title, about } of collections) {
    expect({ name, title, about }).not.toContain("");
    for (const { id } of entries.slice(0, 1)) {
      const { fields, values } = await editor.entry(name, id);
      const keys = fields.map(({ key }) => key);
      expect(
        Object.keys(values).filter((key) => !keys.includes(key)),
        name,
      ).toEqual([]);
      expect(fields.filter((field) => !field.title || !field.kind || !field.key)).toEqual([]);
    }
  }
});

describe("a change that the build would refuse is not saved", () => {
  test.each<[entry: string, change: object, path: (string | number)[], says: string]>([
    ["practice/practice", { phone: "555-01" }, ["phone"], "ten digits"],
    ["practice/practice", { name: " " }, ["name"], ""],
    ["practice/practice", { physician: { name: "A", npi: "1" } }, ["physician", "npi"], "10 digits"],
    ["facts/facts", { wait: "{nothing}" }, ["wait"], "{nothing} is not a number"],
    ["facts/facts", { firstVisit: "an hour" }, ["firstVisit"], "45–60 minutes"],
    ["offices/brooklyn", { getting: [{ by: "Bus" }] }, ["getting", 0, "text"], "text"],
    ["deadlineRules/noticeLimit", { limit: "many" }, ["limit"], "whole number"],
    ["deadlineRules/noticeLimit", { reviewer: "Ana" }, ["reviewed"], "day of the review"],
    ["guidance/costs", { points: [] }, ["points"], "at least one"],
    ["notices/message-sent", { tone: "loud" }, ["tone"], "Choose one"],
  ])("%s: %j", async (named, change, path, says) => {
    const [collection = "", id = ""] = named.split("/");
    const { entry, save, read } = open();
    const file = (await entry(collection, id)).file.replace("content/", "");
    const before = read(file);
    const answer = await save(collection, id, change);
    expect(answer.status).toBe(422);
    const { mistakes, general }: MistakesAnswer = answer.body;
    expect(general).toEqual([]);
    expect(mistakes).toContainEqual({ path, text: expect.stringContaining(says) });
    expect(mistakes.map(({ text }) => text).join(" "), "how a file has it").not.toMatch(/in a file|in quotes/);
    expect(read(file)).toBe(before);
  });

  test("an error between two entries is reported at the field, and an error in a text at the text", async () => {
    const { entry, save, ids } = open();
    const [first = "", second = ""] = await ids("carriers");
    const twice = await save("carriers", second, (await entry("carriers", first)).values);
    expect(twice.body).toMatchObject({ mistakes: [{ path: ["name"] }], general: [] });
    const [article = ""] = await ids("articles");
    const { body = "" } = await entry("articles", article);
    const script = await save("articles", article, {}, { body: `${body}\n<script>alert(1)</script>` });
    expect(script.body).toMatchObject({ mistakes: [{ path: ["body"], text: expect.stringContaining("is code") }] });
    const cut = await save("articles", article, {}, { body: body.slice(0, 900) });
    expect((cut.body as MistakesAnswer).mistakes).toContainEqual({
      path: ["body"],
      text: expect.stringContaining("What to do next"),
    });
  });

  test("an existing mistake in another entry does not block saving", async () => {
    const { save, read, write } = open();
    write("carriers.yaml", read("carriers.yaml").replace(/^ {2}name: .*$/m, "  nam: GEICO"));
    expect((await save("facts", "facts", { wait: "2 weeks" })).status).toBe(200);
  });
});

test("a second, conflicting save is refused and gets the version on disk", async () => {
  const { entry, save } = open();
  const { version } = await entry("facts", "facts");
  expect((await save("facts", "facts", { wait: "2 weeks" }, { version })).status).toBe(200);
  const second = await save("facts", "facts", { wait: "3 weeks" }, { version });
  expect(second).toMatchObject({ status: 409, body: { values: { wait: "2 weeks" } } });
  expect((second.body as SavedAnswer).version).not.toBe(version);
});

test("concurrent changes are made one after the other", async () => {
  const { entry, save, read } = open();
  const { version } = await entry("facts", "facts");
  const waits = ["2 weeks", "3 weeks", "4 weeks"];
  const answers = await Promise.all(waits.map((wait) => save("facts", "facts", { wait }, { version })));
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  expect(answers[2]?.body, "it shows what is on disk").toMatchObject({ values: { wait: "2 weeks" } });
  expect(read("facts.yaml").match(/^wait: /gm)).toHaveLength(1);
});

test("a file that another program changes while a change is prepared is not overwritten", async () => {
  const root = contentCopy();
  const store = openStore(root);
  const files = contentFiles(root);
  const version = versionOf(files.get("facts.yaml") ?? "");
  const place = { collection: "facts", id: "facts", path: "facts.yaml" } as const;
  const values = { ...writtenValues(place, files), wait: "2 weeks" };
  const saving = saveEntry({ root, store, pictures: createPictures() }, { ...place, version, values });
  const theirs = `${files.get("facts.yaml") ?? ""}# by hand\n`;
  writeFileSync(join(root, "content/facts.yaml"), theirs);
  expect(await saving).toMatchObject({ status: 409, body: { problem: expect.stringContaining("Another program") } });
  expect(readFileSync(join(root, "content/facts.yaml"), "utf8")).toBe(theirs);
  store.close();
  rmSync(root, { recursive: true });
});

test("a new question is a separate file, last on its page, and can be removed", async () => {
  const { entry, add, remove, read, root, ids } = open();
  const { fields, values: none, example } = await entry("faqs");
  expect({ none, has: fields.some(({ key }) => key === "order"), example: typeof example?.body }).toEqual({
    none: {},
    has: false,
    example: "string",
  });
  const added = await add("faqs", question, { body: "\nYes: one.\n\n---\n\nTwo.\n\n" });
  expect(added).toMatchObject({ status: 201, body: { id: "is-there-a-ramp" } });
  expect(read("faqs/is-there-a-ramp.md")).toMatch(
    /^---\npage: home\norder: \d+\nquestion: Is there a ramp\?\n---\n\nYes: one.\n\n---\n\nTwo.\n$/,
  );
  expect(await ids("faqs")).toContain("is-there-a-ramp");

  const { id, version }: SavedAnswer = added.body;
  expect(await remove("faqs", id, version, false)).toEqual({ status: 409, body: { usedBy: [] } });
  expect((await remove("faqs", id, version)).status).toBe(200);
  expect(existsSync(join(root, "content/faqs/is-there-a-ramp.md"))).toBe(false);
});

test("a new article is a folder, which is removed with the article", async () => {
  const { entry, add, remove, ids, root } = open();
  const [model = ""] = await ids("articles");
  const { values, body } = await entry("articles", model);
  const { figures: _, ...rest } = values as Record<string, unknown>;
  const fresh = {
    ...rest,
    title: "Sleep after a crash: what helps?",
    excerpt: `${String(rest["excerpt"]).slice(0, 119)} more.`,
  };
  const added = await add("articles", fresh, { body });
  expect(added).toMatchObject({ status: 201, body: { id: "sleep-after-a-crash-what-helps" } });
  expect(readdirSync(join(root, "content/articles/sleep-after-a-crash-what-helps"))).toEqual(["index.md"]);
  const { id, version }: SavedAnswer = added.body;
  expect((await remove("articles", id, version)).status).toBe(200);
  expect(existsSync(join(root, "content/articles", id))).toBe(false);
});

test("the form of a new article shows its rules, a save lists everything that is missing, and the text may be short", async () => {
  const { entry, send, add, ids, read } = open();
  const { rules } = await entry("articles");
  expect(rules?.must.join(" ")).toContain("What to do next");
  expect(rules?.usual.join(" ")).toContain("700");
  const { mistakes }: MistakesAnswer = (await add("articles", { title: "Sleep" }, { body: "Rest." })).body;
  const said = mistakes.map(({ path, text }) => `${String(path[0])}: ${text}`).join("\n");
  for (const part of ["crumb:", "excerpt:", "keywords:", "sources:", "What to do next", "Call us", "contact page"])
    expect(said).toContain(part);

  const [model = ""] = await ids("articles");
  const { figures: _, order: __, ...values } = (await entry("articles", model)).values as Record<string, unknown>;
  const short = "Rest.\n\n## What to do next\n\nCall us. The numbers are on the [contact page](/contact).";
  const excerpt = `${String(values["excerpt"]).slice(0, 119)} more.`;
  const live = await send("POST", "text", { text: short, collection: "articles" });
  expect(live.body).toMatchObject({ missing: [], advice: expect.arrayContaining([expect.stringContaining("700")]) });
  expect(await add("articles", { ...values, title: "Sleep", excerpt }, { body: short })).toMatchObject({ status: 201 });
  expect(read("articles/sleep/index.md")).toContain(short);
});

test("a changed fact is saved, and the texts that still have the old value are listed", async () => {
  const { save, read, write } = open();
  const benefits = read("benefits.yaml");
  write("benefits.yaml", benefits.replace(/^ {2}title: .*$/m, "  title: 41-Day Window"));
  write("facts.yaml", read("facts.yaml").replace(/^wait: .*$/m, "wait: 41 days"));
  const faq = read("faqs/are-passengers-covered.md");
  write("faqs/are-passengers-covered.md", `${faq}\nMost wait {wait}.\n`);
  const answer = await save("facts", "facts", { wait: "52 days" });
  expect(answer.status).toBe(200);
  const { oldValues = [] }: SavedAnswer = answer.body;
  expect(oldValues).toMatchObject([{ said: "41 days", now: "52 days" }]);
  expect(oldValues[0]?.places).toMatchObject([{ collection: "benefits", excerpt: "41-Day Window" }]);
});

test("a new entry of a list is added last under its heading, with a unique id", async () => {
  const { entry, add, ids } = open();
  const { version } = await entry("benefits");
  const values = { page: "home", title: "Medical-Legal Expertise", text: "Two of one name." };
  expect(await add("benefits", values, { version })).toMatchObject({
    status: 201,
    body: { id: "medical-legal-expertise" },
  });
  const all = await ids("benefits");
  expect(all[all.indexOf("medical-legal-expertise") - 1]).toMatch(/^home/);
  const again = await add("benefits", values, { version });
  expect(again.status, "the list has changed since").toBe(409);
});

test("a legal notice is chosen from those that the site supports", async () => {
  const { entry, add, read } = open();
  const { fields } = await entry("legal");
  expect(fields[0]).toMatchObject({ key: "id", kind: "choice" });
  const values = { effective: "2031-01-02", version: "1", source: "Counsel" };
  const addNotice = (id: string) => add("legal", { id, ...values }, { body: "## Text\n\nOf the notice." });
  expect(await addNotice("../../x")).toMatchObject({ status: 422, body: { mistakes: [{ path: ["id"] }] } });
  expect((await addNotice("privacy-practices")).status).toBe(201);
  expect(read("legal/privacy-practices.md")).toContain('version: "1"');
  expect((await addNotice("privacy-practices")).status).toBe(422);
});

test("references to an entry are listed before it is removed, and an entry that the build needs cannot be removed", async () => {
  const { entry, remove, ids } = open();
  const [id = ""] = (await ids("network")).filter((one) => one === "diagnostics");
  const { version } = await entry("network", id);
  const { usedBy }: UsedByAnswer = (await remove("network", id, version, false)).body;
  expect(usedBy).toContainEqual(expect.stringContaining("(Services)"));
  expect((await remove("network", id, version)).body).toMatchObject({
    mistakes: [],
    general: expect.arrayContaining([expect.stringContaining("site")]),
  });
  expect(await ids("network")).toContain(id);
});

test("before a carrier is removed, the texts with its name are listed with their subjects and pages", async () => {
  const { entry, remove, ids, write, read } = open();
  const [id = ""] = await ids("carriers");
  const { values, version } = await entry("carriers", id);
  const faq = "faqs/are-passengers-covered.md";
  write(faq, `${read(faq)}\nWe bill ${String(values["name"])}.\n`);
  const question = (await entry("faqs", "are-passengers-covered")).values["question"] as unknown as string;
  const { usedBy }: UsedByAnswer = (await remove("carriers", id, version, false)).body;
  expect(usedBy).toContainEqual(expect.stringMatching(/\(Questions and answers, [^/]+\)$/));
  expect(usedBy.join(" ")).toContain(question);
});

test("reordering swaps the numbers of files and moves items, and undoing it restores the same bytes", async () => {
  const { send, ids, read, write, root } = open();
  // Numbers need not be consecutive.
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

describe("hostile requests", () => {
  const editor = openEditor();
  afterAll(() => editor.close());
  const change = { collection: "facts", id: "facts", version: "x", values: {} };
  test.each([
    { what: "another origin", headers: { Origin: "https://evil.example" }, status: 403 },
    { what: "no origin", headers: { Origin: "" }, status: 403 },
    { what: "a site of the same owner", headers: { "Sec-Fetch-Site": "same-site" }, status: 403 },
    { what: "a form", headers: { "Content-Type": "text/plain" }, status: 415 },
    { what: "broken JSON", body: "{", status: 400 },
    { what: "a list", body: "[]", status: 400 },
    { what: "a number for an id", changed: { id: 1 }, status: 400 },
    {
      what: "values without an end",
      changed: { values: JSON.parse('{"a":'.repeat(30) + "1" + "}".repeat(30)) as object },
      status: 400,
    },
    { what: "bytes that are no text", body: new Uint8Array([0xff, 0xfe]), status: 400 },
    { what: "a megabyte", changed: { body: "x".repeat(1_000_000) }, status: 413 },
    { what: "a path for a collection", changed: { collection: "../package" }, status: 404 },
    { what: "a name of every object", changed: { collection: "__proto__" }, status: 404 },
    { what: "a path for an id", changed: { collection: "articles", id: "../../package" }, status: 404 },
  ])("$what is refused", async ({ headers, changed, body, status }) => {
    const { app, origin } = editor;
    const all = { "Content-Type": "application/json", Origin: origin, ...headers };
    const sent = Object.entries(all).filter(([, value]) => value !== "");
    const answer = await app.request("/api/entry", {
      method: "PUT",
      headers: sent as [string, string][],
      body: body ?? JSON.stringify({ ...change, ...changed }),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ problem: expect.any(String) });
  });

  test("another site cannot read, and keys without a form field are not written", async () => {
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

  test("typed values are saved as text, whatever they look like", async () => {
    const { entry, save } = open();
    const wait = "a week\u0000\u0007 # (\ud800) x";
    expect((await save("facts", "facts", { wait })).status).toBe(200);
    expect((await entry("facts", "facts")).values["wait"]).toBe("a week # (\ufffd) x");
  });
});
