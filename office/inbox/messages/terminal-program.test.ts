import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { passphrase } from "#tests/support/messages.ts";
import { command, staffCommand } from "#tests/support/messages-program.ts";

const newFolder = async (files = {}) => {
  const folder = await temporaryFolder(files);
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder.path;
};

test("the program ends with 0 or 1, and says why; in a folder without messages only `setup` makes some", async () => {
  const [here, blocked] = [await newFolder(), await newFolder({ "messages.db/file": "" })];
  const elsewhere = { DATA_DIR: join(here, "elsewhere"), MESSAGES_PASSPHRASE: passphrase };
  const none = new RegExp(`^There are no messages in ${elsewhere.DATA_DIR}: .*DATA_DIR=.*messages -- list`);
  for (const [line, code, says, environment, run = command] of [
    ["setup", 0, /^The recovery code/, { MESSAGES_PASSPHRASE: passphrase }],
    ["list", 0, /^None\.$/m],
    ["list --json", 0, /^\[\]$/m],
    ["health", 0, /^All is well/],
    ["done 999999", 1, /no message 999999/],
    ["test-key", 0, /opens the messages/, { MESSAGES_PASSPHRASE: passphrase }],
    ["test-key", 1, /set MESSAGES_PASSPHRASE/],
    ["test-key", 1, /neither the passphrase/, { MESSAGES_PASSPHRASE: "not the passphrase" }],
    ["list", 1, /MESSAGES_PASSPHRASE has fewer/, { MESSAGES_PASSPHRASE: "short" }],
    ["list", 1, /PROXIES is "many"/, { PROXIES: "many" }],
    ["list", 1, new RegExp(`^The messages in ${blocked} cannot be .*EISDIR`), { DATA_DIR: blocked }],
    ["constructor", 1, /^npm run messages -- …\n/],
    ["backup copy.db", 0, new RegExp(`${here}/copy\\.db`), { INIT_CWD: here }],
    ...["list", "health", "read 123456", "test-key"].map((one) => [one, 1, none, elsewhere] as const),
    ...["invite Anna", "recover"].map((one) => [one, 1, none, elsewhere, staffCommand] as const),
  ] as readonly (readonly [string, number, RegExp, Record<string, string>?, typeof command?])[]) {
    const [ended, out, error] = await run(line, { DATA_DIR: here, MESSAGES_PASSPHRASE: "", ...environment });
    expect([line, ended, out + error]).toEqual([line, code, expect.stringMatching(says)]);
  }
  expect([existsSync(join(here, "copy.db")), existsSync(elsewhere.DATA_DIR)]).toEqual([true, false]);
});

test("a new passphrase is typed twice at a terminal, which does not show it", async () => {
  const { MESSAGES_PASSPHRASE: _, ...env } = process.env;
  const program = join(import.meta.dirname, "terminal.ts");
  const child = spawn("script", ["-qec", `${process.execPath} ${program} setup`, "/dev/null"], {
    env: { ...env, DATA_DIR: await newFolder() },
  });
  const ended = once(child, "close");
  let screen = "";
  child.stdout.on("data", (chunk: Buffer) => (screen += chunk.toString()));
  for (const question of ["New passphrase: ", "The same again: "]) {
    await expect.poll(() => screen, { timeout: 30_000 }).toContain(question);
    child.stdin.write(`${passphrase}\r`);
  }
  expect(await ended).toEqual([0, null]);
  expect(screen).toContain("The recovery code");
  expect(screen).not.toContain(passphrase);
});
