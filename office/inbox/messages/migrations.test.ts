import { expect, onTestFinished, test } from "vitest";
import { stores } from "#tests/support/staff.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrations.ts";

/** A database with the tables of a version and two messages. */
async function tablesOf(version: number) {
  const folder = await temporaryFolder({});
  const database = await openDatabase({ folder: folder.path, databaseUrl: await stores.newDatabaseUrl() });
  onTestFinished(async () => {
    await database.close();
    await folder[Symbol.asyncDispose]();
  });
  const { query } = database;
  await migrate(database, 0, version);
  await query("INSERT INTO keys (id, public_key, wrapped, created_at) VALUES (1, '', '', 0)");
  for (const [number, hash] of [
    [100_001, "hash"],
    [100_002, "day:hash"],
  ] as const)
    await query(
      `INSERT INTO messages (number, key_hash, content_mark, words_hash, key_id, sealed, suspect, created_at)
      VALUES ($1, $2, 'mark', '', 1, $3, 0, 0)`,
      [number, hash, Uint8Array.of(1)],
    );
  return { database, query };
}

test("tables from before the last reminder keep every notice, accept the new kind and no other, and delete notices with their message", async () => {
  const { database, query } = await tablesOf(2);
  const add = (number: number, kind: string, state = "waiting") =>
    query("INSERT INTO outbox (number, kind, state, attempts, due_at, error) VALUES ($1, $2, $3, 3, 7, '451')", [
      number,
      kind,
      state,
    ]);
  await add(100_001, "first", "sent");
  await add(100_001, "reminder", "dead");
  await add(100_002, "first");
  await add(100_002, "reminder", "unneeded");
  await expect(add(100_001, "last")).rejects.toThrow();
  const notices = () => query("SELECT number, kind, state, attempts, due_at, error FROM outbox ORDER BY number, kind");
  const before = await notices();
  expect(before).toHaveLength(4);

  await migrate(database, 0);
  await migrate(database, 0);
  expect(await notices()).toEqual(before);
  await add(100_001, "last");
  for (const [number, kind, state] of [
    [100_001, "fourth", "waiting"],
    [100_001, "last", "waiting"],
    [100_002, "last", "lost"],
    [999_999, "last", "waiting"],
  ] as const)
    await expect(add(number, kind, state)).rejects.toThrow();
  await query("DELETE FROM messages WHERE number = 100001");
  expect(await notices()).toEqual(before.slice(2));
  const indexes =
    database.engine === "sqlite"
      ? "SELECT name FROM sqlite_master WHERE type = 'index'"
      : "SELECT indexname AS name FROM pg_indexes";
  expect(await query(indexes)).toContainEqual({ name: "outbox_due" });
});

test("messages from when the same content was one message for a day stay, without a mark of it; keys stay", async () => {
  const { database, query } = await tablesOf(4);
  await migrate(database, 0);
  expect(await query("SELECT number, key_hash, content_mark FROM messages ORDER BY number")).toEqual([
    { number: 100_001, key_hash: "hash", content_mark: "mark" },
    { number: 100_002, key_hash: "gone:100002", content_mark: "" },
  ]);
});
