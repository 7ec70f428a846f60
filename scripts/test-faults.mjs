// npm run test:faults: tests that messages survive kills, crashes, full disks and a real mail server.
import { existsSync } from "node:fs";
import { findProgram } from "../site/scripts/browsers.mjs";
import { env, install, run, say } from "./setup.mjs";

const servers = {
  find: () =>
    (findProgram("initdb") || existsSync("/usr/lib/postgresql")) &&
    ["smtpd", "strace"].every((name) => findProgram(name)),
  packages: ["postgresql", "opensmtpd", "strace"],
  advice:
    "This needs PostgreSQL, OpenSMTPD and strace. On Debian: sudo apt-get install postgresql opensmtpd strace; then run it as root, which OpenSMTPD requires.",
};
await install([servers]);
say("Simulating failures");
env.MUTATIONS ??= "10000";
const attacks = run(
  "vitest",
  "run",
  "--project",
  "unit",
  "office/inbox/messages/intake",
  "office/editor/yaml/edit-property",
);
const faults = run("vitest", "run", "--project", "faults");
process.exit(attacks || faults);
