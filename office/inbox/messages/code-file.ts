import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The file for the recovery code of a key that a server made by itself, so that a trial needs no setup, and no log
 * contains the code. It is beside the messages, so it must be deleted before they are real: `setup` does that.
 */
export type CodeFile = {
  path: string;
  /** Throws rather than replacing the code of another key. */
  keep: (code: string) => void;
  read: () => string | undefined;
  remove: () => void;
};

/** The file in the folder of the messages. */
export function codeFileIn(folder: string): CodeFile {
  const path = join(folder, "recovery-code.txt");
  return {
    path,
    keep(code) {
      if (existsSync(path))
        throw new Error(`${path} is there, perhaps for the messages of another database. Move it to a safe place.`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(path, `${code}\n`, { flag: "wx", mode: 0o600, flush: true });
    },
    read: () => (existsSync(path) ? readFileSync(path, "utf8").trim() : undefined),
    remove: () => rmSync(path, { force: true }),
  };
}
