import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import type { PublicationState } from "#publish/api-types.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import type { Site } from "@practice/site/serve/app.ts";
import { createPublishing } from "#publish/publishing.ts";
import { placeNext, takeWaitingSite } from "#publish/swap.ts";
import { tasks } from "#publish/thread.ts";
import { writeContent } from "#publish/workspace.ts";

const anna = { name: "Anna, front desk", email: "" };
let project: Awaited<ReturnType<typeof temporaryFolder>>;
let site: string;

const git = (...args: string[]) => execFileSync("git", args, { cwd: project.path, encoding: "utf8" }).trim();
const textAt = (path: string) => readFileSync(join(project.path, path), "utf8");
const change = (path: string, from: string, to: string) => {
  const text = textAt(path);
  if (!text.includes(from)) throw new Error(`${path} has no “${from}”.`);
  writeFileSync(join(project.path, path), text.replace(from, to));
};
const owner = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
const email = () => /^email: (.*)$/m.exec(textAt("content/practice.yaml"))?.[1] ?? "";

/** A site of one page that shows the email address, built in no time. */
async function buildPage(content: ContentFiles, _root: string, folder: string): Promise<string> {
  await writeContent(content, folder);
  const address = /^email: (.*)$/m.exec(content.get("practice.yaml") ?? "")?.[1] ?? "";
  if (address === "broken@example.com") throw new Error("The build stopped.");
  writeSite(join(folder, "dist"), address);
  return join(folder, "dist");
}

function writeSite(folder: string, address: string): void {
  mkdirSync(join(folder, "_astro"), { recursive: true });
  writeFileSync(join(folder, "_astro", `${address}.js`), "");
  const link = address === "lost@example.com" ? '<a href="/nowhere">Nowhere</a>' : "";
  writeFileSync(
    join(folder, "index.html"),
    `<html lang="en"><head><title>Home</title></head><main>${address} ${link}</main></html>`,
  );
  writeFileSync(join(folder, "404.html"), "<html lang=en><title>No page</title></html>");
}

const publishing = (options: Partial<Parameters<typeof createPublishing>[0]> = {}) =>
  createPublishing({ root: project.path, site, write, build: buildPage, tasks, ...options });

function write(changes: ReadonlyMap<string, string | undefined>): void {
  for (const [path, text] of changes) {
    const file = join(project.path, "content", path);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}

async function ended(program: ReturnType<typeof publishing>): Promise<PublicationState> {
  return vi.waitUntil(
    async () => {
      const { state } = await program.publication();
      return ["building", "checking", "swapping"].includes(state.step) ? undefined : state;
    },
    { timeout: 30_000, interval: 20 },
  );
}

beforeEach(async () => {
  project = await temporaryFolder({ "notes.txt": "one" });
  site = join(project.path, "dist");
  cpSync("content", join(project.path, "content"), { recursive: true });
  writeSite(site, email());
  writeFileSync(join(project.path, ".gitignore"), "dist*\n.cache\ncontent/.changes\n");
  git("init", "-q");
  git("add", ".");
  git(...owner, "commit", "-q", "-m", "First");
});
afterEach(() => project[Symbol.asyncDispose]());

test("saved changes go online together, as a commit of only content/ by the person who published", async () => {
  const program = publishing();
  const old = email();
  change("content/practice.yaml", old, "desk@example.com");
  writeFileSync(join(project.path, "notes.txt"), "two");
  git("add", "notes.txt");

  const changed = { where: expect.stringMatching(/^The practice: /) as string, before: old, after: "desk@example.com" };
  expect((await program.publication()).changes).toEqual([changed]);
  await program.publish(anna);
  expect(await ended(program)).toEqual({ step: "done", id: git("rev-parse", "HEAD"), notes: [] });

  expect(textAt("dist/index.html")).toContain("desk@example.com");
  expect(git("log", "-1", "--format=%an <%ae>")).toBe("Anna, front desk <>");
  expect(git("show", "--name-only", "--format=", "HEAD")).toBe("content/practice.yaml");
  expect(git("diff", "--cached", "--name-only")).toBe("notes.txt");
  expect(await program.publication()).toMatchObject({ changes: [] });
  expect((await program.publications()).publications).toMatchObject([
    { by: "Anna, front desk", changes: [changed], online: true },
    { by: "Owner", changes: [], online: false },
  ]);
  // A page that was open before requests its old script.
  expect(existsSync(join(site, "_astro", `${old}.js`))).toBe(true);
  expect(existsSync(`${site}.next`) || existsSync(`${site}.old`)).toBe(false);
});

test("taking back restores the content of an earlier publication, as a new publication", async () => {
  const program = publishing();
  const old = email();
  const before = contentFiles(project.path);
  change("content/practice.yaml", old, "desk@example.com");
  writeFileSync(
    join(project.path, "content/faqs/a-new-question.md"),
    textAt("content/faqs/will-i-need-an-emg.md")
      .replace(/^question:.*$/m, "question: A new question?")
      .replace(/^order:.*$/m, "order: 99"),
  );
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "done" });

  const first = (await program.publications()).publications.at(-1);
  await program.takeBack(first?.id ?? "", { name: "Ben", email: "" });
  expect(await ended(program)).toMatchObject({ step: "done" });
  expect(contentFiles(project.path)).toEqual(before);
  expect(textAt("dist/index.html")).toContain(old);
  expect(git("log", "-1", "--format=%an")).toBe("Ben");
  expect(git("status", "--short")).toBe("");
  const { publications } = await program.publications();
  expect(publications.map(({ by, online }) => [by, online])).toEqual([
    ["Ben", true],
    ["Anna, front desk", false],
    ["Owner", false],
  ]);
});

test("publishing and taking back are recorded with the person before they are done, or else not done", async () => {
  const old = email();
  const lines: string[] = [];
  const head = () => git("rev-parse", "--short=12", "HEAD");
  const note = ({ name, id }: { name: string; id?: number }, action: string) =>
    Promise.resolve(void lines.push(`${name} (${id}), at ${head()}: ${action}`));
  const program = publishing({ note });
  const before = head();
  change("content/practice.yaml", old, "desk@example.com");
  await program.publish({ ...anna, id: 7 });
  expect(await ended(program)).toMatchObject({ step: "done" });
  const published = head();
  const first = (await program.publications()).publications.at(-1);
  await program.takeBack(first?.id ?? "", { name: "Ben", email: "", id: 8 });
  expect(await ended(program)).toMatchObject({ step: "done" });
  expect(lines).toEqual([
    `Anna, front desk (7), at ${before}: publishes the site, as commit ${published}`,
    `Ben (8), at ${published}: takes the site back to the publication of ${first?.at.slice(0, 10)} by Owner, as commit ${head()}`,
  ]);

  const full = publishing({ note: () => Promise.reject(new Error("The disk is full.")) });
  const [last, online] = [head(), textAt("dist/index.html")];
  change("content/practice.yaml", old, "other@example.com");
  await full.publish(anna);
  expect(await ended(full)).toEqual({ step: "failed", text: "The disk is full." });
  expect([head(), textAt("dist/index.html")]).toEqual([last, online]);
});

test.each([
  { because: "the build stops", to: "broken@example.com", text: "The build stopped." },
  {
    because: "a link is broken",
    to: "lost@example.com",
    text: "/: the link “Nowhere” goes to /nowhere, which is no page.",
  },
])("when $because, the site and the history stay as they were", async ({ to, text }) => {
  const program = publishing();
  const [head, old] = [git("rev-parse", "HEAD"), textAt("dist/index.html")];
  change("content/practice.yaml", email(), to);
  await program.publish(anna);
  expect(await ended(program)).toEqual({ step: "failed", text });
  expect([git("rev-parse", "HEAD"), textAt("dist/index.html"), email()]).toEqual([head, old, to]);
  // And it can be corrected.
  change("content/practice.yaml", to, "desk@example.com");
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "done" });
});

test("content that the build refuses is reported with its message, and is not built", async () => {
  const program = publishing({ build: () => Promise.reject(new Error("It was built.")) });
  change("content/practice.yaml", email(), "no address");
  await expect(program.publish(anna)).rejects.toThrow("Write a whole e-mail address");
  expect((await program.publication()).state).toEqual({ step: "idle" });
});

test("one publication runs at a time, and none without anything new or with an unknown id", async () => {
  const program = publishing();
  await expect(program.publish(anna)).rejects.toThrow("There is nothing new to publish.");
  await expect(program.takeBack("0".repeat(40), anna)).rejects.toThrow("There is no such publication.");
  change("content/practice.yaml", email(), "desk@example.com");
  const [{ id } = { id: "" }] = (await program.publications()).publications;
  await expect(program.takeBack(id, anna)).rejects.toThrow("Publish them first");
  const both = await Promise.allSettled([program.publish(anna), program.publish(anna)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await ended(program)).toMatchObject({ step: "done" });
});

test.each([
  { because: "the program that serves cannot take the new site", reported: "Visitors see the new pages when" },
  { because: "another program uses the index of git", reported: "git reset -- content" },
])(
  "when $because, the publication counts, the new site is handed over, and the rest is reported",
  async ({ reported }) => {
    const isIndex = reported.startsWith("git");
    const served: string[] = [];
    const onSwap = (next: Site) => {
      served.push(String(Buffer.from(next.get("/index.html")?.bytes ?? [])));
      if (!isIndex) throw new Error("It does not fit.");
    };
    const program = publishing({ onSwap });
    if (isIndex) writeFileSync(join(project.path, ".git/index.lock"), "");
    change("content/practice.yaml", email(), "desk@example.com");
    await program.publish(anna);
    expect(await ended(program)).toEqual({ step: "unfinished", text: expect.stringContaining(reported) as string });
    expect(git("show", "HEAD:content/practice.yaml")).toContain("desk@example.com");
    expect([textAt("dist/index.html"), ...served].map((text) => text.includes("desk@example.com"))).toEqual([
      true,
      true,
    ]);
  },
);

test("the next start by itself completes what was taken back in the history, but not in the files", async () => {
  const old = email();
  change("content/practice.yaml", old, "desk@example.com");
  const first = publishing();
  await first.publish(anna);
  await ended(first);
  const [, { id } = { id: "" }] = (await first.publications()).publications;
  const program = publishing({
    write() {
      throw new Error("The disk is full.");
    },
  });
  await program.takeBack(id, anna);
  const text = expect.stringMatching(/^Files and pages are taken back when .* The disk is full\.$/) as string;
  expect(await ended(program)).toEqual({ step: "unfinished", text });
  expect([email(), textAt("dist/index.html").includes("desk@")]).toEqual(["desk@example.com", true]);
  await expect(program.publish(anna)).rejects.toThrow(/The last publication is not finished.* The disk is full\.$/);

  const next = publishing();
  expect(await next.start()).toBe(true);
  expect([email(), textAt("dist/index.html").includes(old), git("status", "--short")]).toEqual([old, true, ""]);
  expect(await next.start()).toBe(false);
});

test.each([
  { isPushed: false, step: "failed" },
  { isPushed: true, step: "unfinished" },
])("a commit that comes in between stays the newest one (pushed: $isPushed)", async ({ isPushed, step }) => {
  git("init", "-q", "--bare", join(project.path, ".cache/remote.git"));
  git("remote", "add", "origin", join(project.path, ".cache/remote.git"));
  const build: typeof buildPage = (...options) => {
    git(...owner, "commit", "-q", "--allow-empty", "-m", "In between");
    return buildPage(...options);
  };
  const program = publishing({ build, pushTo: isPushed ? "origin/live" : undefined });
  const online = textAt("dist/index.html");
  change("content/practice.yaml", email(), "desk@example.com");
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step });
  if (isPushed) {
    // And if the program was killed before it knew.
    const built = join(project.path, ".cache/built");
    writeSite(built, "desk@example.com");
    await placeNext(site, built, git("ls-remote", "origin", "refs/heads/live").split("\t")[0] ?? "");
  }
  await publishing({ pushTo: isPushed ? "origin/live" : undefined }).start();
  expect([git("log", "-1", "--format=%s"), textAt("dist/index.html")]).toEqual(["In between", online]);
});

test("a publication is pushed to the branch that a host builds, and does not happen when that fails", async () => {
  const remote = join(project.path, ".cache/remote.git");
  git("init", "-q", "--bare", remote);
  git("remote", "add", "origin", remote);
  const program = publishing({ pushTo: "origin/live/site" });
  change("content/practice.yaml", email(), "desk@example.com");
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "done" });
  expect(git("ls-remote", "origin", "refs/heads/live/site")).toContain(git("rev-parse", "HEAD"));

  git("remote", "set-url", "origin", `${remote}.gone`);
  const head = git("rev-parse", "HEAD");
  change("content/practice.yaml", email(), "other@example.com");
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "unfinished" });
  expect([git("rev-parse", "HEAD"), textAt("dist/index.html")]).toEqual([head, expect.stringContaining("desk@")]);
  await expect(program.publish(anna)).rejects.toThrow("The last publication is not finished");

  git("remote", "set-url", "origin", remote);
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "done" });
  expect([git("log", "-1", "--format=%H", "HEAD^"), textAt("dist/index.html")]).toEqual([
    head,
    expect.stringContaining("other@"),
  ]);
});

describe("a push that arrives and whose answer is lost", () => {
  /** A host whose connections end before it answers, and that answers no questions while `isDown`. */
  async function lossyHost() {
    const remote = join(project.path, ".cache/remote.git");
    git("init", "-q", "--bare", remote);
    git("remote", "add", "origin", remote);
    const script = (name: string, text: string) => {
      writeFileSync(join(remote, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
      return join(remote, name);
    };
    const lose = (isLost: boolean) => script("hooks/post-receive", isLost ? "kill -9 $PPID" : "true");
    lose(true);
    git("config", "remote.origin.uploadpack", script("answer", "exit 1"));
    return {
      /** It answers again, and ends no connection. */
      back() {
        lose(false);
        git("config", "--unset", "remote.origin.uploadpack");
      },
      tip: () => execFileSync("git", ["rev-parse", "live"], { cwd: remote, encoding: "utf8" }).trim(),
    };
  }
  const commits = () => Number(git("rev-list", "--count", "HEAD"));
  const options = { pushTo: "origin/live" };

  test("is a publication when the host says so", async () => {
    const host = await lossyHost();
    git("config", "--unset", "remote.origin.uploadpack");
    const program = publishing(options);
    change("content/practice.yaml", email(), "desk@example.com");
    await program.publish(anna);
    expect(await ended(program)).toEqual({ step: "done", id: host.tip(), notes: [] });
    expect([git("rev-parse", "HEAD"), commits()]).toEqual([host.tip(), 2]);
    expect(textAt("dist/index.html")).toContain("desk@example.com");
  });

  test.each([
    { then: "the same once more", more: 0 },
    { then: "what was saved since", more: 1 },
  ])("is found by the next publication of $then, and published once", async ({ more }) => {
    const host = await lossyHost();
    const served: string[] = [];
    const onSwap = (next: Site) => void served.push(String(Buffer.from(next.get("/index.html")?.bytes ?? [])));
    const program = publishing({ ...options, onSwap });
    const [head, online] = [git("rev-parse", "HEAD"), textAt("dist/index.html")];
    change("content/practice.yaml", email(), "desk@example.com");
    await program.publish(anna);
    expect(await ended(program)).toEqual({
      step: "unfinished",
      text: expect.stringMatching(/^No answer came.*Publish it once more/) as string,
    });
    expect([git("rev-parse", "HEAD"), textAt("dist/index.html"), host.tip() === head]).toEqual([head, online, false]);

    host.back();
    if (more) change("content/practice.yaml", "desk@example.com", "later@example.com");
    await program.publish(anna);
    expect(await ended(program)).toMatchObject({ step: "done", id: git("rev-parse", "HEAD") });
    expect([git("rev-parse", "HEAD"), commits()]).toEqual([host.tip(), 2 + more]);
    expect([textAt("dist/index.html"), served.at(-1)]).toEqual(
      Array(2).fill(expect.stringContaining(more ? "later@example.com" : "desk@example.com")),
    );
    expect([served.length, git("status", "--short"), existsSync(`${site}.next`)]).toEqual([1 + more, "", false]);
  });

  test("reverts the files, too, except for what was saved since", async () => {
    const host = await lossyHost();
    host.back();
    const program = publishing(options);
    const [old, faq] = [email(), "content/faqs/will-i-need-an-emg.md"];
    const question = textAt(faq);
    change("content/practice.yaml", old, "desk@example.com");
    change(faq, "question:", "question: Now,");
    await program.publish(anna);
    expect(await ended(program)).toMatchObject({ step: "done" });
    const first = (await program.publications()).publications.at(-1);

    writeFileSync(join(project.path, ".cache/remote.git/hooks/post-receive"), "#!/bin/sh\nkill -9 $PPID\n");
    git("config", "remote.origin.uploadpack", join(project.path, ".cache/remote.git/answer"));
    await program.takeBack(first?.id ?? "", anna);
    expect(await ended(program)).toMatchObject({ step: "unfinished" });
    change("content/practice.yaml", "desk@example.com", "later@example.com");
    host.back();
    await program.publish(anna);
    expect(await ended(program)).toMatchObject({ step: "done" });
    expect([email(), textAt(faq)]).toEqual(["later@example.com", question]);
    expect([git("rev-parse", "HEAD"), commits()]).toEqual([host.tip(), 4]);
  });
});

test.each([
  { when: "before its commit", isMade: false, hasOld: true, then: "old" },
  { when: "after its commit", isMade: true, hasOld: true, then: "new" },
  { when: "between the two moves", isMade: true, hasOld: false, then: "new" },
])("a swap that was cut off $when ends with the $then site", async ({ isMade, hasOld, then }) => {
  const built = join(project.path, ".cache/built");
  writeSite(built, "new@example.com");
  writeSite(site, "old@example.com");
  await placeNext(site, built, isMade ? git("rev-parse", "HEAD") : "0".repeat(40));
  if (!hasOld) rmSync(site, { recursive: true });
  await publishing().start();
  expect(textAt("dist/index.html")).toContain(`${then}@example.com`);
  expect(existsSync(`${site}.next`)).toBe(false);
});

test("a program that only serves takes the new site when the old one is gone, and otherwise leaves both alone", async () => {
  const built = join(project.path, ".cache/built");
  writeSite(built, "new@example.com");
  writeSite(site, "old@example.com");
  await placeNext(site, built, "");
  takeWaitingSite(site);
  expect(textAt("dist/index.html")).toContain("old@example.com");
  rmSync(site, { recursive: true });
  takeWaitingSite(site);
  expect(textAt("dist/index.html")).toContain("new@example.com");
});
