import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { linkPackages } from "../../../scripts/link-packages.mjs";
import { pageFolder } from "#page-files.ts";
import { projectCopy } from "#editor/testing.ts";
import { openDrafts } from "#publish/drafts.ts";
import { addRelease, putOnline } from "#publish/releases.ts";

const isOpen = "Another program has the editor of this folder open. Close that one to edit here.\n";

/** A copy of the project, with a page for its editor; `edit` runs the program of `npm run edit` over it. */
function copiedProject() {
  const path = projectCopy("package.json", "site", "office");
  onTestFinished(() => rmSync(path, { recursive: true }));
  mkdirSync(join(path, pageFolder("editor")), { recursive: true });
  writeFileSync(join(path, pageFolder("editor"), "index.html"), "<h1>Editor</h1>");
  linkPackages(path);
  /** Returns its address, or its output and exit code. */
  const edit = async (port = "0") => {
    const env = { ...process.env, PORT: port };
    const program = spawn(process.execPath, ["office/editor/main.ts"], { cwd: path, env });
    let [said, refused] = ["", ""];
    program.stdout.on("data", (text: Buffer) => (said += text.toString()));
    program.stderr.on("data", (text: Buffer) => (refused += text.toString()));
    const ended = once(program, "close");
    onTestFinished(async () => {
      program.kill("SIGKILL");
      await ended;
    });
    while (!said.includes("\n") && program.exitCode === null) await wait(20);
    if (program.exitCode !== null) await ended;
    const kill = async () => {
      program.kill("SIGKILL");
      await ended;
    };
    return { address: /http:\S+/.exec(said)?.[0] ?? "", refused, code: program.exitCode, kill };
  };
  return { path, edit };
}

test("a second editor of one folder says so and exits, on any port, and opens once the first one is killed", async () => {
  const { edit } = copiedProject();
  const first = await edit();
  const { port } = new URL(first.address);
  for (const wanted of ["0", port]) expect(await edit(wanted)).toMatchObject({ refused: isOpen, code: 1 });
  expect((await fetch(`${first.address}api/collections`)).status).toBe(200);
  await first.kill();
  const next = await edit(port);
  expect([next.address, (await fetch(`${next.address}api/collections`)).status]).toEqual([first.address, 200]);
  // A port that is in use: another one works.
  const other = copiedProject();
  expect(await other.edit(port)).toMatchObject({ refused: expect.stringContaining("Choose another"), code: 1 });
});

test("beside a server that edits the same folder it says so and exits; the server continues", async () => {
  const { path, edit } = copiedProject();
  // A server with a front desk opens this first.
  const server = await openDrafts(path);
  expect(await edit()).toMatchObject({ refused: isOpen, code: 1 });
  server.write(new Map([["faqs/are-passengers-covered.md", undefined]]), "Anna");
  server.close();
  const { address } = await edit();
  expect(await (await fetch(`${address}api/publication`)).json()).toMatchObject({ changes: [{ by: ["Anna"] }] });
});

test("the editor also serves the built site, and every newer build of it", async () => {
  const { path, edit } = copiedProject();
  const { address } = await edit();
  const home = async () => (await fetch(new URL("/", address))).text();
  expect(await home(), "nothing is built yet").toBe("<h1>Editor</h1>");
  const dist = join(path, "dist");
  for (const text of ["one", "two"]) {
    mkdirSync(dist, { recursive: true });
    for (const page of ["index", "404"]) writeFileSync(join(dist, `${page}.html`), text);
    expect([await home(), await home()]).toEqual([text, text]);
  }
  // As a publication puts it online.
  const built = join(path, "built");
  cpSync(dist, built, { recursive: true });
  for (const page of ["index", "404"]) writeFileSync(join(built, `${page}.html`), "six");
  await addRelease(path, built, "a1");
  putOnline(path, "a1");
  expect(await home()).toBe("six");
});
