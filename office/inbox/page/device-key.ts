import { fromBase64, joined, type KeyPair, toBase64 } from "#inbox/sealing.ts";
import type { StoredKey } from "#inbox/wrapped-key.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** The input of the passkey's pseudo-random function (WebAuthn PRF); each passkey has its own answer to it. */
const question = bytesOf("front desk: keys of the practice, 1");
const nonceBytes = 12;
/** Of a private key of P-256. */
const keyBytes = 32;

/** Asks a passkey for its answer; `deviceKeyOf` reads it. */
export const askForDeviceKey = { prf: { eval: { first: question } } };

/** The extension's part of a response that concerns the key. */
type Answer = { prf?: { enabled?: boolean; results?: { first: unknown } } };

/** The key that only one passkey makes. `none`: browser or device have no such function. `unasked`: nobody asked it. */
export type DeviceKey = CryptoKey | "none" | "unasked";

/** The key of a passkey, from its response. */
export async function deviceKeyOf({ prf }: Answer): Promise<CryptoKey | "none"> {
  const first = prf?.results?.first;
  if (!(first instanceof ArrayBuffer) || first.byteLength !== 32) return "none";
  const secret = await crypto.subtle.importKey("raw", first, "HKDF", false, ["deriveKey"]);
  const derived = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: question };
  return crypto.subtle.deriveKey(derived, secret, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Another key, or another passphrase for the same ones, makes the copy useless: then the passphrase is asked again. */
const bound = (stored: readonly StoredKey[], iv: Uint8Array<ArrayBuffer>) => ({
  ...{ name: "AES-GCM", iv, additionalData: bytesOf(JSON.stringify(stored)) },
});

/** Locks the practice's private keys for a passkey; only its `deviceKeyOf` opens them again. */
export async function wrapForDevice(
  device: CryptoKey,
  stored: readonly StoredKey[],
  keys: ReadonlyMap<number, KeyPair>,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const all = joined(...stored.map(({ id }) => keys.get(id)?.privateKey ?? new Uint8Array(keyBytes)));
  const box = await crypto.subtle.encrypt(bound(stored, iv), device, all);
  return toBase64(joined(iv, new Uint8Array(box)));
}

/** Opens what `wrapForDevice` locked; undefined when the passkey is another, or the keys have changed since. */
export async function unwrapOnDevice(
  device: CryptoKey,
  stored: readonly StoredKey[],
  wrapped: string,
): Promise<Map<number, KeyPair> | undefined> {
  const bytes = fromBase64(wrapped);
  const [iv, box] = [bytes.slice(0, nonceBytes), bytes.slice(nonceBytes)];
  const all = await crypto.subtle.decrypt(bound(stored, iv), device, box).catch(() => undefined);
  if (!all) return undefined;
  return new Map(
    stored.map(({ id, public_key: publicKey }, nth) => {
      const privateKey = new Uint8Array(all.slice(nth * keyBytes, (nth + 1) * keyBytes));
      return [id, { publicKey, privateKey }];
    }),
  );
}
