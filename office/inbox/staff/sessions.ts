import { sessionIdle, sessionLasts, type Session } from "#inbox/inbox.ts";
import { note } from "#inbox/messages/store.ts";
import { nothing } from "./input.ts";
import { actorOf, type Desk, type Operation, type SignedIn } from "./operation.ts";
import { hashOf, newToken } from "./tokens.ts";

/** The person of the session with this token; undefined when it ended, or the person or the passkey was revoked. */
export async function findSession({ database, now }: Desk, token: string): Promise<SignedIn | undefined> {
  const [row] = await database.query<SignedIn>(
    `SELECT s.id AS session, p.id, p.name, p.role FROM sessions s JOIN people p ON p.id = s.person
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
export async function startSession({ database, now }: Desk, person: { id: number; name: string }, passkey: string) {
  const token = newToken();
  await database.transaction(async (query) => {
    await query("DELETE FROM sessions WHERE created_at <= $1 OR touched_at <= $2", [
      now - sessionLasts,
      now - sessionIdle,
    ]);
    await query(
      "INSERT INTO sessions (token_hash, person, passkey, created_at, touched_at) VALUES ($1, $2, $3, $4, $4)",
      [hashOf(token), person.id, passkey, now],
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
export async function describeSession(desk: Desk, { id, name, role }: Omit<SignedIn, "session">): Promise<Session> {
  return { person: { id, name, role }, now: desk.now, keys: await desk.keys() };
}

export const session: Operation<"session"> = {
  role: "reader",
  input: nothing,
  run: (desk, _, me) => describeSession(desk, me),
};

export const signOut: Operation<"sign-out"> = {
  role: "reader",
  input: nothing,
  async run({ database, now }, _, me) {
    await database.transaction(async (query) => {
      await query("DELETE FROM sessions WHERE id = $1", [me.session]);
      await note(query, now, actorOf(me), "signed out");
    });
    return {};
  },
};
