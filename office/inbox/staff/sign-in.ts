import { generateKeyPairSync } from "node:crypto";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { AuthenticationResponseJSON, WebAuthnCredential } from "@simplewebauthn/server";
import type { Role } from "#inbox/inbox.ts";
import { fromBase64, joined } from "#inbox/sealing.ts";
import { newChallenge, useChallenge } from "./challenges.ts";
import { nothing, object, passkeyResponse } from "./input.ts";
import { actorOf, type Desk, type Entrance } from "./operation.ts";
import { noteRefusal, refusedSignIn } from "./refusal.ts";
import { describeSession, startSession } from "./sessions.ts";
import { newToken } from "./tokens.ts";

/** A public key (COSE, P-256) without a private key: verifying an unknown passkey takes as long as a known one. */
const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
const decoyKey = joined(
  Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
  fromBase64(x),
  Uint8Array.of(0x22, 0x58, 0x20),
  fromBase64(y),
);

/** Without user names: the browser offers its passkeys for this site. */
export const signInOptions: Entrance<"sign-in/options"> = {
  input: nothing,
  async run(desk) {
    const asked = { rpID: desk.rpId, challenge: await newChallenge(desk), userVerification: "required" } as const;
    return { output: { options: await generateAuthenticationOptions(asked) } };
  },
};

export const signInVerify: Entrance<"sign-in/verify"> = {
  input: object({ response: passkeyResponse<AuthenticationResponseJSON>() }),
  async run(desk, { response }) {
    const person = await verify(desk, response);
    const token = await startSession(desk, person, response.id);
    return { output: await describeSession(desk, { ...person, passkey: response.id }), token };
  },
};

type Known = { id: number; name: string; role: Role; handle: string; public_key: Uint8Array; counter: number };

/** The owner of the passkey; throws the same refusal, after the same work, whatever is wrong. */
async function verify(desk: Desk, response: AuthenticationResponseJSON): Promise<Known> {
  const { database, now, origin, rpId } = desk;
  const challenge = await useChallenge(desk, response.response.clientDataJSON);
  const [known] = await database.query<Known>(
    `SELECT p.id, p.name, p.role, p.handle, k.public_key, k.counter FROM passkeys k JOIN people p ON p.id = k.person
    WHERE k.id = $1 AND p.revoked_at IS NULL`,
    [response.id],
  );
  const credential: WebAuthnCredential = {
    id: response.id,
    publicKey: known ? Uint8Array.from(known.public_key) : decoyKey,
    // Compared below: here it would be compared before the signature is verified, which takes less time.
    counter: 0,
  };
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge ?? newToken(),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  const { userHandle } = response.response;
  const good = challenge && verified?.verified && (userHandle === undefined || userHandle === known?.handle);
  // Only increases, even with concurrent sign-ins.
  const [counted] = good
    ? await database.query(
        "UPDATE passkeys SET counter = $1, used_at = $2 WHERE id = $3 AND (counter < $1 OR (counter = 0 AND $1 = 0)) RETURNING id",
        [verified.authenticationInfo.newCounter, now, response.id],
      )
    : [];
  if (known && counted) return known;
  await noteRefusal(desk, known && actorOf(known), `sign-in refused${good ? ": its counter went back" : ""}`);
  throw refusedSignIn();
}
