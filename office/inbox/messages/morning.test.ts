import { expect, onTestFinished, test, vi } from "vitest";
import { mailOf, mailServer, someTurns, workUntil } from "#tests/support/notices.ts";
import { newStore } from "#tests/support/staff.ts";
import { openDatabase } from "./database.ts";
import { markDone, takeForReading } from "./desk.ts";
import { problems } from "./health.ts";
import { MessageStore } from "./store.ts";

const minute = 60_000;
const hour = 60 * minute;
/** 6 PM in New York on a Friday. */
const friday = Date.parse("2026-11-20T23:00:00Z");
/** 9 AM on the Monday after it. */
const mondayMorning = Date.parse("2026-11-23T14:00:00Z");

/** The mails of mornings among others. */
const ofMornings = (mails: readonly string[]) => mails.filter((mail) => /^Subject: Messages this morning/m.test(mail));

/** A message of Friday evening whose notices are sent. */
async function afterWeekend() {
  const made = await newStore(friday);
  const { number } = await made.arrive("a");
  const server = await mailServer();
  await made.database.query("UPDATE outbox SET state = 'sent', due_at = 0");
  return { ...made, ...server, number, mail: mailOf(server.port) };
}

test("at nine on Monday one mail lists what is overdue, what waits, and how many are set aside, without anything of the messages", async () => {
  const made = await afterWeekend();
  made.clock.at = mondayMorning - hour;
  const waiting = await made.arrive("b");
  const done = await made.arrive("c");
  const [again, later] = [await made.arrive("e"), await made.arrive("f")];
  const followUp = "UPDATE messages SET follow_up = 'voicemail', follow_up_at = $1 WHERE number = $2";
  await made.database.query(followUp, [mondayMorning - 9 * hour, again.number]);
  await made.database.query(followUp, [mondayMorning + 15 * hour, later.number]);
  await made.arrive("d", { suspect: true });
  await made.database.query("UPDATE outbox SET state = 'sent', due_at = 0");
  await takeForReading(made.database, made.number, "Ana", made.clock.at);
  await markDone(made.database, done.number, "Ana", made.clock.at);
  made.clock.at = mondayMorning - 1;
  await workUntil(made, made.mail, someTurns());
  expect(made.mails).toEqual([]);
  made.clock.at = mondayMorning;
  await workUntil(made, made.mail, () => made.mails.length === 1);
  const [mail = ""] = made.mails;
  expect(mail).toMatch(/^Subject: Messages this morning: 1 overdue, 1 to follow up, 1 waiting, 1 set aside\r$/m);
  expect(mail).toMatch(new RegExp(`^${made.number}: since 6:00 PM on Saturday, November 21\\r$`, "m"));
  expect(mail).toMatch(new RegExp(`^${waiting.number}: answer by 8:00 AM on Tuesday, November 24\\r$`, "m"));
  expect(mail).toMatch(new RegExp(`^${again.number}: since Mon, Nov 23\\r$`, "m"));
  expect(mail).toMatch(/^Set aside because they looked like a robot's: 1\./m);
  expect(mail).toContain("npm run messages -- suspect");
  expect(mail).not.toMatch(new RegExp(`${done.number}|${later.number}|Quillfeather|zaphira`));
});

test("it comes once a morning, whatever arrives later, also after a restart and with several programs, and again the next morning", async () => {
  const made = await afterWeekend();
  made.clock.at = mondayMorning + hour;
  const others = await Promise.all([1, 2].map(() => otherProgram(made)));
  const programs = [made, ...others];
  await Promise.all(programs.map((one) => workUntil(one, made.mail, () => ofMornings(made.mails).length > 0)));
  for (const later of [minute, 3 * hour, 10 * hour]) {
    made.clock.at = mondayMorning + later;
    await Promise.all(programs.map((one) => workUntil(one, made.mail, someTurns())));
  }
  expect(ofMornings(made.mails)).toHaveLength(1);
  made.clock.at = mondayMorning + 24 * hour;
  await workUntil(made, made.mail, () => ofMornings(made.mails).length === 2);
});

/** Another program on the same database and clock. */
async function otherProgram(made: Awaited<ReturnType<typeof newStore>>) {
  if (made.database.engine === "postgres") return made;
  const database = await openDatabase({ folder: made.folder, databaseUrl: undefined });
  onTestFinished(() => database.close());
  const store = new MessageStore(database, () => made.clock.at);
  await store.prepare();
  return { ...made, database, store };
}

test.each([
  { at: mondayMorning - 48 * hour, because: "it is Saturday" },
  { at: mondayMorning - 24 * hour, because: "it is Sunday" },
  { at: mondayMorning + 3 * hour, because: "it is no longer morning" },
])("none comes while $because", async ({ at }) => {
  const made = await afterWeekend();
  made.clock.at = at;
  await workUntil(made, made.mail, someTurns());
  expect(made.mails).toEqual([]);
});

test("none comes when nothing waits and nothing is set aside, nor for a message that arrives later that day", async () => {
  const made = await afterWeekend();
  await markDone(made.database, made.number, "Ana", made.clock.at);
  made.clock.at = mondayMorning;
  await workUntil(made, made.mail, someTurns());
  made.clock.at += hour;
  await made.arrive("b");
  await workUntil(made, made.mail, () => made.mails.length > 0);
  await workUntil(made, made.mail, someTurns());
  expect(ofMornings(made.mails)).toEqual([]);
});

test("one set aside message is enough for it, and the page of the front desk is where to look", async () => {
  const made = await newStore(friday);
  await made.arrive("d", { suspect: true });
  const { mails, port } = await mailServer();
  made.clock.at = mondayMorning;
  const staff = { origin: "https://desk.example", rpId: "desk.example" };
  await workUntil(made, mailOf(port), () => mails.length === 1, undefined, staff);
  expect(mails[0]).toMatch(/^Subject: Messages this morning: 1 set aside\r$/m);
  expect(mails[0]).toContain("https://desk.example/staff");
});

test("it is tried again when the mail server refuses it, for one address alone if the other has it, and health says so", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const made = await afterWeekend();
  const mail = { ...made.mail, to: "ana@example.com, ben@example.com" };
  for (const address of ["ana@example.com", "ben@example.com"]) made.answers.set(address, 450);
  made.clock.at = mondayMorning;
  const reason = async () =>
    (await made.database.query<{ error: string | null }>("SELECT error FROM mornings"))[0]?.error;
  const pause = () => minute;
  await workUntil(made, mail, async () => Boolean(await reason()), pause);
  expect(await problems(made.database, made.clock.at)).toContainEqual(
    expect.stringMatching(/^Mail does not get through.*ana@example.com/),
  );
  made.answers.delete("ana@example.com");
  made.clock.at += minute;
  await workUntil(made, mail, () => made.mails.length === 1, pause);
  made.answers.clear();
  made.clock.at += minute;
  await workUntil(made, mail, () => made.mails.length === 2, pause);
  expect(made.recipients).toEqual([["ana@example.com"], ["ben@example.com"]]);
  made.clock.at += hour;
  await workUntil(made, mail, someTurns(), pause);
  expect(made.mails).toHaveLength(2);
  expect((await problems(made.database, made.clock.at)).join()).not.toContain("example.com");
});
