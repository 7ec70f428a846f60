/** How the private keys are kept: in one box, which passphrase, recovery code or a passkey open. For server and browser. */
import { fromBase64, joined, type KeyPair, toBase64 } from "./sealing.ts";

/** The private keys in a box, locked with a passphrase or a recovery code. All in base64. */
type Lock = { salt: string; log2N: number; box: string };

/** The keys of the practice, by age: the last one seals. `passphrase` is null until there is one. */
export type Keyring = {
  keys: readonly { id: number; publicKey: string }[];
  passphrase: Lock | null;
  recovery: Lock;
};

/** The unlocked keys by id. */
export type Keys = ReadonlyMap<number, KeyPair>;

/** scrypt (RFC 7914) with `r` 8, `p` 1 and 32 bytes: `node:crypto` on the server, `inbox-scrypt.ts` in a browser. */
export type Scrypt = (secret: string, salt: Uint8Array, N: number) => Promise<Uint8Array>;

/** scrypt's log2N: 128 MB and about half a second for each guess on a stolen database. */
const usualCost = 17;

const nonceBytes = 12;
/** Of a private key of P-256. */
const keyBytes = 32;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Locks keys with an AES-GCM key. The box is bound to a text: with another one it does not open. */
async function putInBox(keys: Keys, key: CryptoKey, boundTo: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const all = joined(...[...keys.values()].map(({ privateKey }) => privateKey));
  const bound = { name: "AES-GCM", iv, additionalData: bytesOf(boundTo) };
  return toBase64(joined(iv, new Uint8Array(await crypto.subtle.encrypt(bound, key, all))));
}

/** Opens a box; undefined when the key or the text is another. */
async function takeFromBox(box: string, key: CryptoKey, boundTo: string, names: Keyring["keys"]) {
  const bytes = fromBase64(box);
  const bound = { name: "AES-GCM", iv: bytes.slice(0, nonceBytes), additionalData: bytesOf(boundTo) };
  const all = await crypto.subtle.decrypt(bound, key, bytes.slice(nonceBytes)).catch(() => undefined);
  if (!all) return undefined;
  const privateKey = (nth: number) => new Uint8Array(all.slice(nth * keyBytes, (nth + 1) * keyBytes));
  return new Map(names.map(({ id, publicKey }, nth) => [id, { publicKey, privateKey: privateKey(nth) }]));
}

async function keyOfSecret(scrypt: Scrypt, secret: string, salt: Uint8Array, log2N: number): Promise<CryptoKey> {
  const bytes = Uint8Array.from(await scrypt(secret.normalize("NFC"), salt, 2 ** log2N));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

const namesOf = (keys: Keys) => [...keys].map(([id, { publicKey }]) => ({ id, publicKey }));

/** Locks keys with a passphrase, if there is one, and with a recovery code. */
export async function lock(
  scrypt: Scrypt,
  keys: Keys,
  secrets: { passphrase: string | undefined; recoveryCode: string },
  log2N = usualCost,
): Promise<Keyring> {
  const names = namesOf(keys);
  const lockWith = async (secret: string): Promise<Lock> => {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const key = await keyOfSecret(scrypt, secret, salt, log2N);
    return { salt: toBase64(salt), log2N, box: await putInBox(keys, key, JSON.stringify(names)) };
  };
  const { passphrase, recoveryCode } = secrets;
  return {
    keys: names,
    passphrase: passphrase === undefined ? null : await lockWith(passphrase),
    recovery: await lockWith(readRecoveryCode(recoveryCode)),
  };
}

/** The keys, unlocked with the passphrase or the recovery code; throws when it is neither. */
export async function unlock(scrypt: Scrypt, { keys: names, passphrase, recovery }: Keyring, typed: string) {
  const unlockWith = async ({ salt, log2N, box }: Lock, secret: string) =>
    takeFromBox(box, await keyOfSecret(scrypt, secret, fromBase64(salt), log2N), JSON.stringify(names), names);
  const keys =
    (passphrase && (await unlockWith(passphrase, typed))) ?? (await unlockWith(recovery, readRecoveryCode(typed)));
  if (!keys) throw new Error("That is neither the passphrase nor the recovery code. Nothing was opened.");
  return keys;
}

/** The recovery code in its original form, however typed. */
function readRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[IL]/g, "1")
    .replaceAll("O", "0")
    .replace(/[^0-9A-Z]/g, "");
}

/** The input of the passkey's pseudo-random function (WebAuthn PRF); each passkey has its own answer to it. */
const question = bytesOf("front desk: keys of the practice, 1");

/** Asks a passkey for its answer; `keyOfPasskey` reads it. */
export const askPasskey = { prf: { eval: { first: question } } };

/** The extension's part of a passkey's response. */
type Answer = { prf?: { enabled?: boolean; results?: { first: unknown } } };

/** The key that only one passkey makes, from its response; undefined when browser or device have no such function. */
export async function keyOfPasskey({ prf }: Answer): Promise<CryptoKey | undefined> {
  const first = prf?.results?.first;
  if (!(first instanceof ArrayBuffer) || first.byteLength !== 32) return undefined;
  const secret = await crypto.subtle.importKey("raw", first, "HKDF", false, ["deriveKey"]);
  const derived = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: question };
  return crypto.subtle.deriveKey(derived, secret, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Locks keys for a passkey, as they are in this keyring: after a new passphrase or a new key the copy is useless. */
export function lockForPasskey(passkey: CryptoKey, keyring: Keyring, keys: Keys): Promise<string> {
  return putInBox(keys, passkey, JSON.stringify(keyring));
}

/** Opens what `lockForPasskey` locked; undefined when the passkey is another, or the keyring has changed since. */
export function unlockWithPasskey(passkey: CryptoKey, keyring: Keyring, box: string) {
  return takeFromBox(box, passkey, JSON.stringify(keyring), keyring.keys);
}
