import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { invitationFragment, staffPath, type Role } from "#inbox/inbox.ts";
import type { Database, Query } from "#inbox/messages/database.ts";
import { note } from "#inbox/messages/store.ts";
import { newChallenge, useChallenge } from "./challenges.ts";
import { object, passkeyResponse, text } from "./input.ts";
import { actorOf, type Desk, type Entrance } from "./operation.ts";
import { noteRefusal, refusedInvitation } from "./refusal.ts";
import { describeSession, startSession } from "./sessions.ts";
import { hashOf, newToken } from "./tokens.ts";

const invitationLasts = 24 * 3_600_000;

/** Whom an invitation is for; with `person`, an existing person who gets another passkey. */
type Guest = { name: string; role: Role; person?: { id: number; handle: string } };

/**
 * Creates an invitation and returns its link, which is not stored. The token is in the fragment: in no log. `by` is who
 * invites: a person of the desk, whose removal revokes the invitation, or the user at the terminal.
 */
export async function invite(
  { database, now, origin }: Pick<Desk, "database" | "now" | "origin">,
  { name, role, person }: Guest,
  by: string | { id: number; name: string },
) {
  const token = newToken();
  const expiresAt = now + invitationLasts;
  await database.transaction(async (query) => {
    await query("DELETE FROM invitations WHERE expires_at <= $1", [now]);
    await query(
      "INSERT INTO invitations (token_hash, name, role, person, handle, expires_at, invited_by) VALUES ($1, $2, $3, $4, $5, $6, $7)",
      [
        ...[hashOf(token), name, role, person?.id ?? null, person?.handle ?? newToken(), expiresAt],
        typeof by === "string" ? null : by.id,
      ],
    );
    const what = person ? `${actorOf({ id: person.id, name })} to another passkey` : `${name} as ${role}`;
    await note(query, now, typeof by === "string" ? by : actorOf(by), `invited ${what}`);
  });
  return { link: `${origin}${staffPath}#${invitationFragment}${token}`, expiresAt };
}

/** The name of the first manager, for whom the link is before anyone has a name for them. */
const firstManager = "Manager";

/** Invites the first manager; the link that was made before ends. `by` is who asks, for the audit trail. */
export async function inviteFirstManager(desk: Pick<Desk, "database" | "now" | "origin">, by: string) {
  await desk.database.query(
    "DELETE FROM invitations WHERE name = $1 AND invited_by IS NULL AND person IS NULL AND used_at IS NULL",
    [firstManager],
  );
  return invite(desk, { name: firstManager, role: "manager" }, by);
}

/** Whether anyone can sign in. */
export async function hasPasskeys({ query }: Pick<Database, "query">): Promise<boolean> {
  return (await query("SELECT 1 FROM passkeys LIMIT 1")).length > 0;
}

type Row = { id: number; name: string; role: Role; person: number | null; handle: string };

async function findInvitation(desk: Desk, token: string): Promise<Row> {
  const { database, now } = desk;
  const [invitation] = await database.query<Row>(
    `SELECT id, name, role, person, handle FROM invitations WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
    AND (invited_by IS NULL OR invited_by IN (SELECT id FROM people WHERE revoked_at IS NULL))`,
    [hashOf(token), now],
  );
  if (invitation) return invitation;
  await noteRefusal(desk, undefined, "invitation refused");
  throw refusedInvitation();
}

export const invitationOptions: Entrance<"invitation/options"> = {
  input: object({ token: text(100) }),
  async run(desk, { token }) {
    const { id, name, role, handle, person } = await findInvitation(desk, token);
    const known = await desk.database.query<{ id: string }>("SELECT id FROM passkeys WHERE person = $1", [
      person ?? -1,
    ]);
    const options = await generateRegistrationOptions({
      rpName: new URL(desk.origin).host,
      rpID: desk.rpId,
      userName: name,
      userDisplayName: name,
      userID: Uint8Array.from(Buffer.from(handle, "base64url")),
      challenge: await newChallenge(desk, id),
      attestationType: "none",
      excludeCredentials: known,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      supportedAlgorithmIDs: algorithms,
    });
    return { output: { name, role, options } };
  },
};

/** Ed25519, ECDSA with P-256, and RSA, by their numbers in COSE. */
const algorithms = [-8, -7, -257];

export const invitationVerify: Entrance<"invitation/verify"> = {
  input: object({ token: text(100), response: passkeyResponse<RegistrationResponseJSON>() }),
  async run(desk, { token, response }) {
    const invitation = await findInvitation(desk, token);
    const challenge = await useChallenge(desk, response.response.clientDataJSON, invitation.id);
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge ?? newToken(),
      expectedOrigin: desk.origin,
      expectedRPID: desk.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => undefined);
    if (!challenge || !verified?.verified) {
      await noteRefusal(desk, undefined, `invitation of ${invitation.name} refused`);
      throw refusedInvitation();
    }
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const person = await desk.database.transaction((query) =>
      accept(desk, query, invitation, { id, publicKey, counter }),
    );
    const newSession = await startSession(desk, person, id);
    return { output: await describeSession(desk, { ...person, passkey: id }), token: newSession };
  },
};

type NewPasskey = { id: string; publicKey: Uint8Array; counter: number };

/** Consumes the invitation, and adds the passkey to its person, who may be new. All or nothing. */
async function accept(
  { now, device }: Desk,
  query: Query,
  invitation: Row,
  { id: key, publicKey, counter }: NewPasskey,
) {
  const [used] = await query("UPDATE invitations SET used_at = $1 WHERE id = $2 AND used_at IS NULL RETURNING id", [
    now,
    invitation.id,
  ]);
  if (!used) throw refusedInvitation();
  type Person = { id: number; name: string; role: Role };
  const [person] = invitation.person
    ? await query<Person>("SELECT id, name, role FROM people WHERE id = $1 AND revoked_at IS NULL", [invitation.person])
    : await query<Person>(
        "INSERT INTO people (name, role, handle, created_at) VALUES ($1, $2, $3, $4) RETURNING id, name, role",
        [invitation.name, invitation.role, invitation.handle, now],
      );
  const [added] = person
    ? await query(
        "INSERT INTO passkeys (id, person, public_key, counter, created_at, device) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id",
        [key, person.id, publicKey, counter, now, device],
      )
    : [];
  // A passkey of another person.
  if (!person || !added) throw refusedInvitation();
  await note(query, now, actorOf(person), `accepted the invitation as ${person.role}`);
  return person;
}
