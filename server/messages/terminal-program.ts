import { userInfo } from "node:os";

/** Who is at the terminal, for the audit trail: also behind sudo. */
export function userName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    // In some containers the user has no name.
    return `user ${process.getuid?.()}`;
  }
}

/** How a command ends: with 1 when it was not good, or after the sentence of its error. */
export function exitCodeOf(running: Promise<boolean>): Promise<number> {
  return running.then(
    (good) => (good ? 0 : 1),
    (error: Error) => {
      console.error(error.message);
      return 1;
    },
  );
}
