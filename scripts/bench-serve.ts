import { readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { watchMemory } from "./bench/memory.ts";
import { installPrograms } from "./bench/programs.ts";
import { sameAnswers } from "./bench/same-answers.ts";
import { serveDetails, serveFigures } from "./bench/serve-report.ts";
import type { Comparison, Measured, Round } from "./bench/serve-report.ts";
import { processorSeconds } from "./bench/processor.ts";
import { startNginx, startOurs } from "./bench/servers.ts";
import { load } from "./bench/wrk.ts";
import type { Question } from "./bench/wrk.ts";
import { printFigures, recordFigures } from "./figures.ts";

/**
 * Measures the server under load, beside nginx serving the same files, in one run:
 * `npm run bench:serve -- [--rounds 5] [--seconds 5] [--minutes 10] [--record]`.
 * `--minutes` is how long the memory is watched; for a look: `--rounds 1 --minutes 0.5`. `--workers 1` and
 * `--files-kept` set up nginx otherwise than Debian does.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    minutes: { type: "string", default: "10" },
    workers: { type: "string", default: "auto" },
    "files-kept": { type: "boolean", default: false },
    record: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const folder = new URL("../dist", import.meta.url).pathname;
const headers = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const home = { path: "/", headers };

// Told to stop, it ends by itself, and takes the servers with it.
process.once("SIGTERM", () => process.exit(1));

installPrograms();
const ours = await startOurs(folder);
const nginx = await startNginx(folder, { workers: values.workers, filesKept: values["files-kept"] });
const measured = await measure().finally(() => Promise.all([ours.stop(), nginx.stop()]));
const section = {
  title: "The server under load",
  command: "npm run bench:serve",
  figures: serveFigures(measured),
  details: serveDetails(
    measured,
    `Each number is the middle of ${rounds} rounds of ${seconds} seconds, in which the servers took turns. wrk asked from ` +
      `one thread over 64 connections, on the same ${availableParallelism()} cores as the server. Ours is one process; ` +
      `nginx ran with \`worker_processes ${values.workers}\`, ${values["files-kept"] ? "with" : "without"} ` +
      "`open_file_cache` and without a log, else as Debian sets it up. Both sent the same bytes and headers, which is " +
      "checked. CPU is the processor time that one request cost the server.",
  ),
};
await (values.record ? recordFigures(section) : printFigures(section));

async function measure(): Promise<Measured> {
  const comparisons: Comparison[] = [];
  for (const [what, question] of Object.entries(await questions())) comparisons.push(await compare(what, question));
  // Before the crowd: what a thousand connections once held is given back only after a while.
  const stopWatching = watchMemory(ours.pid);
  const soak = await load(ours.url, home, { connections: 64, seconds: Math.round(60 * Number(values.minutes)) });
  const memory = stopWatching();
  const crowd = await load(ours.url, home, { connections: 1_000, seconds: 2 * seconds });
  return { comparisons, crowd, soak, memory };
}

/** What visitors ask for most, and the answers that cost least and most. */
async function questions(): Promise<Record<string, Question>> {
  const font = (await readdir(`${folder}/_astro`)).find((name) => name.endsWith(".woff2"));
  return {
    "home page": home,
    "home page, held": { path: "/", headers: { ...headers, "If-None-Match": "*" } },
    "small file": { path: "/favicon.svg", headers },
    "page not found": { path: "/nowhere", headers },
    font: { path: `/_astro/${font}`, headers },
  };
}

/** Lets both servers answer the same question in turns, each time the other one first, once they are warm. */
async function compare(what: string, question: Question): Promise<Comparison> {
  await sameAnswers(ours.url, nginx.url, question);
  const turns = { ours: [] as Round[], nginx: [] as Round[] };
  const servers = [["ours", ours] as const, ["nginx", nginx] as const];
  for (const [, { url }] of servers) await load(url, question, { connections: 64, seconds });
  for (let round = 0; round < rounds; round++)
    for (const [name, { url, pid }] of round % 2 ? servers.toReversed() : servers) {
      const before = await processorSeconds(pid);
      const result = await load(url, question, { connections: 64, seconds });
      if (result.broken > 0) throw new Error(`${what}: ${result.broken} connections to ${name} broke.`);
      turns[name].push({ ...result, processor: (await processorSeconds(pid)) - before });
    }
  const middle = (all: readonly Round[]) =>
    all.toSorted((one, other) => one.requests - other.requests)[Math.floor((rounds - 1) / 2)] as Round;
  const comparison = { what, ours: middle(turns.ours), nginx: middle(turns.nginx) };
  console.log(`${what}: ${comparison.ours.requests} requests to ours, ${comparison.nginx.requests} to nginx`);
  return comparison;
}
