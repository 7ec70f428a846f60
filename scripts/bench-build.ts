import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Builds the site with the real articles and then with many generated ones, and prints what each further article
 * costs: `npm run bench:build [number of articles ...]`.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const counts = process.argv.slice(2).map(Number);
const categories = ["Patient Education", "Diagnostic Testing", "Brain Injury", "Legal"];

type Row = { articles: number; seconds: number; megabytes: number; pages: number };

/** An article of the usual size; the same number gives the same text. */
function article(number: number): string {
  const paragraph = `Sentence by sentence this text stands for article ${number}, and says nothing else. `.repeat(7);
  const parts = Array.from({ length: 7 }, (_, part) => `## Part ${part + 1} of article ${number}\n\n${paragraph}`);
  const day = new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10);
  return `---
title: Generated article ${number}
crumb: Article ${number}
excerpt: ${`Generated article ${number} is here to measure how long a build takes; it has no other use. `.padEnd(124, "It is long enough. ").trim()}
lead: A generated article.
short: [It is generated., It has no other use.]
date: ${day}
category: ${categories[number % categories.length]}
keywords: [one, two, three, four]
sources: [None]
reviewed: ${day}
---

${parts.join("\n\n")}
`;
}

/** A copy of the project with this many articles beside its own. */
async function copyWith(articles: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "bench-build-"));
  for (const name of await readdir(root))
    if (!["node_modules", "dist", ".astro", ".cache", ".git", "shots", "test-results"].includes(name))
      await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  for (let number = 1; number <= articles; number++) {
    const folder = join(copy, "content/articles", `generated-${number}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "index.md"), article(number));
  }
  return copy;
}

/** Builds a copy, and gives the most memory that it held at once, in megabytes; where the system does not tell, 0. */
async function build(folder: string): Promise<number> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  const astro = join(folder, "node_modules/astro/bin/astro.mjs");
  const child = spawn(process.execPath, [astro, "build"], { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  let kilobytes = 0;
  const watch = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, "utf8").then(
      (status) => (kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? kilobytes)),
      () => undefined,
    );
  }, 100);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build of ${folder} failed with code ${code}; what it said stands above.`);
  return kilobytes / 1024;
}

/** Stops when the pages of the list do not hold every article exactly once, twelve to a page, or a feed is not short. */
async function checkLists(dist: string, files: readonly string[]): Promise<void> {
  const written = files.filter((file) => /^blog\/[^/]+\.html$/.test(file)).length;
  const pages = ["blog.html", ...files.filter((file) => /^blog\/page\/\d+\.html$/.test(file))];
  const listed = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(join(dist, page), "utf8");
      return [...html.matchAll(/<h3><a href="\/blog\/([^"]+)">/g)].map(([, slug]) => slug);
    }),
  );
  const slugs = listed.flat();
  const items = (await readFile(join(dist, "rss.xml"), "utf8")).split("<item>").length - 1;
  if (listed.some(({ length }) => length > 12) || pages.length !== Math.max(1, Math.ceil(written / 12)))
    throw new Error(`${written} articles stand on ${pages.length} pages of a list; twelve to a page were expected.`);
  if (new Set(slugs).size !== written || slugs.length !== written)
    throw new Error(`${written} articles were built, ${new Set(slugs).size} of them are listed ${slugs.length} times.`);
  if (items !== Math.min(20, written))
    throw new Error(`The feed holds ${items} articles instead of the newest twenty.`);
}

async function measure(articles: number): Promise<Row> {
  const copy = await copyWith(articles);
  try {
    const start = performance.now();
    const megabytes = await build(copy);
    const seconds = (performance.now() - start) / 1000;
    const files = await readdir(join(copy, "dist"), { recursive: true });
    await checkLists(join(copy, "dist"), files);
    return { articles, seconds, megabytes, pages: files.filter((file) => file.endsWith(".html")).length };
  } finally {
    await rm(copy, { recursive: true });
  }
}

console.log("Added articles   Seconds   Peak MB   Pages   ms per article");
let first: Row | undefined;
for (const count of counts.length > 0 ? counts : [0, 100, 500, 1000]) {
  const row = await measure(count);
  first ??= row;
  const added = row.articles - first.articles;
  const each = added > 0 ? (((row.seconds - first.seconds) * 1000) / added).toFixed(1) : "";
  console.log(
    `${String(row.articles).padStart(14)} ${row.seconds.toFixed(1).padStart(9)} ${row.megabytes.toFixed(0).padStart(9)} ${String(row.pages).padStart(7)} ${each.padStart(16)}`,
  );
}
