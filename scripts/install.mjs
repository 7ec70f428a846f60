// node scripts/install.mjs [chromium faketime …]: installs the packages of the lock file when it has changed, and the
// named programs that are missing. Plain JavaScript for Node 20: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { chromiumPath, findProgram, firefoxPath } from "../site/scripts/browsers.mjs";

/** What tests need besides packages: how each is found, and the name of its Debian package. */
const programs = {
  chromium: { find: chromiumPath, debian: "chromium-headless-shell" },
  // Fonts with the metrics of Arial and Times New Roman, as most readers have: without them the layout shifts.
  fonts: {
    find: () => !findProgram("fc-match") || /Liberation|Arial/.test(spawnSync("fc-match", ["Arial"]).stdout.toString()),
    debian: "fonts-liberation",
    isOptional: true,
  },
  firefox: { find: firefoxPath, debian: "firefox-esr" },
  faketime: { find: () => findProgram("faketime"), debian: "faketime" },
  postgresql: { find: () => findProgram("initdb") || existsSync("/usr/lib/postgresql"), debian: "postgresql" },
  strace: { find: () => findProgram("strace"), debian: "strace" },
};

const named = process.argv.slice(2);
const missing = () => named.filter((name) => !programs[name].find());
const debian = missing().map((name) => programs[name].debian);
const isDebianRoot = process.getuid?.() === 0 && findProgram("apt-get");

const statuses = await Promise.all([
  installPackages(),
  debian.length > 0 && isDebianRoot && run(`apt-get update -qq && apt-get install -y -qq ${debian.join(" ")}`),
]);
if (statuses[0]) fail("The packages could not be installed. Check the network and the message above, then try again.");
if (missing().includes("chromium") && (await run("npx playwright install chromium")) === 0)
  named.splice(named.indexOf("chromium"), 1);
const needed = missing().filter((name) => !programs[name].isOptional);
if (needed.length > 0)
  fail(
    `Not found: ${needed.join(", ")}. Install them (on Debian: sudo apt-get install ${needed
      .map((name) => programs[name].debian)
      .join(" ")}); CHROMIUM_PATH may be the path of a Chromium.`,
  );

function installPackages() {
  const stamp = "node_modules/.installed";
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return 0;
  return run("npm ci --include=dev --loglevel=error --no-audit --no-fund").then((status) => {
    if (status === 0) writeFileSync(stamp, lock);
    return status;
  });
}

/** Runs a command line, whose output is shown, and resolves with its exit code. */
function run(line) {
  console.log(`\n▸ ${line}`);
  return new Promise((resolve) => spawn(line, { shell: true, stdio: "inherit" }).on("exit", resolve));
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
