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
