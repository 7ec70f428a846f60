import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Starts a server over a built site on a free port of this machine, for tests, pictures and measurements. Its messages
 * are in a folder of their own, unless `DATA_DIR` names one: never among those of the practice.
 */
export async function serveBuild(folder = "dist"): Promise<{ url: string; stop: () => void }> {
  const file = fileURLToPath(new URL("../../office/server.ts", import.meta.url));
  const data = mkdtempSync(join(tmpdir(), "served-build-"));
  const server = spawn(process.execPath, [file, folder], {
    env: { DATA_DIR: data, ...process.env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) => {
      const address = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (address) resolve(address);
    });
    server.on("exit", (code) => reject(new Error(`The server ended with code ${code} before it listened.`)));
  });
  server.on("exit", () => rmSync(data, { recursive: true, force: true }));
  const stop = () => void server.kill();
  process.on("exit", stop);
  return { url, stop };
}

/** The pages of a built site by the names of their files, as `index` or `tools/deadlines`. */
export function builtPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replace(/\.html$/, ""))
    .sort();
}
