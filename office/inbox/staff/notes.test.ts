import { expect, test } from "vitest";
import { newStaff } from "#tests/support/staff.ts";

const note = { keyId: 1, sealed: "AAAA" };

test("the answer to a note has the message, so writing one counts as reading it", async () => {
  const { arrive, enroll, ask, database } = await newStaff();
  const { token } = await enroll("Ben", "reader");
  const { number } = await arrive();
  const { output } = await ask("messages/note", { number, version: 1, note }, token);
  expect(output).toMatchObject({ state: "read", notes: 1, text: { keyId: 1 } });
  const reminders = await database.query("SELECT state FROM outbox WHERE kind = 'reminder'");
  expect(reminders).toEqual([{ state: "unneeded" }]);
});

test("a message has a hundred notes and no more", async () => {
  const { arrive, enroll, ask, database } = await newStaff();
  const { token } = await enroll("Ben", "reader");
  const { number } = await arrive();
  const insert = "INSERT INTO notes (number, at, author, key_id, sealed) VALUES ($1, 0, 'Ben', 1, $2)";
  for (let index = 0; index < 99; index++) await database.query(insert, [number, Uint8Array.of(0)]);
  expect((await ask("messages/note", { number, version: 1, note }, token)).output.notes).toBe(100);
  expect(await ask("messages/note", { number, version: 2, note }, token)).toMatchObject({
    status: 400,
    refusal: { text: expect.stringContaining("100 notes") },
  });
});
