import { sessionIdle, sessionLasts, type Session } from "#inbox/inbox.ts";
import { note } from "#inbox/messages/store.ts";
import { base64, nothing, object } from "./input.ts";
import { actorOf, type Desk, type Operation, type SignedIn } from "./operation.ts";
import { hashOf, newToken } from "./tokens.ts";

/** The person of the session with this token; undefined when it ended, or the person or the passkey was revoked. */
export async function findSession({ database, now }: Desk, token: string): Promise<SignedIn | undefined> {
  const [row] = await database.query<SignedIn>(
    `SELECT s.id AS session, s.passkey, p.id, p.name, p.role FROM sessions s JOIN people p ON p.id = s.person
    WHERE s.token_hash = $1 AND p.revoked_at IS NULL AND s.created_at > $2 AND s.touched_at > $3`,
    [hashOf(token), now - sessionLasts, now - sessionIdle],
  );
  return row;
}

/** Extends the session by `sessionIdle` after activity. */
export async function touchSession({ database, now }: Desk, { session }: SignedIn): Promise<void> {
  await database.query("UPDATE sessions SET touched_at = $1 WHERE id = $2", [now, session]);
}

/** Starts a session, always with a new token, and deletes expired ones; returns the token. */
export async function startSession(
  { database, now, device }: Desk,
  person: { id: number; name: string },
  passkey: string,
) {
  const token = newToken();
  await database.transaction(async (query) => {
    await query("DELETE FROM sessions WHERE created_at <= $1 OR touched_at <= $2", [
      now - sessionLasts,
      now - sessionIdle,
    ]);
    await query(
      "INSERT INTO sessions (token_hash, person, passkey, created_at, touched_at, device) VALUES ($1, $2, $3, $4, $4, $5)",
      [hashOf(token), person.id, passkey, now, device],
    );
    await note(query, now, actorOf(person), "signed in");
  });
  return token;
}

/** Ends the session with a token, if any; a browser that signs in again keeps only the new one. */
export async function endSession({ database }: Desk, token: string): Promise<void> {
  await database.query("DELETE FROM sessions WHERE token_hash = $1", [hashOf(token)]);
}

/** The session as the page receives it. */
export async function describeSession(
  { database, now, keys }: Desk,
  { id, name, role, passkey }: Omit<SignedIn, "session">,
): Promise<Session> {
  const [known] = await database.query<Pick<Session, "wrapped">>("SELECT wrapped FROM passkeys WHERE id = $1", [
    passkey,
  ]);
  return { person: { id, name, role }, now, keys: await keys(), wrapped: known?.wrapped ?? null };
}

export const session: Operation<"session"> = {
  role: "staff",
  input: nothing,
  run: (desk, _, me) => describeSession(desk, me),
};

export const signOut: Operation<"sign-out"> = {
  role: "staff",
  input: nothing,
  async run({ database, now }, _, me) {
    await database.transaction(async (query) => {
      await query("DELETE FROM sessions WHERE id = $1", [me.session]);
      await note(query, now, actorOf(me), "signed out");
    });
    return {};
  },
};

/** Far more than a hundred private keys. */
const maxWrapped = 8_000;

export const passkeysWrap: Operation<"passkeys/wrap"> = {
  role: "staff",
  input: object({ wrapped: base64(maxWrapped) }),
  async run({ database, now }, { wrapped }, me) {
    await database.transaction(async (query) => {
      await query("UPDATE passkeys SET wrapped = $1 WHERE id = $2", [wrapped, me.passkey]);
      await note(query, now, actorOf(me), "lets their passkey open the messages");
    });
    return {};
  },
};
