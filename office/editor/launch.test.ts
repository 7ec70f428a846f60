import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { launchAnswer } from "./launch.ts";

test("a file that cannot be read is named in place of a report without it", () => {
  const files = new Map([...contentFiles(), ["languages/en.yaml", "a: ["]]);
  expect(() => launchAnswer(files, "2026-11-27")).toThrow("content/languages/en.yaml cannot be read");
});

test("each finding of the launch check links to the entry in which it is changed", () => {
  const files = new Map(contentFiles());
  files.set("practice.yaml", (files.get("practice.yaml") ?? "").replace(/^email: .*$/m, "email: me@example.com"));
  const found = launchAnswer(files, "2026-11-23").kinds.flatMap(({ findings }) => findings);
  const entryOf = (field: string) => found.find((one) => one.field === field)?.entry;

  expect(entryOf("email")).toMatchObject({ collection: "practice", id: "practice" });
  expect(entryOf("diagnostics.url")).toMatchObject({ collection: "network", id: "diagnostics" });
  expect(entryOf("counsel")).toMatchObject({ collection: "launch", id: "counsel" });
  expect(found.filter(({ entry, field }) => field && !entry)).toEqual([]);
});
