import { describe, expect, onTestFinished, test, vi } from "vitest";
import { message, numbersIn } from "#tests/support/messages.ts";
import { idOf, mailOf, mailServer, someTurns, workUntil } from "#tests/support/notices.ts";
import { newStore } from "#tests/support/store.ts";
import { takeFromSuspects } from "./changes.ts";
import { markDone, markRead } from "./desk.ts";
import { problems } from "./health.ts";
import { pauseAfter } from "./outbox.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Noon in New York on a Saturday, the day before clocks go back: no morning has a mail. */
const noon = Date.parse("2026-10-31T16:00:00Z");
/** 6 PM on a Friday, and 9 AM on the Monday after it. */
const [friday, mondayMorning] = [Date.parse("2026-11-20T23:00:00Z"), Date.parse("2026-11-23T14:00:00Z")];
const staff = { origin: "https://desk.example", rpId: "desk.example" };
const [ana, ben] = ["ana@example.com", "ben@example.com"];
const toBoth = (port: number) => ({ ...mailOf(port), to: `${ana}, ${ben}` });
type Made = Awaited<ReturnType<typeof newStore>>;

const outboxOf = ({ database }: Made) => database.selectFrom("outbox").selectAll().execute();
/** What the log says, from now on. */
function logged() {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([text]) => String(text));
}

describe("a notice", () => {
  test("has the time in New York by which to answer, and nothing about the sender or the text", async () => {
    const made = await newStore(noon);
    const { number } = await made.arrive("Ocean Parkway");
    const { mails, port } = await mailServer();
    await workUntil(made, mailOf(port), () => mails.length === 1);
    expect(mails[0]).toContain(`npm run messages -- read ${number}`);
    // A day is 24 hours: clocks went back in the night.
    expect(mails[0]).toMatch(/^Subject: A message came: answer by 11:00 AM on Sunday, November 1\r$/m);
    expect(mails[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    for (const secret of [message.name, "Quillfeather", message.email, message.phone, "Ocean"])
      expect(mails[0]).not.toContain(secret);
  });

  test("comes again after 18 hours for an unread message, after 22 for an unanswered one, never of the trash", async () => {
    const made = await newStore(noon);
    const numbers: number[] = [];
    for (const text of "abcd") numbers.push((await made.arrive(text)).number);
    const [unread, read = 0, done = 0, deleted = 0] = numbers;
    const { mails, port } = await mailServer();
    await workUntil(made, mailOf(port), () => mails.length === 1);
    await markRead(made.database, read, "Ana", noon);
    await markDone(made.database, done, "Ana", noon);
    const trash = { going_at: noon + 720 * hour };
    await made.database.updateTable("messages").set(trash).where("number", "=", deleted).execute();
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
  });

  test("links to the message at the front desk, and goes to whom managers chose, without the reminders they switched off", async () => {
    const made = await newStore(noon);
    const { number } = await made.arrive("a");
    const { mails, recipients, port } = await mailServer();
    const turn = (holds: () => boolean) => workUntil(made, mailOf(port), holds, pauseAfter, staff);
    await turn(() => mails.length === 1);
    // = is written =3D in a mail.
    expect(mails[0]).toContain(`https://desk.example/staff#message=3D${number}`);
    await made.database
      .insertInto("notice_addresses")
      .values([{ address: ana }, { address: ben }])
      .execute();
    await made.database.insertInto("reminders_off").values({ kind: "reminder" }).execute();
    made.clock.at += 18 * hour;
    await turn(someTurns());
    expect(mails).toHaveLength(1);
    made.clock.at += 4 * hour;
    await turn(() => mails.length === 3);
    expect(mails[1]).toContain(`Nobody has answered message ${number} yet`);
    expect(recipients).toEqual(["office@example.com", ana, ben]);
  });

  test("is sent at once after a quiet minute; messages within a minute share the next, with the hour of each", async () => {
    const made = await newStore(noon);
    const { mails, port } = await mailServer();
    await made.arrive("a");
    await workUntil(made, mailOf(port), () => mails.length === 1);
    const [one, other] = [(await made.arrive("b")).number, (await made.arrive("c")).number];
    made.clock.at += minute - 1;
    await workUntil(made, mailOf(port), someTurns());
    expect(mails).toHaveLength(1);
    made.clock.at++;
    await workUntil(made, mailOf(port), () => mails.length === 2);
    const by = "11:00 AM on Sunday, November 1";
    expect(mails[1]).toMatch(new RegExp(`^Subject: 2 messages came: answer the first by ${by}\\r$`, "m"));
    expect(mails[1]?.match(/^\d{6}: .*(?=\r)/gm)).toEqual(
      [one, other].sort().map((number) => `${number}: answer by ${by}`),
    );
  });

  test("is written once by two programs; one that died while it sent a mail holds it up for less than a minute", async () => {
    const made = await newStore(noon);
    const numbers: number[] = [];
    for (let index = 0; index < 20; index++) numbers.push((await made.arrive(`Message ${index}`)).number);
    let [begun, isSlow] = [0, true];
    const onMailFrom = (_address: object, _session: object, done: () => void) => {
      begun++;
      if (!isSlow) done();
    };
    const { mails, port, tried } = await mailServer(undefined, { onMailFrom });
    const both = (holds: () => boolean) =>
      Promise.all([workUntil(made, mailOf(port), holds), workUntil(made, mailOf(port), holds)]);
    // The mail server takes longer than the seconds that a program has when it stops.
    await both(() => begun === 1);
    isSlow = false;
    made.clock.at += minute;
    await both(() => mails.length === 1);
    expect(mails.flatMap(numbersIn).sort()).toEqual(numbers.map(String).sort());
    expect(tried).toHaveLength(1);
  });

  test("is sent even when the clock was set back by days, and of a message that a person took from the spam", async () => {
    const made = await newStore(noon);
    const { number } = await made.arrive("a", { suspect: true });
    await takeFromSuspects(made.database, number, noon, "Ana");
    made.clock.at -= 72 * hour;
    const { mails, port } = await mailServer();
    await workUntil(made, mailOf(port), () => mails.some((mail) => mail.includes(String(number))));
  });
});

describe("a mail that the server does not take", () => {
  test("is tried again under the same Message-ID, and as soon as another gets through", async () => {
    logged();
    const made = await newStore(noon);
    let refuses = true;
    const { mails, port, tried } = await mailServer(() => refuses);
    const old = await made.arrive("old");
    const turn = (holds: () => boolean, pause: () => number) => workUntil(made, mailOf(port), holds, pause);
    await turn(
      () => tried.length === 1,
      () => minute,
    );
    made.clock.at += minute;
    await turn(
      () => tried.length === 2,
      () => 6 * hour,
    );
    expect(new Set(tried).size).toBe(1);
    refuses = false;
    made.clock.at += 2 * minute;
    await made.arrive("new");
    await turn(
      () => mails.length === 2,
      () => 6 * hour,
    );
    expect(mails[1]).toContain(`Its number is ${old.number}`);
  });

  test("is given up after twenty tries in three days, and health says so", async () => {
    const said = logged();
    const made = await newStore(noon);
    await made.arrive();
    const away = mailOf(1);
    for (let tries = 1; tries <= 20; tries++) {
      await workUntil(made, away, async () => (await outboxOf(made))[0]?.attempts === tries);
      const [mail] = await outboxOf(made);
      // Other notices, of reminders and mornings, would follow.
      await made.database.deleteFrom("notices").execute();
      made.clock.at = mail?.next_try ?? made.clock.at;
      await made.database.updateTable("messages").set({ done_at: noon }).execute();
    }
    expect(made.clock.at).toBeGreaterThan(noon + 60 * hour);
    expect(await problems(made, made.clock.at)).toEqual([
      expect.stringMatching(/^Mails given up: 1\./),
      expect.stringMatching(/^Mail does not get through: connect ECONNREFUSED/),
    ]);
    expect(new Set(said().map((text) => text.replace(/.*waits/, ""))).size).toBe(1);
  });

  test.each([
    [1, 1],
    [4, 8],
    [9, 256],
    [10, 360],
    [19, 360],
  ])("waits after try %i about %i minutes", (attempts, minutes) => {
    expect(Math.abs(pauseAfter(attempts) / minute / minutes - 1)).toBeLessThanOrEqual(0.1);
  });

  test("at one address, for now: it is tried again there, and the other has it once", async () => {
    logged();
    const made = await newStore(noon);
    const { recipients, port, answers } = await mailServer();
    answers.set(ben, 450);
    await made.arrive("a");
    const refused = async () => (await outboxOf(made)).some(({ error }) => error !== null);
    await workUntil(made, toBoth(port), refused, () => 10 * minute);
    expect(await problems(made, made.clock.at)).toEqual([expect.stringMatching(/does not get through: .*Not this/)]);
    answers.clear();
    made.clock.at += 10 * minute;
    await workUntil(made, toBoth(port), () => recipients.length === 2);
    expect(recipients.toSorted()).toEqual([ana, ben]);
    expect(await problems(made, made.clock.at)).toEqual([]);
  });

  test("at one address is not tried more often because another takes mail; given up, it is forgotten when it takes one", async () => {
    logged();
    const made = await newStore(noon);
    const { recipients, port, answers } = await mailServer();
    answers.set(ben, 450);
    const later = () => 6 * hour;
    for (let mail = 1; mail <= 3; mail++) {
      await made.arrive(`${mail}`);
      const refused = async () => (await outboxOf(made)).filter(({ error }) => error).length === mail;
      await workUntil(made, toBoth(port), async () => recipients.length === mail && (await refused()), later);
      made.clock.at += minute;
    }
    expect((await outboxOf(made)).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    await made.database.updateTable("outbox").set({ next_try: null }).execute();
    expect(await problems(made, made.clock.at)).toContainEqual(expect.stringMatching(/^Mails given up: 3\./));
    answers.clear();
    await made.arrive("4");
    await workUntil(made, toBoth(port), async () => recipients.length === 5 && (await outboxOf(made)).length === 0);
    expect(await problems(made, made.clock.at)).toEqual([]);
  });

  test("at one address, for good: log and health name it until it is corrected, and nothing is tried again", async () => {
    const said = logged();
    const made = await newStore(noon);
    const { recipients, port, answers } = await mailServer();
    answers.set(ben, 550);
    await made.arrive("a");
    const found = (recipients?: readonly string[]) => problems(made, made.clock.at, recipients);
    await workUntil(made, toBoth(port), async () => (await found()).length > 0 && recipients.length === 1);
    expect(await outboxOf(made)).toEqual([]);
    expect(said()).toEqual([expect.stringMatching(/ben@example.com.*Not this mailbox/)]);
    expect(await found([ana, ben])).toEqual([expect.stringMatching(/do not reach ben@example.com: .*NOTICE_TO/)]);
    expect(await found([ana, "benjamin@example.com"])).toEqual([]);
    answers.clear();
    made.clock.at += minute;
    await made.arrive("b");
    await workUntil(made, toBoth(port), () => recipients.length === 3);
    expect(await found([ana, ben])).toEqual([]);
  });
});

describe("the mail of the morning", () => {
  /** The mails of mornings among others. */
  const ofMornings = (mails: readonly string[]) =>
    mails.filter((mail) => /^Subject: Messages this morning/m.test(mail));
  const quiet = ({ database }: Made) => database.deleteFrom("notices").execute();

  test("lists at nine on Monday what is overdue, to follow up, waits and is set aside, without anything of the messages", async () => {
    const made = await newStore(friday);
    const { number: overdue } = await made.arrive("a");
    made.clock.at = mondayMorning - hour;
    const numbers: number[] = [];
    for (const text of "bcde") numbers.push((await made.arrive(text)).number);
    const [waiting, done = 0, again = 0, later = 0] = numbers;
    await made.arrive("f", { suspect: true });
    await markDone(made.database, done, "Ana", made.clock.at);
    for (const [number, at] of [
      [again, mondayMorning - 9 * hour],
      [later, mondayMorning + 15 * hour],
    ] as const)
      await made.database
        .updateTable("messages")
        .set({ follow_up: "voicemail", follow_up_at: at })
        .where("number", "=", number)
        .execute();
    await quiet(made);
    const { mails, port } = await mailServer();
    made.clock.at = mondayMorning - 1;
    await workUntil(made, mailOf(port), someTurns(), pauseAfter, staff);
    expect(mails).toEqual([]);
    made.clock.at++;
    await workUntil(made, mailOf(port), () => mails.length === 1, pauseAfter, staff);
    const [mail = ""] = mails;
    expect(mail).toMatch(/^Subject: Messages this morning: 1 overdue, 1 to follow up, 1 waiting, 1 set aside\r$/m);
    expect(mail).toMatch(new RegExp(`^${overdue}: since 6:00 PM on Saturday, November 21\\r$`, "m"));
    expect(mail).toMatch(new RegExp(`^${waiting}: answer by 8:00 AM on Tuesday, November 24\\r$`, "m"));
    expect(mail).toMatch(new RegExp(`^${again}: since Mon, Nov 23\\r$`, "m"));
    expect(mail).toContain("https://desk.example/staff");
    expect(mail).not.toMatch(new RegExp(`${done}|${later}|Quillfeather|zaphira`));
  });

  test("comes once a morning, also after a restart and with two programs, and again the next morning", async () => {
    const made = await newStore(friday);
    await made.arrive("a");
    await quiet(made);
    const { mails, port } = await mailServer();
    const both = (holds: () => boolean) =>
      Promise.all([workUntil(made, mailOf(port), holds), workUntil(made, mailOf(port), holds)]);
    for (const [after, count] of [
      [hour, 1],
      [hour + minute, 1],
      [10 * hour, 1],
      [24 * hour, 2],
    ] as const) {
      made.clock.at = mondayMorning + after;
      await both(someTurns());
      await both(() => ofMornings(mails).length === count);
    }
  });

  test.each([
    { at: mondayMorning - 48 * hour, because: "it is Saturday" },
    { at: mondayMorning - 24 * hour, because: "it is Sunday" },
    { at: mondayMorning + 3 * hour, because: "it is no longer morning" },
    { at: mondayMorning, done: true, because: "nothing waits" },
  ])("does not come when $because", async ({ at, done = false }) => {
    const made = await newStore(friday);
    const { number } = await made.arrive("a");
    if (done) await markDone(made.database, number, "Ana", friday);
    await quiet(made);
    const { mails, port } = await mailServer();
    made.clock.at = at;
    await workUntil(made, mailOf(port), someTurns());
    expect(mails).toEqual([]);
  });
});

test("each mail has an ID of its own, in ASCII also for a sender with an international domain", async () => {
  const made = await newStore(noon);
  const { mails, port } = await mailServer();
  await made.arrive("a");
  await workUntil(made, { ...toBoth(port), from: "website@praxis-müller.example" }, () => mails.length === 2);
  expect(new Set(mails.map(idOf)).size).toBe(2);
  for (const mail of mails) expect(idOf(mail)).toMatch(/^<[\w.-]+@xn--praxis-mller-klb\.example>$/);
});
