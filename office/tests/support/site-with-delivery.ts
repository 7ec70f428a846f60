import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../../../scripts/link-packages.mjs";
import type { MessageDelivery } from "@practice/site/practice/practice-schema.ts";

/**
 * Builds a copy of the project, in a temporary folder, whose messages go another way. Resolves to that folder; its site
 * is in `dist/`.
 * @throws {Error} when `content/practice.yaml` names no way, or the build fails
 */
export async function siteWithDelivery(delivery: MessageDelivery): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), `site-${delivery}-`));
  copyProject(copy);
  const file = join(copy, "content/practice.yaml");
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/^messageDelivery: \w+$/m, `messageDelivery: ${delivery}`);
  if (!changed.includes(`\nmessageDelivery: ${delivery}\n`)) throw new Error(`${file} has no messageDelivery.`);
  writeFileSync(file, changed);
  const build = spawn("astro", ["build", "--root", "site", "--silent"], {
    cwd: copy,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(build, "close")) as [number | null];
  if (code !== 0) throw new Error(`The site with messageDelivery: ${delivery} could not be built.`);
  return copy;
}
