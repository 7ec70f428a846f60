import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { CodeFile } from "./code-file.ts";
import { checkPassphrase } from "./settings.ts";

/** What to ask for: the current secret to open messages, the current one before it is replaced, or a new passphrase. */
export type Asked = "opening" | "old" | "new";

/**
 * The passphrase from the environment, or the code from its file, or as typed, without echo. A new one is typed twice;
 * as the old one, the code of the file goes first. Throws without a terminal.
 */
export async function askPassphrase(what: Asked, given: string | undefined, file: CodeFile): Promise<string> {
  const code = what === "new" ? undefined : file.read();
  if (given !== undefined && (what !== "old" || code === undefined)) return given;
  if (code !== undefined) {
    console.error(`With the recovery code in ${file.path}, which \`npm run messages -- setup\` deletes.`);
    return code;
  }
  if (!process.stdin.isTTY)
    throw new Error("There is no keyboard to type the passphrase on: set MESSAGES_PASSPHRASE for this one command.");
  if (what !== "new")
    return ask(what === "old" ? "Old passphrase or recovery code: " : "Passphrase or recovery code: ");
  const typed = checkPassphrase(await ask("New passphrase: "));
  if ((await ask("The same again: ")) !== typed) throw new Error("The two are not the same. Nothing was changed.");
  return typed;
}

async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // From here on the terminal shows nothing of what is typed.
  process.stdout.write(question);
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stdout.write("\n");
  }
}
