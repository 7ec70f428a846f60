import { describe, expect, onTestFinished, test } from "vitest";
import { message } from "#tests/support/messages.ts";
import { newStore, stores } from "#tests/support/store.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { openDatabase } from "./database.ts";
import { markDone, tidy } from "./desk.ts";
import { statusOf } from "./status.ts";
import { MessageStore } from "./store.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Noon in New York, the day before clocks go back. */
const noon = Date.parse("2026-10-31T16:00:00Z");
type Made = Awaited<ReturnType<typeof newStore>>;

const numbersOf = async ({ database }: Made) =>
  (await database.selectFrom("messages").select("number").execute()).map(({ number }) => number).sort();

/** Another program on the same database, at the same time by its clock. */
async function otherProgram({ folder, databaseUrl, clock }: Made): Promise<MessageStore> {
  const other = await openDatabase({ folder, databaseUrl });
  onTestFinished(other.close);
  return MessageStore.open(other.database, () => clock.at);
}

describe("the same text without a key", () => {
  const same = { ...message, patientType: "attorney", message: "same" } as const;

  test.each([
    { at: "2026-11-02T17:00:00Z", because: "noon" },
    { at: "2026-11-03T04:55:00Z", because: "midnight comes between" },
    { at: "2026-11-01T05:55:00Z", because: "clocks go back" },
  ])("is a retry for ten minutes, then a new message with a notice of its own: $because", async ({ at }) => {
    const made = await newStore(Date.parse(at));
    const first = await made.arrive("same");
    made.clock.at += 9 * minute;
    expect(await made.arrive("same")).toEqual(first);
    made.clock.at += 2 * minute;
    const later = await made.arrive("same");
    expect(later.number).not.toBe(first.number);
    expect(await made.database.selectFrom("notices").where("kind", "=", "first").selectAll().execute()).toHaveLength(2);
    for (const { number, words } of [first, later])
      expect(await statusOf(made.store, number, words)).toMatchObject({ stage: "arrived" });
    expect(await made.arrive("same")).toEqual(later);
  });

  test.each<{ close: (made: Made) => Promise<unknown>; because: string }>([
    { close: ({ database }) => database.updateTable("messages").set({ done_at: 1 }).execute(), because: "it was done" },
    {
      close: ({ database }) => database.updateTable("messages").set({ going_at: 1 }).execute(),
      because: "it was deleted, and may still be restored",
    },
    { close: ({ database }) => database.deleteFrom("messages").execute(), because: "it is gone" },
    {
      close: ({ database }) => database.updateTable("messages").set({ suspect: 1, changed_by: "Ana" }).execute(),
      because: "a person set it aside",
    },
    { close: async ({ clock }) => (clock.at -= 2 * hour), because: "the clock was set back by hours" },
  ])("is a new message at once when $because", async ({ close }) => {
    const made = await newStore(noon);
    const first = await made.arrive("same");
    await close(made);
    const second = await made.arrive("same");
    expect(second.number).not.toBe(first.number);
    expect(await made.arrive("same")).toEqual(second);
  });

  test("takes it from the spam that it looked like, and the audit trail says so", async () => {
    const made = await newStore(noon);
    const robot = await made.arrive("same", { suspect: true });
    expect(await made.arrive("same")).toEqual(robot);
    const lines = await made.database.selectFrom("audit").select("action").orderBy("id").execute();
    expect(lines.map(({ action }) => action)).toEqual(["arrived", "sent again: not a robot"]);
    expect(await made.database.selectFrom("notices").selectAll().execute()).toHaveLength(3);
  });

  test("is a new message when the earlier one looked like a robot's longer ago", async () => {
    const made = await newStore(noon);
    const robot = await made.arrive("same", { suspect: true });
    made.clock.at += 11 * minute;
    expect((await made.arrive("same")).number).not.toBe(robot.number);
  });

  test("is one message when it comes several times at the same instant, also to two programs, also after another was done", async () => {
    const made = await newStore(noon);
    const other = await otherProgram(made);
    const together = async () => {
      const receipts = await Promise.all([
        ...[made.arrive("same"), made.arrive("same"), made.arrive("same")],
        other.accept(same, { suspect: false }),
      ]);
      expect(new Set(receipts.map((one) => JSON.stringify(one))).size).toBe(1);
      return (await made.arrive("same")).number;
    };
    const first = await together();
    await markDone(made.database, first, "Ana", noon);
    const second = await together();
    expect(await numbersOf(made)).toEqual([first, second].sort());
  });

  test("leaves no mark of its content after the ten minutes; one with a key keeps its own", async () => {
    const made = await newStore(noon);
    await made.arrive("same");
    const keyed = () => made.store.accept(same, { key: "0b0f0e9e-4a55-4a4e-9d0a-0c1d2e3f4a5b", suspect: false });
    const receipt = await keyed();
    await tidy(made, noon + 11 * minute, 30);
    const marks = await made.database.selectFrom("messages").select("content_mark").execute();
    expect(marks.filter((row) => row.content_mark === "")).toHaveLength(1);
    made.clock.at += 72 * hour;
    expect(await keyed()).toEqual(receipt);
  });
});

test("messages are deleted 30 days after they were done, suspects after 7, unread ones never, with a line in the audit trail", async () => {
  const made = await newStore(noon);
  const [unread, done] = [(await made.arrive("a")).number, (await made.arrive("b")).number];
  const suspect = (await made.arrive("c", { suspect: true })).number;
  await markDone(made.database, done, "Ana", noon);
  const left = async (days: number) => {
    await tidy(made, noon + days * 24 * hour, 30);
    return numbersOf(made);
  };
  expect(await left(7)).toEqual([unread, done, suspect].sort());
  expect(await left(7.1)).toEqual([unread, done].sort());
  expect(await left(30.1)).toEqual([unread]);
  expect(await left(10_000)).toEqual([unread]);
  const lines = await made.database.selectFrom("audit").select(["action", "number"]).execute();
  expect(lines.filter(({ action }) => action.startsWith("deleted")).map(({ number }) => number)).toEqual([
    suspect,
    done,
  ]);
});

test("a failing write fails alone: others at the same moment are kept", async () => {
  const made = await newStore(noon);
  const results = await Promise.allSettled([
    made.arrive("a"),
    made.database.transaction().execute(async (transaction) => {
      await transaction.insertInto("secrets").values({ name: "health", value: "1" }).execute();
      await transaction.insertInto("secrets").values({ name: "health", value: "2" }).execute();
    }),
    made.arrive("b"),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await numbersOf(made)).toHaveLength(2);
  expect(await made.database.selectFrom("secrets").selectAll().where("name", "=", "health").execute()).toEqual([]);
});

test("a transaction waits for another program's, while everything else goes on", async () => {
  const made = await newStore(noon);
  const other = await otherProgram(made);
  let goneOn = 0;
  const released = Promise.withResolvers();
  const holding = other.database.transaction().execute(async (transaction) => {
    await transaction.updateTable("change_counter").set({ value: 7 }).execute();
    await released.promise;
  });
  const arriving = made.arrive("a");
  while (goneOn < 5) await new Promise((next) => setTimeout(() => next(goneOn++), 5));
  expect(await Promise.race([arriving, "waits"])).toBe("waits");
  released.resolve(true);
  await holding;
  const { number } = await arriving;
  expect(await numbersOf(made)).toEqual([number]);
});

test("tables are made once by programs that start at the same time", async () => {
  await using folder = await temporaryFolder({});
  const place = { folder: folder.path, databaseUrl: await stores.newDatabaseUrl() };
  const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(place)));
  const made = await opened[0]?.database.selectFrom("change_counter").selectAll().execute();
  expect(made).toEqual([{ value: 0 }]);
  for (const { close } of opened) await close();
});

test("tables of a later version are left alone", async () => {
  const made = await newStore(noon);
  const later = made.database.$extendTables<{ kysely_migration: { name: string; timestamp: string } }>();
  await later.insertInto("kysely_migration").values({ name: "999", timestamp: "" }).execute();
  await expect(openDatabase(made)).rejects.toThrow("later version");
});
