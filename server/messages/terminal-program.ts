import { userInfo } from "node:os";
import { type Database, openDatabase } from "./database.ts";
import { readSettings, type Settings } from "./settings.ts";
import { MessageStore } from "./store.ts";

/** What a command of a terminal program works with. */
type Opened = { database: Database; now: number; actor: string; store: MessageStore; settings: Settings; name: string };

/**
 * Runs the command that the program was started with, over the opened database; without one it shows the usage. It ends
 * with 1 when the command gives `false`, or after the sentence of its error.
 */
export async function runProgram<Command>(
  { usage, commands, now }: { usage: string; commands: Readonly<Record<string, Command>>; now: number },
  run: (command: Command, opened: Opened, rest: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const [name = "", ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.log(usage);
    process.exitCode = name === "" ? 0 : 1;
    return;
  }
  let database: Database | undefined;
  try {
    const settings = readSettings(process.env);
    database = await openDatabase(settings);
    const store = new MessageStore(database, () => now);
    await store.prepare();
    if ((await run(command, { database, now, actor: userName(), store, settings, name }, rest)) === false)
      process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

/** Who is at the terminal, for the audit trail: also behind sudo. */
function userName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    // In some containers the user has no name.
    return `user ${process.getuid?.()}`;
  }
}
