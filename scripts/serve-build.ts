import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Starts the site's own server over a built site on a free port of this machine, for tests, pictures and measurements. */
export async function serveBuild(folder = "dist"): Promise<{ url: string; stop: () => void }> {
  const main = fileURLToPath(new URL("../server/main.ts", import.meta.url));
  const server = spawn(process.execPath, [main, folder], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
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
