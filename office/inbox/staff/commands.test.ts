import { expect, test } from "vitest";
import { roles } from "#inbox/inbox.ts";
import { newStaff, origin, tokenOf } from "#tests/support/staff.ts";
import { staffCommands } from "./commands.ts";

/** A terminal on the server of a front desk. */
async function newTerminal() {
  const staff = await newStaff();
  const run = async (line: string, argument?: string, at = origin) => {
    const [name = "", flag] = line.split(" ");
    const said: string[] = [];
    await staffCommands[name]?.({
      ...{ database: staff.database, now: staff.clock.at, origin: at, actor: "root", argument },
      role: roles.find((role) => flag === `--${role}`),
      say: (text) => void said.push(text),
    });
    return said.join("\n");
  };
  /** Makes a passkey with the link that was said. */
  const accept = async (said: string) => {
    const { verify } = await staff.accept(tokenOf(/\S+#invite=\S+/.exec(said)?.[0] ?? ""));
    const { output, token = "" } = await verify();
    return { ...output.person, token };
  };
  const isSignedIn = async (token: string) => (await staff.ask("session", {}, token)).status === 200;
  return { ...staff, run, accept, isSignedIn };
}

test("the first person is a manager, others are staff, or managers with a flag; a known name gets another passkey", async () => {
  const { run, accept } = await newTerminal();
  const anna = await accept(await run("invite", "Front desk, Anna"));
  const [ben, cleo] = [await accept(await run("invite", "Ben")), await accept(await run("invite --manager", "Cleo"))];
  expect([anna.role, ben.role, cleo.role]).toEqual(["manager", "staff", "manager"]);
  expect(await accept(await run("invite", "  Front desk,  Anna "))).toMatchObject({ id: anna.id, role: "manager" });
  await expect(run("invite --manager", "Ben")).rejects.toThrow("Ben has the role staff");
});

test("the first manager is invited without a name; only the last such link works, and later people need a name", async () => {
  const { run, accept } = await newTerminal();
  const earlier = await run("invite");
  expect(await accept(await run("invite"))).toMatchObject({ role: "manager", name: "Manager" });
  await expect(accept(earlier)).rejects.toThrow();
  await expect(run("invite")).rejects.toThrow("Write who is invited");
});

test.each(["", "\u001b[2J", "<b>", "x".repeat(81)])("nobody is invited as %j", async (name) => {
  await expect((await newTerminal()).run("invite", name)).rejects.toThrow("Write who is invited");
});

test("a front desk that is closed gets no link", async () => {
  const { run, database } = await newTerminal();
  for (const line of ["invite", "recover"])
    await expect(run(line, undefined, "")).rejects.toThrow("STAFF_ORIGIN=https:");
  expect(await database.selectFrom("invitations").selectAll().execute()).toEqual([]);
});

test("after a recovery all are signed out, no earlier invitation works, and a new manager can register", async () => {
  const { run, accept, isSignedIn, auditLines } = await newTerminal();
  const anna = await accept(await run("invite", "Anna"));
  const waiting = await run("invite --manager", "Eve");
  expect(await isSignedIn(anna.token)).toBe(true);
  const said = await run("recover");
  expect(await isSignedIn(anna.token)).toBe(false);
  await expect(accept(waiting)).rejects.toThrow();
  const manager = await accept(said);
  expect([manager.role, await isSignedIn(manager.token)]).toEqual(["manager", true]);
  expect((await auditLines()).map(({ actor, action }) => `${actor} ${action}`)).toContain(
    "root recovered: all sessions and invitations ended",
  );
});
