import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, type } from "node:os";
import { format, resolveConfig } from "prettier";
import { chromiumPath } from "./browsers.mjs";

export type Figure = { what: string; goal: string; reached: string; met: boolean };

/** What one command measured; `details` is Markdown without headings of the first and second level. */
type Section = { title: string; command: string; figures: readonly Figure[]; details: string };

const file = "docs/figures.md";

/**
 * Prints what one command measured: the goals, what was reached, and the details.
 * @param record whether to write it into its section of docs/figures.md instead, with date, commit and machine
 */
export async function report(section: Section, record = false): Promise<void> {
  const changes = execFileSync("git", ["status", "--porcelain", "--", ".", `:!${file}`], { encoding: "utf8" });
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const chromium = /[\w ]+? [\d.]+/.exec(execFileSync(chromiumPath(), ["--version"], { encoding: "utf8" }))?.[0];
  const day = new Date().toISOString().slice(0, 10);
  const run = `${day}, commit ${commit}${changes && " with uncommitted changes"}, on ${cpus().length} cores (${cpus()[0]?.model}), ${type()}, Node ${process.versions.node}, ${chromium}.`;
  const document = withSection(record ? await readFile(file, "utf8") : "", section, run);
  const text = await format(document, { ...(await resolveConfig(file)), parser: "markdown" });
  if (record) await writeFile(file, text);
  else console.log(`\n${text}`);
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The document with this section in place of the one with the same title, else at the end. */
export function withSection(document: string, { title, command, figures, details }: Section, run: string): string {
  const rows = figures.map(({ what, goal, reached, met }) => [what, goal, reached, met ? "yes" : "**missed**"]);
  const table = markdownTable(["what", "goal", "reached", "met"], rows);
  const text = `## ${title}\n\n\`${command}\`: ${run}\n\n${table}\n\n${details.trim()}\n\n`;
  const parts = `${document.trim()}\n\n`.split(/^(?=## )/m);
  const place = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  return (place < 0 ? [...parts, text] : parts.with(place, text)).join("");
}
