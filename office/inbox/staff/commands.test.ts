import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { roles } from "#inbox/inbox.ts";
import { newPasskey } from "#tests/support/authenticator.ts";
import { makeStore } from "#tests/support/messages.ts";
import { newStaff, origin } from "#tests/support/staff.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { staffCommands } from "./commands.ts";

/** A terminal on the server of a front desk. */
async function terminal() {
  const staff = await newStaff();
  const run = async (line: string, argument?: string, at = origin) => {
    const [name = "", flag] = line.split(" ");
    const said: string[] = [];
    const { database, clock } = staff;
    const given = {
      database,
      now: clock.at,
      origin: at,
      actor: "root",
      argument,
      role: roles.find((role) => flag === `--${role}`),
    };
    await staffCommands[name]?.({ ...given, say: (text) => void said.push(text) });
    return said.join("\n");
  };
  const accept = async (said: string) => {
    const token = /#invite=([\w-]{43})/.exec(said)?.[1] ?? "";
    const { output } = await staff.ask("invitation/options", { token });
    const passkey = newPasskey(origin);
    const entered = await staff.ask("invitation/verify", { token, response: passkey.create(output.options) });
    return { ...entered.output.person, token: entered.token ?? "", passkey };
  };
  return { ...staff, run, accept };
}

describe("npm run staff", () => {
  test("invites the first person as manager, others as staff, and with a flag as managers", async () => {
    const { run, accept } = await terminal();
    expect((await accept(await run("invite", "Front desk, Anna"))).role).toBe("manager");
    expect((await accept(await run("invite", "Ben"))).role).toBe("staff");
    expect((await accept(await run("invite --manager", "Cleo"))).role).toBe("manager");
    expect(await run("list")).toMatch(
      /^2 {2}staff {4}Ben .*\n3 .*Cleo .*\n1 {2}manager {2}Front desk, Anna .* 1 passkey, /,
    );
  });

  test("invites a person again, under the same name, who lost a passkey", async () => {
    const { run, accept } = await terminal();
    const anna = await accept(await run("invite", "Anna"));
    const again = await accept(await run("invite", "  Anna "));
    expect(again).toMatchObject({ id: anna.id, role: "manager" });
    const ben = await accept(await run("invite", "Ben"));
    await expect(run("invite --manager", "Ben")).rejects.toThrow("Ben has the role staff");
    expect(ben.role).toBe("staff");
  });

  test("invites the first manager without a name, once: the link before ends, and later people need a name", async () => {
    const { run, accept } = await terminal();
    const earlier = await run("invite");
    expect(await run("list")).toMatch(/^invited: manager {2}Manager {2}until /);
    const manager = await accept(await run("invite"));
    expect(manager).toMatchObject({ role: "manager", name: "Manager" });
    await expect(accept(earlier)).rejects.toThrow();
    await expect(run("invite")).rejects.toThrow("Write who is invited");
    expect(await run("list")).not.toContain("invited");
  });

  test("prints no link to a closed front desk", async () => {
    const { run, database } = await terminal();
    for (const line of ["invite", "recover"])
      await expect(run(line, undefined, "")).rejects.toThrow("STAFF_ORIGIN=https:");
    expect(await database.query("SELECT id FROM invitations")).toEqual([]);
    expect(await run("list", undefined, "")).toBe("Nobody yet: npm run staff -- invite");
  });

  test.each(["", "\u001b[2J", "<b>", "x".repeat(81)])("does not invite the name %j", async (name) => {
    const { run } = await terminal();
    await expect(run("invite", name)).rejects.toThrow("Write who is invited");
  });

  test("revokes by number or name: no session, no passkey", async () => {
    const { run, accept, ask, signIn } = await terminal();
    const anna = await accept(await run("invite", "Anna"));
    const ben = await accept(await run("invite", "Ben"));
    await run("revoke", "Ben");
    expect((await ask("session", {}, ben.token)).status).toBe(401);
    expect((await signIn(ben.passkey)).status).toBe(403);
    await run("revoke", String(anna.id));
    expect((await ask("session", {}, anna.token)).status).toBe(401);
    await expect(run("revoke", "Anna")).rejects.toThrow("npm run staff -- list");
  });

  test("recovers: all sessions end, and a new manager can register", async () => {
    const { run, accept, ask } = await terminal();
    const anna = await accept(await run("invite", "Anna"));
    const waiting = await run("invite --manager", "Eve");
    const manager = await accept(await run("recover"));
    expect(await accept(waiting).catch(() => "refused")).toBe("refused");
    expect(manager.role).toBe("manager");
    expect((await ask("session", {}, anna.token)).status).toBe(401);
  });

  test("runs as a program, and says what a wrong setting should be", async () => {
    await using folder = await temporaryFolder({});
    await makeStore(folder.path);
    const program = join(import.meta.dirname, "terminal.ts");
    const staff = (given: string[], env: object = {}) =>
      promisify(execFile)(process.execPath, [program, ...given], {
        env: { ...process.env, DATA_DIR: folder.path, STAFF_ORIGIN: origin, ...env },
      }).then(
        ({ stdout }) => [0, stdout],
        ({ code, stderr, stdout }: { code: number; stderr: string; stdout: string }) => [code, stderr + stdout],
      );
    expect(await staff(["invite", "Anna"])).toEqual([0, expect.stringContaining(`${origin}/staff#invite=`)]);
    expect(await staff(["list"], { STAFF_ORIGIN: "http://example.com" })).toEqual([
      1,
      expect.stringMatching(/^STAFF_ORIGIN .*Write/s),
    ]);
    expect(await staff(["constructor"])).toEqual([1, expect.stringContaining("npm run staff")]);
  });
});
