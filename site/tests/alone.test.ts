import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { linkPackages } from "../../scripts/link-packages.mjs";

const parts = ["content", "deploy", "scripts", "site", "package.json", "THIRD-PARTY.md", "tsconfig.json"];

test("without office/ the site builds, and its tests pass", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-alone-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const part of [...parts, "vitest.config.ts"]) await cp(part, join(folder, part), { recursive: true });
  linkPackages(folder);
  const { PATH, HOME } = process.env;
  const run = (command: string, ...words: string[]) =>
    promisify(execFile)(command, words, { cwd: folder, env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: "1" } });
  await run("npm", "run", "--silent", "build", "-w", "site");
  for (const tests of [
    ["unit", "site/src/"],
    ["build", "site/tests/built/structure", "site/tests/built/links", "site/tests/built/content"],
  ])
    expect((await run("vitest", "run", "--project", ...tests)).stdout).toMatch(/Tests\s.*passed/);
});
