import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { markdownTable, report } from "./figures.ts";
import { copyProject } from "../../scripts/link-packages.mjs";
import { builtPages } from "./serve-build.ts";

/**
 * Builds copies of the site with more and more articles and measures the cost of each:
 * `npm run bench:build -- [number of articles ...] [--record]`. Ten thousand take several minutes.
 */
const { values, positionals } = parseArgs({
  options: { record: { type: "boolean", default: false } },
  allowPositionals: true,
});

type Cost = { seconds: number; processor: number; megabytes: number };
type Build = { articles: number; pages: number; built: Cost; compressed: Cost };

const categories = ["Patient Education", "Diagnostic Testing", "Brain Injury", "Legal"];
const feedLimit = 20;

/** How much more processor time an additional article may take before the growth counts as steep. */
const slack = 1.25;

const builds = (positionals.length > 0 ? positionals.map(Number) : [4, 100, 1000, 10_000]).map(measure);
const processor = ({ built, compressed }: Build) => built.processor + compressed.processor;
const growth = builds.map((build, index) => {
  const before = builds[index - 1] ?? build;
  return ((processor(build) - processor(before)) * 1000) / (build.articles - before.articles);
});
const [, first = NaN] = growth;
const last = growth.at(-1) ?? NaN;

await report(
  {
    title: "Cost of a build",
    command: "npm run bench:build",
    figures: [
      {
        what: "processor time for each additional article",
        goal: `at most ${slack} times as long with many as with few`,
        reached: `${first.toFixed(1)} ms with few, ${last.toFixed(1)} ms with many`,
        met: last <= slack * first,
      },
    ],
    details: `A copy of the project is built with generated articles beside its own, and compressed. In each, every article was in the list and in the sitemap once, and at most ${feedLimit} in the feed. The last column: processor time of each article beyond the build above it.

${markdownTable(
  ["articles", "pages", "seconds", "of which compressing", "processor seconds", "peak MB", "ms an article"],
  builds.map((build, index) => [
    ...[build.articles, build.pages].map((number) => number.toLocaleString("en")),
    ...[build.built.seconds + build.compressed.seconds, build.compressed.seconds].map((time) => time.toFixed(1)),
    processor(build).toFixed(1),
    Math.max(build.built.megabytes, build.compressed.megabytes).toFixed(0),
    index === 0 ? "" : (growth[index]?.toFixed(1) ?? ""),
  ]),
)}`,
  },
  values.record,
);

function measure(articles: number): Build {
  const copy = mkdtempSync(join(tmpdir(), "bench-build-"));
  try {
    copyProject(copy);
    const folder = join(copy, "content/articles");
    for (let number = readdirSync(folder).length + 1; number <= articles; number++) {
      mkdirSync(join(folder, `generated-${number}`));
      writeFileSync(join(folder, `generated-${number}`, "index.md"), article(number));
    }
    const built = run(copy, "node_modules/astro/bin/astro.mjs", "build", "--root", "site");
    const compressed = run(copy, "site/scripts/compress.ts");
    checkLists(join(copy, "dist"), articles);
    console.log(`${articles} articles: ${(built.seconds + compressed.seconds).toFixed(1)} s`);
    return { articles, pages: builtPages(join(copy, "dist")).length, built, compressed };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Runs a program to completion; on exit it records its own resource usage. */
function run(cwd: string, ...program: string[]): Cost {
  const note = join(cwd, "usage.json");
  const code = `import fs from "node:fs"; process.on("exit", () => fs.writeFileSync(${JSON.stringify(note)}, JSON.stringify(process.resourceUsage())))`;
  const start = performance.now();
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(code)}`, ...program],
    { cwd, env, stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) throw new Error(`${program.join(" ")} failed with code ${status}; its output is above.`);
  const seconds = (performance.now() - start) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(note, "utf8")) as NodeJS.ResourceUsage;
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}

/** Throws unless the list and the sitemap of a build have every article once, and the feed is short. */
function checkLists(dist: string, articles: number): void {
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  const pages = builtPages(dist);
  const lists = pages.filter((page) => /^blog(\/page\/\d+)?$/.test(page)).map((page) => read(`${page}.html`));
  const slugs = (text: string, link: RegExp) => [...text.matchAll(link)].map(([, slug]) => slug).sort();
  const found = {
    built: pages.flatMap((page) => /^blog\/([^/]+)$/.exec(page)?.[1] ?? []).sort(),
    listed: slugs(lists.join(), /<h3><a href="\/blog\/([^"]+)">/g),
    "in the sitemap": slugs(read("sitemap-0.xml"), /\/blog\/([^/<]+)<\/loc>/g),
  };
  for (const [where, names] of Object.entries(found))
    if (names.length !== articles || names.join() !== found.built.join())
      throw new Error(`${names.length} articles are ${where}, and ${articles} were expected, each once.`);
  const items = read("rss.xml").split("<item>").length - 1;
  if (items !== Math.min(feedLimit, articles)) throw new Error(`${items} articles are in the feed.`);
}

/** An article of the usual size; the same number gives the same text. */
function article(number: number): string {
  const paragraph = `Sentence by sentence this text is about article ${number}, and says nothing else. `.repeat(7);
  const parts = Array.from({ length: 8 }, (_, part) => `## Part ${part + 1} of article ${number}\n\n${paragraph}`);
  const end = "## What to do next\n\n<aside>\n\nA note.\n\n</aside>\n\nCall us: see the [contact page](/contact).";
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
---

${[...parts, end].join("\n\n")}
`;
}
