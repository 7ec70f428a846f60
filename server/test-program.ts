import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./test-server.ts";

/** Writes a built site, removed after the test even when the test ran out of time; gives its folder. */
export async function build(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const { path, [Symbol.asyncDispose]: remove } = await temporaryFolder(files);
  onTestFinished(remove);
  return join(path, "dist");
}

type Options = { program?: string; node?: readonly string[]; openFiles?: number };

/**
 * Runs the program as `npm start` does; `said` waits until it has printed something, `ended` until it is over.
 *
 * `program` is the one of a copy of the project; `node` are options of Node; `openFiles` is how many files and connections
 * the system lets it have.
 */
export function run(
  environment: Record<string, string>,
  folder: string,
  { program = join(import.meta.dirname, "main.ts"), node = [], openFiles }: Options = {},
) {
  const command = [process.execPath, ...node, program, folder];
  const limited =
    openFiles === undefined ? command : ["sh", "-c", `ulimit -n ${openFiles}; exec "$@"`, "sh", ...command];
  const child = spawn(limited[0] as string, limited.slice(1), {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", ...environment },
    // The channel is for test-probe.ts; without it nobody listens.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  let output = "";
  const heard = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", heard);
  child.stderr.on("data", heard);
  const exit = once(child, "close");
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    child,
    ended: async () => ({ code: (await exit)[0] as number | null, output }),
    said: async (pattern: RegExp) => {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found;
        if ((child.exitCode ?? child.signalCode) !== null)
          throw new Error(`The server ended without saying ${pattern}:\n${output}`);
        await Promise.race([once(child.stdout, "data"), exit]);
      }
    },
  };
}
