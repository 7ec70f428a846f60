import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FullMessage, InboxMessage, SealedText } from "#inbox/inbox.ts";
import type { StaffOperation } from "#inbox/inbox-operations.ts";
import { summarize } from "#inbox/inbox-numbers.ts";
import { fromBase64, open, seal, toBase64 } from "#inbox/sealing.ts";
import { scryptInBrowser } from "#inbox/inbox-scrypt.ts";
import { unlock } from "#inbox/wrapped-key.ts";
import { passphrase } from "#tests/support/messages.ts";
import { monday, newStaff, type OnCleanup } from "#tests/support/staff.ts";
import { markDone, sweep, tidy } from "#inbox/messages/desk.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Anna, a manager, and Ben, a reader, at their desks; `row` gives a message as the list shows it. */
async function desk(whenOver?: OnCleanup) {
  const staff = await newStaff(whenOver);
  const [anna, ben] = [await staff.enroll("Anna", "manager"), await staff.enroll("Ben", "reader")];
  const rows = async (view: "open" | "done" | "suspect" = "open") =>
    (await staff.ask("messages/list", { view }, anna.token)).output.messages;
  const row = async (number: number) => {
    const all = [...(await rows()), ...(await rows("done")), ...(await rows("suspect"))];
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
  test("the page opens the head, the text and the notes with the passphrase; the server hands out none of it open", async () => {
    const { arrive, ask, ben, row } = await desk();
    const { number } = await arrive("My neck hurts");
    const { keys } = (await ask("session", {}, ben.token)).output;
    const pairs = await unlock(scryptInBrowser, keys, passphrase);
    const opened = ({ keyId, sealed }: SealedText, part: "head" | "message" | "note") =>
      open(fromBase64(sealed), { number, keyId, part }, pairs.get(keyId));
    const listed = await row(number);
    expect(await opened(listed.head as SealedText, "head")).toBe('{"patientType":"attorney"}');
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
    expect(noted).toMatchObject({ notes: 1, noteList: [{ by: "Ben", at: monday }] });
    expect(JSON.stringify([listed, full, noted])).not.toMatch(/neck|attorney|Call at/);
  });

  test("a message from before the inbox has no head", async () => {
    const { arrive, database, row } = await desk();
    const { number } = await arrive();
    await database.query("UPDATE messages SET sealed_head = NULL");
    expect((await row(number)).head).toBeNull();
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
    expect(after.messages).toMatchObject([{ number: one.number, state: "taken" }]);
    expect(after.gone).toEqual([two.number]);
    expect(await changes(after.change)).toMatchObject({ messages: [], gone: [] });

    await ask("messages/undo-delete", { number: two.number }, anna.token);
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
    { operation: "messages/not-a-robot", because: "it is not set aside" },
  ])("$operation is refused: $because", async ({ operation }) => {
    const { arrive, ask, ben, seen } = await desk();
    const { number } = await arrive();
    expect((await ask(operation, (await seen(number)) as never, ben.token)).status).toBe(409);
  });

  test("a message that is gone, or never was, is unknown to every operation", async () => {
    const { ask, anna } = await desk();
    const note = { keyId: 1, sealed: "AAAA" };
    for (const operation of ["read", "take", "untake", "reopen", "set-aside", "not-a-robot", "delete"] as const) {
      const input = operation === "read" ? { number: 123_456 } : { number: 123_456, version: 1 };
      expect((await ask(`messages/${operation}`, input as never, anna.token)).status).toBe(404);
    }
    expect((await ask("messages/answer", { number: 1, version: 1, how: "called" }, anna.token)).status).toBe(404);
    expect((await ask("messages/note", { number: 1, version: 1, note }, anna.token)).status).toBe(404);
    expect((await ask("messages/undo-delete", { number: 1 }, anna.token)).status).toBe(404);
  });
});

describe("a deleted message", () => {
  test("is in no list at once, comes back within 10 seconds, and is gone for good after", async () => {
    const { arrive, ask, ben, seen, rows, clock, database } = await desk();
    const { number } = await arrive();
    const { output } = await ask("messages/delete", await seen(number), ben.token);
    expect(output.undoUntil).toBe(clock.at + 10_000);
    expect(await rows()).toEqual([]);
    expect((await ask("messages/read", { number }, ben.token)).status).toBe(404);
    clock.at += 9_999;
    await sweep(database, clock.at);
    expect((await ask("messages/undo-delete", { number }, ben.token)).status).toBe(200);
    expect(await rows()).toMatchObject([{ number, state: "new" }]);

    await ask("messages/delete", await seen(number), ben.token);
    clock.at += 10_000;
    expect((await ask("messages/undo-delete", { number }, ben.token)).status).toBe(404);
    await sweep(database, clock.at);
    expect(await database.query("SELECT number FROM messages")).toEqual([]);
  });

  test("is deleted with its notes", async () => {
    const { arrive, ask, ben, seen, clock, database } = await desk();
    const { number } = await arrive();
    await ask("messages/note", { ...(await seen(number)), note: { keyId: 1, sealed: "AAAA" } }, ben.token);
    await ask("messages/delete", await seen(number), ben.token);
    await sweep(database, clock.at + 10_000);
    expect(await database.query("SELECT id FROM notes")).toEqual([]);
  });
});

describe("statistics without personal data", () => {
  test("count arrivals and answers by week, and stay when messages are deleted", async () => {
    const { arrive, ask, ben, seen, clock, database } = await desk();
    const numbers = async () => (await ask("numbers", {}, ben.token)).output.weeks;
    const [one, two, three] = [await arrive("1"), await arrive("2"), await arrive("3")];
    await arrive("robot", { suspect: true });
    clock.at += 9 * minute;
    await ask("messages/answer", { ...(await seen(one.number)), how: "called" }, ben.token);
    await ask("messages/answer", { ...(await seen(two.number)), how: "not-needed" }, ben.token);
    await markDone(database, three.number, "root", clock.at + 24 * hour);
    const week = {
      week: "2026-11-23",
      arrived: 3,
      answered: [
        [1, 1],
        [97, 1],
      ],
    };
    expect(await numbers()).toEqual([week]);
    expect(summarize(await numbers())).toMatchObject({ arrived: 3, answered: 2, withinDay: 1 });
    await database.query("DELETE FROM messages");
    expect(await numbers()).toEqual([week]);
  });

  test("are corrected when an answer or a robot mark is undone", async () => {
    const { arrive, ask, ben, seen } = await desk();
    const { number } = await arrive();
    const numbers = async () => (await ask("numbers", {}, ben.token)).output.weeks;
    await ask("messages/answer", { ...(await seen(number)), how: "left-word" }, ben.token);
    await ask("messages/reopen", await seen(number), ben.token);
    expect(await numbers()).toEqual([{ week: "2026-11-23", arrived: 1, answered: [] }]);
    await ask("messages/set-aside", await seen(number), ben.token);
    expect(await numbers()).toEqual([]);
    const aside = await seen(number);
    const { output: back } = await ask("messages/not-a-robot", aside, ben.token);
    // One change, so that the page knows its own when the answer was lost.
    expect(back).toMatchObject({ version: aside.version + 1, changedBy: "Ben" });
    expect(await numbers()).toEqual([{ week: "2026-11-23", arrived: 1, answered: [] }]);
  });

  test("name no person and no message", async () => {
    const { arrive, ask, ben } = await desk();
    const { number } = await arrive();
    const { output } = await ask("numbers", {}, ben.token);
    expect(JSON.stringify(output)).not.toMatch(new RegExp(`${number}|Ben|Anna`));
  });
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
    ["people/invite", { name: "\u202eannA", role: "reader" }, "a name with a right-to-left override"],
    ["people/invite", { name: "<b>Anna</b>", role: "reader" }, "a name of HTML"],
    ["people/invite", { name: "Anna", role: "reader" }, "there is one of this name"],
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
    ["invitations/revoke", { invitation: 1 }],
    ["notices", {}],
    ["notices/set", { addresses: ["eve@example.com"], reminders: [] }],
  ];
  test.each(forManagers)("a reader may not %s", async (operation, input) => {
    const { ask, ben } = shared;
    expect(await ask(operation, input as never, ben.token)).toMatchObject({
      status: 403,
      refusal: { error: "not-allowed" },
    });
  });

  test("a changed role takes effect at once", async () => {
    const { ask, anna, database } = await desk();
    expect((await ask("audit", {}, anna.token)).status).toBe(200);
    await database.query("UPDATE people SET role = 'reader' WHERE id = $1", [anna.id]);
    expect((await ask("audit", {}, anna.token)).status).toBe(403);
  });

  test("a reader sees and revokes what is theirs alone; a manager everything but the last manager", async () => {
    const { ask, anna, ben, arrive, seen, row } = await desk();
    const { people } = (await ask("people", {}, ben.token)).output;
    expect(people).toMatchObject([{ name: "Ben", sessions: [{ own: true }], passkeys: [{ id: ben.passkey.id }] }]);
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
    const { output } = await ask("people/invite", { name: "Eve", role: "reader" }, anna.token);
    const { invitations } = (await ask("people", {}, anna.token)).output;
    expect(invitations).toMatchObject([{ name: "Eve", role: "reader" }]);
    await ask("invitations/revoke", { invitation: invitations[0]?.id ?? 0 }, anna.token);
    expect((await ask("invitation/options", { token: tokenOf(output.link) })).status).toBe(403);
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
