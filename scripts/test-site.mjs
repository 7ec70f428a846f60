// npm run test:site: builds and tests the site in a copy of the project without office/.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "./link-packages.mjs";

const copy = mkdtempSync(join(tmpdir(), "site-alone-"));
copyProject(copy);
rmSync(join(copy, "office"), { recursive: true });
const run = (...words) => spawnSync("npm", ["run", "--silent", ...words], { cwd: copy, stdio: "inherit" }).status === 0;
const passed =
  run("build", "-w", "site") && [run("test:unit", "--", "site/"), run("test:built", "--", "site/")].every(Boolean);
rmSync(copy, { recursive: true });
process.exitCode = passed ? 0 : 1;
