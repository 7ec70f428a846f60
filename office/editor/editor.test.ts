import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { MistakesAnswer, SavedAnswer, UsedByAnswer } from "./api-types.ts";
import { openEditor } from "./testing.ts";

/** An editor for one test. */
async function open() {
  const editor = await openEditor();
  onTestFinished(() => editor.close());
  return editor;
}

const question = { page: "home", question: "Is there a ramp?" };

test("every collection has a form, and every field a title and a kind", async () => {
  const editor = await open();
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
    ["contact/practice", { phone: "555-01" }, ["phone"], "ten digits"],
    ["practice/practice", { name: " " }, ["name"], ""],
    ["physician/practice", { physician: { name: "A", npi: "1" } }, ["physician", "npi"], "10 digits"],
    ["facts/facts", { wait: "{nothing}" }, ["wait"], "{nothing} is not a number"],
    ["facts/facts", { firstVisit: "an hour" }, ["firstVisit"], "45–60 minutes"],
    ["offices/brooklyn", { getting: [{ by: "Bus" }] }, ["getting", 0, "text"], "text"],
    ["deadlineRules/noticeLimit", { limit: "many" }, ["limit"], "whole number"],
    ["deadlineRules/noticeLimit", { reviewer: "Ana" }, ["reviewed"], "day of the review"],
    ["guidance/costs", { points: [] }, ["points"], "at least one"],
    ["notices/message-sent", { tone: "loud" }, ["tone"], "Choose one"],
  ])("%s: %j", async (named, change, path, says) => {
    const [collection = "", id = ""] = named.split("/");
    const { entry, save, read } = await open();
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
    const { entry, save, ids } = await open();
    const [first = "", second = ""] = await ids("carriers");
    const twice = await save("carriers", second, (await entry("carriers", first)).values);
    expect(twice.body).toMatchObject({ mistakes: [{ path: ["name"] }], general: [] });
    const [article = ""] = await ids("articles");
    const { body = "" } = await entry("articles", article);
    const script = await save("articles", article, {}, { body: `${body}\n<script>alert(1)</script>` });
    expect(script.body).toMatchObject({ mistakes: [{ path: ["body"], text: expect.stringContaining("is code") }] });
    const pictured = await save("articles", article, {}, { body: `![Snow](http://example.com/snow.jpg)\n\n${body}` });
    expect(pictured.body, "it is not called a link to another site").toMatchObject({
      mistakes: [{ path: ["body"], text: expect.stringContaining("is a picture") }],
      general: [],
    });
  });

  test("an existing mistake in another entry does not block saving", async () => {
    const { save, read, write } = await open();
    write("carriers.yaml", read("carriers.yaml").replace(/^ {2}name: .*$/m, "  nam: GEICO"));
    expect((await save("facts", "facts", { wait: "2 weeks" })).status).toBe(200);
  });
});

test("a new question is a separate file, last on its page, and can be removed", async () => {
  const { entry, add, remove, read, root, ids } = await open();
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
  expect(await remove("faqs", id, version, false)).toMatchObject({ status: 409, body: { usedBy: [] } });
  expect((await remove("faqs", id, version)).status).toBe(200);
  expect(existsSync(join(root, "content/faqs/is-there-a-ramp.md"))).toBe(false);
});

test("a new article is a folder, which is removed with the article", async () => {
  const { entry, add, remove, ids, root } = await open();
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

test("a new article begins with today, and a note of five lines with a summary and a keyword is enough", async () => {
  const { entry, add, read } = await open();
  const { rules, values } = await entry("articles");
  expect(values).toEqual({ date: "2026-11-23", category: "Patient Education" });
  expect(rules?.usual.join(" ")).toContain("700");
  const none = { mistakes: [] as MistakesAnswer["mistakes"] };
  const { mistakes } = { ...none, ...((await add("articles", values, { body: "" })).body as object) };
  expect(new Set(mistakes.map(({ path }) => path[0]))).toEqual(new Set(["title", "excerpt", "keywords", "body"]));

  const note = "We are closed on Friday.\n\nThe phone is answered on Monday at 9 AM.";
  const filled = { ...values, title: "Snow", excerpt: "We are closed on Friday.", keywords: ["snow"] };
  const added = await add("articles", filled, { body: note });
  expect(added).toMatchObject({ status: 201, body: { id: "snow" } });
  const { advice }: SavedAnswer = added.body;
  expect(advice).toContainEqual({ path: ["body"], text: expect.stringContaining("700") as string });
  expect(read("articles/snow/index.md")).toContain(`---\n\n${note}\n`);
});

test("a changed fact is saved, and the texts that still have the old value are listed", async () => {
  const { save, read, write } = await open();
  const benefits = read("benefits.yaml");
  const before = /^wait: (.*)$/m.exec(read("facts.yaml"))?.[1] ?? "";
  const title = `A visit within ${before}`;
  write("benefits.yaml", benefits.replace(/^ {2}title: .*$/m, `  title: ${title}`));
  const faq = read("faqs/are-passengers-covered.md");
  write("faqs/are-passengers-covered.md", `${faq}\nMost wait {wait}.\n`);
  const answer = await save("facts", "facts", { wait: "52 days" });
  expect(answer.status).toBe(200);
  const { oldValues }: SavedAnswer = answer.body;
  expect(oldValues).toMatchObject([{ said: before, now: "52 days" }]);
  expect(oldValues[0]?.places).toContainEqual(expect.objectContaining({ collection: "benefits", excerpt: title }));
});

test("a new entry of a list is added last under its heading, with a unique id", async () => {
  const { add, ids } = await open();
  const values = { page: "home", title: "Medical-Legal Expertise", text: "Two of one name." };
  expect(await add("benefits", values)).toMatchObject({ status: 201, body: { id: "medical-legal-expertise" } });
  const all = await ids("benefits");
  expect(all[all.indexOf("medical-legal-expertise") - 1]).toMatch(/^home/);
  expect(await add("benefits", values)).toMatchObject({ body: { id: "medical-legal-expertise-2" } });
});

test("a legal notice is chosen from those that the site supports", async () => {
  const { entry, add, read } = await open();
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
  const { entry, remove, ids } = await open();
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
  const { entry, remove, ids, write, read } = await open();
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
  const { send, ids, read, write, root } = await open();
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
