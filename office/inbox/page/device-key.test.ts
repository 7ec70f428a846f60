import { expect, test } from "vitest";
import { newKeyPair } from "#inbox/sealing.ts";
import { deviceKeyOf, unwrapOnDevice, wrapForDevice } from "./device-key.ts";

const answerOf = (byte: number) => ({ prf: { results: { first: new Uint8Array(32).fill(byte).buffer } } });
const deviceKey = async (byte: number) => {
  const key = await deviceKeyOf(answerOf(byte));
  if (key === "none") throw new Error("no key");
  return key;
};

async function twoKeys() {
  const pairs = [await newKeyPair(), await newKeyPair()];
  const stored = pairs.map(({ publicKey }, at) => ({
    id: at + 1,
    public_key: publicKey,
    wrapped: "by the passphrase",
  }));
  return { stored, keys: new Map(pairs.map((pair, at) => [at + 1, pair])) };
}

test("a passkey opens the keys that were locked for it, and no other passkey does", async () => {
  const { stored, keys } = await twoKeys();
  const wrapped = await wrapForDevice(await deviceKey(1), stored, keys);
  expect(await unwrapOnDevice(await deviceKey(1), stored, wrapped)).toEqual(keys);
  expect(await unwrapOnDevice(await deviceKey(2), stored, wrapped)).toBeUndefined();
});

test("after a new key or a new passphrase the copy of a passkey opens nothing", async () => {
  const { stored, keys } = await twoKeys();
  const wrapped = await wrapForDevice(await deviceKey(1), stored, keys);
  const rotated = [...stored, { id: 3, public_key: "", wrapped: "" }];
  const renewed = stored.map((key) => ({ ...key, wrapped: "by another passphrase" }));
  for (const changed of [rotated, renewed])
    expect(await unwrapOnDevice(await deviceKey(1), changed, wrapped)).toBeUndefined();
});

test.each([{}, { prf: {} }, { prf: { enabled: true } }, { prf: { results: { first: "text" } } }])(
  "no key comes from a response without an answer: %j",
  async (answer) => expect(await deviceKeyOf(answer)).toBe("none"),
);
