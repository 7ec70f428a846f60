// npm run compare -- COMMIT [index tools/claim …]: builds that commit and this tree, and lists the pages that look
// different. The pictures of a difference, in red, are in shots/compare/different/.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { linkPackages } from "../../scripts/link-packages.mjs";
import { takePictures } from "./pictures.ts";

const [commit, ...only] = process.argv.slice(2);
if (!commit) {
  console.error("Name the commit to compare with: `npm run compare -- HEAD~1`.");
  process.exit(1);
}

const tree = ".cache/compare";
const shots = "shots/compare";
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });

rmSync(shots, { recursive: true, force: true });
rmSync(tree, { recursive: true, force: true });
run(".", "git", "worktree", "prune");
run(".", "git", "worktree", "add", "--detach", tree, commit);
const isSame = (file: string) => readFileSync(file, "utf8") === readFileSync(join(tree, file), "utf8");
if (isSame("package-lock.json")) linkPackages(tree);
else run(tree, "npm", "ci", "--include=dev", "--no-audit", "--no-fund");
for (const folder of [tree, "."]) run(folder, "npm", "run", "build");

const before = await takePictures(join(tree, "dist"), `${shots}/before`, only);
const after = await takePictures("dist", `${shots}/after`, only);
run(".", "git", "worktree", "remove", "--force", tree);

mkdirSync(`${shots}/different`);
const differences: string[] = [];
for (const picture of [...new Set([...before, ...after])].sort()) {
  const difference = await differenceOf(picture);
  if (difference) differences.push(`${picture}: ${difference}`);
}
console.log(differences.join("\n") || "All pages look the same.");

async function differenceOf(picture: string): Promise<string | undefined> {
  const [old, now] = [`${shots}/before/${picture}`, `${shots}/after/${picture}`];
  if (!existsSync(old)) return "the page is new";
  if (!existsSync(now)) return "the page is gone";
  const [first, second] = await Promise.all([pixelsOf(old), pixelsOf(now)]);
  const { width, height, data } = second;
  const marked = Buffer.from(data);
  let changed = 0;
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const from = x < first.width && y < first.height ? (y * first.width + x) * 3 : -1;
    if (from >= 0 && data.compare(first.data, from, from + 3, at * 3, at * 3 + 3) === 0) continue;
    changed++;
    marked.set([255, 0, 0], at * 3);
  }
  if (changed === 0 && first.height === height) return undefined;
  await sharp(marked, { raw: { width, height, channels: 3 } }).toFile(`${shots}/different/${picture}`);
  const taller = height - first.height;
  return `${changed} pixels${taller === 0 ? "" : `, ${Math.abs(taller)} px ${taller > 0 ? "taller" : "shorter"}`}`;
}

async function pixelsOf(path: string) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
