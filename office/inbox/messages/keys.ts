import { randomInt, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { type KeyPair, newKeyPair, open, seal } from "#inbox/sealing.ts";
import {
  readRecoveryCode,
  type Scrypt,
  type StoredKey,
  unlock as unlockWith,
  usualCost,
  wrap,
  type WrappedTwice,
} from "#inbox/wrapped-key.ts";
import { checkPassphrase } from "./settings.ts";
import type { MessageStore } from "./store.ts";

/** OpenSSL's, in a thread of its own. */
const scryptInNode: Scrypt = (secret, salt, N) =>
  promisify<string, Uint8Array, number, object, Buffer>(scrypt)(secret, salt, 32, { N, r: 8, p: 1, maxmem: 2048 * N });

/** The keys by id, unlocked with the passphrase or the recovery code; throws when it is neither. */
export const unlock = (keys: readonly StoredKey[], typed: string) => unlockWith(scryptInNode, keys, typed);

/** Crockford's: without I, L, O and U, which are misread on paper. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 125 bits in groups of five, for paper. */
function newRecoveryCode(): string {
  const characters = Array.from({ length: 25 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return characters.match(/.{1,5}/g)?.join("-") ?? "";
}

/** Rewraps all keys under one passphrase and one recovery code, which is returned and stored nowhere. */
async function wrapAll(keys: ReadonlyMap<number, KeyPair>, passphrase: string | undefined, cost: number) {
  const recoveryCode = newRecoveryCode();
  const wrapped = new Map<number, string>();
  for (const [id, { privateKey }] of keys) {
    const twice: WrappedTwice = {
      passphrase:
        passphrase === undefined ? null : await wrap(scryptInNode, privateKey, checkPassphrase(passphrase), cost),
      recovery: await wrap(scryptInNode, privateKey, readRecoveryCode(recoveryCode), cost),
    };
    wrapped.set(id, JSON.stringify(twice));
  }
  return { recoveryCode, wrapped };
}

type First = { passphrase?: string | undefined; cost?: number | undefined; keep?: (recoveryCode: string) => void };

/**
 * Makes the first key; returns its recovery code, or undefined when another program was faster. No key is made when
 * `keep` fails to store the code.
 */
export async function makeFirstKey(store: MessageStore, { passphrase, cost = usualCost, keep }: First) {
  const pair = await newKeyPair();
  const { recoveryCode, wrapped } = await wrapAll(new Map([[1, pair]]), passphrase, cost);
  const key = { id: 1, public_key: pair.publicKey, wrapped: wrapped.get(1) ?? "" };
  const made = await store.addKey(key, () => keep?.(recoveryCode));
  return made ? recoveryCode : undefined;
}

type Renewal = { typed: string; passphrase: string; rotate: boolean; cost?: number };

/** Gives all keys a new passphrase and a new recovery code; with `rotate`, also adds a new key for future messages. */
export async function renewKeys(
  store: MessageStore,
  { typed, passphrase, rotate, cost = usualCost }: Renewal,
): Promise<string> {
  const stored = await store.keys();
  const keys = await unlock(stored, typed);
  const id = Math.max(...keys.keys()) + 1;
  const pair = rotate ? await newKeyPair() : undefined;
  if (pair) keys.set(id, pair);
  const { recoveryCode, wrapped } = await wrapAll(keys, passphrase, cost);
  await store.replaceWrapped(wrapped, pair && { id, public_key: pair.publicKey });
  return recoveryCode;
}

/** Seals a text and opens it again with each key; throws when one of them would not open its messages. */
export async function testKeys(keys: readonly StoredKey[], typed: string): Promise<void> {
  const unlocked = await unlock(keys, typed);
  for (const { id, public_key } of keys) {
    const place = { number: 0, keyId: id };
    const opened = await open(await seal("test", place, public_key), place, unlocked.get(id));
    if (opened !== "test") throw new Error(`Key ${id} does not open what it sealed.`);
  }
}
