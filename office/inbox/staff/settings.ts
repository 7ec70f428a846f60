import { putValue, valueOf } from "#inbox/messages/database.ts";
import type { Database } from "#inbox/messages/tables.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the page of the front desk is; passkeys are bound to both. With `isLocal`, it is open on this computer only. */
export type StaffSettings = { origin: string; rpId: string; isLocal?: boolean };

/** Whether this is a server in use: it demands more, and makes no secrets by itself. */
export function isProduction({ NODE_ENV }: Environment): boolean {
  return NODE_ENV?.toLowerCase() === "production";
}

/**
 * Reads where the front desk is: at `STAFF_ORIGIN`, otherwise at this port of localhost; undefined, and closed, in
 * production without `STAFF_ORIGIN`. Throws with what to write.
 */
export function readStaffSettings(environment: Environment, port: number): StaffSettings | undefined {
  const { STAFF_ORIGIN } = environment;
  if (!STAFF_ORIGIN) {
    const { origin } = new URL(`http://localhost:${port}`);
    return isProduction(environment) ? undefined : { origin, rpId: "localhost", isLocal: true };
  }
  const url = URL.parse(STAFF_ORIGIN);
  const safe = url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost");
  if (url && safe && url.origin === STAFF_ORIGIN && !/^[\d.]+$|^\[/.test(url.hostname))
    return { origin: STAFF_ORIGIN, rpId: url.hostname };
  throw new Error(
    `STAFF_ORIGIN is "${STAFF_ORIGIN}". Write https:// and the name of the site, with nothing after it: STAFF_ORIGIN=https://www.example.com. Passkeys work with no other; to try them on this computer, leave it out.`,
  );
}

/** Records the origin of the front desk for commands, which run without the server's environment; empty when closed. */
export async function recordOrigin(database: Database, origin: string): Promise<void> {
  await putValue(database, "origin", origin);
}

/** The origin that the server started last has recorded; undefined before the first start. */
export async function recordedOrigin(database: Database): Promise<string | undefined> {
  return valueOf(database, "origin");
}
