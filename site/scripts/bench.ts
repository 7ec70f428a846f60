// npm run bench [-- --runs 5 index tools/claim …]: Lighthouse's largest paint of built pages beside that of bare
// pages with the same text, from the same server over HTTP/2. About a minute a page.
import { getRequestListener } from "@hono/node-server";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { parseHTML } from "linkedom";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { createApp, readSite } from "#serve/app.ts";
import { securityHeaders } from "#serve/headers.ts";
import { certificate, certificateKey } from "../tests/support/localhost-certificate.ts";
import { chromiumFlags, chromiumPath } from "./browsers.mjs";

/** The pages that are measured unless others are named. */
const representative = [
  ...["index", "for-patients", "for-attorneys", "locations", "insurance", "conditions", "contact", "glossary"],
  ...["tools/claim", "ru/tools/claim"],
];

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Result = { scores: number[]; largestPaint: number; shift: number; machine: number };

/**
 * The baseline: a built page without its styles, scripts, pictures and attributes. It keeps the fonts, loaded as early,
 * and the icon, which browsers request anyway.
 */
export function barePage(html: string): string {
  const { document } = parseHTML(html);
  const kept = [...document.querySelectorAll('title, link[rel="icon"], link[rel="preload"][as="font"]')].join("");
  for (const element of document.querySelectorAll("script, style, template, noscript, svg, img, iframe"))
    element.remove();
  for (const element of document.body.querySelectorAll("*"))
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  const faces = html.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const families = faces.map((face) => /font-family:\s*([^;}]+)/.exec(face)?.[1]);
  const style = `${faces.join("")}body{margin:1rem;font:1.125rem/1.6 ${[...new Set(families), "serif"].join()}}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${kept}<style>${style}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${document.body.innerHTML}</body></html>`;
}

/** The median; of an even number of values the lower of the two in the middle. */
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? NaN;

/** Runs Lighthouse with its defaults, a mid-range phone on slow 4G, in a browser with an empty cache. */
async function measure(url: string): Promise<Result> {
  const chromeFlags = [...chromiumFlags, "--ignore-certificate-errors", "--headless=new"];
  const browser = await launch({ chromePath: chromiumPath() ?? chromium.executablePath(), chromeFlags });
  const options = { port: browser.port, onlyCategories: [...categories], logLevel: "error" as const };
  const { lhr } = (await lighthouse(url, options).finally(() => browser.kill())) ?? {};
  if (!lhr || lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? "it gives no reason"}`);
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? NaN) * 100)),
    largestPaint: lhr.audits["largest-contentful-paint"]?.numericValue ?? NaN,
    shift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? NaN,
    machine: lhr.environment.benchmarkIndex,
  };
}

/** Serves a folder over HTTP/2, as every real host does. */
async function serve(folder: string) {
  const answer = getRequestListener(createApp(await readSite(folder), {}).fetch);
  const server = createSecureServer({ key: certificateKey, cert: certificate }, (incoming, outgoing) => {
    for (const [name, value] of securityHeaders) outgoing.setHeader(name, value);
    void answer(incoming, outgoing);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { server, url: `https://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A copy of the built site in which `/bare/…` is the bare page of each page. */
function withBarePages(pages: readonly string[]): string {
  const folder = ".cache/bench";
  rmSync(folder, { recursive: true, force: true });
  cpSync("dist", folder, { recursive: true });
  for (const page of pages) {
    const file = join(folder, "bare", `${page}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, barePage(readFileSync(join(folder, `${page}.html`), "utf8")));
  }
  execFileSync(process.execPath, ["site/scripts/compress.ts", join(folder, "bare")], { stdio: "ignore" });
  return folder;
}

async function bench(pages: readonly string[], runs: number): Promise<void> {
  const { server, url } = await serve(withBarePages(pages));
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain") && " with uncommitted changes";
  console.log(`Commit ${git("rev-parse", "--short", "HEAD")}${changed}, medians of ${runs} runs.\n`);
  console.log(
    "| page | scores | layout shift | LCP, ms | bare page, ms | ratio |\n| --- | --- | --- | --- | --- | --- |",
  );
  const machines: number[] = [];
  for (const page of pages) {
    const path = page === "index" ? "/" : `/${page}`;
    const results: { own: Result; bare: Result }[] = [];
    while (results.length < runs)
      results.push({ own: await measure(url + path), bare: await measure(`${url}/bare${path}`.replace(/\/$/, "")) });
    const paint = median(results.map(({ own }) => own.largestPaint));
    const barePaint = median(results.map(({ bare }) => bare.largestPaint));
    const scores = categories.map((_, index) => median(results.map(({ own }) => own.scores[index] ?? NaN))).join(" ");
    const shift = Math.max(...results.map(({ own }) => own.shift));
    const times = `${Math.round(paint)} | ${Math.round(barePaint)} | ${(paint / barePaint).toFixed(2)}`;
    console.log(`| ${path} | ${scores} | ${shift} | ${times} |`);
    machines.push(...results.map(({ own }) => own.machine));
  }
  server.close();
  const [slowest, fastest] = [Math.min(...machines), Math.max(...machines)].map(Math.round);
  console.log(`\nScores: ${categories.join(", ")}. Lighthouse's index of the machine: ${slowest} to ${fastest}.`);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" } },
    allowPositionals: true,
  });
  await bench(positionals.length > 0 ? positionals : representative, Number(values.runs));
}
