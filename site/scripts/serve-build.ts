import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Serves a built site on a free port of this machine, for tests, pictures and measurements. */
export async function serveBuild(folder = "dist"): Promise<{ url: string; stop: () => void }> {
  const program = fileURLToPath(new URL("../src/serve/main.ts", import.meta.url));
  const env = { ...process.env, PORT: "0" };
  const server = spawn(process.execPath, [program, folder], { env, stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) => {
      const address = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (address) resolve(address);
    });
    server.on("exit", (code) => reject(new Error(`The server ended with code ${code} before it listened.`)));
  });
  const stop = () => void server.kill();
  process.on("exit", stop);
  return { url, stop };
}

/** The pages of a built site by the names of their files, as `index` or `tools/claim`. */
export function builtPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replace(/\.html$/, ""))
    .sort();
}
