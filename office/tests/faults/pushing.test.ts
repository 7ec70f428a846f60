import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ended, publishedProject } from "#publish/testing.ts";

const anna = { name: "Anna", email: "" };
let project: Awaited<ReturnType<typeof publishedProject>>;
const pushTo = "origin/live/site";
let remote: string;
const script = (name: string, text: string) =>
  writeFileSync(join(remote, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
/** Its connection ends once it has the commit. */
const lost = `[ "$1" != committed ] || kill -9 $PPID`;
const tip = () => project.git("--git-dir", remote, "rev-parse", "live/site");
const publish = async (address: string) => {
  const program = project.publishing({ pushTo });
  project.saveEmail(address);
  await program.publish(anna);
  return ended(program);
};
beforeEach(async () => {
  project = await publishedProject();
  remote = join(project.root, ".cache/remote.git");
  project.git("init", "-q", "--bare", remote);
  project.git("remote", "add", "origin", remote);
  expect(await publish("first@example.com")).toMatchObject({ step: "done" });
  expect(tip()).toBe(project.git("rev-parse", "HEAD"));
});

afterEach(() => project[Symbol.asyncDispose]());

test.each([
  { when: "refuses it", hook: "hooks/pre-receive", text: "exit 1", asks: "", commits: 0 },
  {
    when: "takes it and does not answer any more",
    hook: "hooks/reference-transaction",
    text: lost,
    asks: "exit 1",
    commits: 1,
  },
])(
  "a host that $when leaves the site as it was, and the next publication arrives",
  async ({ hook, text, asks, commits }) => {
    const before = project.git("rev-parse", "HEAD");
    script(hook, text);
    script("answer", asks);
    if (asks) project.git("config", "remote.origin.uploadpack", join(remote, "answer"));
    const state = await publish("desk@example.com");
    expect(state).toEqual({
      step: "failed",
      text: expect.stringContaining("could not be sent to origin/live/site") as string,
    });
    expect(project.page()).toContain("first@example.com");
    expect(project.git("rev-list", "--count", `${before}..HEAD`)).toBe(`${commits}`);
    project.close();
    await project.open();
    const program = project.publishing({ pushTo });
    expect((await program.publication()).changes).toMatchObject([{ key: "practice.yaml:contact", by: ["Anna"] }]);

    script(hook, "true");
    if (asks) project.git("config", "--unset", "remote.origin.uploadpack");
    await program.publish(anna);
    expect(await ended(program)).toMatchObject({ step: "done" });
    expect([tip(), project.page().includes("desk@example.com")]).toEqual([project.git("rev-parse", "HEAD"), true]);
    expect(project.git("status", "--short")).toBe("");
  },
);

test.each([
  { when: "takes it and says so only when asked", hook: "hooks/reference-transaction", text: lost, asks: "" },
  { when: "takes it, says so, and fails", hook: "hooks/post-receive", text: "kill -9 $PPID", asks: "exit 1" },
])("a host that $when has it", async ({ hook, text, asks }) => {
  script(hook, text);
  script("answer", asks);
  if (asks) project.git("config", "remote.origin.uploadpack", join(remote, "answer"));
  expect(await publish("desk@example.com")).toMatchObject({ step: "done" });
  expect([tip(), project.page().includes("desk@example.com")]).toEqual([project.git("rev-parse", "HEAD"), true]);
});
