import { expect, test } from "vitest";
import { newKeyPair, open, seal, toBase64, fromBase64 } from "#inbox/sealing.ts";
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

test("what was typed is there after unlocking, for the same person, and cannot be read until then", async () => {
  const { items, unlockedBy } = await newBrowser();
  const before = await unlockedBy(anna);
  before.keepText(123_456, "Call");
  before.keepText(123_456, "Call before noon.");
  before.keepText(654_321, "Ask Ben.");
  before.keepText(654_321, "Ask Cleo.", 7);
  before.keepOpen(654_321);
  await before.settled();
  expect([...items].join()).not.toMatch(/Call|Ben|123456|654321/);

  const after = await unlockedBy(anna);
  expect([after.textOf(123_456), after.textOf(654_321)]).toEqual(["Call before noon.", "Ask Ben."]);
  expect(after.textOf(654_321, 7)).toBe("Ask Cleo.");
  expect(after.openNumber).toBe(654_321);
  const other = await unlockedBy(ben);
  expect([other.textOf(123_456), other.openNumber]).toEqual(["", undefined]);
});

test("nothing stays once everything is saved or emptied, and the message closed", async () => {
  const { items, unlockedBy } = await newBrowser();
  const notes = await unlockedBy(anna);
  notes.keepText(123_456, "Call before noon.");
  notes.keepOpen(123_456);
  notes.keepText(123_456, "");
  notes.keepOpen(undefined);
  await notes.settled();
  expect(items.size).toBe(0);
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
