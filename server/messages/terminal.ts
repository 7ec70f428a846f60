/** `npm run messages -- …`: what the practice does with its messages, from a terminal on the server. */
import { resolve } from "node:path";
import { codeFileIn } from "./code-file.ts";
import { commands } from "./commands.ts";
import { openDatabase } from "./database.ts";
import { askPassphrase, type Asked } from "./passphrase.ts";
import { readSettings } from "./settings.ts";
import { MessageStore } from "./store.ts";
import { exitCodeOf, userName } from "./terminal-program.ts";

const usage = `npm run messages -- …
  setup         make the key; or, when there is one, give it a new passphrase
  list          the messages, without their texts
  read N        open message N
  done N …      mark one or more as done: they are deleted 30 days later
  suspect       what looked like robots; suspect N … puts them among the messages
  audit         who did what, and when
  health        what needs attention; ends with 1 when something does
  export        all messages, opened, as JSON
  backup FILE   copy the database of this machine
  test-key      whether the passphrase or the recovery code opens the messages
  rotate-key    a new key for messages from now on
list, read and health take --json.`;

const [name = "", ...rest] = process.argv.slice(2);
const given = rest.filter((one) => !one.startsWith("--"));
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

async function run(): Promise<boolean> {
  if (!command) {
    console.log(usage);
    return name === "";
  }
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    const now = Date.now();
    const store = new MessageStore(database, () => now);
    await store.prepare();
    const codeFile = codeFileIn(settings.folder);
    const desk = {
      database,
      now,
      actor: userName(),
      json: rest.includes("--json"),
      columns: Math.max(process.stdout.columns || 80, 40),
      // npm runs this in the folder of the project, wherever it was called.
      arguments: name === "backup" ? given.map((file) => resolve(process.env.INIT_CWD ?? "", file)) : given,
      ask: (what: Asked) => askPassphrase(what, settings.passphrase, codeFile),
      codeFile,
      say: (text: string) => console.log(text),
    };
    return (await command(desk, store)) !== false;
  } finally {
    await database.close();
  }
}

process.exitCode = await exitCodeOf(run());
