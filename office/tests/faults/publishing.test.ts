import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ended, publishedProject } from "#publish/testing.ts";
import { readSite } from "@practice/site/serve/app.ts";
import { newestBuild } from "#publish/releases.ts";

const kills = 20;
const faq = "faqs/are-passengers-covered.md";
const whole = "whole@example.com";

let project: Awaited<ReturnType<typeof publishedProject>>;
beforeEach(async () => {
  project = await publishedProject();
});
afterEach(() => project[Symbol.asyncDispose]());

/** Runs the program of publisher.ts over the project. */
async function started(...keys: string[]) {
  project.close();
  const child = spawn(process.execPath, ["office/tests/faults/publisher.ts", project.root, ...keys], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const exit = once(child, "exit");
  await once(child.stdout, "data");
  return {
    exit,
    /** Kills it and the programs that it runs, as a power failure does: half of the times spread over all of `takes`. */
    async kill(nth: number, takes: number, isLate: () => boolean) {
      if (nth % 2 === 0) await wait((takes * nth) / kills);
      else {
        while (!isLate() && child.exitCode === null) await wait(1);
        await wait(4 * nth);
      }
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
      await exit;
      // What git asks a developer to do after it was killed.
      const locks = ["HEAD", "refs/heads/main", "index"].map((name) => join(project.root, ".git", `${name}.lock`));
      const isHalf = existsSync(locks[2] ?? "");
      for (const lock of locks) rmSync(lock, { force: true });
      if (isHalf) project.git("restore", "--source=HEAD", "--staged", "--worktree", ".");
    },
  };
}

/** How long one takes that is not killed, in milliseconds. */
async function timed(...keys: string[]) {
  const { exit } = await started(...keys);
  const begun = performance.now();
  await exit;
  await project.open();
  return performance.now() - begun;
}

/** The drafts, and who wrote them. */
const drafts = async () =>
  (await project.publishing().publication()).changes.map(({ key, by }) => `${key} ${by.join()}`);

/** The address on each of the pages, which a server that starts now reads. */
async function addresses() {
  const site = await readSite(newestBuild(project.root));
  const pages = ["/index.html", "/404.html"].map((name) => String(Buffer.from(site.get(name)?.bytes ?? [])));
  return [...new Set(pages.map((page) => /[\w.-]+@[\w.-]+/.exec(page)?.[0]))];
}

test(`a publication that is killed at any of ${kills} points leaves one whole site and all drafts, and is followed by one that works`, async () => {
  project.saveEmail(whole);
  const takes = await timed("practice.yaml:contact");
  expect(await addresses()).toEqual([whole]);

  const found = { old: 0, new: 0 };
  for (let nth = 0; nth < kills; nth++) {
    const [before] = await addresses();
    const after = `desk${nth}@example.com`;
    project.saveEmail(after);
    project.save(faq, (text) => text.replace(/^question: .*$/m, `question: Who, ${nth}?`), "Ben");
    const releases = () => readdirSync(join(project.root, "releases")).join(" ");
    const earlier = releases();
    const { kill } = await started("practice.yaml:contact");
    await kill(nth, takes, () => releases() !== earlier);
    await project.open();
    const now = await addresses();
    expect([[before], [after]]).toContainEqual(now);
    const isNew = now[0] === after;
    found[isNew ? "new" : "old"] += 1;
    expect([project.email(), project.read(faq).includes(`Who, ${nth}?`)]).toEqual([after, true]);
    expect(await drafts()).toEqual([`${faq} Ben`, ...(isNew ? [] : ["practice.yaml:contact Anna"])]);
    expect(project.git("status", "--short"), "the project’s files are those of its commit").toBe("");
  }
  console.log(`Killed ${kills} times: ${JSON.stringify(found)}`);
  expect(Math.min(found.old, found.new)).toBeGreaterThan(0);

  const program = project.publishing();
  await program.publish({ name: "Ben", email: "" });
  expect(await ended(program)).toMatchObject({ step: "done", notes: [] });
  expect([await drafts(), await addresses()]).toEqual([[], [project.email()]]);
  expect(project.git("status", "--short")).toBe("");
  expect(project.git("worktree", "list").split("\n")).toHaveLength(2);
  expect(project.git("show", `HEAD:content/${faq}`)).toContain(`Who, ${kills - 1}?`);
}, 900_000);

test(`a developer’s commit that is killed at any of ${kills} points while it comes into the drafts is there with the next one, and they stay`, async () => {
  const inDrafts = (...args: string[]) => project.git("-C", project.folder, ...args);
  project.saveEmail(whole);
  project.save(faq, (text) => text.replace(/^question: .*$/m, "question: Who?"), "Ben");
  const written = [project.email(), project.read(faq)];
  const glossary = project.read("glossary.yaml");
  let count = 0;
  const isThere = () => project.read("glossary.yaml").startsWith(`# Version ${count}\n`);
  const commit = () => {
    project.git("mv", count === 0 ? "notes.txt" : `${count}.txt`, `${++count}.txt`);
    writeFileSync(join(project.root, "content/glossary.yaml"), `# Version ${count}\n${glossary}`);
    project.commit("--all");
  };
  commit();
  const takes = await timed();

  const found = { before: 0, within: 0, after: 0 };
  for (let nth = 0; nth < kills; nth++) {
    commit();
    const { kill } = await started();
    await kill(nth, takes, isThere);
    const isMoved = inDrafts("rev-parse", "HEAD") === project.git("rev-parse", "HEAD");
    found[isMoved ? "after" : isThere() ? "within" : "before"] += 1;
    if (nth % 4 > 1) commit();
    await project.open();
    expect([project.email(), project.read(faq), isThere()]).toEqual([...written, true]);
    expect(await drafts()).toEqual([`${faq} Ben`, "practice.yaml:contact Anna"]);
    expect(inDrafts("diff", "main", "--name-only")).toBe(`content/${faq}\ncontent/practice.yaml`);
  }
  console.log(`Killed ${kills} times: ${JSON.stringify(found)}`);
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
}, 900_000);
