import { expect, test } from "vitest";
import type { StaffInput, StaffOperation } from "#inbox/inbox-operations.ts";
import { newPasskey } from "#tests/support/authenticator.ts";
import { newStaff, origin } from "#tests/support/staff.ts";
import { clearSuspect, markDone, sweep, tidy } from "#inbox/messages/desk.ts";
import { staffCommands } from "./commands.ts";

const minute = 60_000;
type Line = readonly [who: string, what: string, number?: number];

/**
 * Anna, a manager, and Ben, of the staff. `writes` does an action a minute later, and expects that it adds exactly these
 * lines to the audit trail.
 */
async function desk() {
  const staff = await newStaff();
  const { ask, database, clock } = staff;
  const [anna, ben] = [await staff.enroll("Anna", "manager"), await staff.enroll("Ben", "staff")];
  const trail = () => database.query("SELECT at, actor, action, number FROM audit ORDER BY id");
  const writes = async <Result>(act: () => Promise<Result>, ...lines: readonly Line[]): Promise<Result> => {
    const { length } = await trail();
    clock.at += minute;
    const result = await act();
    const expected = lines.map(([actor, action, number = null]) => ({ at: clock.at, actor, action, number }));
    expect((await trail()).slice(length)).toEqual(expected);
    return result;
  };
  const as =
    ({ token }: { token: string }) =>
    <Name extends StaffOperation>(operation: Name, input: StaffInput<Name>) =>
    async () => {
      const { output, status } = await ask(operation, input, token, true);
      return { ...output, status };
    };
  return { ...staff, anna, ben, asAnna: as(anna), asBen: as(ben), writes };
}

test("each action on a message writes one line: who did what, when, to which message", async () => {
  const { arrive, asAnna, asBen, anna, ben, writes, database, clock } = await desk();
  const [Anna, Ben] = [`Anna (${anna.id})`, `Ben (${ben.id})`];
  const { number } = await arrive();
  const seen = async () => {
    const [row] = await database.query<{ version: number }>("SELECT version FROM messages WHERE number = $1", [number]);
    return { number, version: row?.version ?? 0 };
  };
  const read = asBen("messages/read", { number });
  await writes(read, [Ben, "read", number]);
  await writes(read, [Ben, "read", number]);
  await writes(asBen("messages/take", await seen()), [Ben, "is on it", number]);
  await writes(asBen("messages/untake", await seen()), [Ben, "is not on it", number]);
  const given = asBen("messages/assign", { ...(await seen()), person: anna.id });
  await writes(given, [Ben, `gave it to ${Anna}`, number]);
  const note = { keyId: 1, sealed: "AAAA" };
  const noted = asBen("messages/note", { ...(await seen()), note });
  const { noteList } = await writes(noted, [Ben, "added a note", number], [Ben, "read", number]);
  const corrected = asBen("messages/note", { ...(await seen()), note, corrects: noteList[0]?.id ?? 0 });
  await writes(corrected, [Ben, "corrected a note", number], [Ben, "read", number]);
  await writes(asAnna("messages/answer", { ...(await seen()), how: "called" }), [Anna, "answered: Called", number]);
  await writes(asAnna("messages/reopen", await seen()), [Anna, "reopened", number]);
  const later = { why: "voicemail", day: "2026-11-24" } as const;
  const followed = "Left a voicemail, to follow up on 2026-11-24";
  await writes(asBen("messages/follow-up", { ...(await seen()), ...later }), [Ben, followed, number]);
  await writes(asBen("messages/no-follow-up", await seen()), [Ben, "no follow-up", number]);
  await writes(asBen("messages/set-aside", await seen()), [Ben, "set aside as a robot's", number]);
  await writes(asBen("messages/not-a-robot", await seen()), [Ben, "not a robot", number]);
  await writes(asAnna("messages/export", {}), [Anna, "exported", number]);
  const before = await seen();
  await writes(asBen("messages/delete", before), [Ben, "deleted", number]);
  clock.at -= minute;
  await writes(asBen("messages/restore", await seen()), [Ben, "restored", number]);
  // A message that changed meanwhile is left as it is, without a line.
  await writes(asAnna("messages/take", before));
});

test("each action on people, sign-ins and settings writes one line", async () => {
  const { ask, asAnna, asBen, anna, ben, writes, tokenOf, signIn } = await desk();
  const [Anna, Ben] = [`Anna (${anna.id})`, `Ben (${ben.id})`];
  const addresses = ["ana@example.com"];
  const chosen = "sends notices to ana@example.com, reminders: 22 h";
  await writes(asAnna("notices/set", { addresses, reminders: ["last"] }), [Anna, chosen]);
  const invited: Line = [Anna, "invited Cleo as staff"];
  const { link } = await writes(asAnna("people/invite", { name: "Cleo", role: "staff" }), invited);
  const token = tokenOf(link);
  const { output } = await ask("invitation/options", { token });
  const response = newPasskey(origin).create(output.options);
  const cleo = await writes(
    () => ask("invitation/verify", { token, response }),
    ["Cleo (3)", "accepted the invitation as staff"],
    ["Cleo (3)", "signed in"],
  );
  const { people } = await asAnna("people", {})();
  const session = people.find(({ name }) => name === "Cleo")?.sessions[0]?.id ?? 0;
  await writes(asAnna("sessions/revoke", { session }), [Anna, "revoked a session of person 3"]);
  expect((await ask("session", {}, cleo.token)).status).toBe(401);
  await writes(asAnna("people/invite", { person: ben.id }), [Anna, `invited ${Ben} to another passkey`]);
  const { invitations } = await asAnna("people", {})();
  const invitation = invitations.find(({ name }) => name === "Ben")?.id ?? 0;
  await writes(asAnna("invitations/revoke", { invitation }), [Anna, "revoked the invitation of Ben"]);
  await writes(asAnna("people/role", { person: 3, role: "manager" }), [Anna, "made Cleo (3) manager"]);
  await writes(asAnna("people/revoke", { person: 3 }), [Anna, "revoked Cleo (3)"]);
  await writes(asBen("sign-out", {}), [Ben, "signed out"]);
  const again = await writes(() => signIn(ben.passkey), [Ben, "signed in"]);
  const wrap = () => ask("passkeys/wrap", { wrapped: "c2VhbGVk" }, again.token);
  await writes(wrap, [Ben, "lets their passkey open the messages"]);
  const revoke = () => ask("passkeys/revoke", { passkey: ben.passkey.id }, again.token);
  await writes(revoke, [Ben, `revoked a passkey of person ${ben.id}`]);
  await writes(() => signIn(ben.passkey), ["unknown", "sign-in refused"]);
});

test("a test mail writes one line, whatever the mail server answers", async () => {
  const { anna, asAnna, writes } = await desk();
  await writes(asAnna("notices/test", {}), [`Anna (${anna.id})`, "sent a test mail"]);
});

test("a list writes how many messages it showed, an empty one nothing", async () => {
  const { arrive, anna, asAnna, writes } = await desk();
  const Anna = `Anna (${anna.id})`;
  await writes(asAnna("messages/list", { view: "open" }));
  await arrive("one");
  await arrive("two");
  await writes(asAnna("messages/list", { view: "open" }), [Anna, "listed 2 messages"]);
  await writes(asAnna("messages/changes", { since: 1 }), [Anna, "listed 1 message"]);
});

test("a refused action writes one line, and looking at anything else writes none", async () => {
  const { ask, asAnna, asBen, ben, writes, signIn } = await desk();
  await writes(asBen("audit", {}), [`Ben (${ben.id})`, "refused: audit"]);
  await writes(() => signIn(ben.passkey, { origin: "https://evil.example" }), [`Ben (${ben.id})`, "sign-in refused"]);
  await writes(() => ask("invitation/options", { token: "A".repeat(43) }), ["unknown", "invitation refused"]);
  await writes(asAnna("session", {}));
  for (const looks of ["health", "audit", "colleagues", "people", "notices"] as const) await writes(asAnna(looks, {}));
});

test("actions of the terminal and automatic ones of the site write one line", async () => {
  const { arrive, ben, writes, database, clock } = await desk();
  const terminal = (name: string, argument?: string) => () =>
    staffCommands[name]?.({ database, now: clock.at, origin, actor: "root", argument, say: () => {} }) ??
    Promise.reject(new Error(name));
  const { number } = await arrive("one");
  await writes(() => markDone(database, number, "root", clock.at), ["root", "done", number]);
  const robot = await arrive("two", { suspect: true });
  await writes(() => clearSuspect(database, robot.number, "root", clock.at), ["root", "not a robot", robot.number]);
  await writes(terminal("invite", "Dana"), ["root", "invited Dana as staff"]);
  await writes(terminal("revoke", "Ben"), ["root", `revoked Ben (${ben.id})`]);
  const manager = `Manager, recovered ${new Date(clock.at).toISOString().slice(0, 10)}`;
  const ended: Line = ["root", "recovered: all sessions and invitations ended"];
  await writes(terminal("recover"), ended, ["root", `invited ${manager} as manager`]);
  await database.query("UPDATE messages SET going_at = $1 WHERE number = $2", [clock.at, robot.number]);
  await writes(() => sweep(database, clock.at), ["site", "deleted for good", robot.number]);
  await writes(() => tidy(database, clock.at, 0), ["site", "deleted after its time", number]);
  const came = await arrive("three");
  const lines = await database.query("SELECT at, actor, action FROM audit WHERE number = $1", [came.number]);
  expect(lines).toEqual([{ at: clock.at, actor: "site", action: "arrived" }]);
});
