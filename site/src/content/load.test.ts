import { join, resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { contentFiles, projectRoot } from "./check.ts";
import { loadContent } from "./load.ts";

afterEach(() => void vi.restoreAllMocks());

test.each(["", "site", "site/src/content"])(
  "a command that runs in “%s” reads the content of the project",
  (folder) => {
    const root = resolve();
    vi.spyOn(process, "cwd").mockReturnValue(join(root, folder));
    expect(projectRoot()).toBe(root);
  },
);

test("numbers, times and hours are filled in wherever they are named, and a tool’s own placeholders stay", () => {
  const files = contentFiles();
  const [{ id: office = "" } = {}] = loadContent(files).list("offices");
  const said = `within {response}, {standardReport}, {noticeLimit}; {${office}Hours}`;
  const carriers = `- id: one\n  name: ${JSON.stringify(said)}\n`;
  const content = loadContent(new Map([...files, ["carriers.yaml", carriers]]));
  const { response, standardReport, noticeLimit, [`${office}Hours` as "response"]: hours } = content.facts;
  expect(content.list("carriers")).toEqual([
    { id: "one", order: 1, name: `within ${response}, ${standardReport}, ${noticeLimit}; ${hours}` },
  ]);
  const [english] = content.list("claimTexts").filter(({ id }) => id === "en");
  expect(JSON.stringify(english)).toContain("{number}");
});
