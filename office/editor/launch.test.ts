import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import type { LaunchAnswer, LaunchGroup } from "#publish/api-types.ts";
import { launchAnswer } from "./launch.ts";
import { openEditor } from "./testing.ts";

let editor: Awaited<ReturnType<typeof openEditor>> | undefined;
afterEach(() => editor?.close());

test("a file that cannot be read is named in place of a report without it", () => {
  const files = new Map([...contentFiles(), ["languages/en.yaml", "a: ["]]);
  expect(() => launchAnswer(files, "2026-11-27")).toThrow("content/languages/en.yaml cannot be read");
});

test("each finding, and each text that somebody has to read, links to its form", () => {
  const files = new Map(contentFiles());
  files.set("practice.yaml", (files.get("practice.yaml") ?? "").replace(/^email: .*$/m, "email: me@example.com"));
  const { kinds, groups } = launchAnswer(files, "2026-11-23");
  const found = kinds.flatMap(({ findings }) => findings);
  const entryOf = (field: string) => found.find((one) => one.field === field)?.entry;

  expect(entryOf("email")).toMatchObject({ collection: "contact", id: "practice" });
  expect(entryOf("diagnostics.url")).toMatchObject({ collection: "network", id: "diagnostics" });
  expect(entryOf("counsel")).toMatchObject({ collection: "launch", id: "counsel" });
  expect(found.filter(({ entry }) => !entry)).toEqual([]);
  const counted = groups.map(({ id, said, texts }) => [id, said.includes(`${texts.length} text`)]);
  expect(counted.filter(([, isWhole]) => !isWhole)).toEqual([]);
});

/** The editor, the group of texts that a physician reads, and a review of it to send. */
async function withMedicine() {
  const opened = (editor = await openEditor());
  const { get, send } = opened;
  const group = async () =>
    ((await get("launch")) as LaunchAnswer).groups.find(({ id }) => id === "medicine") as LaunchGroup;
  const { id, fingerprint } = await group();
  const review = { group: id, by: "Robin Doe, MD", on: "2026-11-20", fingerprint };
  return { ...opened, group, record: (change = {}) => send("POST", "review", { ...review, ...change }) };
}

test("a recorded review is in content/reviews.yaml, and a new question is listed without keeping the site offline", async () => {
  const { group, record, read, write } = await withMedicine();
  expect(await group()).toMatchObject({ keepsOffline: true });
  expect((await record()).status).toBe(200);
  expect(read("reviews.yaml")).toContain("- id: medicine\n  what: The medicine\n  by: Robin Doe, MD\n  on: 2026-11-20");
  expect(await group()).toMatchObject({ keepsOffline: false, texts: [] });

  write("faqs/parking.md", "---\npage: faq\norder: 99\nquestion: Is there parking?\n---\n\nYes.\n");
  expect(await group()).toMatchObject({ keepsOffline: false, texts: [{ collection: "faqs", id: "parking" }] });
});

test("a review that did not happen can be withdrawn", async () => {
  const { group, record, entry, remove, read } = await withMedicine();
  await record();
  const { version, values } = await entry("reviews", "medicine");
  expect(Object.keys(values)).not.toContain("texts");
  expect((await remove("reviews", "medicine", version, false)).body).toMatchObject({ usedBy: [] });
  expect((await remove("reviews", "medicine", version)).status).toBe(200);
  expect(read("reviews.yaml")).toMatch(/^\[\]$/m);
  expect(await group()).toMatchObject({ keepsOffline: true });
});

test.each([
  ["nobody is named", { by: " " }, 422, "by"],
  ["the day is none", { on: "soon" }, 422, "on"],
  ["the day is to come", { on: "2026-11-24" }, 422, "on"],
  ["there is no such group", { group: "dentistry" }, 409, "problem"],
  ["a text has changed since the page showed it", { fingerprint: "0" }, 409, "problem"],
])("no review is recorded when %s", async (_because, change, status, says) => {
  const { record, read } = await withMedicine();
  const answer = await record(change);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toContain(`"${says}"`);
  expect(read("reviews.yaml")).toBe(readFileSync("content/reviews.yaml", "utf8"));
});
