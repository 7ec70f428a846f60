import { expect, test } from "vitest";
import { fromBase64, newKeyPair, open, seal, toBase64 } from "#inbox/sealing.ts";
import { KeptNotes } from "./kept-notes.ts";

const [anna, ben] = [1, 2];

async function newBrowser() {
  const [pair, items] = [await newKeyPair(), new Map<string, string>()];
  const place = (number: number) => ({ number, keyId: 1, part: "note" }) as const;
  const keys = {
    sealNote: async (number: number, text: string) => ({
      keyId: 1,
      sealed: toBase64(await seal(text, place(number), pair.publicKey)),
    }),
    read: ({ sealed }: { sealed: string }, { number }: { number: number }) =>
      open(fromBase64(sealed), place(number), pair),
  };
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  return { items, unlockedBy: (person: number) => KeptNotes.open(keys, person, storage) };
}

test("what was typed last is there after unlocking, corrections too, for the same person alone", async () => {
  const { unlockedBy } = await newBrowser();
  const before = await unlockedBy(anna);
  before.keepText(654_321, "Ask");
  before.keepText(654_321, "Ask Ben.");
  before.keepText(654_321, "Ask Cleo.", 7);
  before.keepOpen(654_321);
  await before.settled();

  const [after, other] = [await unlockedBy(anna), await unlockedBy(ben)];
  expect([after.textOf(654_321), after.textOf(654_321, 7), after.openNumber]).toEqual([
    "Ask Ben.",
    "Ask Cleo.",
    654_321,
  ]);
  expect([other.textOf(654_321), other.openNumber]).toEqual(["", undefined]);
});

test("what another key sealed is dropped, without an error", async () => {
  const [{ items, unlockedBy }, elsewhere] = [await newBrowser(), await newBrowser()];
  const foreign = await elsewhere.unlockedBy(anna);
  foreign.keepText(123_456, "Call before noon.");
  await foreign.settled();
  for (const [name, text] of elsewhere.items) items.set(name, text);
  expect((await unlockedBy(anna)).textOf(123_456)).toBe("");
  expect(items.size).toBe(0);
});
