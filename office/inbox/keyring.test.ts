import { randomBytes, scryptSync } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { scryptInBrowser } from "./inbox-scrypt.ts";
import { keyOfPasskey, lock, lockForPasskey, unlock, unlockWithPasskey } from "./keyring.ts";
import { fromBase64, type KeyPair, newKeyPair, open, seal } from "./sealing.ts";

const exportKey = crypto.subtle.exportKey.bind(crypto.subtle);
afterEach(() => vi.restoreAllMocks());

const inNode = (secret: string, salt: Uint8Array, N: number) =>
  Promise.resolve(new Uint8Array(scryptSync(secret, salt, 32, { N, r: 8, p: 1 })));
const secrets = { passphrase: "crème brûlée at noon", recoveryCode: "10ABC-1" };

async function twoKeys() {
  const keys = new Map([
    [1, await newKeyPair()],
    [3, await newKeyPair()],
  ]);
  return { keys, keyring: await lock(inNode, keys, secrets, 4) };
}
const passkey = async (byte: number) => {
  const key = await keyOfPasskey({ prf: { results: { first: new Uint8Array(32).fill(byte).buffer } } });
  if (!key) throw new Error("no key");
  return key;
};

test("what the server locks and seals, the browser opens with passphrase or code, in any Unicode normalization", async () => {
  const { keys, keyring } = await twoKeys();
  const place = { number: 123_456, keyId: 3 };
  const sealed = await seal("Пётр 👩🏽‍⚕️", place, keys.get(3)?.publicKey ?? "");
  for (const typed of [secrets.passphrase.normalize("NFD"), "io-abc i"]) {
    const unlocked = await unlock(scryptInBrowser, keyring, typed);
    expect(unlocked).toEqual(keys);
    expect(await open(sealed, place, unlocked.get(3))).toBe("Пётр 👩🏽‍⚕️");
  }
  await expect(unlock(scryptInBrowser, keyring, "creme brulee at noon")).rejects.toThrow("neither the passphrase");
  expect(JSON.stringify((await lock(inNode, keys, { ...secrets, passphrase: undefined }, 4)).passphrase)).toBe("null");
});

test("a passkey opens the keys that were locked for it; another does not, nor after a new key or a new passphrase", async () => {
  const { keys, keyring } = await twoKeys();
  const box = await lockForPasskey(await passkey(1), keyring, keys);
  expect(await unlockWithPasskey(await passkey(1), keyring, box)).toEqual(keys);
  expect(await unlockWithPasskey(await passkey(2), keyring, box)).toBeUndefined();
  const rotated = await lock(inNode, new Map([...keys, [4, await newKeyPair()]]), secrets, 4);
  const renewed = await lock(inNode, keys, secrets, 4);
  for (const changed of [rotated, renewed])
    expect(await unlockWithPasskey(await passkey(1), changed, box)).toBeUndefined();
});

test.each([{}, { prf: {} }, { prf: { enabled: true } }, { prf: { results: { first: "text" } } }])(
  "no key comes from a response without an answer: %j",
  async (answer) => expect(await keyOfPasskey(answer)).toBeUndefined(),
);

test("a sealed text opens in its own place alone, and reveals little of its length", async () => {
  const keys = await newKeyPair();
  const place = { number: 123_456, keyId: 1 };
  const note = await seal("Call at 3", { ...place, part: "note" }, keys.publicKey);
  for (const other of [place, { ...place, number: 123_457, part: "note" as const }])
    await expect(open(note, other, keys)).rejects.toThrow("does not open");
  expect(await open(note, { ...place, part: "note" }, keys)).toBe("Call at 3");
  const lengths = ["", "x".repeat(252)].map(async (text) => (await seal(text, place, keys.publicKey)).length);
  expect(new Set(await Promise.all(lengths)).size).toBe(1);
});

test("a text opens where an imported private key cannot be exported, as in Firefox", async () => {
  // Of the public key only half is known there: every second one has the other sign.
  const isOther = ({ publicKey }: KeyPair) => (fromBase64(publicKey).at(-1) ?? 0) % 2 === 1;
  let keys = await newKeyPair();
  while (!isOther(keys)) keys = await newKeyPair();
  const place = { number: 123_456, keyId: 1 };
  const sealed = await seal("Call at 3", place, keys.publicKey);
  vi.spyOn(crypto.subtle, "exportKey").mockImplementation((format, key) =>
    format === "jwk" ? Promise.reject(new Error("not supported")) : exportKey(format, key),
  );
  expect(await open(sealed, place, keys)).toBe("Call at 3");
});

test("both scrypt implementations agree", async () => {
  const salt = randomBytes(16);
  expect(await scryptInBrowser("a passphrase", salt, 1024)).toEqual(await inNode("a passphrase", salt, 1024));
});
