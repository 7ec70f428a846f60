/** `npm run messages -- …`: what the practice does with its messages, from a terminal on the server. */
import { resolve } from "node:path";
import { codeFileIn } from "./code-file.ts";
import { commands } from "./commands.ts";
import { askPassphrase, type Asked } from "./passphrase.ts";
import { readSettings } from "./settings.ts";
import { runProgram } from "./terminal-program.ts";

const usage = `npm run messages -- …
  setup         make the key; or, when there is one, give it a new passphrase
  list          the messages, without their texts
  read N        open message N
  done N …      mark one or more as done: they are deleted 30 days later
  suspect       what looked like robots; suspect N … puts them among the messages
  audit         who did what, and when
  health        what needs attention; ends with 1 when something does
  test-mail     send a test to each address that gets notices, and show what the mail server says
  export        all messages, opened, as JSON; they stay unread
  backup FILE   copy the database of this machine
  test-key      whether the passphrase or the recovery code opens the messages
  rotate-key    a new key for messages from now on
list, read and health take --json.`;

const now = Date.now();

await runProgram({ usage, commands, creates: "setup", now, settingsOf: readSettings }, (command, opened, rest) => {
  const { store, settings, name, database, actor } = opened;
  const given = rest.filter((one) => !one.startsWith("--"));
  const codeFile = codeFileIn(settings.folder);
  const desk = {
    ...{ database, now, actor },
    json: rest.includes("--json"),
    columns: Math.max(process.stdout.columns || 80, 40),
    // npm runs this in the folder of the project, wherever it was called.
    arguments: name === "backup" ? given.map((file) => resolve(process.env.INIT_CWD ?? "", file)) : given,
    ask: (what: Asked) => askPassphrase(what, settings.passphrase, codeFile),
    ...{ codeFile, settings },
    say: (text: string) => console.log(text),
  };
  return command(desk, store);
});
