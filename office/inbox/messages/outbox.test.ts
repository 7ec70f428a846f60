import { describe, expect, test } from "vitest";
import { message, numbersIn } from "#tests/support/messages.ts";
import { idOf, mailOf, mailServer, someTurns, workUntil } from "#tests/support/notices.ts";
import { newStore as newStoreAt } from "#tests/support/staff.ts";
import { openDatabase } from "./database.ts";
import { auditTrail, clearSuspect, list, markDone, takeForReading, tidy } from "./desk.ts";
import { takeTurn } from "./due-notices.ts";
import { problems } from "./health.ts";
import { pauseAfter } from "./outbox.ts";
import { statusOf } from "./status.ts";
import { MessageStore } from "./store.ts";

const hour = 3_600_000;
/** Noon in New York, the day before clocks go back. */
const noon = Date.parse("2026-10-31T16:00:00Z");

/** A store at noon; `arrive` gives the number of a new message. */
async function newStore() {
  const made = await newStoreAt(noon);
  const arrive = async (text?: string, suspect?: boolean) => (await made.arrive(text, { suspect })).number;
  return { ...made, arrive };
}

describe("the notice", () => {
  test("has the time in New York by which to answer, and nothing about the sender or the text", async () => {
    const made = await newStore();
    const number = await made.arrive("Ocean Parkway");
    const { mails, port } = await mailServer();
    await workUntil(made, mailOf(port), () => mails.length === 1);
    expect(mails[0]).toContain(String(number));
    // A day is 24 hours: clocks went back in the night.
    expect(mails[0]).toMatch(/^Subject: A message came: answer by 11:00 AM on Sunday, November 1\r$/m);
    expect(mails[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    for (const secret of [message.name, "Quillfeather", message.email, message.phone, "Ocean"])
      expect(mails[0]).not.toContain(secret);
    expect((await auditTrail(made.database)).map(({ action }) => action)).toEqual(["arrived", "first notice sent"]);
  });

  test("is repeated after 18 hours for an unread message, after 22 for an unanswered one, as separate mails", async () => {
    const made = await newStore();
    const [unread, read, done] = [await made.arrive("a"), await made.arrive("b"), await made.arrive("c")];
    const { mails, port } = await mailServer();
    await workUntil(made, mailOf(port), () => mails.length === 1);
    await takeForReading(made.database, read, "Ana", made.clock.at);
    await markDone(made.database, done, "Ana", made.clock.at);
    made.clock.at = noon + 18 * hour - 1;
    await workUntil(made, mailOf(port), someTurns());
    expect(mails).toHaveLength(1);
    made.clock.at++;
    await workUntil(made, mailOf(port), () => mails.length === 2);
    expect(mails[1]).toContain(`Nobody has read message ${unread} yet`);
    made.clock.at = noon + 22 * hour;
    await workUntil(made, mailOf(port), () => mails.length === 3);
    expect(mails[2]).toMatch(/^Subject: 2 messages wait for an answer/m);
    for (const number of [unread, read]) expect(mails[2]).toMatch(new RegExp(`^${number}: .*answered it yet`, "m"));
    expect(mails[2]).not.toContain(String(done));
    expect(new Set(mails.map(idOf)).size).toBe(3);
  });

  test("links to the message on the front desk page, and is sent to the recipients that managers chose, or to the default", async () => {
    const made = await newStore();
    const number = await made.arrive("a");
    const { mails, recipients, port } = await mailServer();
    const staff = { origin: "https://desk.example", rpId: "desk.example" };
    await workUntil(made, mailOf(port), () => mails.length === 1, pauseAfter, staff);
    expect(mails[0]).toMatch(/^To: office@example.com\r$/m);
    // = is written =3D in a mail.
    expect(mails[0]).toContain(`https://desk.example/staff#message=3D${number}`);
    await made.database.query("INSERT INTO notice_addresses VALUES ('ana@example.com'), ('ben@example.com')");
    made.clock.at += 18 * hour;
    await workUntil(made, mailOf(port), () => mails.length === 2, pauseAfter, staff);
    expect(mails[1]).toMatch(/^To: ana@example.com, ben@example.com\r$/m);
    expect(recipients).toEqual([["office@example.com"], ["ana@example.com", "ben@example.com"]]);
  });

  test("skips the reminders that managers switched off, until they are on again or the front desk is closed", async () => {
    const made = await newStore();
    const number = await made.arrive("a");
    const { mails, port } = await mailServer();
    const staff = { origin: "https://desk.example", rpId: "desk.example" };
    await workUntil(made, mailOf(port), () => mails.length === 1, pauseAfter, staff);
    await made.database.query("INSERT INTO reminders_off VALUES ('reminder')");
    made.clock.at += 18 * hour;
    await workUntil(made, mailOf(port), someTurns(), pauseAfter, staff);
    expect(mails).toHaveLength(1);
    made.clock.at += 4 * hour;
    await workUntil(made, mailOf(port), () => mails.length === 2, pauseAfter, staff);
    expect(mails[1]).toContain(`Nobody has answered message ${number} yet`);
    made.clock.at += hour;
    await workUntil(made, mailOf(port), () => mails.length === 3);
    expect(mails[2]).toContain(`Nobody has read message ${number} yet`);
  });

  test("is one mail for all messages that are due at the same moment, with the number and the hour of each", async () => {
    const made = await newStore();
    const unread = await made.arrive("a");
    made.clock.at += 17 * hour;
    const { mails, port } = await mailServer();
    await workUntil(made, mailOf(port), () => mails.length === 1);
    made.clock.at += hour;
    const [one, other] = [await made.arrive("b"), await made.arrive("c")];
    await workUntil(made, mailOf(port), () => mails.length === 2);
    expect(mails[1]).toMatch(
      /^Subject: 3 messages wait for an answer: answer the first by 11:00 AM on Sunday, November 1\r$/m,
    );
    expect(mails[1]?.match(/^\d{6}: .*(?=\r)/gm)).toEqual([
      `${unread}: answer by 11:00 AM on Sunday, November 1 (nobody has read it yet)`,
      ...[one, other].sort().map((number) => `${number}: answer by 5:00 AM on Monday, November 2`),
    ]);
  });

  test("is sent at once after a quiet minute; messages within a minute of a mail share the next", async () => {
    const made = await newStore();
    const { mails, port } = await mailServer();
    const numbers = [await made.arrive("a")];
    await workUntil(made, mailOf(port), () => mails.length === 1);
    for (const text of ["b", "c", "d"]) numbers.push(await made.arrive(text));
    made.clock.at += 60_000 - 1;
    await workUntil(made, mailOf(port), someTurns());
    expect(mails).toHaveLength(1);
    made.clock.at++;
    await workUntil(made, mailOf(port), () => mails.length === 2);
    expect(mails[1]).toMatch(/^Subject: 3 messages came: answer the first by /m);
    expect(mails.flatMap(numbersIn).sort()).toEqual(numbers.map(String).sort());
    made.clock.at += 60_000;
    await made.arrive("e");
    await workUntil(made, mailOf(port), () => mails.length === 3);
    expect(mails[2]).toMatch(/^Subject: A message came: answer by /m);
  });

  test("is retried with the same group and the same Message-ID, however often a server defers it", async () => {
    const made = await newStore();
    const numbers: number[] = [];
    const { mails, port, tried } = await mailServer((nth) => nth % 5 !== 0);
    for (let nth = 0; nth < 15; nth++) {
      if (nth % 5 === 0) for (const text of "abcd") numbers.push(await made.arrive(`${nth} ${text}`));
      await workUntil(
        made,
        mailOf(port),
        () => tried.length > nth,
        () => 0,
      );
      made.clock.at += 60_000;
    }
    expect([mails.length, new Set(tried).size]).toEqual([3, 3]);
    expect(mails.flatMap(numbersIn).sort()).toEqual(numbers.map(String).sort());
    expect(new Set((await list(made.database)).map((one) => one.notice))).toEqual(new Set(["sent"]));
  });

  test("that the mail server deferred for hours is sent as soon as it accepts another", async () => {
    const made = await newStore();
    let refuses = true;
    const { mails, port, tried } = await mailServer(() => refuses);
    const old = await made.arrive("old");
    await workUntil(
      made,
      mailOf(port),
      () => tried.length === 1,
      () => 6 * hour,
    );
    refuses = false;
    made.clock.at += 2 * 60_000;
    await made.arrive("new");
    await workUntil(made, mailOf(port), () => mails.length === 1);
    made.clock.at += 60_000;
    await workUntil(made, mailOf(port), () => mails.length === 2);
    expect(mails[1]).toContain(`Its number is ${old}`);
  });

  test("survives a mail server that is down for a day, and is given up after three", async () => {
    const made = await newStore();
    const number = await made.arrive();
    // The mails of these mornings were sent.
    await made.database.query("INSERT INTO mornings (day, attempts) VALUES ('2026-11-02', 1), ('2026-11-03', 1)");
    await made.database.query("INSERT INTO mornings (day, attempts) VALUES ('2026-11-04', 1)");
    const away = mailOf(1);
    const attempts = async () =>
      (await made.database.query<{ attempts: number }>("SELECT attempts FROM outbox WHERE kind = 'first'"))[0]
        ?.attempts ?? 0;
    const forward = async (until: number) => {
      while (made.clock.at < until && (await list(made.database))[0]?.notice === "waiting") {
        const before = await attempts();
        made.clock.at += 0.5 * hour;
        const [row] = await made.database.query<{ due_at: number }>("SELECT due_at FROM outbox WHERE kind = 'first'");
        if ((row?.due_at ?? 0) <= made.clock.at) await workUntil(made, away, async () => (await attempts()) > before);
      }
    };
    await forward(noon + 24 * hour);
    expect(await problems(made.database, made.clock.at)).toContainEqual(
      expect.stringMatching(/^Mail does not get through: connect ECONNREFUSED/),
    );
    await forward(noon + 96 * hour);
    expect(await list(made.database)).toMatchObject([{ number, notice: "dead" }]);
    expect(await attempts()).toBe(20);
    expect(await problems(made.database, made.clock.at)).toContainEqual(
      expect.stringMatching(/^Notices given up: \d\./),
    );
  });

  test.each([
    { to: "without TLS", options: {}, says: /STARTTLS/ },
    { to: "whose certificate is not trusted", options: { disabledCommands: [] }, says: /certificate/ },
  ])("is not sent to another machine $to, nor is an address", async ({ options, says }) => {
    const made = await newStore();
    await made.arrive();
    const addresses: string[] = [];
    const onMailFrom = ({ address }: { address: string }, _session: object, done: () => void) => {
      addresses.push(address);
      done();
    };
    const { mails, port } = await mailServer(undefined, { ...options, onMailFrom });
    // To us it is another machine; the system takes it for this one.
    await workUntil(made, mailOf(port, "0.0.0.0"), async () => {
      const [row] = await made.database.query<{ error: string | null }>(
        "SELECT error FROM outbox WHERE kind = 'first'",
      );
      return says.test(row?.error ?? "");
    });
    expect([mails, addresses]).toEqual([[], []]);
  });

  test("of a program that died while it sent one is sent by another a minute later; two programs send each notice once", async () => {
    const made = await newStore();
    const numbers: number[] = [];
    for (let index = 0; index < 20; index++) numbers.push(await made.arrive(`Message ${index}`));
    // A program that then died.
    expect(await takeTurn(made.database, noon)).toBe(true);
    const { mails, port } = await mailServer();
    await workUntil(made, mailOf(port), someTurns());
    expect(mails).toEqual([]);
    made.clock.at += 60_000;
    const finished = () => mails.length > 0;
    await Promise.all([workUntil(made, mailOf(port), finished), workUntil(made, mailOf(port), finished)]);
    expect(mails.map((mail) => numbersIn(mail).sort())).toEqual([numbers.map(String).sort()]);
  });

  test("under way when the program stops has some seconds; if the mail server needs longer, the next program sends it", async () => {
    const made = await newStore();
    await made.arrive();
    let [begun, isSlow] = [0, true];
    const onMailFrom = (_address: object, _session: object, done: () => void) => {
      begun++;
      if (!isSlow) done();
    };
    const { mails, port } = await mailServer(undefined, { onMailFrom });
    await workUntil(made, mailOf(port), () => begun === 1);
    expect(await list(made.database)).toMatchObject([{ notice: "waiting", error: null }]);
    isSlow = false;
    made.clock.at += 60_000;
    await workUntil(made, mailOf(port), () => mails.length === 1);
  });

  test("is sent even when the clock was set back by days", async () => {
    const made = await newStore();
    await made.arrive();
    made.clock.at -= 72 * hour;
    const { mails, port } = await mailServer();
    await workUntil(made, mailOf(port), () => mails.length > 0);
  });

  test.each([
    [1, 1],
    [4, 8],
    [9, 256],
    [10, 360],
    [19, 360],
  ])("waits after attempt %i about %i minutes", (attempts, minutes) => {
    expect(Math.abs(pauseAfter(attempts) / 60_000 / minutes - 1)).toBeLessThanOrEqual(0.1);
  });
});

describe("old messages", () => {
  test("are deleted 30 days after they were done, suspects after 7, unread ones never, with a line in the audit trail", async () => {
    const { database, clock, arrive } = await newStore();
    const [unread, done, suspect, cleared] = [
      await arrive("a"),
      await arrive("b"),
      await arrive("c", true),
      await arrive("d", true),
    ];
    await markDone(database, done, "Ana", clock.at);
    expect(await clearSuspect(database, cleared, "Ana", clock.at)).toBe(true);
    const numbers = async () =>
      [...(await list(database)), ...(await list(database, true))].map((one) => one.number).sort();
    const left = async (days: number) => {
      await tidy(database, noon + days * 24 * hour, 30);
      return numbers();
    };
    expect(await left(7)).toHaveLength(4);
    expect(await left(7.1)).toEqual([unread, done, cleared].sort());
    expect(await left(30.1)).toEqual([unread, cleared].sort());
    expect(await left(10_000)).toEqual([unread, cleared].sort());
    expect(
      (await auditTrail(database)).filter(({ action }) => action.startsWith("deleted")).map((one) => one.number),
    ).toEqual([suspect, done]);
  });
});

describe("the same text without a key", () => {
  const minute = 60_000;
  /** Receipts of the same text, sent again after some minutes. */
  async function sentAgain(made: Awaited<ReturnType<typeof newStoreAt>>, ...minutes: number[]) {
    const receipts = [await made.arrive("same")];
    for (const after of minutes) {
      made.clock.at += after * minute;
      receipts.push(await made.arrive("same"));
    }
    return receipts;
  }
  const firstNotices = (made: Awaited<ReturnType<typeof newStoreAt>>) =>
    made.database.query("SELECT 1 FROM outbox WHERE kind = 'first' AND state = 'waiting'");

  test.each([
    { at: "2026-11-02T17:00:00Z", because: "noon" },
    { at: "2026-11-03T04:55:00Z", because: "midnight comes between" },
    { at: "2026-11-01T05:55:00Z", because: "clocks go back" },
  ])("is a retry for ten minutes, then a new message with a notice of its own: $because", async ({ at }) => {
    const made = await newStoreAt(Date.parse(at));
    const [first, again, later] = await sentAgain(made, 9, 2);
    expect(again).toEqual(first);
    expect(later?.number).not.toBe(first?.number);
    expect(await firstNotices(made)).toHaveLength(2);
    for (const receipt of [first, later])
      expect(await statusOf(made.store, receipt?.number ?? 0, receipt?.words ?? "")).toMatchObject({
        stage: "arrived",
      });
    // A retry of the second one.
    expect(await made.arrive("same")).toEqual(later);
  });

  test.each([
    { closed: "UPDATE messages SET done_at = created_at", because: "it was done or answered" },
    { closed: "UPDATE messages SET going_at = created_at", because: "it was deleted, and may still be restored" },
    { closed: "DELETE FROM messages", because: "it is gone" },
    { closed: "UPDATE messages SET suspect = 1, changed_by = 'Ana'", because: "a person set it aside" },
  ])("is a new message at once when $because", async ({ closed }) => {
    const made = await newStoreAt(noon);
    const first = await made.arrive("same");
    await made.database.query(closed);
    await made.database.query("DELETE FROM outbox");
    const second = await made.arrive("same");
    expect(second.number).not.toBe(first.number);
    expect(await firstNotices(made)).toHaveLength(1);
    expect(await made.arrive("same")).toEqual(second);
  });

  test("is one message when it comes several times at the same instant, also to two programs, also after another was done", async () => {
    const made = await newStoreAt(noon);
    const other = new MessageStore(made.database, () => noon);
    await other.prepare();
    const together = async () => {
      const receipts = await Promise.all([
        ...[made.arrive("same"), made.arrive("same"), made.arrive("same")],
        other.accept({ ...message, patientType: "attorney", message: "same" }, { suspect: false }),
      ]);
      expect(new Set(receipts.map((one) => JSON.stringify(one))).size).toBe(1);
      return (await made.arrive("same")).number;
    };
    const first = await together();
    await markDone(made.database, first, "Ana", noon);
    expect(await together()).not.toBe(first);
    expect(await list(made.database)).toHaveLength(2);
  });

  test("is a retry also for a program that has just started", async () => {
    const made = await newStoreAt(noon);
    const first = await made.arrive("same");
    const database =
      made.database.engine === "sqlite"
        ? await openDatabase({ folder: made.folder, databaseUrl: undefined })
        : made.database;
    const restarted = new MessageStore(database, () => noon + minute);
    await restarted.prepare();
    const again = await restarted.accept({ ...message, patientType: "attorney", message: "same" }, { suspect: false });
    expect(again).toEqual(first);
    if (database !== made.database) await database.close();
  });

  test("is a new message with a notice when the earlier one was set aside longer ago", async () => {
    const made = await newStoreAt(noon);
    const robot = await made.arrive("same", { suspect: true });
    made.clock.at += 11 * minute;
    const person = await made.arrive("same");
    expect(person.number).not.toBe(robot.number);
    expect(await list(made.database)).toMatchObject([{ number: person.number, notice: "waiting" }]);
    expect(await list(made.database, true)).toMatchObject([{ number: robot.number }]);
  });

  test("is a new message when the clock was set back by hours", async () => {
    const made = await newStoreAt(noon);
    const first = await made.arrive("same");
    made.clock.at -= 2 * hour;
    expect((await made.arrive("same")).number).not.toBe(first.number);
  });

  test("leaves no mark of its content after the ten minutes; one with a key keeps its own", async () => {
    const made = await newStoreAt(noon);
    await made.arrive("same");
    const key = "0b0f0e9e-4a55-4a4e-9d0a-0c1d2e3f4a5b";
    const keyed = () => made.store.accept({ ...message, patientType: "attorney" }, { key, suspect: false });
    const receipt = await keyed();
    await tidy(made.database, noon + 11 * minute, 30);
    const marks = await made.database.query<{ content_mark: string }>("SELECT content_mark FROM messages");
    expect(marks.filter((row) => row.content_mark === "")).toHaveLength(1);
    made.clock.at += 72 * hour;
    expect(await keyed()).toEqual(receipt);
  });
});

test("a failing write fails alone: others at the same moment are kept", async () => {
  const { database, arrive } = await newStore();
  const results = await Promise.allSettled([
    arrive("a"),
    database.transaction(async (query) => {
      await query("INSERT INTO secrets (name, value) VALUES ('half', '1')");
      await query("INSERT INTO nowhere VALUES (1)");
    }),
    arrive("b"),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await list(database)).toHaveLength(2);
  expect(await database.query("SELECT 1 FROM secrets WHERE name = 'half'")).toEqual([]);
});

test("tables are created once by several programs; those of a later version are left alone", async () => {
  const { folder, database } = await newStore();
  const others = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ folder, databaseUrl: undefined })));
  await Promise.all(others.map((other) => new MessageStore(other, () => noon).prepare()));
  expect(await database.query("SELECT version FROM migrations")).toEqual([{ version: 1 }]);
  await database.query("INSERT INTO migrations (version, at) VALUES (99, 0)");
  await expect(new MessageStore(database, () => noon).prepare()).rejects.toThrow("later version");
  await Promise.all(others.map((other) => other.close()));
});
