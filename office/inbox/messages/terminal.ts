/** `npm run messages -- …`: what the practice does with its messages, from a terminal on the server. */
import { resolve } from "node:path";
import { codeFileIn } from "./code-file.ts";
import { commands } from "./commands.ts";
import { askPassphrase } from "./passphrase.ts";
import { runProgram } from "./terminal-program.ts";

const usage = `npm run messages -- …
  setup         make the key; or, when there is one, a new passphrase and a new key for messages from now on
  test-key      whether the passphrase or the recovery code opens the messages
  list          the messages, without their texts
  read N        open message N
  done N …      mark one or more as done: they are deleted 30 days later
  health        what needs attention; ends with 1 when something does
  backup FILE   copy the database of this machine
list, read and health take --json. Everything else is on the page of the front desk.`;

const now = Date.now();

await runProgram({ usage, commands, creates: "setup" }, (command, { opened, settings, name, rest, actor }) => {
  const given = rest.filter((one) => !one.startsWith("--"));
  const codeFile = codeFileIn(settings.folder);
  return command({
    ...{ opened, settings, now, actor, codeFile },
    json: rest.includes("--json"),
    // npm runs this in the folder of the project, wherever it was called.
    arguments: name === "backup" ? given.map((file) => resolve(process.env.INIT_CWD ?? "", file)) : given,
    ask: (what) => askPassphrase(what, settings.passphrase, codeFile),
    say: (text) => console.log(text),
  });
});
