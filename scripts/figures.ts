import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem, type } from "node:os";
import { format, resolveConfig } from "prettier";
import { findChromium } from "./chromium.mjs";

/** One goal and what was reached. */
export type Figure = { what: string; goal: string; reached: string; met: boolean };

/** What one command measured; `details` is Markdown without headings of the first and second level. */
export type Section = { title: string; command: string; figures: readonly Figure[]; details: string };

const documentFile = "docs/figures.md";
const root = new URL("../", import.meta.url);

/** Writes the section of one command into docs/figures.md, with date, commit and machine. */
export async function recordFigures(section: Section): Promise<void> {
  const before = await readFile(new URL(documentFile, root), "utf8");
  const after = withSection(before, section, run());
  await writeFile(new URL(documentFile, root), await laidOut(after));
  console.log(`Written into ${documentFile}.`);
}

/** Prints what `recordFigures` would write: the goals, what was reached, and the details. */
export async function printFigures(section: Section): Promise<void> {
  console.log(`\n${await laidOut(withSection("", section, run()))}`);
}

/** A table in Markdown; Prettier lays it out. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The document with this section in the place of the one of the same title, else at the end. */
export function withSection(document: string, { title, command, figures, details }: Section, run: string): string {
  const rows = figures.map(({ what, goal, reached, met }) => [what, goal, reached, met ? "yes" : "**missed**"]);
  const table = markdownTable(["what", "goal", "reached", "met"], rows);
  const text = `## ${title}\n\n\`${command}\`: ${run}\n\n${table}\n\n${details.trim()}\n\n`;
  const parts = `${document.trim()}\n\n`.split(/^(?=## )/m);
  const place = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  return (place < 0 ? [...parts, text] : parts.with(place, text)).join("");
}

async function laidOut(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig(new URL(documentFile, root))), parser: "markdown" });
}

/** When, of what, and where these figures are. */
function run(): string {
  return `${new Date().toISOString().slice(0, 10)}, ${commit()}, on ${machine()}.`;
}

/** What was measured; the file that this program itself writes does not count as a change. */
function commit(): string {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const changed = git("status", "--porcelain", "--", ".", `:!${documentFile}`) !== "";
    return `commit ${git("rev-parse", "--short", "HEAD")}${changed ? " with uncommitted changes" : ""}`;
  } catch {
    return "of no known commit";
  }
}

/** The machine in general words: nothing that names it or who uses it. */
function machine(): string {
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  const system = /^PRETTY_NAME="(.*)"$/m.exec(release)?.[1] ?? type();
  const chromium = findChromium();
  const browser = chromium && /[\w ]+? [\d.]+/.exec(execFileSync(chromium, ["--version"], { encoding: "utf8" }))?.[0];
  return [
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "of an unknown make"})`,
    `${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    system,
    `Node ${process.versions.node}`,
    ...(browser ? [browser] : []),
  ].join(", ");
}
