import { Writable } from "node:stream";
import { createInterface } from "node:readline/promises";
import { checkPassphrase } from "./settings.ts";

/**
 * The passphrase of the environment, or what is typed, which is not shown. A new one is typed twice. Throws where there
 * is no keyboard.
 */
export async function askPassphrase(what: "old" | "new", given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  if (!process.stdin.isTTY)
    throw new Error("There is no keyboard to type the passphrase on: set MESSAGES_PASSPHRASE for this one command.");
  const typed = await ask(what === "new" ? "New passphrase: " : "Passphrase or recovery code: ");
  if (what === "old") return typed;
  checkPassphrase(typed);
  if ((await ask("The same again: ")) !== typed) throw new Error("The two are not the same. Nothing was changed.");
  return typed;
}

async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stdout.write("\n");
  }
}
