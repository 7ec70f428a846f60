import { parseHTML } from "linkedom";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { linkPackages } from "../../scripts/link-packages.mjs";

// All mistakes are in src/content-rules.test.ts. One of these is met by Astro's settings, one by its own reader.
test.each([
  {
    mistake: "a quote that is not closed, in the file that also names the site",
    change: { file: "practice.yaml", from: /^name: (.*)/m, to: 'name: "$1' },
    says: ["Mistake in content/practice.yaml", "Missing closing", "line 2"],
  },
  {
    mistake: "a day that no calendar has",
    change: {
      file: "articles/emg-confirms-nerve-injury-after-accident/index.md",
      from: /^date: .*/m,
      to: "date: 2026-02-30",
    },
    says: ["Mistake in content/articles/emg-confirms-nerve-injury-after-accident/index.md", "date: Write a real day"],
  },
])("$mistake stops the build, which names the file and the field", async ({ change, says }) => {
  await using copy = await copyWith(change);
  const { code, output } = await build(copy.folder);
  for (const text of says) expect(output).toContain(text);
  expect(output, "the message points to the file, not to our code").not.toContain("content-check.ts");
  expect(code).not.toBe(0);
});

test("a changed number builds, and appears in the tool, the table, the timeline and the texts", async () => {
  await using copy = await copyWith({ file: "deadline-rules.yaml", from: "limit: 30\n", to: "limit: 37\n" });
  const { code, output } = await build(copy.folder);
  expect(output).toContain("page(s) built");
  expect(code).toBe(0);
  const read = (file: string) => readFile(join(copy.folder, "dist", file), "utf8");
  for (const [page, ...selectors] of [
    ["insurance", "#time-limits dl", "#claim ol", "#questions"],
    ["tools/deadlines", "#limits table"],
    ["for-patients", "main"],
  ] as const) {
    const { document } = parseHTML(await read(`${page}.html`));
    for (const selector of selectors)
      expect(document.querySelector(selector)?.textContent, selector).toMatch(/37\sdays/);
  }
  const [, toolCode = ""] =
    /component-url="([^"]*DeadlinesIsland[^"]*)"/.exec(await read("tools/deadlines.html")) ?? [];
  expect(await read(toolCode)).toContain("limit:37");
});

const parts = [
  "content",
  "public",
  "server",
  "src",
  "astro.config.ts",
  "package.json",
  "THIRD-PARTY.md",
  "tsconfig.json",
];

/** A copy of the project with one change in `content/`; its packages are the project's own. `await using` removes it. */
async function copyWith({ file, from, to }: { file: string; from: string | RegExp; to: string }) {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  for (const name of parts) await cp(name, join(folder, name), { recursive: true });
  linkPackages(folder);
  const path = join(folder, "content", file);
  const before = await readFile(path, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`content/${file} no longer holds ${from}; correct this test.`);
  await writeFile(path, after);
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

async function build(folder: string): Promise<{ code: number; output: string }> {
  const { PATH, HOME } = process.env;
  const options = { cwd: folder, env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: "1" } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["node_modules/astro/bin/astro.mjs", "build"], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stripVTControlCharacters(stdout + stderr) }),
    );
  });
}
