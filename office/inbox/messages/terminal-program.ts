import { userInfo } from "node:os";
import { type Database, isDatabase, openDatabase } from "./database.ts";
import type { Settings } from "./settings.ts";
import { MessageStore } from "./store.ts";

type Program<S extends Settings, Command> = {
  usage: string;
  commands: Readonly<Record<string, Command>>;
  /** The command that makes a database where there is none; others only say so. */
  creates?: string;
  now: number;
  settingsOf: (environment: NodeJS.ProcessEnv) => S;
};

/** What a command works with; `name` is that of the command. */
type Opened<S> = { database: Database; store: MessageStore; actor: string; settings: S; name: string };

/**
 * Runs the command of the command line on the opened database; without one, shows the usage. Exits with 1 when the
 * command returns `false` or throws.
 */
export async function runProgram<S extends Settings, Command>(
  { usage, commands, creates, now, settingsOf }: Program<S, Command>,
  run: (command: Command, opened: Opened<S>, rest: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const [name = "", ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.log(usage);
    process.exitCode = name === "" ? 0 : 1;
    return;
  }
  try {
    const settings = settingsOf(process.env);
    if (name !== creates && !(await isDatabase(settings))) throw new Error(nothingIn(settings));
    const database = await openDatabase(settings).catch(({ message }: Error) => {
      throw new Error(`The messages in ${placeOf(settings)[0]} cannot be opened and written: ${message}`);
    });
    try {
      const store = new MessageStore(database, () => now);
      await store.prepare();
      const result = await run(command, { database, store, actor: userName(), settings, name }, rest);
      if (result === false) process.exitCode = 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function placeOf({ folder, databaseUrl }: Settings): readonly [place: string, setting: string] {
  return databaseUrl ? ["the database that DATABASE_URL names", "DATABASE_URL"] : [folder, "DATA_DIR"];
}

function nothingIn(settings: Settings): string {
  const [place, setting] = placeOf(settings);
  return `There are no messages in ${place}: nothing was ever stored there. If the server keeps them elsewhere, give this command the same ${setting}, as in \`${setting}=… npm run messages -- list\`. A new inbox is made by the server when it starts, or by \`npm run messages -- setup\`.`;
}

/** The user at the terminal, for the audit trail: also behind sudo. */
function userName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    // In some containers the user has no name.
    return `user ${process.getuid?.()}`;
  }
}
