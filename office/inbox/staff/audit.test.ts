import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { StaffInput, StaffOperation } from "#inbox/inbox-operations.ts";
import { markDone, tidy } from "#inbox/messages/desk.ts";
import { newDesk, origin, tokenOf } from "#tests/support/staff.ts";
import { staffCommands } from "./commands.ts";

const second = 1_000;
type Line = readonly [who: string, what: string, number?: number];

/**
 * The desk, where `writes` does something a second later, and expects that it adds exactly these lines to the audit
 * trail.
 */
async function watchedDesk() {
  const desk = await newDesk();
  const { clock, auditLines, anna, ben } = desk;
  const names: Readonly<Record<string, string>> = { Anna: `Anna (${anna.id})`, Ben: `Ben (${ben.id})` };
  const writes = async <Result>(act: () => Promise<Result>, ...lines: readonly Line[]): Promise<Result> => {
    const { length } = await auditLines();
    clock.at += second;
    const result = await act();
    const { at } = clock;
    const expected = lines.map(([who, action, number = null]) => ({ at, actor: names[who] ?? who, action, number }));
    expect((await auditLines()).slice(length).map(({ id, ...line }) => line)).toEqual(expected);
    return result;
  };
  return { ...desk, writes };
}

const every = ["first", "reminder", "last"];
const unsaid = ["first", "last"];
const note = { keyId: 1, sealed: "AAAA" };
const followUp = { why: "voicemail", day: "2026-11-24" };
const followed = "Left a voicemail, to follow up on 2026-11-24";

/** The life of a message: each act, how it is then, which notices are still to be told, and what was written down. */
const acts: readonly [who: "Anna" | "Ben", act: string, input: object, is: object, left: string[], line: string][] = [
  ["Ben", "take", {}, { taken: { by: { name: "Ben" } } }, every, "is on it"],
  ["Ben", "untake", {}, { state: "new", taken: null }, every, "is not on it"],
  ["Ben", "assign", { person: 1 }, { state: "taken", taken: { by: { id: 1 } } }, every, "gave it to Anna (1)"],
  ["Ben", "note", { note }, { notes: 1, text: { keyId: 1 }, readAt: expect.any(Number) }, unsaid, "added a note"],
  ["Ben", "note", { note, corrects: 1 }, { notes: 2 }, unsaid, "corrected a note"],
  ["Anna", "answer", { how: "called" }, { state: "answered" }, [], "answered: Called"],
  ["Anna", "reopen", {}, { state: "taken", answered: null }, ["last"], "reopened"],
  ["Ben", "follow-up", followUp, { followUp: { why: "voicemail" } }, [], followed],
  ["Ben", "answer", { how: "not-needed" }, { state: "closed", followUp: null }, [], "answered: Needs no answer"],
  ["Ben", "reopen", {}, { followUp: { why: "voicemail" } }, [], "reopened"],
  ["Ben", "no-follow-up", {}, { followUp: null }, ["last"], "no follow-up"],
  ["Ben", "follow-up", followUp, { state: "taken" }, [], followed],
  ["Ben", "set-aside", {}, { state: "suspect", taken: null, followUp: null }, [], "set aside as a robot's"],
  ["Ben", "not-a-robot", {}, { state: "read", followUp: null }, every, "not a robot"],
  ["Ben", "delete", {}, { state: "trash", changedBy: "Ben" }, every, "deleted"],
  ["Ben", "restore", {}, { state: "read", eraseAt: null }, every, "restored"],
  ["Ben", "delete", {}, { state: "trash" }, every, "deleted"],
  ["Anna", "erase", {}, {}, [], "deleted for good"],
];

describe("one line, with who did what, when, to which message, is written by", () => {
  test("each act on a message, which is then as the act says", async () => {
    const { arrive, asAnna, asBen, writes, database } = await watchedDesk();
    const { number } = await arrive();
    for (const [who, act, input, is, left, line] of acts) {
      const row = await database.selectFrom("messages").select(["number", "version"]).executeTakeFirst();
      const as = who === "Anna" ? asAnna : asBen;
      const does = () => as(`messages/${act}` as StaffOperation, { ...row, ...input } as never);
      const read: Line[] = act === "note" ? [[who, "read", number]] : [];
      const { status, output } = await writes(does, [who, line, number], ...read);
      expect([status, output], act).toMatchObject([200, is]);
      const notices = await database.selectFrom("notices").select("kind").orderBy("due_at").execute();
      expect(
        notices.map(({ kind }) => kind),
        act,
      ).toEqual(left);
      // Once more, the message has changed: it is left as it is, without a line. A note is added to any version.
      if (act !== "note") expect((await writes(does)).status).toBe(act === "erase" ? 404 : 409);
    }
  });

  test("each act on people, sign-ins and settings", async () => {
    const { asAnna, asBen, ben, writes, accept, signIn, back } = await watchedDesk();
    const byAnna = <Name extends StaffOperation>(name: Name, input: StaffInput<Name>, line: string) =>
      writes(() => asAnna(name, input), ["Anna", line]);
    const chosen = { addresses: ["ana@example.com"], reminders: ["last" as const] };
    await byAnna("notices/set", chosen, "sends notices to ana@example.com, reminders: 22 h");
    await byAnna("notices/test", {}, "sent a test email");
    const { output } = await byAnna("people/invite", { name: "Cleo", role: "staff" }, "invited Cleo as staff");
    const { verify } = await accept(tokenOf(output.link));
    await writes(verify, ["Cleo (3)", "accepted the invitation as staff"], ["Cleo (3)", "signed in"]);
    const { people } = (await asAnna("people", {})).output;
    const session = people.find(({ name }) => name === "Cleo")?.sessions[0]?.id ?? 0;
    await byAnna("sessions/revoke", { session }, "revoked a session of person 3");
    await byAnna("people/invite", { person: ben.id }, `invited Ben (${ben.id}) to another passkey`);
    const { invitations } = (await asAnna("people", {})).output;
    await byAnna("invitations/revoke", { invitation: invitations[0]?.id ?? 0 }, "revoked the invitation of Ben");
    await byAnna("people/role", { person: 3, role: "manager" }, "made Cleo (3) manager");
    await byAnna("people/revoke", { person: 3 }, "revoked Cleo (3)");
    await writes(() => asBen("sign-out", {}), ["Ben", "signed out"]);
    await writes(() => back(ben), ["Ben", "signed in"]);
    await writes(
      () => asBen("passkeys/wrap", { wrapped: "c2VhbGVk" }),
      ["Ben", "lets their passkey open the messages"],
    );
    const revoked: Line = ["Ben", `revoked a passkey of person ${ben.id}`];
    await writes(() => asBen("passkeys/revoke", { passkey: ben.passkey.id }), revoked);
    await writes(() => signIn(ben.passkey), ["unknown", "sign-in refused"]);
  });

  test("each refusal, while looking at anything but messages writes none", async () => {
    const { ask, asAnna, asBen, ben, writes, signIn } = await watchedDesk();
    await writes(() => asBen("audit", {}), ["Ben", "refused: audit"]);
    await writes(() => signIn(ben.passkey, { origin: "https://evil.example" }), ["Ben", "sign-in refused"]);
    await writes(() => ask("invitation/options", { token: "A".repeat(43) }), ["unknown", "invitation refused"]);
    for (const looks of ["session", "health", "audit", "colleagues", "people", "notices"] as const)
      await writes(() => asAnna(looks, {}));
  });

  test("the terminal, and the site by itself", async () => {
    const { arrive, writes, database, engine, clock } = await watchedDesk();
    const terminal = (name: string, argument?: string) => async () => {
      const given = { database, now: clock.at, origin, actor: "root", argument, say: () => {} };
      await (staffCommands[name]?.(given) ?? Promise.reject(new Error(name)));
    };
    const { number } = await writes(() => arrive("one"), ["site", "arrived", expect.any(Number) as unknown as number]);
    await writes(() => markDone(database, number, "root", clock.at), ["root", "done", number]);
    await writes(terminal("invite", "Dana"), ["root", "invited Dana as staff"]);
    const manager = `Manager, recovered ${new Date(clock.at + second).toISOString().slice(0, 10)}`;
    const ended: Line = ["root", "recovered: all sessions and invitations ended"];
    await writes(terminal("recover"), ended, ["root", `invited ${manager} as manager`]);
    await writes(() => tidy({ database, engine }, clock.at, 0), ["site", "deleted for good", number]);
  });
});

test("a list writes how many it showed, an opened message a line; a change after it only those whose text this session was not given before", async () => {
  const { arrive, asAnna, asBen, writes, seen } = await watchedDesk();
  const list = () => asAnna("messages/list", { view: "open" });
  const changes = () => asAnna("messages/changes", { since: 0 });
  await writes(list);
  const [{ number }] = [await arrive("one"), await arrive("two")];
  const one = { number };
  await writes(list, ["Anna", "listed 2 messages"]);
  await writes(list, ["Anna", "listed 2 messages"]);
  await asBen("messages/take", await seen(number));
  await writes(changes);
  await arrive("three");
  await writes(changes, ["Anna", "listed 1 message"]);
  await writes(changes);
  await writes(() => asBen("messages/changes", { since: 0 }), ["Ben", "listed 3 messages"]);
  const read = () => asAnna("messages/read", one);
  for (const time of [read, read]) await writes(time, ["Anna", "read", number]);
  const exported = (await asAnna("messages/export", {})).output.messages.map(({ number }) => number);
  await writes(() => asAnna("messages/export", {}), ...exported.map((each): Line => ["Anna", "exported", each]));
});

test("without its line in the audit trail no text is handed out", async () => {
  const { arrive, asBen, engine, database } = await newDesk();
  const { number } = await arrive();
  const full =
    engine === "sqlite"
      ? sql`CREATE TRIGGER disk_full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'disk full'); END`
      : sql`ALTER TABLE audit ADD CONSTRAINT disk_full CHECK (false) NOT VALID`;
  await full.execute(database);
  await expect(asBen("messages/read", { number })).rejects.toThrow();
  await expect(asBen("messages/list", { view: "open" })).rejects.toThrow();
});

test("the audit trail only grows", async () => {
  const { engine, database, auditLines } = await newDesk();
  const before = await auditLines();
  const replace =
    engine === "sqlite"
      ? sql`INSERT OR REPLACE INTO audit (id, at, actor, action) VALUES (1, 0, 'x', 'x')`
      : sql`TRUNCATE audit`;
  for (const change of [sql`DELETE FROM audit`, sql`UPDATE audit SET actor = 'x'`, replace])
    await expect(change.execute(database)).rejects.toThrow("only grows");
  expect(await auditLines()).toEqual(before);
});

test("the audit trail comes newest first, a hundred at a time", async () => {
  const { asAnna, database } = await newDesk();
  const lines = Array.from({ length: 194 }, (_, at) => ({ at, actor: "x", action: "y", number: null }));
  await database.insertInto("audit").values(lines).execute();
  const first = (await asAnna("audit", {})).output;
  expect([first.lines.length, first.lines[0]?.at]).toEqual([100, 193]);
  const second = (await asAnna("audit", { before: first.next ?? 0 })).output;
  expect([second.lines.length, second.next]).toEqual([100, null]);
  expect(second.lines.at(-1)?.action).toBe("invited Anna as manager");
});
