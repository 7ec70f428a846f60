import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@practice/site/tests/support/free-port.ts";

/** Where Debian puts the programs of its versions; elsewhere they are on the PATH. */
const folders = [17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin/`);
const programs = folders.find((folder) => existsSync(folder)) ?? "";
const isRoot = process.getuid?.() === 0;

/** A PostgreSQL of our own, in a folder that is removed with it. It refuses to run as root, so root runs it as postgres. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  await chmod(folder, 0o777);
  const [data, port] = [join(folder, "data"), await freePort()];
  const run = (program: string, ...given: string[]) => {
    const line = [programs + program, ...given];
    const [command = "", ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...line] : line;
    execFileSync(command, rest, { stdio: "ignore", cwd: folder });
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const begin = () => run("pg_ctl", "-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start");
  run("initdb", "-D", data, "-A", "trust", "-U", "postgres");
  begin();
  return {
    begin,
    /** Ends it as a power cut would: what was not flushed is gone. */
    crash: () => run("pg_ctl", "-D", data, "-m", "immediate", "stop"),
    async newDatabase(): Promise<string> {
      const name = `messages_${randomUUID().slice(0, 8)}`;
      run("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", "postgres", name);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async end() {
      run("pg_ctl", "-D", data, "-m", "immediate", "stop");
      await rm(folder, { recursive: true });
    },
  };
}
