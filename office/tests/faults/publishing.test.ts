import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";

const kills = 30;

const run = (root: string, ...args: string[]) =>
  spawn(process.execPath, ["office/tests/faults/publisher.ts", root, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Serves a built site; gives its address once it answers. */
async function serve(site: string) {
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1" };
  const server = spawn(process.execPath, ["office/server.ts", site], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(server.stdout.setEncoding("utf8"), "data")) as [string];
  const url = /http:\S+/.exec(line)?.[0] ?? "";
  const page = async () => (await fetch(url)).text();
  return { page, stop: () => server.kill("SIGKILL") };
}

test(`a publication that is killed ${kills} times leaves the old site or the new one, and a site to serve at any moment`, async () => {
  const root = mkdtempSync(join(tmpdir(), "publish-kill-"));
  const site = join(root, "dist");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const practice = join(root, "content/practice.yaml");
  const save = (address: string) =>
    writeFileSync(practice, readFileSync(practice, "utf8").replace(/^email: .*$/m, `email: ${address}`));
  const published = () => /^email: (.*)$/m.exec(git("show", "HEAD:content/practice.yaml"))?.[1] ?? "";

  cpSync("content", join(root, "content"), { recursive: true });
  save("desk0@example.com");
  mkdirSync(site);
  for (const name of ["index.html", "404.html"]) writeFileSync(join(site, name), "<main>desk0@example.com</main>");
  writeFileSync(join(root, ".gitignore"), "dist*\n.cache\ncontent/.changes\n");
  git("init", "-q");
  git("add", ".");
  git("-c", "user.name=Owner", "-c", "user.email=owner@example.com", "commit", "-q", "-m", "First");
  const running = await serve(site);

  // One that is not killed shows how long it takes here. Ten kills are spread over all of it, the others follow the
  // moment of the commit: earlier after a new site, later after an old one.
  save("whole@example.com");
  const whole = run(root, "--publish");
  await once(whole.stdout, "data");
  const begun = performance.now();
  await once(whole, "exit");
  let takes = performance.now() - begun;
  expect(published()).toBe("whole@example.com");
  let commits = takes * 0.85;

  const found = { old: 0, new: 0, ended: 0 };

  for (let kill = 0; kill < kills; kill = found.old + found.new) {
    const [before, after] = [published(), `desk${kill}-${found.ended}@example.com`];
    save(after);
    const child = run(root, "--publish");
    const exit = once(child, "exit");
    await once(child.stdout, "data");
    await wait(kill < 10 ? (takes * kill) / 10 : commits);
    child.kill("SIGKILL");
    const [code] = (await exit) as [number | null];

    // A server that starts at this moment has a whole site, and the one that runs still answers.
    const started = await serve(site);
    expect(await started.page()).toMatch(new RegExp(`${before}|${after}`));
    started.stop();
    expect(await running.page()).toContain("desk0@example.com");

    // The next start of the editor does this first.
    const next = run(root);
    await once(next, "exit");
    const isNew = published() === after;
    for (const name of ["index.html", "404.html"])
      expect(readFileSync(join(site, name), "utf8")).toContain(isNew ? after : before);
    expect(readFileSync(practice, "utf8")).toContain(after);
    // A process that had ended by itself was not killed.
    found[code === 0 ? "ended" : isNew ? "new" : "old"] += 1;
    if (kill >= 10) commits *= isNew ? 0.97 : 1.03;
    else if (code === 0) takes *= 0.9;
  }
  console.log(`Killed ${kills} times: ${JSON.stringify(found)}`);
  running.stop();
  rmSync(root, { recursive: true });
}, 900_000);
