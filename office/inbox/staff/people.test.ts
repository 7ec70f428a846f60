import { describe, expect, test } from "vitest";
import { newPasskey } from "#tests/support/authenticator.ts";
import { newStaff, origin } from "#tests/support/staff.ts";
import { peopleRevoke } from "./people.ts";

describe("a manager who was revoked", () => {
  test("does not come back through an invitation that they created", async () => {
    const { ask, enroll, tokenOf } = await newStaff();
    const [anna, eve] = [await enroll("Anna", "manager"), await enroll("Eve", "manager")];
    const { output } = await ask("people/invite", { name: "Mallory", role: "manager" }, eve.token);
    const kept = await ask("people/invite", { name: "Ben", role: "staff" }, anna.token);
    const asked = await ask("invitation/options", { token: tokenOf(output.link) });
    await ask("people/revoke", { person: eve.id }, anna.token);
    const response = newPasskey(origin).create(asked.output.options);
    const back = await ask("invitation/verify", { token: tokenOf(output.link), response });
    expect([back.status, back.refusal.error]).toEqual([403, "refused"]);
    const { invitations } = (await ask("people", {}, anna.token)).output;
    expect(invitations).toMatchObject([{ name: "Ben" }]);
    expect((await ask("invitation/options", { token: tokenOf(kept.output.link) })).status).toBe(200);
  });

  test("does not come back through an invitation that was written while they were revoked", async () => {
    const { ask, enroll, tokenOf, database } = await newStaff();
    const [anna, eve] = [await enroll("Anna", "manager"), await enroll("Eve", "manager")];
    const { output } = await ask("people/invite", { name: "Mallory", role: "manager" }, eve.token);
    await database.query("UPDATE people SET revoked_at = 1 WHERE id = $1", [eve.id]);
    expect((await ask("invitation/options", { token: tokenOf(output.link) })).status).toBe(403);
    expect((await ask("session", {}, anna.token)).status).toBe(200);
  });
});

describe("the keys that a passkey opens", () => {
  test("are handed out to whom that passkey signs in, and are gone with it", async () => {
    const { ask, enroll, signIn, database } = await newStaff();
    const [anna, ben] = [await enroll("Anna", "manager"), await enroll("Ben", "staff")];
    expect((await signIn(ben.passkey)).output.wrapped).toBeNull();
    const { token = "" } = await signIn(ben.passkey);
    expect((await ask("passkeys/wrap", { wrapped: "c2VhbGVk" }, token)).status).toBe(200);
    expect((await signIn(ben.passkey)).output.wrapped).toBe("c2VhbGVk");
    expect((await ask("session", {}, token)).output.wrapped).toBe("c2VhbGVk");
    expect((await ask("session", {}, anna.token)).output.wrapped).toBeNull();
    await ask("passkeys/revoke", { passkey: ben.passkey.id }, anna.token);
    expect(await database.query("SELECT 1 FROM passkeys WHERE wrapped IS NOT NULL")).toEqual([]);
  });
});

describe("the last manager who can sign in", () => {
  const lastManager = [409, "last-manager"];
  const outcome = ({ status, refusal }: { status: number; refusal: { error?: string } }) =>
    status === 200 ? [200] : [status, refusal.error];

  test("stays when two managers revoke each other at the same moment", async () => {
    const { ask, enroll, desk, clock, store } = await newStaff();
    const [anna, eve] = [await enroll("Anna", "manager"), await enroll("Eve", "manager")];
    // On connections that are open already, and with sessions that were looked up: both have begun before one is done.
    await Promise.all(Array.from({ length: 8 }, () => ask("session", {}, anna.token)));
    const given = { ...desk, now: clock.at, keys: () => store.keys(), waitForLine: () => 0, device: "" };
    const signedIn = (person: typeof anna) => ({ ...person, passkey: person.passkey.id, session: 0 });
    const answers = await Promise.allSettled([
      peopleRevoke.run(given, { person: eve.id }, signedIn(anna)),
      peopleRevoke.run(given, { person: anna.id }, signedIn(eve)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const left = await Promise.all([anna, eve].map(({ token }) => ask("session", {}, token)));
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test("keeps their last passkey, and may revoke one of two", async () => {
    const { ask, enroll, tokenOf } = await newStaff();
    const anna = await enroll("Anna", "manager");
    expect(outcome(await ask("passkeys/revoke", { passkey: anna.passkey.id }, anna.token))).toEqual(lastManager);
    expect((await ask("session", {}, anna.token)).status).toBe(200);
    const { output } = await ask("people/invite", { person: anna.id }, anna.token);
    const token = tokenOf(output.link);
    const { options } = (await ask("invitation/options", { token })).output;
    await ask("invitation/verify", { token, response: newPasskey(origin).create(options) });
    expect(outcome(await ask("passkeys/revoke", { passkey: anna.passkey.id }, anna.token))).toEqual([200]);
  });

  test("does not include managers without a passkey", async () => {
    const { ask, enroll } = await newStaff();
    const [anna, eve] = [await enroll("Anna", "manager"), await enroll("Eve", "manager")];
    await ask("passkeys/revoke", { passkey: eve.passkey.id }, anna.token);
    expect(outcome(await ask("people/revoke", { person: anna.id }, anna.token))).toEqual(lastManager);
    expect(outcome(await ask("people/revoke", { person: eve.id }, anna.token))).toEqual([200]);
  });
});

test("a changed role takes effect at once, and ends the links by and for that person", async () => {
  const { ask, enroll, tokenOf } = await newStaff();
  const [anna, ben] = [await enroll("Anna", "manager"), await enroll("Ben", "staff")];
  const change = (role: "staff" | "manager", person = ben.id) => ask("people/role", { person, role }, anna.token);
  const works = async ({ output }: { output: { link: string } }) =>
    (await ask("invitation/options", { token: tokenOf(output.link) })).status;
  // With this link Anna could sign in as Ben, the manager.
  const forBen = await ask("people/invite", { person: ben.id }, anna.token);
  expect((await change("manager")).status).toBe(200);
  expect(await works(forBen)).toBe(403);
  const byBen = await ask("people/invite", { name: "Eve", role: "manager" }, ben.token);
  expect([byBen.status, await works(byBen)]).toEqual([200, 200]);
  expect((await change("staff")).status).toBe(200);
  expect(await works(byBen)).toBe(403);
  expect((await ask("audit", {}, ben.token)).status).toBe(403);
  expect((await change("staff", anna.id)).refusal.error).toBe("last-manager");
});

test("no manager gets a link that signs in as another manager; links for anyone else and for themselves are in the audit trail", async () => {
  const { ask, enroll, auditLines } = await newStaff();
  const [anna, eve] = [await enroll("Anna", "manager"), await enroll("Eve", "manager")];
  const ben = await enroll("Ben", "staff");
  const refused = await ask("people/invite", { person: anna.id }, eve.token);
  expect([refused.status, refused.refusal.error]).toEqual([403, "not-allowed"]);
  for (const person of [eve, ben]) {
    expect((await ask("people/invite", { person: person.id }, eve.token)).status).toBe(200);
    const action = `invited ${person.name} (${person.id}) to another passkey`;
    expect((await auditLines()).at(-1)).toMatchObject({ actor: `Eve (${eve.id})`, action });
  }
});
