import { execFileSync, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, isOpen } from "@practice/site/tests/support/free-port.ts";

/**
 * OpenSMTPD on this machine, which puts every mail into one folder; `settings` make our program send to it. Without TLS:
 * that of Debian 12 fails at it (OpenSMTPD/OpenSMTPD#1171); `office/inbox/messages/outbox.test.ts` tests TLS.
 */
export async function startMailServer() {
  const folder = await mkdtemp(join(tmpdir(), "smtpd-"));
  await chmod(folder, 0o755);
  const mails = join(folder, "mails");
  await mkdir(mails);
  execFileSync("chown", ["nobody", mails]);
  const port = await freePort();
  const config = join(folder, "smtpd.conf");
  const lines = [
    'table everybody { "@" = nobody }',
    `listen on 127.0.0.1 port ${port}`,
    `action "keep" maildir "${mails}" virtual <everybody>`,
    'match from any for any action "keep"',
  ];
  await writeFile(config, `${lines.join("\n")}\n`);
  const child = spawn("smtpd", ["-d", "-f", config], { stdio: "ignore" });
  for (let tries = 0; !(await isOpen(port)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error("OpenSMTPD did not start.");
    await wait(100);
  }
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      NOTICE_TO: "office@example.com",
      NOTICE_FROM: "site@example.com",
    },
    async read(): Promise<string[]> {
      const names = await readdir(join(mails, "new")).catch(() => []);
      return Promise.all(names.map((name) => readFile(join(mails, "new", name), "utf8")));
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
