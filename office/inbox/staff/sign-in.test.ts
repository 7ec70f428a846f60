import { describe, expect, onTestFinished, test, vi } from "vitest";
import { invitationFragment } from "#inbox/inbox.ts";
import { newPasskey } from "#tests/support/authenticator.ts";
import { newDesk, newStaff, origin, tokenOf } from "#tests/support/staff.ts";
import { invite } from "./invitations.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
type Desk = Awaited<ReturnType<typeof newDesk>>;

test("signing in gives the person with their role, and the locked keys", async () => {
  const { ben, signIn, ask } = await newDesk();
  const { status, token, output } = await signIn(ben.passkey);
  expect([status, output.person]).toEqual([200, { id: ben.id, name: "Ben", role: "staff" }]);
  expect(output.keys).toMatchObject({ keys: [{ id: 1 }], passphrase: { box: expect.any(String) } });
  expect(await ask("session", {}, token)).toMatchObject({ status: 200, output: { person: { id: ben.id } } });
});

test("a passkey has to be kept on the device, and to verify its user", async () => {
  const { ask, desk, clock, question } = await newStaff();
  const { link } = await invite({ ...desk, now: clock.at }, { name: "Ben", role: "staff" }, "test");
  expect(link).toMatch(new RegExp(`^${origin}/staff#${invitationFragment}[\\w-]{43}$`));
  expect((await ask("invitation/options", { token: tokenOf(link) })).output).toMatchObject({
    ...{ name: "Ben", role: "staff" },
    options: {
      ...{ rp: { id: "desk.example" }, attestation: "none" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    },
  });
  const asked = await question();
  expect(asked).toMatchObject({ rpId: "desk.example", userVerification: "required" });
  expect(asked.allowCredentials, "it names no one").toBeUndefined();
});

describe("signing in is refused with the same words", () => {
  /** The assertion of another passkey, under the id of Ben's. */
  const stolenId = async ({ ask, ben, question }: Desk, forged = {}) => {
    const { id } = ben.passkey;
    return ask("sign-in/verify", { response: { ...newPasskey(origin).get(await question(), forged), id, rawId: id } });
  };
  const forge =
    (forged: object) =>
    ({ signIn, ben }: Desk) =>
      signIn(ben.passkey, forged);
  const attacks: Record<string, (desk: Desk) => Promise<{ status: number; refusal: object }>> = {
    "an assertion sent again": async ({ ask, ben, question }) => {
      const response = ben.passkey.get(await question());
      expect((await ask("sign-in/verify", { response })).status).toBe(200);
      return ask("sign-in/verify", { response });
    },
    "an assertion that was altered": async ({ ask, ben, question }) => {
      const response = ben.passkey.get(await question());
      const altered = Buffer.from(response.response.authenticatorData, "base64url");
      altered[36] = (altered[36] ?? 0) + 5;
      response.response.authenticatorData = altered.toString("base64url");
      return ask("sign-in/verify", { response });
    },
    "a challenge after five minutes": async ({ ask, ben, question, clock }) => {
      const response = ben.passkey.get(await question());
      clock.at += 5 * minute;
      return ask("sign-in/verify", { response });
    },
    "the challenge of an invitation": async ({ ask, ben, inviteAs, accept }) => {
      const { options } = await accept(await inviteAs("Eve", "staff"));
      return ask("sign-in/verify", { response: ben.passkey.get(options as never) });
    },
    "a challenge of the attacker's": forge({ challenge: "x".repeat(43) }),
    "a challenge that no database keeps": forge({ challenge: "\0" }),
    "the page of another site": forge({ origin: "https://desk.example.evil.example" }),
    "the same name without TLS": forge({ origin: "http://desk.example" }),
    "a passkey of another relying party": forge({ rpId: "evil.example" }),
    "a passkey without user verification": forge({ verified: false }),
    "the signature of a registration": forge({ type: "webauthn.create" }),
    "a counter that went back": async ({ signIn, ben, auditLines }) => {
      expect((await signIn(ben.passkey, { counter: 9 })).status).toBe(200);
      const refused = await signIn(ben.passkey, { counter: 9 });
      const line = { actor: `Ben (${ben.id})`, action: "sign-in refused: its counter went back" };
      expect((await auditLines()).at(-1)).toMatchObject(line);
      return refused;
    },
    "a forged assertion with an old counter, of which nothing is written that was not proven": async (desk) => {
      const refused = await stolenId(desk, { counter: 1 });
      expect((await desk.auditLines()).at(-1)?.action).toBe("sign-in refused");
      return refused;
    },
    "an unknown passkey": ({ signIn }) => signIn(newPasskey(origin)),
    "the passkey of another person under a known id": (desk) => stolenId(desk),
    "a person who was revoked": async ({ signIn, ask, asAnna, ben }) => {
      expect((await asAnna("people/revoke", { person: ben.id })).status).toBe(200);
      expect((await ask("session", {}, ben.token)).status).toBe(401);
      return signIn(ben.passkey);
    },
    "a passkey that was revoked": async ({ signIn, ask, asBen, ben }) => {
      expect((await asBen("passkeys/revoke", { passkey: ben.passkey.id })).status).toBe(200);
      expect((await ask("session", {}, ben.token)).status).toBe(401);
      return signIn(ben.passkey);
    },
  };
  test.each(Object.entries(attacks))("to %s", async (_, run) => {
    const desk = await newDesk();
    const { status, refusal } = await run(desk);
    const problem = "This passkey does not sign in here. Try again.";
    expect([status, refusal]).toEqual([403, { error: "refused", problem }]);
    expect((await desk.auditLines()).at(-1)?.action).toMatch(/^sign-in refused/);
  });

  test("after the same work for an unknown passkey as for a wrong one: one signature is checked", async () => {
    const desk = await newDesk();
    const verify = vi.spyOn(crypto.subtle, "verify");
    onTestFinished(() => verify.mockRestore());
    await desk.signIn(newPasskey(origin));
    expect(verify).toHaveBeenCalledTimes(1);
    await stolenId(desk);
    expect(verify).toHaveBeenCalledTimes(2);
  });

  test("so often that strangers cannot fill the audit trail", async () => {
    const { signIn, auditLines } = await newStaff();
    for (let time = 0; time < 15; time++) await signIn(newPasskey(origin));
    expect((await auditLines()).filter(({ actor }) => actor === "unknown").length).toBeLessThanOrEqual(10);
  });
});

describe("a session", () => {
  test.each([
    ["the one before", (token: string) => token],
    ["one that was planted in the browser", () => "a".repeat(43)],
  ])("is a new one at each sign-in, never %s, which is none", async (_, tokenOfBrowser) => {
    const { ben, signIn, ask } = await newDesk();
    const before = tokenOfBrowser(ben.token);
    const { token } = await signIn(ben.passkey, {}, before);
    expect(token).not.toBe(before);
    expect((await ask("session", {}, before)).status).toBe(401);
    expect((await ask("session", {}, token)).status).toBe(200);
  });

  test("ends by signing out, also for a stolen cookie", async () => {
    const { asBen } = await newDesk();
    expect(await asBen("sign-out", {})).toMatchObject({ status: 200, token: "" });
    expect(await asBen("messages/list", { view: "open" })).toMatchObject({ status: 401, token: "" });
  });

  test.each([
    { idle: 10 * minute - 1, status: 200, touched: false, because: "a person did something before" },
    { idle: 10 * minute, status: 401, touched: false, because: "no activity for 10 minutes" },
    { idle: 10 * minute, status: 401, touched: true, because: "activity comes too late then" },
  ])("after $idle ms answers $status: $because", async ({ idle, status, touched }) => {
    const { ben, ask, clock } = await newDesk();
    clock.at += idle;
    expect((await ask("session", {}, ben.token, touched)).status).toBe(status);
  });

  test("is extended by activity, not by requests without it, and ends after 12 hours anyway", async () => {
    const { ben, anna, ask, asBen, clock } = await newDesk();
    for (const quiet of ["messages/export", "notices"] as const) {
      clock.at += 5 * minute;
      await asBen("messages/list", { view: "open" });
      await ask(quiet, {}, anna.token);
    }
    expect((await ask("session", {}, anna.token)).status).toBe(401);
    for (let minutes = 10; minutes < 12 * 60 - 9; minutes += 9) {
      clock.at += 9 * minute;
      expect((await asBen("messages/list", { view: "open" })).status).toBe(200);
    }
    clock.at += 9 * minute;
    expect((await ask("session", {}, ben.token)).status).toBe(401);
  });

  test("leaves no token in the database, nor does an invitation", async () => {
    const { ben, database } = await newDesk();
    for (const table of ["sessions", "invitations", "audit", "challenges"] as const) {
      const rows = JSON.stringify(await database.selectFrom(table).selectAll().execute());
      for (const token of [ben.token, ben.invitation]) expect(rows).not.toContain(token);
    }
  });
});

describe("an invitation", () => {
  const refused = {
    status: 403,
    refusal: {
      error: "refused",
      problem: "This invitation was already used, has expired, or is incomplete. Ask a manager for a new one.",
    },
  };

  test("works for a day, and once", async () => {
    const { ask, inviteAs, clock, ben } = await newDesk();
    const token = await inviteAs("Cleo", "staff");
    clock.at += day - 1;
    expect((await ask("invitation/options", { token })).status).toBe(200);
    clock.at += 1;
    for (const over of [token, ben.invitation])
      expect(await ask("invitation/options", { token: over })).toMatchObject(refused);
  });

  test("works only once when two use it at the same moment", async () => {
    const { accept, inviteAs } = await newStaff();
    const token = await inviteAs("Ben", "staff");
    const both = [await accept(token), await accept(token)];
    const answers = await Promise.all(both.map(({ verify }) => verify()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test.each<{ because: string; late?: number; guessed?: string; forged?: object }>([
    { because: "it is late", late: day },
    { because: "it was guessed", guessed: "A".repeat(43) },
    { because: "it comes from another site", forged: { origin: "https://evil.example" } },
    { because: "the passkey is of another relying party", forged: { rpId: "evil.example" } },
    { because: "the user was not verified", forged: { verified: false } },
    { because: "it is an assertion", forged: { type: "webauthn.get" } },
    { because: "its challenge is not ours", forged: { challenge: "x".repeat(43) } },
  ])("is refused when $because", async ({ late = 0, guessed, forged }) => {
    const { ask, inviteAs, accept, clock, database, auditLines } = await newStaff();
    const token = await inviteAs("Ben", "staff");
    const { options, passkey } = await accept(token);
    clock.at += late;
    const input = { token: guessed ?? token, response: passkey.create(options, forged) };
    expect(await ask("invitation/verify", input)).toMatchObject(refused);
    expect(await database.selectFrom("people").selectAll().execute()).toEqual([]);
    expect((await auditLines()).at(-1)?.action).toMatch(/^invitation.* refused$/);
  });

  test("for a known person adds a passkey, and both work", async () => {
    const { ben, signIn, asAnna, accept } = await newDesk();
    const { output } = await asAnna("people/invite", { person: ben.id });
    const { passkey, options, verify } = await accept(tokenOf(output.link));
    expect(options.excludeCredentials).toMatchObject([{ id: ben.passkey.id }]);
    await verify();
    for (const one of [passkey, ben.passkey])
      expect((await signIn(one)).output).toMatchObject({ person: { id: ben.id, role: "staff" } });
  });
});
