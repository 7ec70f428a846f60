import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ended, publishedProject } from "#publish/testing.ts";
import { readSite } from "@practice/site/serve/app.ts";
import { newestBuild } from "#publish/releases.ts";

const kills = 20;

test(`a publication that is killed at any of ${kills} points leaves one whole site, loses nothing that is saved, and is followed by one that works`, async () => {
  const project = await publishedProject();
  onTestFinished(() => project[Symbol.asyncDispose]());
  const publisher = () => {
    project.close();
    const child = spawn(process.execPath, ["office/tests/faults/publisher.ts", project.root], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    return { child, exit: once(child, "exit"), ready: once(child.stdout, "data") };
  };
  /** The address on each of the pages, which a server that starts now reads. */
  const addresses = async () => {
    const site = await readSite(newestBuild(project.root));
    const pages = ["/index.html", "/404.html"].map((name) => String(Buffer.from(site.get(name)?.bytes ?? [])));
    return [...new Set(pages.map((page) => /[\w.-]+@[\w.-]+/.exec(page)?.[0]))];
  };

  // One that is not killed shows how long it takes here.
  project.saveEmail("whole@example.com");
  const whole = publisher();
  await whole.ready;
  const begun = performance.now();
  await whole.exit;
  const takes = performance.now() - begun;
  expect(await addresses()).toEqual(["whole@example.com"]);

  const found = { old: 0, new: 0 };
  for (let kill = 0; kill < kills; kill++) {
    const [before] = await addresses();
    const after = `desk${kill}@example.com`;
    project.open();
    project.saveEmail(after);
    project.save("facts.yaml", (text) => text.replace(/^wait: .*$/m, `wait: ${kill + 40} days`));
    const { child, exit, ready } = publisher();
    await ready;
    const releases = () => readdirSync(join(project.root, "releases")).join(" ");
    const earlier = releases();
    // Half of them are spread over all of it, and half over the moments around the rename.
    if (kill % 2 === 0) await wait((takes * kill) / kills);
    else {
      while (releases() === earlier && child.exitCode === null) await wait(1);
      await wait(4 * kill);
    }
    child.kill("SIGKILL");
    await exit;

    const now = await addresses();
    expect([[before], [after]]).toContainEqual(now);
    found[now[0] === after ? "new" : "old"] += 1;
    expect([project.email(), project.read("facts.yaml").includes(`wait: ${kill + 40} days`)]).toEqual([after, true]);
  }
  console.log(`Killed ${kills} times: ${JSON.stringify(found)}`);
  expect(Math.min(found.old, found.new)).toBeGreaterThan(0);

  project.open();
  const program = project.publishing();
  await program.publish({ name: "Ben", email: "" });
  expect(await ended(program)).toMatchObject({ step: "done", notes: [] });
  expect([
    await addresses(),
    project.git("status", "--short"),
    project.git("worktree", "list").split("\n").length,
  ]).toEqual([[project.email()], "", 1]);
  expect(project.git("show", "HEAD:content/facts.yaml")).toContain(`wait: ${kills + 39} days`);
}, 900_000);
