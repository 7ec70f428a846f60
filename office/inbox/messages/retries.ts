/** Retries of messages without a key: the same content within some minutes is the same message. */
import type { Query } from "./database.ts";

/**
 * Milliseconds in which the same content is a retry. Those of the form take less than two minutes; one that waits longer
 * for a connection may be stored twice, which is better than not at all.
 */
const retryWindow = 10 * 60_000;

/** Prefix of the `key_hash` of a message without a key, which is made of its content. */
export const contentPrefix = "text:";

/** Makes the same content a new message, unless the earlier one is recent, and no person answered, deleted or set it aside. */
export function releaseContent(query: Query, keyHash: string, now: number): Promise<void> {
  return forget(
    query,
    "key_hash = $1 AND (created_at < $2 OR created_at > $3 OR done_at IS NOT NULL OR going_at IS NOT NULL OR suspect = 1 AND changed_by IS NOT NULL)",
    [keyHash, now - retryWindow, now + retryWindow],
  );
}

/** Forgets contents that can no longer be retries: without their hashes no one can test what a message says. */
export function forgetContents(query: Query, now: number): Promise<void> {
  return forget(query, "created_at < $1", [now - retryWindow]);
}

async function forget(query: Query, where: string, values: readonly (string | number)[]): Promise<void> {
  await query(
    `UPDATE messages SET key_hash = 'gone:' || number, content_mark = '' WHERE key_hash LIKE '${contentPrefix}%' AND ${where}`,
    values,
  );
}
