import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import type { Selectable } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { staffApiPath } from "#inbox/inbox.ts";
import type { Counts, Cursor, StaffOperation, View } from "#inbox/inbox-operations.ts";
import type { Tables } from "#inbox/messages/tables.ts";
import { passphrase } from "#tests/support/messages.ts";
import { newStaff } from "#tests/support/staff.ts";
import { Desk } from "./desk.ts";
import { KeptNotes } from "./kept-notes.ts";
import { keysOf } from "./query-cache.ts";
import type { Page } from "./lists.ts";
import { Keys } from "./sealed.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
type Stored = Selectable<Tables["messages"]>;
const views: readonly View[] = ["open", "done", "suspect", "trash"];

/** The page of Anna over a real database with some messages, while Ben does what `act` says. */
async function newPage(waiting: number) {
  const staff = await newStaff();
  const { ask, database, clock, arrive } = staff;
  const [anna, ben] = [await staff.enroll("Anna", "manager"), await staff.enroll("Ben", "staff")];
  await arrive();
  const first = await database.selectFrom("messages").selectAll().executeTakeFirstOrThrow();
  for (let index = 1; index < waiting; index++)
    await database
      .insertInto("messages")
      .values({
        ...{ ...first, number: index, key_hash: `copy ${index}` },
        created_at: first.created_at + Math.floor(index / 3),
      })
      .execute();
  clock.at += minute;
  /** Answers of an operation that are delayed until they are released. */
  const delayed = new Map<string, Promise<unknown>>();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const operation = path.slice(staffApiPath.length + 1) as StaffOperation;
    const { status, output } = await ask(operation, JSON.parse(body) as never, anna.token, true);
    await delayed.get(operation);
    return Response.json(output, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const session = (await ask("session", {}, anna.token)).output;
  const keys = await Keys.open(session.keys, passphrase);
  const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const desk = new Desk(
    session,
    () => clock.at,
    keys,
    await KeptNotes.open(keys, anna.id, nowhere),
    () => {},
  );
  const observers = new Map(
    views.map((view) => [
      view,
      new InfiniteQueryObserver(desk.client, {
        queryKey: keysOf.list(view),
        queryFn: ({ pageParam }) => desk.list(view, pageParam),
        initialPageParam: undefined as Cursor | undefined,
        getNextPageParam: ({ next }: Page) => next,
      }),
    ]),
  );
  const load = async (view: View) => {
    const observer = observers.get(view);
    const { error } =
      (await (observer?.getCurrentResult().data ? observer.fetchNextPage() : observer?.refetch())) ?? {};
    expect(error).toBeNull();
  };
  const shown = (view: View) => {
    const pages = observers.get(view)?.getCurrentQuery().state.data?.pages ?? [];
    return { numbers: pages.flatMap(({ messages }) => messages.map(({ number }) => number)), next: pages.at(-1)?.next };
  };
  /** The list in the database, up to the end of the loaded pages. */
  const stored = async (view: View) => {
    const { next } = shown(view);
    const { isIn, at, order } = {
      open: {
        isIn: (row: Stored) => !row.suspect && !row.done_at,
        at: (row: Stored) => row.created_at + day,
        order: 1,
      },
      done: { isIn: (row: Stored) => !row.suspect && row.done_at, at: (row: Stored) => row.done_at ?? 0, order: -1 },
      suspect: { isIn: (row: Stored) => row.suspect, at: (row: Stored) => row.created_at, order: -1 },
      trash: { isIn: () => true, at: (row: Stored) => row.going_at ?? 0, order: -1 },
    }[view];
    const compare = (one: Cursor, other: Cursor) => order * (one.at - other.at || one.number - other.number);
    const rows = await database.selectFrom("messages").selectAll().execute();
    const sorted = rows
      .filter((row) => (row.going_at !== null) === (view === "trash") && isIn(row))
      .map((row) => ({ at: at(row), number: row.number }))
      .sort(compare);
    return sorted.filter((one) => !next || compare(one, next) <= 0).map(({ number }) => number);
  };
  const versionOf = async (number: number) => {
    const row = await database.selectFrom("messages").select("version").where("number", "=", number).executeTakeFirst();
    return row?.version ?? 0;
  };
  const act = async (operation: StaffOperation & `messages/${string}`, number: number, more = {}) => {
    const seen = { number, version: await versionOf(number) };
    const { status } = await ask(operation, { ...seen, ...more } as never, ben.token, true);
    expect(status).toBe(200);
  };
  const setAside = (...numbers: number[]) =>
    database.updateTable("messages").set({ suspect: 1 }).where("number", "in", numbers).execute();
  return { ...staff, desk, delayed, load, shown, stored, act, setAside, versionOf };
}

test("a change that is reported while the next page is loading is in the list a minute later", async () => {
  const { desk, delayed, load, shown, stored, act } = await newPage(150);
  await load("open");
  const answered = shown("open").numbers[10] ?? 0;
  let letGo = () => {};
  delayed.set("messages/list", new Promise<void>((resolve) => (letGo = resolve)));
  const loading = load("open");
  await act("messages/answer", answered, { how: "called" });
  await desk.refresh();
  letGo();
  await loading;
  await desk.refresh();
  expect(shown("open").numbers).toHaveLength(149);
  expect(shown("open").numbers).toEqual(await stored("open"));
});

test("whatever happens between two pages, every message is in its list once, in its place", async () => {
  const { desk, database, clock, arrive, load, shown, stored, act, setAside } = await newPage(330);
  const answer = { how: "called" };
  await setAside(2, 30);
  await load("open");
  const [last = 0, beforeLast = 0] = shown("open").numbers.toReversed();
  const expectWhole = async (view: View) => {
    await desk.refresh();
    expect(shown(view).numbers).toEqual(await stored(view));
  };
  // What ended the page leaves the list, and one of the two comes back.
  for (const number of [last, beforeLast]) await act("messages/answer", number, answer);
  await expectWhole("open");
  await act("messages/reopen", beforeLast);
  await expectWhole("open");
  // One goes to another list, one is gone, one comes to the page that is loaded, and a new one to the end.
  await act("messages/set-aside", 10);
  await act("messages/delete", 11);
  await act("messages/not-a-robot", 30);
  await arrive("A new one");
  await load("open");
  await expectWhole("open");
  await load("open");
  await load("open");
  await expectWhole("open");
  expect(shown("open").next).toBeNull();

  // The newest first: a message answered again while pages are loaded moves from the second page to the first.
  for (const number of shown("open").numbers.slice(0, 120)) {
    clock.at += 1;
    await act("messages/answer", number, answer);
  }
  await load("done");
  expect(shown("done").numbers).toHaveLength(100);
  const { number: second } = await database
    .selectFrom("messages")
    .select("number")
    .where("done_at", "is not", null)
    .orderBy("done_at")
    .orderBy("number")
    .executeTakeFirstOrThrow();
  await act("messages/reopen", second);
  await act("messages/answer", second, answer);
  await load("done");
  await expectWhole("done");
  expect(shown("done").numbers).toHaveLength(121);
});

test("how many messages each list has comes with the first one, and follows every change", async () => {
  const { desk, load, act, setAside, versionOf } = await newPage(3);
  const counted = () => desk.client.getQueryData<Counts>(keysOf.counts)?.suspect;
  await setAside(1);
  await load("open");
  expect(desk.client.getQueryData(keysOf.counts)).toMatchObject({ open: 2, done: 0, suspect: 1, trash: 0, unread: 2 });
  await act("messages/set-aside", 2);
  await desk.refresh();
  expect(counted()).toBe(2);
  await act("messages/delete", 1);
  await act("messages/not-a-robot", 2);
  await desk.refresh();
  expect(counted()).toBe(0);
  desk.client.setQueryData(keysOf.news, { latest: undefined, at: 0 });
  await desk.act(2, await versionOf(2), { kind: "set-aside" });
  expect(desk.client.getQueryState(keysOf.news)?.isInvalidated, "asked again after an own change").toBe(true);
  await desk.refresh();
  expect(counted()).toBe(1);
});

test("a note that is written in an open message is one reading", async () => {
  const { desk, database } = await newPage(1);
  const { number } = await database.selectFrom("messages").select("number").executeTakeFirstOrThrow();
  const open = new QueryObserver(desk.client, {
    queryKey: keysOf.message(number),
    queryFn: () => desk.read(number),
  });
  onTestFinished(open.subscribe(() => {}));
  await vi.waitFor(() => expect(desk.opened(number)).toBeDefined());
  await desk.act(number, 1, { kind: "note", text: "Call before noon." });
  expect(desk.opened(number)?.notes).toMatchObject([{ text: "Call before noon." }]);
  await vi.waitFor(() => expect(desk.client.isFetching()).toBe(0));
  const readings = await database.selectFrom("audit").where("action", "=", "read").selectAll().execute();
  expect(readings).toHaveLength(2);
});
