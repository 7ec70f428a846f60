import { randomBytes, scryptSync } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { scryptInBrowser } from "./inbox-scrypt.ts";
import { fromBase64, type KeyPair, newKeyPair, open, seal } from "./sealing.ts";
import { unlock, wrap } from "./wrapped-key.ts";

const exportKey = crypto.subtle.exportKey.bind(crypto.subtle);
afterEach(() => vi.restoreAllMocks());

const inNode = (secret: string, salt: Uint8Array, N: number) =>
  Promise.resolve(new Uint8Array(scryptSync(secret, salt, 32, { N, r: 8, p: 1 })));

test("what the server wraps and seals, the browser opens with the passphrase, in any Unicode normalization", async () => {
  const { publicKey, privateKey } = await newKeyPair();
  const wrapped = JSON.stringify({
    passphrase: await wrap(inNode, privateKey, "crème brûlée at noon", 4),
    recovery: await wrap(inNode, privateKey, "10ABC", 4),
  });
  const keys = [{ id: 3, public_key: publicKey, wrapped }];
  const place = { number: 123_456, keyId: 3 };
  const sealed = await seal("Пётр 👩🏽‍⚕️", place, publicKey);
  for (const typed of ["crème brûlée at noon".normalize("NFD"), "io-abc"]) {
    const unlocked = await unlock(scryptInBrowser, keys, typed);
    expect(await open(sealed, place, unlocked.get(3))).toBe("Пётр 👩🏽‍⚕️");
  }
  await expect(unlock(scryptInBrowser, keys, "creme brulee at noon")).rejects.toThrow("neither the passphrase");
});

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
