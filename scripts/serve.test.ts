import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Runs `npm run serve`, which only checks its settings, as if the Node that runs it were of this version. */
function serveWith(version: string) {
  const pretend = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const before = ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...before, join(import.meta.dirname, "serve.mjs"), "--check"],
    { encoding: "utf8" },
  );
  return { status, stderr };
}

test.each(["18.20.0", "20.20.2", "24.9.0"])("Node %s says in a sentence which Node is needed", (version) => {
  expect(serveWith(version)).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      new RegExp(`^The server needs Node [\\d.]+ or newer, and this is Node ${version}\\..*\\n$`),
    ),
  });
});

const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
test.each([process.versions.node, `${engines.node.replace(">=", "")}.0`, "100.0.0"])("Node %s serves", (version) => {
  expect(serveWith(version)).toEqual({ status: 0, stderr: "" });
});
