/** How private keys are stored: wrapped with the passphrase and with the recovery code. For server and browser. */
import { fromBase64, joined, type KeyPair, toBase64 } from "./sealing.ts";

/** A private key encrypted with the passphrase or the recovery code. */
type Wrapped = { salt: string; nonce: string; box: string; log2N: number };
/** The JSON in `StoredKey.wrapped`. */
export type WrappedTwice = { passphrase: Wrapped | null; recovery: Wrapped };

/** A key of the practice; the last in a list is used for sealing. `wrapped` is JSON. */
export type StoredKey = { id: number; public_key: string; wrapped: string };

/** scrypt (RFC 7914) with `r` 8, `p` 1 and 32 bytes: `node:crypto` on the server, `inbox-scrypt.ts` in a browser. */
export type Scrypt = (secret: string, salt: Uint8Array, N: number) => Promise<Uint8Array>;

/** scrypt's log2N: 128 MB and about half a second for each guess on a stolen database. */
export const usualCost = 17;

async function boxKey(scrypt: Scrypt, secret: string, salt: Uint8Array, log2N: number) {
  const bytes = Uint8Array.from(await scrypt(secret.normalize("NFC"), salt, 2 ** log2N));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Encrypts a private key. */
export async function wrap(scrypt: Scrypt, privateKey: Uint8Array, secret: string, log2N: number): Promise<Wrapped> {
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))];
  const key = await boxKey(scrypt, secret, salt, log2N);
  const box = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, joined(privateKey));
  return { salt: toBase64(salt), nonce: toBase64(iv), box: toBase64(new Uint8Array(box)), log2N };
}

async function unwrap(scrypt: Scrypt, { salt, nonce, box, log2N }: Wrapped, secret: string) {
  const key = await boxKey(scrypt, secret, fromBase64(salt), log2N);
  const opened = crypto.subtle.decrypt({ name: "AES-GCM", iv: fromBase64(nonce) }, key, fromBase64(box));
  return opened.then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
}

/** The recovery code in its original form, however typed. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[IL]/g, "1")
    .replaceAll("O", "0")
    .replace(/[^0-9A-Z]/g, "");
}

/** The keys by id, unlocked with the passphrase or the recovery code; throws when it is neither. */
export async function unlock(scrypt: Scrypt, keys: readonly StoredKey[], typed: string) {
  const unlocked = new Map<number, KeyPair>();
  for (const { id, public_key: publicKey, wrapped } of keys) {
    const { passphrase, recovery } = JSON.parse(wrapped) as WrappedTwice;
    const privateKey =
      (passphrase && (await unwrap(scrypt, passphrase, typed))) ??
      (await unwrap(scrypt, recovery, readRecoveryCode(typed)));
    if (!privateKey) throw new Error("That is neither the passphrase nor the recovery code. Nothing was opened.");
    unlocked.set(id, { publicKey, privateKey });
  }
  if (unlocked.size === 0) throw new Error("There is no key yet. Make one: npm run messages -- setup");
  return unlocked;
}
