import { fromBase64 } from "#inbox/sealing.ts";
import type { Desk } from "./operation.ts";
import { newToken } from "./tokens.ts";

const challengeLasts = 5 * 60_000;

/** A challenge that a passkey signs, once and soon; for signing in, or for one invitation. */
export async function newChallenge({ database, now }: Desk, invitation: number | null = null) {
  const challenge = newToken();
  await database.transaction(async (query) => {
    await query("DELETE FROM challenges WHERE expires_at <= $1", [now]);
    await query("INSERT INTO challenges (challenge, invitation, expires_at) VALUES ($1, $2, $3)", [
      challenge,
      invitation,
      now + challengeLasts,
    ]);
  });
  return Uint8Array.from(Buffer.from(challenge, "base64url"));
}

/** Consumes the signed challenge; undefined when it is not ours, was used, is expired or was for another purpose. */
export async function useChallenge(
  { database, now }: Desk,
  clientData: string,
  invitation: number | null = null,
): Promise<string | undefined> {
  const [row] = await database.query<{ challenge: string; invitation: number | null; expires_at: number }>(
    "DELETE FROM challenges WHERE challenge = $1 RETURNING challenge, invitation, expires_at",
    [challengeOf(clientData)],
  );
  return row && row.expires_at > now && row.invitation === invitation ? row.challenge : undefined;
}

/** The challenge in the client data; empty when it cannot be one of ours. */
export function challengeOf(clientData: string): string {
  try {
    const { challenge } = JSON.parse(new TextDecoder().decode(fromBase64(clientData))) as { challenge?: unknown };
    return /^[\w-]{43}$/.exec(String(challenge))?.[0] ?? "";
  } catch {
    return "";
  }
}
