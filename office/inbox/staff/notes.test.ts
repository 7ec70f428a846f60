import { expect, test } from "vitest";
import { newStaff } from "#tests/support/staff.ts";

const note = { keyId: 1, sealed: "AAAA" };

test("the answer to a note has the message, so writing one counts as reading it", async () => {
  const { arrive, enroll, ask, database } = await newStaff();
  const { token } = await enroll("Ben", "staff");
  const { number } = await arrive();
  const { output } = await ask("messages/note", { number, version: 1, note }, token);
  expect(output).toMatchObject({ state: "read", notes: 1, text: { keyId: 1 } });
  const reminders = await database.query("SELECT state FROM outbox WHERE kind = 'reminder'");
  expect(reminders).toEqual([{ state: "unneeded" }]);
});

test("a message has a hundred notes and no more", async () => {
  const { arrive, enroll, ask, database } = await newStaff();
  const { token, id } = await enroll("Ben", "staff");
  const { number } = await arrive();
  const insert = "INSERT INTO notes (number, at, author, person, key_id, sealed) VALUES ($1, 0, 'Ben', $2, 1, $3)";
  for (let index = 0; index < 99; index++) await database.query(insert, [number, id, Uint8Array.of(0)]);
  expect((await ask("messages/note", { number, version: 1, note }, token)).output.notes).toBe(100);
  expect(await ask("messages/note", { number, version: 2, note }, token)).toMatchObject({
    status: 400,
    refusal: { text: expect.stringContaining("100 notes") },
  });
});

test("its author corrects a note, nobody else, and what it said before stays", async () => {
  const { arrive, enroll, ask } = await newStaff();
  const [anna, ben] = [await enroll("Anna", "manager"), await enroll("Ben", "staff")];
  const { number } = await arrive();
  const noted = (await ask("messages/note", { number, version: 1, note }, ben.token)).output;
  const corrects = noted.noteList[0]?.id ?? 0;
  const better = { number, version: noted.version, note: { keyId: 1, sealed: "BBBB" }, corrects };
  expect((await ask("messages/note", better, anna.token)).status).toBe(403);
  const { noteList, notes, version } = (await ask("messages/note", better, ben.token)).output;
  expect(noteList).toMatchObject([
    { id: corrects, sealed: "AAAA", corrects: null, by: { name: "Ben" } },
    { sealed: "BBBB", corrects, by: { name: "Ben" } },
  ]);
  expect(notes).toBe(2);
  const other = await arrive("another message");
  for (const wrong of [
    { corrects: noteList[1]?.id ?? 0, version },
    { number: other.number, version: 1 },
  ])
    expect((await ask("messages/note", { ...better, ...wrong }, ben.token)).status).toBe(403);
});
