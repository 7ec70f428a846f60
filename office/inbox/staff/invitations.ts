import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "astro/zod";
import { invitationFragment, type Role, staffPath } from "#inbox/inbox.ts";
import { note } from "#inbox/messages/changes.ts";
import type { Database } from "#inbox/messages/tables.ts";
import { actorOf, type Desk, entrance, noteRefusal, passkeyResponse, Refusal, text } from "./operation.ts";
import { hashOf, newToken, startSession } from "./sessions.ts";
import { newChallenge, useChallenge } from "./sign-in.ts";

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
  const [actor, inviter] = typeof by === "string" ? [by, null] : [actorOf(by), by.id];
  const write = async (transaction: Database) => {
    await transaction.deleteFrom("invitations").where("expires_at", "<=", now).execute();
    await transaction
      .insertInto("invitations")
      .values({
        ...{ token_hash: hashOf(token), name, role, invited_by: inviter, expires_at: expiresAt },
        ...{ person: person?.id ?? null, handle: person?.handle ?? newToken() },
      })
      .execute();
    const what = person ? `${actorOf({ id: person.id, name })} to another passkey` : `${name} as ${role}`;
    await note(transaction, now, actor, `invited ${what}`);
  };
  await (database.isTransaction ? write(database) : database.transaction().execute(write));
  return { link: `${origin}${staffPath}#${invitationFragment}${token}`, expiresAt };
}

/** The name of the first manager, for whom the link is before anyone has a name for them. */
const firstManager = "Manager";

/** Invites the first manager; the link that was made before ends. `by` is who asks, for the audit trail. */
export async function inviteFirstManager(desk: Pick<Desk, "database" | "now" | "origin">, by: string) {
  await desk.database
    .deleteFrom("invitations")
    .where((row) => row.and({ name: firstManager, invited_by: null, person: null, used_at: null }))
    .execute();
  return invite(desk, { name: firstManager, role: "manager" }, by);
}

/** Whether anyone can sign in. */
export async function hasPasskeys(database: Database): Promise<boolean> {
  return (await database.selectFrom("passkeys").select("id").executeTakeFirst()) !== undefined;
}

/** The same whatever is wrong with it. */
const refused = () =>
  new Refusal(
    "refused",
    "This invitation was already used, has expired, or is incomplete. Ask a manager for a new one.",
  );

type Invitation = Awaited<ReturnType<typeof findInvitation>>;

async function findInvitation(desk: Desk, token: string) {
  const managers = desk.database
    .selectFrom("people")
    .select("id")
    .where((row) => row.and({ role: "manager", revoked_at: null }));
  const invitation = await desk.database
    .selectFrom("invitations")
    .select(["id", "name", "role", "person", "handle"])
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", desk.now)
    .where((row) => row.or([row("invited_by", "is", null), row("invited_by", "in", managers)]))
    .executeTakeFirst();
  if (invitation) return invitation;
  await noteRefusal(desk, undefined, "invitation refused");
  throw refused();
}

const token = text(100);

/** Ed25519, ECDSA with P-256, and RSA, by their numbers in COSE. */
const algorithms = [-8, -7, -257];

/** Entering with an invitation. */
export const invitationOperations = {
  /** Whom it is for, and the options of their new passkey. */
  "invitation/options": entrance(z.strictObject({ token }), async (desk, sent) => {
    const { id, name, role, handle, person } = await findInvitation(desk, sent.token);
    const known = desk.database
      .selectFrom("passkeys")
      .select("id")
      .where("person", "=", person ?? -1);
    const options = await generateRegistrationOptions({
      rpName: new URL(desk.origin).host,
      rpID: desk.rpId,
      userName: name,
      userDisplayName: name,
      userID: Uint8Array.from(Buffer.from(handle, "base64url")),
      challenge: await newChallenge(desk, id),
      attestationType: "none",
      excludeCredentials: await known.execute(),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      supportedAlgorithmIDs: algorithms,
    });
    return { output: { name, role, options } };
  }),
  /** Adds the passkey of whom is invited, and signs them in. */
  "invitation/verify": entrance(
    z.strictObject({ token, response: passkeyResponse<RegistrationResponseJSON>() }),
    async (desk, { token: sent, response }) => {
      const invitation = await findInvitation(desk, sent);
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
        throw refused();
      }
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const passkey = { id, public_key: publicKey, counter, device: desk.device, created_at: desk.now };
      return startSession(desk, await accept(desk, invitation, passkey), id);
    },
  ),
};

type NewPasskey = { id: string; public_key: Uint8Array; counter: number; device: string; created_at: number };

const who = ["id", "name", "role"] as const;

/** Consumes the invitation, and adds the passkey to its person, who may be new. All or nothing. */
function accept({ database, now }: Desk, { id, name, role, handle, person: known }: Invitation, passkey: NewPasskey) {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("invitations")
      .set({ used_at: now })
      .where((row) => row.and({ id, used_at: null }))
      .returning("id")
      .executeTakeFirstOrThrow(refused);
    const active = transaction.selectFrom("people").where("revoked_at", "is", null);
    const guest = transaction.insertInto("people").values({ name, role, handle, created_at: now });
    const person = known
      ? await active.where("id", "=", known).select(who).executeTakeFirstOrThrow(refused)
      : await guest.returning(who).executeTakeFirstOrThrow();
    await transaction
      .insertInto("passkeys")
      .values({ ...passkey, person: person.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      // It is of another person.
      .executeTakeFirstOrThrow(refused);
    await note(transaction, now, actorOf(person), `accepted the invitation as ${person.role}`);
    return person;
  });
}
