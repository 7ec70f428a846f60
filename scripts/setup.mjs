// Plain JavaScript for Node 20 and newer: it runs before anything is installed.
import { execFile, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "../site/scripts/browsers.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed");

/** The environment of every command: the project's own tools first, Node 24 among them. */
export const env = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: "1",
};

export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Runs a command to its end and gives its exit code; its output is shown. */
export function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: "inherit" });
  if (error) console.error(`${command} could not start: ${error.message}`);
  return status ?? 1;
}

/** Runs a command to its end and gives its exit code; of its output, only warnings and errors are shown. */
export function runQuietly(command, ...args) {
  return quietly(command, args, env);
}

function quietly(command, args, environment) {
  const options = { cwd: root, env: environment, encoding: "utf8", maxBuffer: Infinity };
  const { status, error, stdout, stderr } = spawnSync(command, args, options);
  if (error) console.error(`${command} could not start: ${error.message}`);
  // The error comes last, where it is seen.
  if (status !== 0) process.stdout.write(stdout ?? "");
  process.stderr.write(stderr ?? "");
  return status ?? 1;
}

/** Runs a command beside others, shows all of its output when it has ended, and gives its exit code. */
export function runAside(command, ...args) {
  return new Promise((resolve) => {
    const options = { cwd: root, env, maxBuffer: Infinity };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      process.stdout.write(stdout + stderr);
      if (error && typeof error.code !== "number") console.error(`${command} did not run to its end: ${error.message}`);
      resolve(child.exitCode ?? 1);
    });
  });
}

/** Starts a command that runs until it is stopped, and ends as it ends. */
export function hand(command, ...args) {
  const child = spawn(command, args, { cwd: root, env, stdio: "inherit" });
  // Ctrl+C reaches the child by itself; a second one would end it in the middle of an answer.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(signal === "SIGINT" ? 0 : (code ?? 1)));
}

/** Installs the packages of the lock file, when it changed since the last time. */
export function installPackages() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("Installing packages (npm ci), which takes a while");
  // With the machine's own Node: the project's is about to be replaced.
  const options = ["--include=dev", "--loglevel=error", "--no-audit", "--no-fund"];
  if (quietly("npm", ["ci", ...options], process.env) !== 0) {
    console.error("The packages could not be installed. Check the network and the message above, then try again.");
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

/**
 * Installs the packages of the lock file and, beside them, Debian's packages of programs that are missing, where it can.
 * Without one of those that are needed it says what to do, and ends.
 */
export async function install(needed = [], optional = []) {
  const programs = installPrograms([...needed, ...optional].filter(({ find }) => !find()));
  installPackages();
  await programs;
  const missing = needed.filter(({ find }) => !find());
  for (const { advice } of missing) console.error(advice);
  if (missing.length > 0) process.exit(1);
}

/** Resolves when Debian's packages are installed, or could not be. The shell goes on while `npm ci` blocks this process. */
function installPrograms(programs) {
  if (programs.length === 0 || process.getuid?.() !== 0 || !findProgram("apt-get")) return undefined;
  const packages = programs.flatMap((program) => program.packages).join(" ");
  say(`Installing what is missing (apt-get install ${packages})`);
  const commands = `apt-get update -qq && apt-get install -y -qq ${packages}`;
  const child = spawn("sh", ["-c", commands], { cwd: root, stdio: "inherit" });
  return new Promise((resolve) => child.on("exit", resolve));
}
