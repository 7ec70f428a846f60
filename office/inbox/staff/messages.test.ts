import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FullMessage, InboxMessage, SealedText } from "#inbox/inbox.ts";
import type { StaffOperation, View } from "#inbox/inbox-operations.ts";
import { fromBase64, open, seal, toBase64 } from "#inbox/sealing.ts";
import { scryptInBrowser } from "#inbox/inbox-scrypt.ts";
import { unlock } from "#inbox/wrapped-key.ts";
import { passphrase } from "#tests/support/messages.ts";
import { monday, newStaff, type OnCleanup } from "#tests/support/staff.ts";
import { mailOf, mailServer } from "#tests/support/notices.ts";
import { list, markDone, sweep, tidy } from "#inbox/messages/desk.ts";
import { dueNotices } from "#inbox/messages/due-notices.ts";
import { isPossible } from "#inbox/page/lists.ts";
import { countPromises } from "#inbox/messages/promise.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Anna, a manager, and Ben, of the staff, at their desks; `row` gives a message as the list shows it. */
async function desk(whenOver?: OnCleanup) {
  const staff = await newStaff(whenOver);
  const [anna, ben] = [await staff.enroll("Anna", "manager"), await staff.enroll("Ben", "staff")];
  const rows = async (view: View = "open") => (await staff.ask("messages/list", { view }, anna.token)).output.messages;
  const row = async (number: number) => {
    const all = [...(await rows()), ...(await rows("done")), ...(await rows("suspect")), ...(await rows("trash"))];
    return all.find((one) => one.number === number) as InboxMessage;
  };
  const seen = async (number: number) => ({ number, version: (await row(number)).version });
  return { ...staff, anna, ben, rows, row, seen };
}

/** For requests that are refused, which change nothing. */
let shared: Awaited<ReturnType<typeof desk>>;
const ends: Parameters<OnCleanup>[0][] = [];
beforeAll(async () => {
  shared = await desk((end) => ends.push(end));
});
afterAll(() => Promise.all(ends.map((end) => end())));

describe("what is sealed", () => {
  test("the page opens the list, the text and the notes with the passphrase; the server hands out none of it open", async () => {
    const { arrive, ask, ben, row } = await desk();
    const { number } = await arrive("My neck hurts");
    const { keys } = (await ask("session", {}, ben.token)).output;
    const pairs = await unlock(scryptInBrowser, keys, passphrase);
    const opened = ({ keyId, sealed }: SealedText, part: "message" | "note") =>
      open(fromBase64(sealed), { number, keyId, part }, pairs.get(keyId));
    const listed = await row(number);
    expect(await opened(listed.text, "message")).toContain("My neck hurts");
    expect(listed.state).toBe("new");
    const full = (await ask("messages/read", { number }, ben.token)).output;
    expect(await opened(full.text, "message")).toContain("My neck hurts");

    const note = {
      keyId: 1,
      sealed: toBase64(await seal("Call at 3", { number, keyId: 1, part: "note" }, keys[0]?.public_key ?? "")),
    };
    const noted = (await ask("messages/note", { number, version: full.version, note }, ben.token))
      .output as FullMessage;
    expect(await opened(noted.noteList[0] as SealedText, "note")).toBe("Call at 3");
    expect(noted).toMatchObject({ notes: 1, noteList: [{ by: { name: "Ben" }, at: monday }] });
    expect(JSON.stringify([listed, full, noted])).not.toMatch(/neck|attorney|Call at/);
  });
});

describe("the list", () => {
  test("is sorted by time left, each message with its state", async () => {
    const { arrive, clock, rows, ask, anna, ben, seen } = await desk();
    const numbers: number[] = [];
    for (const text of ["first", "second", "third", "fourth"]) {
      numbers.push((await arrive(text)).number);
      clock.at += minute;
    }
    const robot = await arrive("robot", { suspect: true });
    const [one = 0, two = 0, three = 0, four = 0] = numbers;
    await ask("messages/read", { number: two }, ben.token);
    await ask("messages/take", await seen(three), ben.token);
    await ask("messages/answer", { ...(await seen(four)), how: "mailed" }, anna.token);
    expect((await rows()).map(({ number, state }) => [number, state])).toEqual([
      [one, "new"],
      [two, "read"],
      [three, "taken"],
    ]);
    expect((await rows())[0]).toMatchObject({ arrivedAt: monday, answerBy: monday + 24 * hour, taken: null });
    expect((await rows())[2]?.taken).toEqual({ by: { id: ben.id, name: "Ben" }, at: clock.at });
    expect(await rows("done")).toMatchObject([
      { number: four, state: "answered", answered: { by: "Anna", how: "mailed" } },
    ]);
    expect(await rows("suspect")).toMatchObject([{ number: robot.number, state: "suspect" }]);
  });

  test("has pages of a hundred, read through an index, with no message twice or missing, and no empty last page", async () => {
    const { database, ask, anna, arrive } = await desk();
    const { number } = await arrive();
    for (let index = 0; index < 199; index++)
      await database.query(
        `INSERT INTO messages (number, key_hash, content_mark, words_hash, key_id, sealed, suspect, created_at)
        SELECT $1, $2, content_mark, words_hash, key_id, sealed, 0, $3 FROM messages WHERE number = $4`,
        [index + 1, `copy ${index}`, monday + Math.floor(index / 7), number],
      );
    const numbers: number[] = [];
    let after: { at: number; number: number } | undefined;
    const sizes: number[] = [];
    do {
      const { messages, next } = (await ask("messages/list", { view: "open", after }, anna.token)).output;
      sizes.push(messages.length);
      numbers.push(...messages.map((one) => one.number));
      after = next ?? undefined;
    } while (after);
    expect(sizes).toEqual([100, 100]);
    expect(new Set(numbers).size).toBe(200);
  });

  test("gives the quiet refresh what was changed and removed since, and nothing else", async () => {
    const { arrive, ask, anna, ben, seen, clock, database } = await desk();
    const [one, two, three] = [await arrive("1"), await arrive("2"), await arrive("3")];
    const changes = async (since: number) => (await ask("messages/changes", { since }, ben.token)).output;
    const { change } = (await ask("messages/list", { view: "open" }, ben.token)).output;
    expect(await changes(change)).toMatchObject({ messages: [], gone: [], reload: false, change });

    await ask("messages/take", await seen(one.number), anna.token);
    await ask("messages/delete", await seen(two.number), anna.token);
    const after = await changes(change);
    expect(after.messages).toMatchObject([
      { number: one.number, state: "taken" },
      { number: two.number, state: "trash" },
    ]);
    expect(await changes(after.change)).toMatchObject({ messages: [], gone: [] });

    await ask("messages/restore", await seen(two.number), anna.token);
    expect((await changes(after.change)).messages).toMatchObject([{ number: two.number, state: "new" }]);
    await ask("messages/delete", await seen(two.number), anna.token);
    await markDone(database, three.number, "root", clock.at);
    const deleted = (await changes(0)).change;
    clock.at += 31 * 24 * hour;
    await tidy(database, clock.at, 30);
    const anew = await ask("messages/changes", { since: deleted }, (await newToken(ask, ben)) ?? "");
    expect(anew.output.gone.toSorted()).toEqual([two.number, three.number].toSorted());
  });

  test("tells a page to reload if it missed too much, or is ahead of the server", async () => {
    const { ask, ben, database } = await desk();
    expect((await ask("messages/changes", { since: 7 }, ben.token)).output.reload).toBe(true);
    await database.query("UPDATE change_counter SET value = 1000");
    expect((await ask("messages/changes", { since: 699 }, ben.token)).output.reload).toBe(true);
    expect((await ask("messages/changes", { since: 700 }, ben.token)).output.reload).toBe(false);
  });
});

type Ask = Awaited<ReturnType<typeof newStaff>>["ask"];
/** A session a month later. */
async function newToken(ask: Ask, { passkey }: Awaited<ReturnType<typeof desk>>["ben"]) {
  const { output } = await ask("sign-in/options", {});
  return (await ask("sign-in/verify", { response: passkey.get(output.options) })).token;
}

describe("two people on one message", () => {
  test("the second sees the current message, and who changed it when; nothing is overwritten", async () => {
    const { arrive, ask, anna, ben, seen, row } = await desk();
    const { number } = await arrive();
    const both = await seen(number);
    expect((await ask("messages/take", both, anna.token)).output).toMatchObject({
      state: "taken",
      version: both.version + 1,
    });
    const second = await ask("messages/answer", { ...both, how: "called" }, ben.token);
    expect(second.status).toBe(409);
    expect(second.refusal).toMatchObject({
      error: "changed",
      text: "This message was changed by Anna at 10:00 AM on Monday, November 23. Look at it again.",
      current: { number, state: "taken", taken: { by: { name: "Anna" } }, changedBy: "Anna", changedAt: monday },
    });
    expect((await row(number)).state).toBe("taken");
  });

  test("the answer of who does it anyway replaces the other; the visitor waited until the first", async () => {
    const { arrive, ask, anna, ben, seen, clock } = await desk();
    const both = await seen((await arrive()).number);
    await ask("messages/answer", { ...both, how: "called" }, anna.token);
    clock.at += minute;
    const { refusal } = await ask("messages/answer", { ...both, how: "visit-booked" }, ben.token);
    const again = { number: both.number, version: refusal?.current?.version ?? 0, how: "visit-booked" } as const;
    const { output } = await ask("messages/answer", again, ben.token);
    expect(output.answered).toEqual({ by: "Ben", at: monday, how: "visit-booked" });
  });

  const later = { why: "waiting", day: "2026-11-24" };
  test.each<{ state: string; by?: readonly [StaffOperation, object?] }>([
    { state: "new" },
    { state: "taken", by: ["messages/take"] },
    { state: "to follow up", by: ["messages/follow-up", later] },
    { state: "answered", by: ["messages/answer", { how: "called" }] },
    { state: "spam", by: ["messages/set-aside"] },
    { state: "deleted", by: ["messages/delete"] },
  ])("the page offers again what the server does with a message that is $state", async ({ by }) => {
    const [before, given] = by ?? [];
    const { arrive, ask, anna, seen, row } = await desk();
    const kinds: Partial<Record<Parameters<typeof isPossible>[0], object>> = {
      ...{
        take: {},
        untake: {},
        assign: { person: anna.id },
        answer: { how: "mailed" },
        reopen: {},
        "follow-up": later,
      },
      ...{ "no-follow-up": {}, "set-aside": {}, "not-a-robot": {}, delete: {}, restore: {}, erase: {} },
    };
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      const { number } = await arrive(kind);
      if (before) await ask(before, { ...(await seen(number)), ...given } as never, anna.token);
      const now = await row(number);
      const input = { number, version: now.version, ...kinds[kind] };
      const { status } = await ask(`messages/${kind}`, input as never, anna.token);
      expect(status === 200, kind).toBe(isPossible(kind, now));
    }
  });

  test("of concurrent changes one is made", async () => {
    const { arrive, ask, anna, ben, seen, auditLines } = await desk();
    const { number } = await arrive();
    const both = await seen(number);
    const answers = await Promise.all([
      ask("messages/take", both, anna.token),
      ask("messages/take", both, ben.token),
      ask("messages/answer", { ...both, how: "called" }, ben.token),
      ask("messages/set-aside", both, anna.token),
      ask("messages/delete", both, ben.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const changes = (await auditLines()).filter(({ number: about, actor }) => about === number && actor !== "site");
    expect(changes).toHaveLength(1);
  });

  test("reading a message causes no conflict for another person", async () => {
    const { arrive, ask, anna, ben, seen } = await desk();
    const { number } = await arrive();
    const both = await seen(number);
    await ask("messages/read", { number }, anna.token);
    expect((await ask("messages/take", both, ben.token)).status).toBe(200);
  });

  test.each<{ operation: StaffOperation; because: string }>([
    { operation: "messages/untake", because: "no one is on it" },
    { operation: "messages/reopen", because: "it is open" },
    { operation: "messages/no-follow-up", because: "it has none" },
    { operation: "messages/not-a-robot", because: "it is not set aside" },
  ])("$operation is refused: $because", async ({ operation }) => {
    const { arrive, ask, ben, seen } = await desk();
    const { number } = await arrive();
    expect((await ask(operation, (await seen(number)) as never, ben.token)).status).toBe(409);
  });

  test("a message that is gone, or never was, is unknown to every operation", async () => {
    const { ask, anna } = await desk();
    const note = { keyId: 1, sealed: "AAAA" };
    for (const operation of [
      "read",
      "take",
      "untake",
      "reopen",
      "set-aside",
      "not-a-robot",
      "delete",
      "restore",
      "erase",
    ] as const) {
      const input = operation === "read" ? { number: 123_456 } : { number: 123_456, version: 1 };
      expect((await ask(`messages/${operation}`, input as never, anna.token)).status).toBe(404);
    }
    expect((await ask("messages/answer", { number: 1, version: 1, how: "called" }, anna.token)).status).toBe(404);
    expect((await ask("messages/note", { number: 1, version: 1, note }, anna.token)).status).toBe(404);
  });
});

test("the staff give a message to a colleague by name, and to nobody who left", async () => {
  const { arrive, ask, anna, ben, seen, enroll } = await desk();
  const cleo = await enroll("Cleo", "staff");
  await ask("people/revoke", { person: cleo.id }, anna.token);
  const { people } = (await ask("colleagues", {}, ben.token)).output;
  expect(people).toEqual([
    { id: anna.id, name: "Anna" },
    { id: ben.id, name: "Ben" },
  ]);
  const input = await seen((await arrive()).number);
  expect((await ask("messages/assign", { ...input, person: cleo.id }, ben.token)).status).toBe(404);
  const { output } = await ask("messages/assign", { ...input, person: anna.id }, ben.token);
  expect(output).toMatchObject({ state: "taken", taken: { by: { id: anna.id, name: "Anna" } }, changedBy: "Ben" });
});

describe("a follow-up", () => {
  test("keeps a message in the list, last until its day and first on it, without another reminder", async () => {
    const { arrive, ask, ben, seen, rows, clock, database } = await desk();
    const listed = async () => (await rows()).map(({ number }) => number);
    const [early, late] = [await arrive("1"), await arrive("2")].map(({ number }) => number).toSorted();
    const notices = () =>
      database.query("SELECT kind, state FROM outbox WHERE number = $1 ORDER BY kind", [early ?? 0]);
    clock.at += minute;
    const input = { ...(await seen(early ?? 0)), why: "waiting", day: "2026-11-24" } as const;
    const { output } = await ask("messages/follow-up", input, ben.token);
    const at = Date.parse("2026-11-24T05:00:00Z");
    expect(output).toMatchObject({ state: "read", followUp: { why: "waiting", at }, changedBy: "Ben" });
    expect(await listed()).toEqual([late, early]);
    expect(await notices()).toEqual(["first", "last", "reminder"].map((kind) => ({ kind, state: "unneeded" })));
    expect(await countPromises(database.query, clock.at + 25 * hour), "it is no late answer").toEqual({
      due: 2,
      kept: 1,
    });
    clock.at = at;
    const { token } = await ask("sign-in/verify", {
      response: ben.passkey.get((await ask("sign-in/options", {})).output.options),
    });
    const { messages } = (await ask("messages/list", { view: "open" }, token)).output;
    expect(messages.map(({ number }) => number)).toEqual([early, late]);
    const undone = { number: early ?? 0, version: output.version };
    expect((await ask("messages/no-follow-up", undone, token)).output.followUp).toBeNull();
    expect(await notices()).toContainEqual({ kind: "last", state: "waiting" });
  });

  test("is not disturbed by a reminder when its answer is taken back, and is over when the message is spam", async () => {
    const { arrive, ask, ben, seen, row, clock, database } = await desk();
    const { number } = await arrive();
    const kinds = async () => (await dueNotices(database, clock.at + 23 * hour, false)).map(({ kind }) => kind);
    await ask("messages/follow-up", { ...(await seen(number)), why: "waiting", day: "2026-11-24" }, ben.token);
    await ask("messages/answer", { ...(await seen(number)), how: "called" }, ben.token);
    await ask("messages/reopen", await seen(number), ben.token);
    expect(await kinds()).toEqual([]);
    await ask("messages/set-aside", await seen(number), ben.token);
    await ask("messages/not-a-robot", await seen(number), ben.token);
    expect((await row(number)).followUp).toBeNull();
    expect(await kinds()).toEqual(["first", "reminder", "last"]);
  });

  test.each(["2026-11-23", "2027-02-22", "2026-11-31", "tomorrow"])("is not for %s", async (day) => {
    const { arrive, ask, ben, seen } = await desk();
    const input = { ...(await seen((await arrive()).number)), why: "voicemail", day } as const;
    expect((await ask("messages/follow-up", input, ben.token)).status).toBe(400);
  });
});

describe("a deleted message", () => {
  test("is in the trash for 30 days, from where it comes back as it was, and then gone for good", async () => {
    const { arrive, ask, ben, seen, rows, clock, database } = await desk();
    const { number } = await arrive();
    await ask("messages/take", await seen(number), ben.token);
    const { output } = await ask("messages/delete", await seen(number), ben.token);
    const days = 30 * 24 * hour;
    expect(output).toMatchObject({ state: "trash", eraseAt: clock.at + days, changedBy: "Ben" });
    expect([await rows(), await rows("trash")]).toMatchObject([[], [{ number }]]);
    expect((await ask("messages/answer", { ...(await seen(number)), how: "called" }, ben.token)).status).toBe(409);
    await sweep(database, clock.at + days - 1);
    expect((await ask("messages/restore", await seen(number), ben.token)).output).toMatchObject({ state: "taken" });
    expect([await rows(), await rows("trash")]).toMatchObject([[{ number }], []]);

    await ask("messages/delete", await seen(number), ben.token);
    await sweep(database, clock.at + days);
    expect(await database.query("SELECT number FROM messages")).toEqual([]);
  });

  test("sends no notice and waits in no list of the terminal until it is restored", async () => {
    const { arrive, ask, ben, seen, clock, database } = await desk();
    const { number } = await arrive();
    const due = async () => (await dueNotices(database, clock.at + 23 * hour, false)).map(({ kind }) => kind);
    expect(await due()).toEqual(["first", "reminder", "last"]);
    await ask("messages/delete", await seen(number), ben.token);
    expect([await due(), await list(database), await markDone(database, number, "root", clock.at)]).toEqual([
      [],
      [],
      false,
    ]);
    await ask("messages/restore", await seen(number), ben.token);
    expect([await due(), await list(database)]).toMatchObject([["first", "reminder", "last"], [{ number }]]);
  });

  test("stays no longer than it would have elsewhere: from its answer, or as spam", async () => {
    const { arrive, ask, ben, seen, clock } = await desk();
    const [answered, spam] = [await arrive("one"), await arrive("two", { suspect: true })];
    await ask("messages/answer", { ...(await seen(answered.number)), how: "called" }, ben.token);
    const answeredAt = clock.at;
    clock.at += minute;
    const eraseAt = async ({ number }: { number: number }) =>
      (await ask("messages/delete", await seen(number), ben.token)).output.eraseAt;
    expect(await eraseAt(answered)).toBe(answeredAt + 30 * 24 * hour);
    expect(await eraseAt(spam)).toBe(clock.at + 7 * 24 * hour);
  });

  test("is erased at once only from the trash, and only by a manager", async () => {
    const { arrive, ask, anna, ben, seen, rows } = await desk();
    const { number } = await arrive();
    expect((await ask("messages/erase", await seen(number), anna.token)).status).toBe(409);
    await ask("messages/delete", await seen(number), ben.token);
    expect((await ask("messages/erase", await seen(number), ben.token)).status).toBe(403);
    expect((await ask("messages/erase", await seen(number), anna.token)).status).toBe(200);
    expect(await rows("trash")).toEqual([]);
  });

  test("is deleted with its notes", async () => {
    const { arrive, ask, ben, seen, clock, database } = await desk();
    const { number } = await arrive();
    await ask("messages/note", { ...(await seen(number)), note: { keyId: 1, sealed: "AAAA" } }, ben.token);
    await ask("messages/delete", await seen(number), ben.token);
    await sweep(database, clock.at + 30 * 24 * hour);
    expect(await database.query("SELECT id FROM notes")).toEqual([]);
  });
});

test("this month's figure counts what was due, and outlives answered messages, but not the month", async () => {
  const { arrive, ask, ben, seen, clock, database } = await desk();
  await ask("messages/answer", { ...(await seen((await arrive("0")).number)), how: "called" }, ben.token);
  const { due, kept } = (await ask("messages/list", { view: "done" }, ben.token)).output.counts;
  expect({ due, kept }).toEqual({ due: 1, kept: 1 });

  const figure = async () => Object.values(await countPromises(database.query, clock.at));
  clock.at = Date.parse("2026-12-01T05:00:00Z");
  expect(await figure()).toEqual([0, 0]);
  const done = (number: number) => markDone(database, number, "root", clock.at);
  const [called, closed, late] = [await arrive("1"), await arrive("2"), await arrive("3")];
  await arrive("robot", { suspect: true });
  await done(called.number);
  await done(closed.number);
  await database.query("UPDATE messages SET how = 'not-needed' WHERE number = $1", [closed.number]);
  expect(await figure()).toEqual([1, 1]);
  clock.at += 24 * hour;
  expect(await figure()).toEqual([2, 1]);
  clock.at += 1;
  await done(late.number);
  expect(await figure()).toEqual([2, 1]);
  clock.at = Date.parse("2027-01-01T04:59:59Z");
  await tidy(database, clock.at, 30);
  expect(await database.query("SELECT number FROM messages")).toEqual([{ number: late.number }]);
  expect(await figure()).toEqual([2, 1]);
  clock.at += 1_000;
  expect(await figure()).toEqual([0, 0]);
});

test("a message that is set aside late is still kept for a week", async () => {
  const { arrive, ask, ben, clock, database } = await desk();
  const { number } = await arrive();
  clock.at += 8 * 24 * hour;
  const token = await newToken(ask, ben);
  const { output } = await ask("messages/list", { view: "open" }, token);
  await ask("messages/set-aside", { number, version: output.messages[0]?.version ?? 0 }, token);
  await tidy(database, clock.at + 6 * 24 * hour, 30);
  expect(await database.query("SELECT suspect FROM messages")).toEqual([{ suspect: 1 }]);
  await tidy(database, clock.at + 7 * 24 * hour + 1, 30);
  expect(await database.query("SELECT suspect FROM messages")).toEqual([]);
});

test("a message that a person set aside stays there when it is sent again; one that only looked like a robot's comes back", async () => {
  const { arrive, ask, ben, seen, row, rows } = await desk();
  const { number } = await arrive("same");
  await ask("messages/set-aside", await seen(number), ben.token);
  await arrive("same");
  expect(await rows("suspect")).toMatchObject([{ number, state: "suspect" }]);
  const robot = await arrive("other", { suspect: true });
  const both = await seen(robot.number);
  await arrive("other");
  expect(await row(robot.number)).toMatchObject({ state: "new", version: both.version + 1, changedAt: monday });
  const late = await ask("messages/not-a-robot", both, ben.token);
  expect([late.status, late.refusal.current?.state]).toEqual([409, "new"]);
});

describe("the audit trail", () => {
  test("has its line before a text is returned: without one, no message is opened", async () => {
    const { arrive, ask, ben, database } = await desk();
    const { number } = await arrive();
    expect((await ask("messages/read", { number }, ben.token)).status).toBe(200);
    await database.query(
      database.engine === "sqlite"
        ? "CREATE TRIGGER disk_full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'disk full'); END"
        : "ALTER TABLE audit ADD CONSTRAINT disk_full CHECK (false) NOT VALID",
    );
    await expect(ask("messages/read", { number }, ben.token)).rejects.toThrow();
  });

  test("is append-only", async () => {
    const { database, arrive } = await desk();
    await arrive();
    const before = await database.query("SELECT * FROM audit ORDER BY id");
    const replace =
      database.engine === "sqlite"
        ? "INSERT OR REPLACE INTO audit (id, at, actor, action) VALUES (1, 0, 'x', 'x')"
        : "TRUNCATE audit";
    for (const change of ["DELETE FROM audit", "UPDATE audit SET actor = 'x'", replace])
      await expect(database.query(change)).rejects.toThrow("only grows");
    expect(await database.query("SELECT * FROM audit ORDER BY id")).toEqual(before);
  });

  test("comes newest first, a hundred at a time", async () => {
    const { ask, anna, database } = await desk();
    const insert = "INSERT INTO audit (at, actor, action, number) VALUES ($1, 'x', 'y', NULL)";
    for (let index = 0; index < 194; index++) await database.query(insert, [index]);
    const first = (await ask("audit", {}, anna.token)).output;
    expect([first.lines.length, first.lines[0]?.at]).toEqual([100, 193]);
    const second = (await ask("audit", { before: first.next ?? 0 }, anna.token)).output;
    expect([second.lines.length, second.next]).toEqual([100, null]);
    expect(second.lines.at(-1)?.action).toBe("invited Anna as manager");
  });
});

describe("what the page may send", () => {
  const seen = { number: 1, version: 1 };
  const sealed = (text: string) => ({ ...seen, note: { keyId: 1, sealed: text } });
  const to = (address: string) => ({ addresses: [address], reminders: [] });
  test.each<[operation: StaffOperation, input: unknown, because: string]>([
    ["messages/list", { view: "all" }, "no such view"],
    ["messages/list", { view: "open", after: { at: -1, number: 1 } }, "a negative time"],
    ["messages/list", [], "a list"],
    ["messages/list", null, "nothing"],
    ["messages/changes", { since: "1 OR 1=1" }, "a text for a number"],
    ["messages/changes", { since: 2 ** 60 }, "a number that is not exact"],
    ["messages/read", { number: 1, more: 1 }, "a field too many"],
    ["messages/read", { number: 1.5 }, "half a number"],
    ["messages/answer", { ...seen, how: "constructor" }, "no such answer"],
    ["messages/note", sealed("<script>"), "no base64"],
    ["messages/note", sealed("A".repeat(60_001)), "too long"],
    ["messages/take", { number: 1 }, "no version"],
    ["people/invite", { name: "Anna\nBcc", role: "boss" }, "no such role"],
    ["people/invite", { name: "\u202eannA", role: "staff" }, "a name with a right-to-left override"],
    ["people/invite", { name: "<b>Anna</b>", role: "staff" }, "a name of HTML"],
    ["people/invite", { name: "Anna", role: "staff" }, "there is one of this name"],
    ["notices/set", to("a@example.com, b@example.com"), "two in one"],
    ["notices/set", to("a@example.com\r\nBcc: x@y.z"), "a line break"],
    ["notices/set", to("a\u001b[2J@example.com"), "a terminal obeys it"],
    ["notices/set", to("a@example.com\0"), "PostgreSQL keeps no NUL"],
    ["notices/set", to("a\u202e@example.com"), "it turns around"],
    ["notices/set", to("grp:x@evil.example"), "mail takes it for a group"],
    ["notices/set", { addresses: [], reminders: ["first"] }, "this one is always sent"],
    ["messages/note", sealed("A"), "half of base64"],
    ["messages/note", { ...seen, note: { keyId: 2 ** 31, sealed: "AAAA" } }, "a long id"],
    ["messages/read", { number: 2 ** 31 }, "longer than a number is stored"],
    ["messages/list", { view: "open", after: { at: 0, number: 2 ** 31 } }, "so is this"],
    ["passkeys/revoke", { passkey: "a\0" }, "PostgreSQL keeps no NUL"],
    ["sign-in/verify", { response: { id: "../x", response: {} } }, "no id of a passkey"],
    ["sign-in/verify", { response: null }, "nothing"],
  ])("%s refuses %j as malformed: %s", async (operation, input) => {
    const { ask, anna } = shared;
    expect(await ask(operation, input as never, anna.token)).toMatchObject({
      status: 400,
      refusal: { error: "malformed" },
    });
  });
});

describe("roles", () => {
  const forManagers: [StaffOperation, object][] = [
    ["messages/export", {}],
    ["audit", {}],
    ["people/invite", { name: "Eve", role: "manager" }],
    ["people/revoke", { person: 1 }],
    ["people/role", { person: 2, role: "manager" }],
    ["invitations/revoke", { invitation: 1 }],
    ["health", {}],
    ["notices", {}],
    ["notices/test", {}],
    ["notices/set", { addresses: ["eve@example.com"], reminders: [] }],
  ];
  test.each(forManagers)("the staff may not %s", async (operation, input) => {
    const { ask, ben } = shared;
    expect(await ask(operation, input as never, ben.token)).toMatchObject({
      status: 403,
      refusal: { error: "not-allowed" },
    });
  });

  test("the staff see and revoke what is theirs alone; a manager everything but the last manager", async () => {
    const { ask, anna, ben, arrive, seen, row } = await desk();
    const { people } = (await ask("people", {}, ben.token)).output;
    expect(people).toMatchObject([
      {
        name: "Ben",
        sessions: [{ own: true, device: "Chrome on Windows" }],
        passkeys: [{ id: ben.passkey.id, device: "Chrome on Windows" }],
      },
    ]);
    expect((await ask("passkeys/revoke", { passkey: anna.passkey.id }, ben.token)).status).toBe(404);
    const all = (await ask("people", {}, anna.token)).output.people;
    expect(all.map(({ name }) => name)).toEqual(["Anna", "Ben"]);
    const session = all[0]?.sessions[0]?.id ?? 0;
    expect((await ask("sessions/revoke", { session }, ben.token)).status).toBe(404);
    expect(await ask("people/revoke", { person: anna.id }, anna.token)).toMatchObject({
      status: 409,
      refusal: { error: "last-manager" },
    });

    const { number } = await arrive();
    await ask("messages/take", await seen(number), ben.token);
    expect((await ask("people/revoke", { person: ben.id }, anna.token)).status).toBe(200);
    expect(await row(number)).toMatchObject({ state: "new", taken: null });
    expect((await ask("people", {}, anna.token)).output.people.map(({ name }) => name)).toEqual(["Anna"]);
  });

  test("an invitation can be revoked", async () => {
    const { ask, anna, tokenOf } = await desk();
    const { output } = await ask("people/invite", { name: "Eve", role: "staff" }, anna.token);
    const { invitations } = (await ask("people", {}, anna.token)).output;
    expect(invitations).toMatchObject([{ name: "Eve", role: "staff" }]);
    await ask("invitations/revoke", { invitation: invitations[0]?.id ?? 0 }, anna.token);
    expect((await ask("invitation/options", { token: tokenOf(output.link) })).status).toBe(403);
  });

  test("managers see what is wrong with settings and mail, and try the mail", async () => {
    const { ask, anna, desk: given } = await desk();
    const { port, mails, answers } = await mailServer();
    const problems = async () => (await ask("health", {}, anna.token)).output.problems;
    const tried = async () => (await ask("notices/test", {}, anna.token)).output;
    expect(await problems()).toEqual([]);
    given.wrong.push("STAFF_ORIGIN is wrong.");
    Object.assign(given.mail, mailOf(port));
    expect(await problems()).toEqual(["STAFF_ORIGIN is wrong."]);
    expect(await tried()).toEqual({ accepted: true, said: ["office@example.com: accepted by the mail server"] });
    expect(mails).toHaveLength(1);
    answers.set("office@example.com", 550);
    expect(await tried()).toEqual({ accepted: false, said: [expect.stringContaining("Not this mailbox")] });
    Object.assign(given, { mail: undefined });
    expect((await problems()).at(-1)).toMatch(/^No email tells of a new message.* SMTP_URL/);
    expect((await ask("notices/test", {}, anna.token)).refusal.error).toBe("not-ready");
  });

  test("managers choose who gets notices, and which reminders are sent", async () => {
    const { ask, anna, auditLines } = await desk();
    const usual = ["office@example.com"];
    const notices = async () => (await ask("notices", {}, anna.token)).output;
    expect(await notices()).toEqual({ addresses: [], usual, reminders: ["reminder", "last"] });
    const addresses = [" b@example.com", "a@example.com"];
    const chosen = { addresses: ["a@example.com", "b@example.com"], reminders: ["last"] };
    expect((await ask("notices/set", { addresses, reminders: ["last"] }, anna.token)).output).toEqual(chosen);
    expect(await notices()).toEqual({ ...chosen, usual });
    await ask("notices/set", { addresses: [], reminders: ["last", "reminder"] }, anna.token);
    expect(await notices()).toEqual({ addresses: [], usual, reminders: ["reminder", "last"] });
    expect((await auditLines()).slice(-2).map(({ action }) => action)).toEqual([
      "sends notices to a@example.com, b@example.com, reminders: 22 h",
      "sends notices to the usual addresses, reminders: 18 h, 22 h",
    ]);
  });
});
