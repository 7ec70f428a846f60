import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fillWithArticles } from "./bench/articles.ts";
import { buildDetails, buildFigures, type Build } from "./bench/build-report.ts";
import { checkArticles } from "./bench/built-articles.ts";
import { processorSeconds } from "./bench/processor.ts";
import { printFigures, recordFigures } from "./figures.ts";

/**
 * Builds copies of the site with more and more articles and measures what each costs:
 * `npm run bench:build -- [number of articles ...] [--record]`. Ten thousand take several minutes.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const left = ["node_modules", "dist", ".astro", ".cache", ".git", "shots", "test-results"];
const { values, positionals } = parseArgs({
  options: { record: { type: "boolean", default: false } },
  allowPositionals: true,
});

const builds: Build[] = [];
for (const articles of positionals.length > 0 ? positionals.map(Number) : [4, 100, 1000, 10_000]) {
  const build = await measure(articles);
  builds.push(build);
  console.log(`${articles} articles: ${build.seconds.toFixed(1)} s, ${build.megabytes.toFixed(0)} MB at most`);
}
const section = {
  title: "Cost of a build",
  command: "npm run bench:build",
  figures: buildFigures(builds),
  details: buildDetails(builds),
};
await (values.record ? recordFigures(section) : printFigures(section));

/** Builds a copy of the project with this many articles, and makes sure that its lists are right. */
async function measure(articles: number): Promise<Build> {
  const copy = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    for (const name of await readdir(root))
      if (!left.includes(name)) await cp(join(root, name), join(copy, name), { recursive: true });
    await symlink(join(root, "node_modules"), join(copy, "node_modules"));
    await fillWithArticles(copy, articles);
    const built = await run(copy, "node_modules/astro/bin/astro.mjs", "build");
    const compressed = await run(copy, "scripts/compress.ts");
    return {
      articles,
      pages: await checkArticles(join(copy, "dist"), articles),
      seconds: built.seconds + compressed.seconds,
      compressing: compressed.seconds,
      processor: built.processor + compressed.processor,
      megabytes: Math.max(built.megabytes, compressed.megabytes),
    };
  } finally {
    await rm(copy, { recursive: true });
  }
}

type Cost = { seconds: number; processor: number; megabytes: number };

/** Runs a program to its end: how long it took, the processor time of it, and the most memory that it held; 0 where the system does not tell. */
async function run(cwd: string, ...program: string[]): Promise<Cost> {
  const start = performance.now();
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, program, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  let kilobytes = 0;
  let processor = 0;
  const watch = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, "utf8").then(
      (status) => (kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? kilobytes)),
      () => undefined,
    );
    void processorSeconds(child.pid ?? 0).then(
      (seconds) => (processor = seconds),
      () => undefined,
    );
  }, 100);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${program.join(" ")} failed with code ${code}; what it said stands above.`);
  return { seconds: (performance.now() - start) / 1000, processor, megabytes: kilobytes / 1024 };
}
