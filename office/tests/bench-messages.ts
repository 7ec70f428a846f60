// npm run bench:messages: measures messages a second over HTTP, each on disk before its response, and page requests
// meanwhile. It uses the database of DATABASE_URL if set, where its messages stay, otherwise SQLite in a folder of its
// own.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { message, serveMessages, whenReady } from "./support/messages.ts";

const seconds = 5;

if (process.argv[2] === "serve") {
  const { DATABASE_URL = "" } = process.env;
  const server = await serveMessages({ environment: { DATABASE_URL } });
  process.once("SIGTERM", () => void server[Symbol.asyncDispose]());
  await whenReady(server);
  console.log(`port ${server.port}`);
} else if (parentPort) parentPort.postMessage(await measure(1, requests(workerData as number).load));
else await measureAll();

function requests(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const ask = (method: string, path: string, expected: number, body = "") =>
    new Promise<void>((resolve, reject) => {
      const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
      const asked = request({ agent, port, method, path, headers }, (answer) => {
        if (answer.statusCode !== expected) reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
        answer.resume().once("end", resolve);
      });
      asked.once("error", reject).end(body);
    });
  return {
    send: () => ask("POST", "/api/messages", 201, JSON.stringify({ ...message, key: randomUUID() })),
    load: () => ask("GET", "/", 200),
    end: () => agent.destroy(),
  };
}

async function measureAll() {
  // A separate process, so that the clients do not take processor time from the server.
  const child = spawn(process.execPath, [import.meta.filename, "serve"], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  while (!/port \d+/.test(said)) said += String((await once(child.stdout, "data"))[0]);
  const port = Number(/port (\d+)/.exec(said)?.[1]);
  const { send, end } = requests(port);
  // In a separate thread, so that the load of the senders is not measured.
  const pages = async () => {
    const worker = new Worker(new URL(import.meta.url), { workerData: port });
    return ((await once(worker, "message")) as [number[]])[0];
  };

  await measure(8, send);
  const engine = process.env.DATABASE_URL ? "PostgreSQL" : "SQLite";
  for (const clients of [1, 8, 32]) say(`${engine}, ${clients} clients`, await measure(clients, send));
  say("pages, 1 client, alone", await pages());
  const [beside] = await Promise.all([pages(), measure(32, send)]);
  say("pages, 1 client, while 32 send", beside);
  end();
  child.kill();
}

/** How long each of many requests took, in milliseconds, shortest first. */
async function measure(clients: number, one: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await one();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times.sort((a, b) => a - b);
}

function say(what: string, times: readonly number[]): void {
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `${what}: ${Math.round(times.length / seconds)} a second, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`,
  );
}
