import { createHash, randomBytes } from "node:crypto";
import { z } from "astro/zod";
import { type Session, sessionIdle, sessionLasts } from "#inbox/inbox.ts";
import { note } from "#inbox/messages/changes.ts";
import { readKeyring } from "#inbox/messages/keys.ts";
import { actorOf, atomic, base64, type Desk, nothing, operation, type SignedIn } from "./operation.ts";

/** 256 random bits for a session, an invitation or a challenge. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a token. Without a salt: 256 bits cannot be brute-forced. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The person of the session with this token; undefined when it ended, or the person or the passkey was revoked. */
export function findSession({ database, now }: Desk, token: string): Promise<SignedIn | undefined> {
  return database
    .selectFrom("sessions as s")
    .innerJoin("people as p", "p.id", "s.person")
    .select(["s.id as session", "s.passkey", "p.id", "p.name", "p.role"])
    .where("s.token_hash", "=", hashOf(token))
    .where("p.revoked_at", "is", null)
    .where("s.created_at", ">", now - sessionLasts)
    .where("s.touched_at", ">", now - sessionIdle)
    .executeTakeFirst();
}

/** Extends the session by `sessionIdle` after activity. */
export async function touchSession({ database, now }: Desk, { session }: SignedIn): Promise<void> {
  await database.updateTable("sessions").set({ touched_at: now }).where("id", "=", session).execute();
}

/** Starts a session, always with a new token, and deletes expired ones; returns the token, and what the page receives. */
export async function startSession(desk: Desk, person: Session["person"], passkey: string) {
  const { database, now, device } = desk;
  const token = newToken();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("sessions")
      .where((row) => row.or([row("created_at", "<=", now - sessionLasts), row("touched_at", "<=", now - sessionIdle)]))
      .execute();
    const started = { person: person.id, passkey, device, created_at: now, touched_at: now };
    await transaction
      .insertInto("sessions")
      .values({ token_hash: hashOf(token), ...started })
      .execute();
    await note(transaction, now, actorOf(person), "signed in");
  });
  return { output: await describeSession(desk, person, passkey), token };
}

/** Ends the session with a token, if any; a browser that signs in again keeps only the new one. */
export async function endSession({ database }: Desk, token: string): Promise<void> {
  await database.deleteFrom("sessions").where("token_hash", "=", hashOf(token)).execute();
}

/** The session as the page receives it. */
async function describeSession(
  { database, now }: Desk,
  { id, name, role }: Session["person"],
  passkey: string,
): Promise<Session> {
  const keys = await readKeyring(database);
  if (!keys) throw new Error("There is no key, so no message can be opened. Make it: npm run messages -- setup");
  const known = await database.selectFrom("passkeys").select("wrapped").where("id", "=", passkey).executeTakeFirst();
  return { person: { id, name, role }, now, keys, wrapped: known?.wrapped ?? null };
}

/** Far more than a hundred private keys. */
const maxWrapped = 8_000;

/** What a person asks of their own session. */
export const sessionOperations = {
  session: operation("staff", nothing, (desk, _, me) => describeSession(desk, me, me.passkey)),
  "sign-out": atomic("staff", nothing, async ({ database, now }, _, me) => {
    await database.deleteFrom("sessions").where("id", "=", me.session).execute();
    await note(database, now, actorOf(me), "signed out");
    return {};
  }),
  /** Stores the private keys, locked in the browser for the passkey of this session. */
  "passkeys/wrap": atomic(
    "staff",
    z.strictObject({ wrapped: base64(maxWrapped) }),
    async ({ database, now }, { wrapped }, me) => {
      await database.updateTable("passkeys").set({ wrapped }).where("id", "=", me.passkey).execute();
      await note(database, now, actorOf(me), "lets their passkey open the messages");
      return {};
    },
  ),
};
