/** `npm run count-lines`: writes the table of files and lines per capability into ARCHITECTURE.md. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";

const root = join(import.meta.dirname, "../..");
const document = join(root, "ARCHITECTURE.md");
const [begin, end] = ["<!-- count-lines: begin -->", "<!-- count-lines: end -->"];

/** Each file counts for the first capability whose pattern it matches. */
const capabilities: readonly (readonly [name: string, files: RegExp])[] = [
  ["content: facts and texts", /^content\//],
  ["tests of the whole site", /^site\/tests\//],
  ["tests of the whole office", /^office\/tests\//],
  ["tool: claim", /^site\/src\/tools\/claim\//],
  ["tool: letters", /^site\/src\/tools\/letters\//],
  ["tool: prepare", /^site\/src\/tools\/prepare\//],
  ["tool: referral", /^site\/src\/tools\/referral\//],
  ["languages", /^site\/src\/(languages|pages\/\[language\])/],
  ["loading content", /^site\/src\/content[/.]/],
  ["build", /^site\/(src\/build\/|astro\.config\.ts)/],
  ["serve", /^site\/src\/serve\//],
  ["gallery and examples", /^site\/src\/(gallery\/|.*\/examples\.tsx$)/],
  ["shared components and styles", /^site\/src\/(ui|styles)\//],
  ["pages and their parts", /^site\/(src|public)\//],
  ["inbox", /^office\/inbox\//],
  ["editor", /^office\/editor\//],
  ["publish", /^office\/publish\//],
  ["launch check", /^office\/launch-check\//],
  ["office: front door", /^office\//],
  ["scripts", /^(site\/)?scripts\//],
  ["docs", /^(docs\/|[^/]+\.md$|.*\/README\.md$)/],
  ["deploy and settings", /^(deploy\/|\.ci\/|site\/[^/]+$|[^/]+$)/],
];

const columns = ["files", "code", "CSS", "tests", "text"] as const;
type Counts = Record<(typeof columns)[number], number>;
const none: Counts = { files: 0, code: 0, CSS: 0, tests: 0, text: 0 };

/** What the lines of a file are; undefined when no one wrote them: pictures, fonts, generated files. */
function columnOf(path: string): keyof Counts | undefined {
  if (/(^|\/)(package-lock\.json|THIRD-PARTY\.md)$|\.(png|ico|svg|woff2)$/.test(path)) return undefined;
  if (/^(site|office)\/tests\/|\.(test|spec)\.tsx?$/.test(path)) return "tests";
  if (path.endsWith(".css")) return "CSS";
  return /\.(ts|tsx|astro|js|mjs)$/.test(path) ? "code" : "text";
}

const rows = new Map(capabilities.map(([name]) => [name, { ...none }]));
const total = { ...none };
const paths = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
for (const path of paths) {
  const [name] = capabilities.find(([, files]) => files.test(path)) ?? [];
  const row = name === undefined ? undefined : rows.get(name);
  if (!row) throw new Error(`No capability has ${path}. Name one in site/scripts/count-lines.ts.`);
  const column = columnOf(path);
  const lines = column ? readFileSync(join(root, path), "utf8").split("\n").length - 1 : 0;
  for (const counts of [row, total]) {
    counts.files += 1;
    if (column) counts[column] += lines;
  }
}

const line = (name: string, counts: Counts) =>
  `| ${[name, ...columns.map((column) => counts[column].toLocaleString("en-US"))].join(" | ")} |`;
const table = [
  `| capability | ${columns.join(" | ")} |`,
  `| --- |${" --: |".repeat(columns.length)}`,
  ...[...rows].map(([name, counts]) => line(name, counts)),
  line("**total**", total),
].join("\n");
const [before = "", after = ""] = [
  readFileSync(document, "utf8").split(begin)[0],
  readFileSync(document, "utf8").split(end)[1],
];
writeFileSync(document, await format(`${before}${begin}\n\n${table}\n\n${end}${after}`, { parser: "markdown" }));
