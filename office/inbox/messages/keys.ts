import { randomInt, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { type Keyring, type Keys, lock, type Scrypt, unlock as unlockWith } from "#inbox/keyring.ts";
import { newKeyPair, open, seal } from "#inbox/sealing.ts";
import { putValue, valueOf } from "./database.ts";
import { checkPassphrase } from "./settings.ts";
import type { Database } from "./tables.ts";

/** OpenSSL's, in a thread of its own. */
const scryptInNode: Scrypt = (secret, salt, N) =>
  promisify<string, Uint8Array, number, object, Buffer>(scrypt)(secret, salt, 32, { N, r: 8, p: 1, maxmem: 2048 * N });

/** The keys by id, unlocked with the passphrase or the recovery code; throws when it is neither. */
export const unlock = (keyring: Keyring, typed: string) => unlockWith(scryptInNode, keyring, typed);

/** Crockford's: without I, L, O and U, which are misread on paper. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 125 bits in groups of five, for paper. */
function newRecoveryCode(): string {
  const characters = Array.from({ length: 25 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return characters.match(/.{1,5}/g)?.join("-") ?? "";
}

/** The locked keys; undefined when there is none yet. */
export async function readKeyring(database: Database): Promise<Keyring | undefined> {
  const locks = await valueOf(database, "keyring");
  if (locks === undefined) return undefined;
  const rows = await database.selectFrom("keys").select(["id", "public_key as publicKey"]).orderBy("id").execute();
  return { keys: rows, ...(JSON.parse(locks) as Omit<Keyring, "keys">) };
}

type NewKey = {
  now: number;
  passphrase: string | undefined;
  /** The unlocked keys that there are. */
  known?: Keys;
  cost?: number | undefined;
  /** Runs before it is stored; when it throws, nothing is. */
  keep?: (recoveryCode: string) => void;
};

/**
 * Adds a key for messages from now on, and locks all under a new passphrase and a new recovery code, which is returned
 * and stored nowhere. Undefined when another program was faster.
 */
export async function addKey(
  database: Database,
  { now, passphrase, known = new Map(), cost, keep }: NewKey,
): Promise<string | undefined> {
  const id = Math.max(0, ...known.keys()) + 1;
  const pair = await newKeyPair();
  const secrets = {
    passphrase: passphrase === undefined ? undefined : checkPassphrase(passphrase),
    recoveryCode: newRecoveryCode(),
  };
  const { keys: _, ...locks } = await lock(scryptInNode, new Map([...known, [id, pair]]), secrets, cost);
  return database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("keys")
      .values({ id, public_key: pair.publicKey, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return undefined;
    await putValue(transaction, "keyring", JSON.stringify(locks));
    keep?.(secrets.recoveryCode);
    return secrets.recoveryCode;
  });
}

/** Seals a text and opens it again with each key; throws when one of them would not open its messages. */
export async function testKeys(keyring: Keyring, typed: string): Promise<Keys> {
  const unlocked = await unlock(keyring, typed);
  for (const { id, publicKey } of keyring.keys) {
    const place = { number: 0, keyId: id };
    const opened = await open(await seal("test", place, publicKey), place, unlocked.get(id));
    if (opened !== "test") throw new Error(`Key ${id} does not open what it sealed.`);
  }
  return unlocked;
}
