import { describe, expect, test } from "vitest";
import { isPossible } from "#inbox/acts.ts";
import { reminderHours, type SealedText, trashKeeps } from "#inbox/inbox.ts";
import type { Cursor, StaffOperation } from "#inbox/inbox-operations.ts";
import { scryptInBrowser } from "#inbox/inbox-scrypt.ts";
import { unlock } from "#inbox/keyring.ts";
import { list, markDone, tidy } from "#inbox/messages/desk.ts";
import { countPromises } from "#inbox/messages/promise.ts";
import { fromBase64, open, seal, toBase64 } from "#inbox/sealing.ts";
import { passphrase } from "#tests/support/messages.ts";
import { mailOf, mailServer } from "#tests/support/notices.ts";
import { newDesk } from "#tests/support/staff.ts";
import { monday } from "#tests/support/store.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
type Desk = Awaited<ReturnType<typeof newDesk>>;

/** Stores copies of a message, a few of them at the same moment. */
async function copy({ database }: Desk, number: number, copies: number) {
  const first = await database
    .selectFrom("messages")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: copies }, (_, nth) => ({
    ...{ ...first, number: nth + 1, key_hash: `copy ${nth}` },
    created_at: monday + Math.floor(nth / 7),
  }));
  await database.insertInto("messages").values(others).execute();
}

const anyNote = { keyId: 1, sealed: "AAAA" };

test("the page opens the list, the text and the notes with the passphrase; the server hands out none of it open", async () => {
  const { arrive, asBen, row } = await newDesk();
  const { number } = await arrive("My neck hurts");
  const { keys } = (await asBen("session", {})).output;
  const pairs = await unlock(scryptInBrowser, keys, passphrase);
  const opened = ({ keyId, sealed }: SealedText, part: "message" | "note" = "message") =>
    open(fromBase64(sealed), { number, keyId, part }, pairs.get(keyId));
  const listed = await row(number);
  expect(await opened(listed.text)).toContain("My neck hurts");
  const full = (await asBen("messages/read", { number })).output;
  expect(await opened(full.text)).toContain("My neck hurts");
  const sealed = await seal("Call at 3", { number, keyId: 1, part: "note" }, keys.keys[0]?.publicKey ?? "");
  const note = { keyId: 1, sealed: toBase64(sealed) };
  const noted = (await asBen("messages/note", { number, version: full.version, note })).output;
  expect(await opened(noted.noteList[0] ?? anyNote, "note")).toBe("Call at 3");
  expect(noted).toMatchObject({ notes: 1, noteList: [{ by: { name: "Ben" }, at: monday }] });
  expect(JSON.stringify([listed, full, noted])).not.toMatch(/neck|attorney|Call at/);
});

describe("the list", () => {
  test("is sorted by time left, each message with its state, and counted", async () => {
    const { arrive, clock, rows, asAnna, asBen, ben, seen } = await newDesk();
    const numbers: number[] = [];
    for (const text of ["first", "second", "third", "fourth"]) {
      numbers.push((await arrive(text)).number);
      clock.at += minute;
    }
    const robot = await arrive("robot", { suspect: true });
    const [one = 0, two = 0, three = 0, four = 0] = numbers;
    await asBen("messages/read", { number: two });
    await asBen("messages/take", await seen(three));
    await asAnna("messages/answer", { ...(await seen(four)), how: "mailed" });
    expect(await rows()).toMatchObject([
      { number: one, state: "new", arrivedAt: monday, answerBy: monday + day, taken: null },
      { number: two, state: "read", readAt: clock.at },
      { number: three, state: "taken", taken: { by: { id: ben.id, name: "Ben" }, at: clock.at } },
    ]);
    expect(await rows("done")).toMatchObject([
      { number: four, state: "answered", answered: { by: "Anna", how: "mailed" } },
    ]);
    expect(await rows("suspect")).toMatchObject([{ number: robot.number, state: "suspect" }]);
    const { counts } = (await asBen("messages/list", { view: "trash" })).output;
    expect(counts).toEqual({ open: 3, done: 1, suspect: 1, trash: 0, unread: 2, due: 1, kept: 1 });
  });

  test("has pages of a hundred, with no message twice or missing, and no empty last page; so has the export", async () => {
    const desk = await newDesk();
    const { asAnna, arrive } = desk;
    await copy(desk, (await arrive()).number, 199);
    for (const operation of ["messages/list", "messages/export"] as const) {
      const numbers: number[] = [];
      const sizes: number[] = [];
      let after: Cursor | undefined;
      do {
        const input = operation === "messages/list" ? { view: "open" as const, after } : { after };
        const { messages, next } = (await asAnna(operation, input as { view: "open" })).output;
        sizes.push(messages.length);
        numbers.push(...messages.map(({ number }) => number));
        after = next ?? undefined;
      } while (after);
      expect([sizes, new Set(numbers).size]).toEqual([[100, 100], 200]);
    }
  });

  test("gives the quiet refresh what was changed and removed since, and nothing else", async () => {
    const { arrive, asAnna, asBen, ben, back, seen, clock, database, engine } = await newDesk();
    const [one, two, three] = [await arrive("1"), await arrive("2"), await arrive("3")];
    const changes = async (since: number) => (await asBen("messages/changes", { since })).output;
    const { change } = (await asBen("messages/list", { view: "open" })).output;
    expect(await changes(change)).toMatchObject({ messages: [], gone: [], reload: false, change });
    await asAnna("messages/take", await seen(one.number));
    await asAnna("messages/delete", await seen(two.number));
    const after = await changes(change);
    expect(after.messages).toMatchObject([
      { number: one.number, state: "taken" },
      { number: two.number, state: "trash" },
    ]);
    expect(await changes(after.change)).toMatchObject({ messages: [], gone: [] });
    await asAnna("messages/erase", await seen(two.number));
    await markDone(database, three.number, "root", clock.at);
    const before = after.change;
    clock.at += 31 * day;
    await tidy({ database, engine }, clock.at, 30);
    await back(ben);
    expect((await changes(before)).gone.toSorted()).toEqual([two.number, three.number].toSorted());
  });

  test("tells a page to reload if it missed too much, or is ahead of the server", async () => {
    const { asBen, database } = await newDesk();
    const reload = async (since: number) => (await asBen("messages/changes", { since })).output.reload;
    expect(await reload(7)).toBe(true);
    await database.updateTable("change_counter").set({ value: 1_000 }).execute();
    expect([await reload(699), await reload(700)]).toEqual([true, false]);
  });
});

describe("two people on one message", () => {
  test("the second sees the message as it is, and who changed it when; nothing is overwritten", async () => {
    const { arrive, asAnna, asBen, seen, row } = await newDesk();
    const both = await seen((await arrive()).number);
    await asBen("messages/read", { number: both.number });
    expect((await asAnna("messages/take", both)).status, "reading is no change").toBe(200);
    const current = { number: both.number, version: both.version + 1, state: "taken", taken: { by: { name: "Anna" } } };
    expect(await asBen("messages/answer", { ...both, how: "called" })).toMatchObject({
      status: 409,
      refusal: {
        error: "changed",
        problem: "This message was changed by Anna at 10:00 AM on Monday, November 23. Look at it again.",
        current: { ...current, changedBy: "Anna", changedAt: monday },
      },
    });
    expect(await row(both.number)).toMatchObject(current);
  });

  test("a change whose answer was lost meets itself when it is sent again; one of another is replaced, not its moment", async () => {
    const { arrive, asAnna, asBen, seen, clock } = await newDesk();
    const sent = { ...(await seen((await arrive()).number)), how: "called" } as const;
    const { output } = await asAnna("messages/answer", sent);
    expect(output).toMatchObject({ version: sent.version + 1, changedBy: "Anna", answered: { how: "called" } });
    expect((await asAnna("messages/answer", sent)).refusal.current).toEqual(output);
    clock.at += minute;
    const anyway = { number: sent.number, version: output.version, how: "visit-booked" } as const;
    const replaced = (await asBen("messages/answer", anyway)).output.answered;
    expect(replaced, "the visitor waited until the first").toEqual({ by: "Ben", at: monday, how: "visit-booked" });
  });

  test("neither gets what the visitor wrote with a change, for no line of the audit trail says so", async () => {
    const { asAnna, arrive, auditLines } = await newDesk();
    const { number } = await arrive("Hello");
    const lines = (await auditLines()).length;
    const refused = await asAnna("messages/take", { number, version: 7 });
    expect([refused.status, refused.refusal.current?.number]).toEqual([409, number]);
    const taken = await asAnna("messages/take", { number, version: 1 });
    expect([taken.status, taken.output.state]).toEqual([200, "taken"]);
    for (const { refusal, output } of [refused, taken])
      expect(JSON.stringify([refusal, output])).not.toContain("sealed");
    expect((await auditLines()).length).toBe(lines + 1);
  });

  test("a note of the second is added all the same, and is a change", async () => {
    const { arrive, asAnna, asBen, seen } = await newDesk();
    const both = await seen((await arrive()).number);
    await asAnna("messages/take", both);
    const { status, output } = await asBen("messages/note", { ...both, note: anyNote });
    expect([status, output]).toMatchObject([200, { version: both.version + 2, state: "taken", notes: 1 }]);
  });

  test("of concurrent changes one is made", async () => {
    const { arrive, asAnna, asBen, seen, auditLines } = await newDesk();
    const both = await seen((await arrive()).number);
    const answers = await Promise.all([
      asAnna("messages/take", both),
      asBen("messages/take", both),
      asBen("messages/answer", { ...both, how: "called" }),
      asAnna("messages/set-aside", both),
      asBen("messages/delete", both),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await auditLines()).filter(({ number, actor }) => number && actor !== "site")).toHaveLength(1);
  });
});

const later = { why: "waiting", day: "2026-11-24" } as const;
/** Each act, with its input besides the version. */
const acts = {
  ...{ take: {}, untake: {}, assign: { person: 1 }, answer: { how: "mailed" }, reopen: {} },
  ...{ "follow-up": later, "no-follow-up": {}, note: { note: anyNote }, "set-aside": {}, "not-a-robot": {} },
  ...{ delete: {}, restore: {}, erase: {} },
} as const;
const kinds = Object.keys(acts) as (keyof typeof acts)[];

test.each<{ state: string; by?: keyof typeof acts; late?: number }>([
  { state: "new" },
  { state: "taken", by: "take" },
  { state: "to follow up", by: "follow-up" },
  { state: "answered", by: "answer" },
  { state: "spam", by: "set-aside" },
  { state: "deleted", by: "delete" },
  { state: "deleted, and its time is over", by: "delete", late: trashKeeps.others },
])(
  "the server does with a message that is $state what one rule says, which the page has, too",
  async ({ by, late = 0 }) => {
    const { arrive, asAnna, anna, back, row, seen, clock } = await newDesk();
    const numbers: [kind: keyof typeof acts, number: number][] = [];
    const act = (kind: keyof typeof acts, given: { number: number; version: number }) =>
      asAnna(`messages/${kind}`, { ...given, ...acts[kind] } as never);
    for (const kind of kinds) numbers.push([kind, (await arrive(kind)).number]);
    for (const [, number] of numbers) if (by) await act(by, await seen(number));
    clock.at += late;
    await back(anna);
    for (const [kind, number] of numbers) {
      const message = await row(number);
      const { status } = await act(kind, message && { number, version: message.version });
      expect(status, kind).toBe(isPossible(kind, message, clock.at) ? 200 : 409);
    }
  },
);

test("a message that is gone, or never was, is unknown to every operation", async () => {
  const { asAnna } = await newDesk();
  const number = 123_456;
  expect((await asAnna("messages/read", { number })).status).toBe(404);
  for (const kind of kinds)
    expect((await asAnna(`messages/${kind}`, { number, version: 1, ...acts[kind] } as never)).status, kind).toBe(404);
});

test("the staff give a message to a colleague by name, and to nobody who left", async () => {
  const { arrive, asAnna, asBen, anna, ben, seen, enroll } = await newDesk();
  const cleo = await enroll("Cleo", "staff");
  await asAnna("people/revoke", { person: cleo.id });
  const people = [anna, ben].map(({ id, name }) => ({ id, name }));
  expect((await asBen("colleagues", {})).output).toEqual({ people });
  const input = await seen((await arrive()).number);
  expect((await asBen("messages/assign", { ...input, person: cleo.id })).status).toBe(404);
  const { output } = await asBen("messages/assign", { ...input, person: anna.id });
  expect(output).toMatchObject({ state: "taken", taken: { by: people[0] }, changedBy: "Ben" });
});

describe("a follow-up", () => {
  test("keeps a message in the list, last until its day and first on it", async () => {
    const { arrive, asBen, anna, back, seen, rows, clock, database } = await newDesk();
    const listed = async () => (await rows()).map(({ number }) => number);
    const [early = 0, late] = [await arrive("1"), await arrive("2")].map(({ number }) => number).toSorted();
    clock.at += minute;
    const { output } = await asBen("messages/follow-up", { ...(await seen(early)), ...later });
    const at = Date.parse("2026-11-24T05:00:00Z");
    expect(output).toMatchObject({ state: "read", followUp: { why: "waiting", at, by: "Ben" }, changedBy: "Ben" });
    clock.at += minute;
    const noted = (await asBen("messages/note", { ...(await seen(early)), note: anyNote })).output;
    expect(noted.followUp, "it is not known any more").toMatchObject({ why: "waiting", by: null });
    expect(await listed()).toEqual([late, early]);
    expect(await countPromises(database, clock.at + 25 * hour), "it is no late answer").toEqual({ due: 2, kept: 1 });
    clock.at = at;
    await back(anna);
    expect(await listed()).toEqual([early, late]);
  });

  test("is for a day from tomorrow on, within 90 days", async () => {
    const { arrive, asBen } = await newDesk();
    const { number } = await arrive();
    for (const wrong of ["2026-11-23", "2027-02-22", "2026-11-31", "tomorrow"])
      expect((await asBen("messages/follow-up", { ...later, number, version: 1, day: wrong })).status).toBe(400);
  });
});

test("a message that is reopened after the time for its last reminder is not reminded of", async () => {
  const { arrive, asBen, anna, ben, back, seen, clock, database } = await newDesk();
  const { number } = await arrive();
  await asBen("messages/answer", { ...(await seen(number)), how: "called" });
  clock.at += reminderHours.last * hour;
  for (const person of [anna, ben]) await back(person);
  expect((await asBen("messages/reopen", await seen(number))).status).toBe(200);
  expect(await database.selectFrom("notices").selectAll().execute()).toEqual([]);
});

describe("a deleted message", () => {
  test("is in the trash for its time, from where it comes back as it was, and then gone for good with its notes", async () => {
    const { arrive, asBen, seen, rows, clock, database, engine } = await newDesk();
    const { number } = await arrive();
    await asBen("messages/note", { ...(await seen(number)), note: anyNote });
    await asBen("messages/take", await seen(number));
    const { output } = await asBen("messages/delete", await seen(number));
    const over = clock.at + trashKeeps.others;
    expect(output).toMatchObject({ state: "trash", eraseAt: over, changedBy: "Ben" });
    expect([await rows(), await rows("trash"), await list(database)]).toMatchObject([[], [{ number }], []]);
    await tidy({ database, engine }, over - 1, 30);
    expect((await asBen("messages/restore", await seen(number))).output).toMatchObject({ state: "taken", notes: 1 });
    expect([await rows(), await rows("trash")]).toMatchObject([[{ number }], []]);
    await asBen("messages/delete", await seen(number));
    await tidy({ database, engine }, over, 30);
    expect(await database.selectFrom("messages").select("number").execute()).toEqual([]);
    expect(await database.selectFrom("notes").select("id").execute()).toEqual([]);
  });

  test("stays no longer than it would have elsewhere: from its answer, or as spam", async () => {
    const { arrive, asBen, seen, clock } = await newDesk();
    const [answered, spam] = [await arrive("one"), await arrive("two", { suspect: true })];
    await asBen("messages/answer", { ...(await seen(answered.number)), how: "called" });
    clock.at += minute;
    const eraseAt = async ({ number }: { number: number }) =>
      (await asBen("messages/delete", await seen(number))).output.eraseAt;
    expect(await eraseAt(answered)).toBe(monday + trashKeeps.others);
    expect(await eraseAt(spam)).toBe(clock.at + trashKeeps.spam);
  });
});

describe("a note", () => {
  test("is the hundredth of a message at most, and sealed with a key of the practice", async () => {
    const { arrive, asBen, ben, database } = await newDesk();
    const { number } = await arrive();
    const by = { author: "Ben", person: ben.id, key_id: 1, sealed: Uint8Array.of(0), corrects: null };
    const notes = Array.from({ length: 99 }, (_, at) => ({ number, at, ...by }));
    await database.insertInto("notes").values(notes).execute();
    const add = (version: number, keyId = 1) =>
      asBen("messages/note", { number, version, note: { ...anyNote, keyId } });
    expect(await add(1, 2)).toMatchObject({ status: 400, refusal: { problem: expect.stringContaining("key") } });
    expect((await add(1)).output.notes).toBe(100);
    expect(await add(2)).toMatchObject({ status: 400, refusal: { problem: expect.stringContaining("100 notes") } });
  });

  test("is corrected by its author, by nobody else, and what it said before stays", async () => {
    const { arrive, asAnna, asBen } = await newDesk();
    const { number } = await arrive();
    const noted = (await asBen("messages/note", { number, version: 1, note: anyNote })).output;
    const corrects = noted.noteList[0]?.id ?? 0;
    const better = { number, version: noted.version, note: { keyId: 1, sealed: "BBBB" }, corrects };
    expect((await asAnna("messages/note", better)).status).toBe(403);
    const { noteList, notes, version } = (await asBen("messages/note", better)).output;
    expect(noteList).toMatchObject([
      { id: corrects, sealed: "AAAA", corrects: null, by: { name: "Ben" } },
      { sealed: "BBBB", corrects, by: { name: "Ben" } },
    ]);
    expect(notes).toBe(2);
    const other = { number: (await arrive("another message")).number, version: 1 };
    for (const wrong of [{ corrects: noteList[1]?.id ?? 0, version }, other])
      expect((await asBen("messages/note", { ...better, ...wrong })).status).toBe(403);
  });
});

test("this month's figure counts what was due, and outlives answered messages, but not the month", async () => {
  const { arrive, clock, database, engine } = await newDesk();
  const figure = async () => Object.values(await countPromises(database, clock.at));
  const done = (number: number) => markDone(database, number, "root", clock.at);
  await done((await arrive("in November")).number);
  expect(await figure()).toEqual([1, 1]);
  clock.at = Date.parse("2026-12-01T05:00:00Z");
  expect(await figure()).toEqual([0, 0]);
  const [called, closed, late] = [await arrive("1"), await arrive("2"), await arrive("3")];
  await arrive("robot", { suspect: true });
  for (const { number } of [called, closed]) await done(number);
  await database.updateTable("messages").set({ how: "not-needed" }).where("number", "=", closed.number).execute();
  expect(await figure()).toEqual([1, 1]);
  clock.at += day;
  expect(await figure(), "one waits for its answer").toEqual([2, 1]);
  clock.at += 1;
  await done(late.number);
  expect(await figure()).toEqual([2, 1]);
  clock.at = Date.parse("2027-01-01T04:59:59Z");
  await tidy({ database, engine }, clock.at, 30);
  expect(await database.selectFrom("messages").select("number").execute()).toEqual([{ number: late.number }]);
  expect(await figure()).toEqual([2, 1]);
  clock.at += 1_000;
  expect(await figure()).toEqual([0, 0]);
});

test("spam is kept for a week since a person set it aside", async () => {
  const { arrive, asBen, anna, ben, back, seen, clock, database, engine } = await newDesk();
  const { number } = await arrive();
  clock.at += 8 * day;
  for (const person of [anna, ben]) await back(person);
  await asBen("messages/set-aside", await seen(number));
  const left = async (at: number) => {
    await tidy({ database, engine }, at, 30);
    return (await database.selectFrom("messages").select("number").execute()).length;
  };
  expect([await left(clock.at + trashKeeps.spam), await left(clock.at + trashKeeps.spam + 1)]).toEqual([1, 0]);
});

test("what the visitor changes by sending it again is a change, too: it leaves the spam, and who looked at it is told", async () => {
  const { arrive, asBen, seen } = await newDesk();
  const both = await seen((await arrive("same", { suspect: true })).number);
  await arrive("same");
  const current = { state: "new", version: both.version + 1, changedAt: monday, changedBy: null };
  expect(await asBen("messages/not-a-robot", both)).toMatchObject({ status: 409, refusal: { current } });
});

const seen = { number: 1, version: 1 };
const sealed = (text: string) => ({ ...seen, note: { keyId: 1, sealed: text } });
const to = (address: string) => ({ addresses: [address], reminders: [] });
const malformed: [operation: StaffOperation, input: unknown, because: string][] = [
  ["messages/list", { view: "all" }, "no such view"],
  ["messages/list", { view: "open", after: { at: -1, number: 1 } }, "a negative time"],
  ["messages/list", { view: "open", after: { at: 0, number: 2 ** 31 } }, "longer than a number is stored"],
  ["messages/list", [], "a list"],
  ["messages/list", null, "nothing"],
  ["messages/changes", { since: "1 OR 1=1" }, "a text for a number"],
  ["messages/changes", { since: 2 ** 60 }, "a number that is not exact"],
  ["messages/read", { number: 1, more: 1 }, "a field too many"],
  ["messages/read", JSON.parse('{ "number": 1, "__proto__": {} }'), "this one, too"],
  ["messages/read", { number: 1.5 }, "half a number"],
  ["messages/read", { number: 2 ** 31 }, "longer than a number is stored"],
  ["messages/answer", { ...seen, how: "constructor" }, "no such answer"],
  ["messages/note", sealed("<script>"), "no base64"],
  ["messages/note", sealed("A"), "half of base64"],
  ["messages/note", sealed(""), "nothing"],
  ["messages/note", sealed("A".repeat(60_004)), "too long"],
  ["messages/note", { ...seen, note: { keyId: 2 ** 31, sealed: "AAAA" } }, "a long id"],
  ["messages/take", { number: 1 }, "no version"],
  ["people/invite", { name: "Anna\nBcc", role: "boss" }, "no such role"],
  ["people/invite", { name: "\u202eannA", role: "staff" }, "a name with a right-to-left override"],
  ["people/invite", { name: "\ud800", role: "staff" }, "half a character"],
  ["people/invite", { name: "<b>Anna</b>", role: "staff" }, "a name of HTML"],
  ["people/invite", { name: "Anna", role: "staff" }, "there is one of this name"],
  ["notices/set", to("a@example.com, b@example.com"), "two in one"],
  ["notices/set", to("a@example.com\r\nBcc: x@y.z"), "a line break"],
  ["notices/set", to("a\u001b[2J@example.com"), "a terminal obeys it"],
  ["notices/set", to("a@example.com\0"), "PostgreSQL keeps no NUL"],
  ["notices/set", to("a\u202e@example.com"), "it turns around"],
  ["notices/set", to("grp:x@evil.example"), "mail takes it for a group"],
  ["notices/set", { addresses: [], reminders: ["first"] }, "this one is always sent"],
  ["passkeys/revoke", { passkey: "a\0" }, "PostgreSQL keeps no NUL"],
  ["sign-in/verify", { response: { id: "../x", response: {} } }, "no id of a passkey"],
  ["sign-in/verify", { response: null }, "nothing"],
];

test("the page may send nothing of another type, size or form", async () => {
  const { asAnna } = await newDesk();
  const refused = { status: 400, refusal: { error: "malformed" } };
  for (const [operation, input, because] of malformed)
    expect(await asAnna(operation, input as never), `${operation}: ${because}`).toMatchObject(refused);
});

test("the staff may not do what managers do", async () => {
  const { asBen } = await newDesk();
  const forManagers: StaffOperation[] = [
    ...(["messages/erase", "messages/export", "people/invite", "people/revoke", "people/role"] as const),
    ...(["invitations/revoke", "notices", "notices/set", "notices/test", "health", "audit"] as const),
  ];
  const refused = { status: 403, refusal: { error: "not-allowed" } };
  for (const operation of forManagers) expect(await asBen(operation, {} as never), operation).toMatchObject(refused);
});

test("managers see what is wrong with settings and mail, and try the mail", async () => {
  const { asAnna, desk } = await newDesk();
  const { port, mails, answers } = await mailServer();
  const problems = async () => (await asAnna("health", {})).output.problems;
  const tried = async () => (await asAnna("notices/test", {})).output;
  expect(await problems()).toEqual([]);
  desk.wrong.push("STAFF_ORIGIN is wrong.");
  Object.assign(desk.mail, mailOf(port));
  expect(await problems()).toEqual(["STAFF_ORIGIN is wrong."]);
  expect(await tried()).toEqual({ accepted: true, said: ["office@example.com: accepted by the mail server"] });
  expect(mails).toHaveLength(1);
  answers.set("office@example.com", 550);
  expect(await tried()).toEqual({ accepted: false, said: [expect.stringContaining("Not this mailbox")] });
  Object.assign(desk, { mail: undefined });
  expect((await problems()).at(-1)).toMatch(/^Email alerts are off.* SMTP_URL/);
  expect((await asAnna("notices/test", {})).refusal.error).toBe("not-ready");
});

test("managers choose who gets notices, and which reminders are sent", async () => {
  const { asAnna, auditLines } = await newDesk();
  const usual = ["office@example.com"];
  const notices = async () => (await asAnna("notices", {})).output;
  expect(await notices()).toEqual({ addresses: [], usual, reminders: ["reminder", "last"] });
  const chosen = { addresses: ["a@example.com", "b@example.com"], reminders: ["last" as const] };
  const sent = { ...chosen, addresses: [" b@example.com", "a@example.com"] };
  expect((await asAnna("notices/set", sent)).output).toEqual(chosen);
  expect(await notices()).toEqual({ ...chosen, usual });
  await asAnna("notices/set", { addresses: [], reminders: ["last", "reminder"] });
  expect(await notices()).toEqual({ addresses: [], usual, reminders: ["reminder", "last"] });
  expect((await auditLines()).slice(-2)).toMatchObject([
    { action: "sends notices to a@example.com, b@example.com, reminders: 22 h" },
    { action: "sends notices to the usual addresses, reminders: 18 h, 22 h" },
  ]);
});
