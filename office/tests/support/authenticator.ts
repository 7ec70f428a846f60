import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

/** What a malicious page or authenticator could send. */
type Forged = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  verified?: boolean;
  type?: string;
};

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const [present, verifiedFlag, attested] = [0x01, 0x04, 0x40];

/** A software passkey (ES256): it makes the same registrations and assertions as a browser with a real one. */
export function newPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = "";

  const clientData = (type: string, challenge: string, forged: Forged) =>
    Buffer.from(
      JSON.stringify({
        ...{ type: forged.type ?? type, challenge: forged.challenge ?? challenge },
        ...{ origin: forged.origin ?? origin, crossOrigin: false },
      }),
    );
  const authenticatorData = (flags: number, forged: Forged) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? ++counter);
    const given = flags | present | (forged.verified === false ? 0 : verifiedFlag);
    return Buffer.concat([sha256(forged.rpId ?? new URL(origin).hostname), Buffer.of(given), count]);
  };
  const shared = {
    ...{ id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" as const },
    clientExtensionResults: {},
  };

  return {
    id: shared.id,
    create({ challenge, user }: PublicKeyCredentialCreationOptionsJSON, forged: Forged = {}): RegistrationResponseJSON {
      userHandle = user.id;
      const key = Buffer.concat([
        ...[Buffer.from("a5010203262001215820", "hex"), Buffer.from(x, "base64url")],
        ...[Buffer.from("225820", "hex"), Buffer.from(y, "base64url")],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      const data = Buffer.concat([authenticatorData(attested, forged), credential]);
      // CBOR: { fmt: "none", attStmt: {}, authData }
      const head = Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex");
      return {
        ...shared,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, forged).toString("base64url"),
          attestationObject: Buffer.concat([head, Buffer.of(data.length), data]).toString("base64url"),
        },
      };
    },
    get({ challenge }: PublicKeyCredentialRequestOptionsJSON, forged: Forged = {}): AuthenticationResponseJSON {
      const client = clientData("webauthn.get", challenge, forged);
      const data = authenticatorData(0, forged);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle,
        },
      };
    },
  };
}
