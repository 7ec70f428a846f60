import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import type { MistakesAnswer, RefusedAnswer, SavedAnswer } from "./api-types.ts";
import { createPictures } from "./pictures.ts";
import { collectionViews, versionedContent } from "./read.ts";
import { saveEntry } from "./save.ts";
import { contentCopy, openEditor } from "./testing.ts";
import { views } from "./views.ts";

// Files that other people and other programs change.

/** An editor for one test. */
async function open() {
  const editor = await openEditor();
  onTestFinished(() => editor.close());
  return editor;
}

test("a second, conflicting save is refused and gets the version on disk", async () => {
  const { entry, save } = await open();
  const { version } = await entry("facts", "facts");
  expect((await save("facts", "facts", { wait: "2 weeks" }, { version })).status).toBe(200);
  const second = await save("facts", "facts", { wait: "3 weeks" }, { version });
  expect(second).toMatchObject({ status: 409, body: { values: { wait: "2 weeks" } } });
  expect((second.body as SavedAnswer).version).not.toBe(version);
});

test("what is saved already is saved again without a conflict: its answer was lost", async () => {
  const { entry, save } = await open();
  const { version } = await entry("facts", "facts");
  const first = await save("facts", "facts", { wait: "2 weeks" }, { version });
  expect(await save("facts", "facts", { wait: "2 weeks" }, { version })).toMatchObject({
    status: 200,
    body: { version: (first.body as SavedAnswer).version },
  });
});

test("concurrent changes are made one after the other", async () => {
  const { entry, save, read } = await open();
  const { version } = await entry("facts", "facts");
  const waits = ["2 weeks", "3 weeks", "4 weeks"];
  const answers = await Promise.all(waits.map((wait) => save("facts", "facts", { wait }, { version })));
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  expect(answers[2]?.body, "it shows what is on disk").toMatchObject({ values: { wait: "2 weeks" } });
  expect(read("facts.yaml").match(/^wait: /gm)).toHaveLength(1);
});

test("a file that another program changes while a change is prepared is not overwritten", async () => {
  const root = contentCopy();
  const files = contentFiles(root);
  const place = { collection: "facts", id: "facts", path: "facts.yaml" } as const;
  const { values, version } = versionedContent(views.facts, place, files);
  const desk = { root, write: vi.fn(), published: () => Promise.resolve(files), pictures: createPictures() };
  const saving = saveEntry(desk, { ...place, version, values: { ...values, wait: "2 weeks" } }, "2026-11-23");
  writeFileSync(join(root, "content/facts.yaml"), `${files.get("facts.yaml") ?? ""}# by hand\n`);
  expect(await saving).toMatchObject({ status: 409, body: { problem: expect.stringContaining("Another program") } });
  expect(desk.write).not.toHaveBeenCalled();
  rmSync(root, { recursive: true });
});

test.each([
  { what: "begins with a byte order mark", change: (text: string) => `\ufeff${text}` },
  { what: "ends its lines as Windows does", change: (text: string) => text.replaceAll("\n", "\r\n") },
  { what: "ends some lines as Windows does", change: (text: string) => text.replace("\n", "\r\n") },
])("a file that $what is read, and written without it", async ({ change }) => {
  const { read, write, save } = await open();
  const file = "faqs/are-passengers-covered.md";
  const text = read(file);
  write(file, change(text));
  expect((await save("faqs", "are-passengers-covered", { question: "Who?" })).status).toBe(200);
  expect(read(file)).toBe(text.replace(/^question: .*$/m, "question: Who?"));
});

test("any file that has a mistake is named, and every subject stays open", () => {
  const files = contentFiles();
  const paths = [...files.keys()].filter((path) => /\.(yaml|md)$/.test(path) && !path.startsWith("back-translations/"));
  // Of each folder one file.
  for (const path of new Map(paths.map((one) => [one.split("/")[0], one])).values()) {
    const all = collectionViews(new Map([...files, [path, "a: ["]]));
    expect({ path, subjects: all.length }).toEqual({ path, subjects: Object.keys(views).length });
    expect(JSON.stringify(all)).toContain(`"content/${path} cannot be read"`);
  }
});

test.each([
  { what: "has a mistake", text: "- a: [", says: "at line 1" },
  { what: "is empty", text: "", says: "has no fields" },
  { what: "is one sentence", text: "GEICO and others.\n", says: "has no fields" },
])("of a list that $what nothing is overwritten, and another subject is saved", async ({ text, says }) => {
  const { get, read, write, save, send, add, collections } = await open();
  write("carriers.yaml", text);
  const answers = [
    { body: (await get("entry?collection=carriers&id=carriers")) as never },
    await send("PUT", "entry", { collection: "carriers", id: "carriers", version: "", values: {} }),
    await add("carriers", { name: "Another" }),
  ];
  for (const { body } of answers)
    expect((body as RefusedAnswer).problem).toMatch(
      new RegExp(`content/carriers.yaml cannot be read.*${says}.*Ask a developer`),
    );
  expect(read("carriers.yaml")).toBe(text);
  expect((await save("glossary", "no-fault", { term: "No-fault" })).status).toBe(200);
  expect((await collections()).facts).not.toEqual([]);
});

test("of an answer without its fields nothing is overwritten", async () => {
  const { read, write, send, ids } = await open();
  const file = "faqs/are-passengers-covered.md";
  const text = read(file).replaceAll("---\n", "");
  write(file, text);
  const was = await ids("faqs");
  const answers = [
    await send("PUT", "entry", {
      ...{ collection: "faqs", id: "are-passengers-covered", version: "" },
      values: { page: "home", question: "Who?" },
    }),
    await send("POST", "order", { collection: "faqs", was, ids: was.toReversed() }),
  ];
  for (const { body } of answers)
    expect((body as RefusedAnswer).problem).toMatch(new RegExp(`content/${file} cannot be read.*three dashes`));
  expect(read(file)).toBe(text);
});

test("while a number of the site is wrong, its entry is open, and the numbers are not listed", async () => {
  const { read, write, save, collections } = await open();
  write("facts.yaml", read("facts.yaml").replace(/^wait: .*\n/m, ""));
  const { facts, collections: all } = await collections();
  expect({ facts, subjects: all.length }).toEqual({ facts: [], subjects: Object.keys(views).length });
  const empty = await save("facts", "facts", { response: "48 hours" });
  expect((empty.body as MistakesAnswer).mistakes).toMatchObject([{ path: ["wait"] }]);
  expect((await save("facts", "facts", { wait: "2 weeks" })).status).toBe(200);
  expect((await collections()).facts).not.toEqual([]);
});
