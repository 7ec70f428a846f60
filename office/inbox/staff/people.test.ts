import { describe, expect, test } from "vitest";
import { newDesk, tokenOf } from "#tests/support/staff.ts";
import { peopleOperations } from "./people.ts";

const works = async ({ ask }: Pick<Awaited<ReturnType<typeof newDesk>>, "ask">, { link }: { link: string }) =>
  (await ask("invitation/options", { token: tokenOf(link) })).status === 200;

describe("an invitation by a manager who was revoked", () => {
  test("ends, also when its passkey is being made; those of others stay", async () => {
    const { ask, asAnna, enroll, accept } = await newDesk();
    const eve = await enroll("Eve", "manager");
    const { output } = await ask("people/invite", { name: "Mallory", role: "manager" }, eve.token);
    const kept = await asAnna("people/invite", { name: "Cleo", role: "staff" });
    const { verify } = await accept(tokenOf(output.link));
    await asAnna("people/revoke", { person: eve.id });
    const back = await verify();
    expect([back.status, back.refusal.error]).toEqual([403, "refused"]);
    expect((await asAnna("people", {})).output.invitations).toMatchObject([{ name: "Cleo" }]);
    expect(await works({ ask }, kept.output)).toBe(true);
  });

  test("does not work when it was written while they were revoked", async () => {
    const { ask, enroll, database } = await newDesk();
    const eve = await enroll("Eve", "manager");
    const { output } = await ask("people/invite", { name: "Mallory", role: "manager" }, eve.token);
    await database.updateTable("people").set({ revoked_at: 1 }).where("id", "=", eve.id).execute();
    expect(await works({ ask }, output)).toBe(false);
  });
});

describe("a manager who is a manager no more", () => {
  test("makes no other one with a request that waited meanwhile", async () => {
    const { asAnna, enroll, desk, clock, database } = await newDesk();
    const eve = await enroll("Eve", "manager");
    const { id: session } = await database
      .selectFrom("sessions")
      .select("id")
      .where("person", "=", eve.id)
      .executeTakeFirstOrThrow();
    // As it was looked up when the request came.
    const signedIn = { ...eve, passkey: eve.passkey.id, session };
    const given = { ...desk, now: clock.at, waitForLine: () => 0, givenTo: () => new Set<string>(), device: "" };
    await asAnna("people/role", { person: eve.id, role: "staff" });
    const invite = { name: "Mallory", role: "manager" };
    for (const late of [
      peopleOperations["people/invite"].run(given, invite, signedIn),
      peopleOperations["people/role"].run(given, { person: eve.id, role: "manager" }, signedIn),
    ])
      await expect(late).rejects.toThrow("Only a manager");
    expect((await asAnna("people", {})).output.invitations).toEqual([]);
  });

  test("has invited nobody who comes later", async () => {
    const { ask, enroll, database } = await newDesk();
    const eve = await enroll("Eve", "manager");
    const { output } = await ask("people/invite", { name: "Mallory", role: "manager" }, eve.token);
    await database.updateTable("people").set({ role: "staff" }).where("id", "=", eve.id).execute();
    expect(await works({ ask }, output)).toBe(false);
  });
});

test("the keys that a passkey opens are handed out to whom it signs in, and are gone with it", async () => {
  const { asAnna, asBen, ben, signIn, database } = await newDesk();
  expect((await signIn(ben.passkey)).output.wrapped).toBeNull();
  expect((await asBen("passkeys/wrap", { wrapped: "c2VhbGVk" })).status).toBe(200);
  expect((await signIn(ben.passkey)).output.wrapped).toBe("c2VhbGVk");
  expect((await asBen("session", {})).output.wrapped).toBe("c2VhbGVk");
  expect((await asAnna("session", {})).output.wrapped).toBeNull();
  await asAnna("passkeys/revoke", { passkey: ben.passkey.id });
  expect(await database.selectFrom("passkeys").where("wrapped", "is not", null).selectAll().execute()).toEqual([]);
});

describe("the last manager who can sign in", () => {
  const isLast = { status: 409, refusal: { error: "last-manager" } };

  test("stays when two managers revoke each other at the same moment", async () => {
    const { ask, anna, asAnna, enroll, desk, clock } = await newDesk();
    const eve = await enroll("Eve", "manager");
    // On connections that are open already, and with sessions that were looked up: both have begun before one is done.
    await Promise.all(Array.from({ length: 8 }, () => asAnna("session", {})));
    const given = { ...desk, now: clock.at, waitForLine: () => 0, givenTo: () => new Set<string>(), device: "" };
    const revoke = async (person: typeof eve, me: typeof eve) => {
      const row = desk.database.selectFrom("sessions").select("id").where("person", "=", me.id);
      const { id: session } = await row.executeTakeFirstOrThrow();
      const signedIn = { ...me, passkey: me.passkey.id, session };
      return peopleOperations["people/revoke"].run(given, { person: person.id }, signedIn);
    };
    const answers = await Promise.allSettled([revoke(eve, anna), revoke(anna, eve)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const left = await Promise.all([anna, eve].map(({ token }) => ask("session", {}, token)));
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test("keeps their role and their last passkey, and may revoke one of two", async () => {
    const { anna, asAnna, accept } = await newDesk();
    const revoke = () => asAnna("passkeys/revoke", { passkey: anna.passkey.id });
    expect(await revoke()).toMatchObject(isLast);
    expect(await asAnna("people/role", { person: anna.id, role: "staff" })).toMatchObject(isLast);
    expect((await asAnna("session", {})).output.person.role).toBe("manager");
    const { output } = await asAnna("people/invite", { person: anna.id });
    await (await accept(tokenOf(output.link))).verify();
    expect((await revoke()).status).toBe(200);
  });

  test("is not one without a passkey", async () => {
    const { anna, asAnna, enroll } = await newDesk();
    const eve = await enroll("Eve", "manager");
    await asAnna("passkeys/revoke", { passkey: eve.passkey.id });
    expect(await asAnna("people/revoke", { person: anna.id })).toMatchObject(isLast);
    expect((await asAnna("people/revoke", { person: eve.id })).status).toBe(200);
  });
});

test("a changed role takes effect at once, and ends the links by and for that person", async () => {
  const { ask, asAnna, asBen, ben } = await newDesk();
  const change = async (role: "staff" | "manager") => (await asAnna("people/role", { person: ben.id, role })).status;
  // With this link Anna could sign in as Ben, the manager.
  const forBen = await asAnna("people/invite", { person: ben.id });
  expect(await change("manager")).toBe(200);
  expect(await works({ ask }, forBen.output)).toBe(false);
  const byBen = await asBen("people/invite", { name: "Eve", role: "manager" });
  expect(await works({ ask }, byBen.output)).toBe(true);
  expect(await change("staff")).toBe(200);
  expect(await works({ ask }, byBen.output)).toBe(false);
  expect((await asBen("audit", {})).status).toBe(403);
});

test("no manager gets a link that signs in as another manager; for anyone else and for themselves they do", async () => {
  const { ask, anna, ben, enroll, auditLines } = await newDesk();
  const eve = await enroll("Eve", "manager");
  const invite = (person: number) => ask("people/invite", { person }, eve.token);
  expect(await invite(anna.id)).toMatchObject({ status: 403, refusal: { error: "not-allowed" } });
  for (const { id, name } of [eve, ben]) {
    expect((await invite(id)).status).toBe(200);
    const action = `invited ${name} (${id}) to another passkey`;
    expect((await auditLines()).at(-1)).toMatchObject({ actor: `Eve (${eve.id})`, action });
  }
});

test("a link that was not used can be revoked", async () => {
  const { ask, asAnna } = await newDesk();
  const { output } = await asAnna("people/invite", { name: "Eve", role: "staff" });
  const { invitations } = (await asAnna("people", {})).output;
  expect(invitations).toMatchObject([{ name: "Eve", role: "staff" }]);
  const revoke = () => asAnna("invitations/revoke", { invitation: invitations[0]?.id ?? 0 });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 404]);
  expect(await works({ ask }, output)).toBe(false);
});

test("the staff see and revoke what is theirs alone, a manager everyone's; who leaves is on no message any more", async () => {
  const { asAnna, asBen, anna, ben, arrive, seen, row } = await newDesk();
  const own = { own: true, device: "Chrome on Windows" };
  const passkeys = [{ id: ben.passkey.id, device: "Chrome on Windows" }];
  expect((await asBen("people", {})).output).toMatchObject({
    people: [{ name: "Ben", sessions: [own], passkeys }],
    invitations: [],
  });
  const all = (await asAnna("people", {})).output.people;
  expect(all).toMatchObject([
    { name: "Anna", sessions: [own] },
    { name: "Ben", sessions: [{ ...own, own: false }], passkeys },
  ]);
  expect((await asBen("passkeys/revoke", { passkey: anna.passkey.id })).status).toBe(404);
  expect((await asBen("sessions/revoke", { session: all[0]?.sessions[0]?.id ?? 0 })).status).toBe(404);

  const { number } = await arrive();
  await asBen("messages/take", await seen(number));
  expect((await asAnna("people/revoke", { person: ben.id })).status).toBe(200);
  expect(await row(number)).toMatchObject({ state: "new", taken: null });
  expect((await asAnna("people", {})).output.people.map(({ name }) => name)).toEqual(["Anna"]);
});
