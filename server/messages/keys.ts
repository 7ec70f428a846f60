import { createCipheriv, createDecipheriv, randomBytes, randomInt, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { checkPassphrase } from "./settings.ts";
import { newKeyPair, open, seal } from "./seal.ts";
import type { MessageStore } from "./store.ts";

/** A private key in a box that only a passphrase, or the recovery code, opens. */
type Wrapped = { salt: string; nonce: string; box: string; log2N: number };
type WrappedTwice = { passphrase: Wrapped | null; recovery: Wrapped };

export type StoredKey = { id: number; public_key: string; wrapped: string };

/** 128 MB and about half a second for each try of who has stolen the database; tests take less. */
const usualCost = 17;

/** Crockford's: without I, L, O and U, which are misread on paper. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 125 bits in groups of five, for paper. */
function newRecoveryCode(): string {
  const characters = Array.from({ length: 25 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return characters.match(/.{1,5}/g)?.join("-") ?? "";
}

function readRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[IL]/g, "1")
    .replaceAll("O", "0")
    .replace(/[^0-9A-Z]/g, "");
}

async function boxKey(secret: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) };
  return promisify<string, Buffer, number, object, Buffer>(scrypt)(secret.normalize("NFC"), salt, 32, options);
}

async function wrap(privateKey: Uint8Array, secret: string, log2N: number): Promise<Wrapped> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", await boxKey(secret, salt, log2N), nonce);
  const box = Buffer.concat([cipher.update(privateKey), cipher.final(), cipher.getAuthTag()]);
  return { salt: salt.toString("base64"), nonce: nonce.toString("base64"), box: box.toString("base64"), log2N };
}

async function unwrap({ salt, nonce, box, log2N: cost }: Wrapped, secret: string): Promise<Uint8Array | undefined> {
  const key = await boxKey(secret, Buffer.from(salt, "base64"), cost);
  const bytes = Buffer.from(box, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64"));
  decipher.setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The private keys by their id, with the passphrase or the recovery code; throws when it is neither. */
export async function unlock(keys: readonly StoredKey[], typed: string): Promise<Map<number, Uint8Array>> {
  const unlocked = new Map<number, Uint8Array>();
  for (const { id, wrapped } of keys) {
    const { passphrase, recovery } = JSON.parse(wrapped) as WrappedTwice;
    const key = (passphrase && (await unwrap(passphrase, typed))) ?? (await unwrap(recovery, readRecoveryCode(typed)));
    if (!key) throw new Error("That is neither the passphrase nor the recovery code. Nothing was opened.");
    unlocked.set(id, key);
  }
  if (unlocked.size === 0) throw new Error("There is no key yet. Make one: npm run messages -- setup");
  return unlocked;
}

/** Wraps all keys anew: one passphrase and one recovery code, which is returned and kept nowhere, open all of them. */
async function wrapAll(keys: ReadonlyMap<number, Uint8Array>, passphrase: string | undefined, cost: number) {
  const recoveryCode = newRecoveryCode();
  const wrapped = new Map<number, string>();
  for (const [id, key] of keys) {
    const twice: WrappedTwice = {
      passphrase: passphrase === undefined ? null : await wrap(key, checkPassphrase(passphrase), cost),
      recovery: await wrap(key, readRecoveryCode(recoveryCode), cost),
    };
    wrapped.set(id, JSON.stringify(twice));
  }
  return { recoveryCode, wrapped };
}

/** The first key of a practice; gives its recovery code, or nothing when another program was faster. */
export async function makeFirstKey(store: MessageStore, passphrase: string | undefined, cost = usualCost) {
  const { publicKey, privateKey } = await newKeyPair();
  const { recoveryCode, wrapped } = await wrapAll(new Map([[1, privateKey]]), passphrase, cost);
  const made = await store.addKey({ id: 1, public_key: publicKey, wrapped: wrapped.get(1) ?? "" });
  return made ? recoveryCode : undefined;
}

type Renewal = { typed: string; passphrase: string; rotate: boolean; cost?: number };

/** Gives all keys a new passphrase and a new recovery code; with `rotate` also a new key, for messages from now on. */
export async function renewKeys(
  store: MessageStore,
  { typed, passphrase, rotate, cost = usualCost }: Renewal,
): Promise<string> {
  const stored = await store.keys();
  const keys = await unlock(stored, typed);
  const id = Math.max(...keys.keys()) + 1;
  const pair = rotate ? await newKeyPair() : undefined;
  if (pair) keys.set(id, pair.privateKey);
  const { recoveryCode, wrapped } = await wrapAll(keys, passphrase, cost);
  await store.replaceWrapped(wrapped, pair && { id, public_key: pair.publicKey });
  return recoveryCode;
}

/** Seals a text and opens it again with each key; throws when one of them would not open its messages. */
export async function testKeys(keys: readonly StoredKey[], typed: string): Promise<void> {
  const unlocked = await unlock(keys, typed);
  for (const { id, public_key } of keys) {
    const place = { number: 0, keyId: id };
    const privateKey = unlocked.get(id) ?? new Uint8Array();
    const opened = await open(await seal("test", place, public_key), place, privateKey);
    if (opened !== "test") throw new Error(`Key ${id} does not open what it sealed.`);
  }
}
