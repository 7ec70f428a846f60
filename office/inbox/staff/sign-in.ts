import { generateKeyPairSync } from "node:crypto";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { z } from "astro/zod";
import { fromBase64, joined } from "#inbox/sealing.ts";
import { actorOf, type Desk, entrance, nothing, noteRefusal, passkeyResponse, Refusal } from "./operation.ts";
import { newToken, startSession } from "./sessions.ts";

const challengeLasts = 5 * 60_000;

/** A challenge that a passkey signs, once and soon; for signing in, or for one invitation. */
export async function newChallenge({ database, now }: Desk, invitation: number | null = null) {
  const challenge = newToken();
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("challenges").where("expires_at", "<=", now).execute();
    const asked = { challenge, invitation, expires_at: now + challengeLasts };
    await transaction.insertInto("challenges").values(asked).execute();
  });
  return Uint8Array.from(Buffer.from(challenge, "base64url"));
}

/** Consumes the signed challenge; undefined when it is not ours, was used, is expired or was for another purpose. */
export async function useChallenge(
  { database, now }: Desk,
  clientData: string,
  invitation: number | null = null,
): Promise<string | undefined> {
  const asked = await database
    .deleteFrom("challenges")
    .where("challenge", "=", challengeOf(clientData))
    .returning(["challenge", "invitation", "expires_at"])
    .executeTakeFirst();
  return asked && asked.expires_at > now && asked.invitation === invitation ? asked.challenge : undefined;
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

/** A public key (COSE, P-256) without a private key: verifying an unknown passkey takes as long as a known one. */
const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
const decoyKey = joined(
  Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
  fromBase64(x),
  Uint8Array.of(0x22, 0x58, 0x20),
  fromBase64(y),
);

/** Signing in with a passkey. Without user names: the browser offers its passkeys for this site. */
export const signInOperations = {
  "sign-in/options": entrance(nothing, async (desk) => {
    const asked = { rpID: desk.rpId, challenge: await newChallenge(desk), userVerification: "required" } as const;
    return { output: { options: await generateAuthenticationOptions(asked) } };
  }),
  "sign-in/verify": entrance(
    z.strictObject({ response: passkeyResponse<AuthenticationResponseJSON>() }),
    async (desk, { response }) => startSession(desk, await verify(desk, response), response.id),
  ),
};

/** The owner of the passkey; throws the same refusal, after the same work, whatever is wrong. */
async function verify(desk: Desk, response: AuthenticationResponseJSON) {
  const { database, origin, rpId } = desk;
  const challenge = await useChallenge(desk, response.response.clientDataJSON);
  const known = await database
    .selectFrom("passkeys as k")
    .innerJoin("people as p", "p.id", "k.person")
    .select(["p.id", "p.name", "p.role", "p.handle", "k.public_key"])
    .where("k.id", "=", response.id)
    .where("p.revoked_at", "is", null)
    .executeTakeFirst();
  const publicKey = known ? Uint8Array.from(known.public_key) : decoyKey;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge ?? newToken(),
    expectedOrigin: origin,
    expectedRPID: rpId,
    // The counter is compared below: here it would be compared before the signature is verified, which takes less time.
    credential: { id: response.id, publicKey, counter: 0 },
    requireUserVerification: true,
  }).catch(() => undefined);
  const { userHandle } = response.response;
  const good = challenge && verified?.verified && (userHandle === undefined || userHandle === known?.handle);
  if (known && good && (await raiseCounter(desk, response.id, verified.authenticationInfo.newCounter))) return known;
  await noteRefusal(desk, known && actorOf(known), `sign-in refused${good ? ": its counter went back" : ""}`);
  // The same for an unknown, wrong, expired or replayed passkey, so that it reveals nothing.
  throw new Refusal("refused", "This passkey does not sign in here. Try again.");
}

/** It only increases, even with concurrent sign-ins; passkeys that do not count stay at 0. */
async function raiseCounter({ database, now }: Desk, id: string, counter: number): Promise<boolean> {
  const raised = await database
    .updateTable("passkeys")
    .set({ counter, used_at: now })
    .where("id", "=", id)
    .where("counter", counter === 0 ? "=" : "<", counter)
    .returning("id")
    .executeTakeFirst();
  return raised !== undefined;
}
