import { userInfo } from "node:os";
import { isDatabase, type Opened, openDatabase } from "./database.ts";
import { readSettings, type Settings } from "./settings.ts";

type Program<Command> = {
  usage: string;
  commands: Readonly<Record<string, Command>>;
  /** The command that makes a database where there is none; others only say so. */
  creates?: string;
};

/** What a command works with: its name and its arguments, and who is at the terminal, for the audit trail. */
type Given = { opened: Opened; settings: Settings; name: string; rest: readonly string[]; actor: string };

/**
 * Runs the command of the command line on the opened database; without one, shows the usage. Exits with 1 when the
 * command returns `false` or throws.
 */
export async function runProgram<Command>(
  { usage, commands, creates }: Program<Command>,
  run: (command: Command, given: Given) => Promise<unknown>,
): Promise<void> {
  const [name = "", ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.log(usage);
    process.exitCode = name === "" ? 0 : 1;
    return;
  }
  try {
    const settings = readSettings(process.env);
    const opened = await openThere(settings, name === creates);
    const given = { opened, settings, name, rest, actor: userName() };
    if ((await run(command, given).finally(opened.close)) === false) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function openThere(settings: Settings, create: boolean): Promise<Opened> {
  const [place, setting] = settings.databaseUrl
    ? ["the database that DATABASE_URL names", "DATABASE_URL"]
    : [settings.folder, "DATA_DIR"];
  try {
    if (create || (await isDatabase(settings))) return await openDatabase(settings);
  } catch (error) {
    // An error of several connections has only a code.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`The messages in ${place} cannot be opened and written: ${message || code}`);
  }
  throw new Error(
    `There are no messages in ${place}: nothing was ever stored there. If the server keeps them elsewhere, give this command the same ${setting}, as in \`${setting}=… npm run messages -- list\`. A new inbox is made by the server when it starts, or by \`npm run messages -- setup\`.`,
  );
}

/** The user at the terminal: also behind sudo. */
function userName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    // In some containers the user has no name.
    return `user ${process.getuid?.()}`;
  }
}
