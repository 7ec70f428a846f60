import { describe, expect, onTestFinished, test, vi } from "vitest";
import { invitationFragment } from "#inbox/inbox.ts";
import { newPasskey } from "#tests/support/authenticator.ts";
import { newStaff, origin } from "#tests/support/staff.ts";
import { invite } from "./invitations.ts";

const minute = 60_000;
const hour = 60 * minute;
type Staff = Awaited<ReturnType<typeof newStaff>>;

describe("signing in", () => {
  test("works with the passkey of the invitation, and gives the role and the wrapped keys", async () => {
    const { enroll, signIn, ask } = await newStaff();
    const anna = await enroll("Front desk, Anna", "manager");
    const { status, token, output } = await signIn(anna.passkey);
    expect([status, output.person]).toEqual([200, { id: anna.id, name: "Front desk, Anna", role: "manager" }]);
    expect(output.keys).toEqual([{ id: 1, public_key: expect.any(String), wrapped: expect.stringContaining("box") }]);
    expect(await ask("session", {}, token)).toMatchObject({ status: 200, output: { person: { id: anna.id } } });
  });

  test("asks for a passkey that is kept on the device, and for verification of its user", async () => {
    const { ask, tokenOf, desk, clock } = await newStaff();
    const { link } = await invite({ ...desk, now: clock.at }, { name: "Ben", role: "staff" }, "test");
    expect(link).toMatch(new RegExp(`^${origin}/staff#${invitationFragment}[\\w-]{43}$`));
    const { output } = await ask("invitation/options", { token: tokenOf(link) });
    expect(output).toMatchObject({ name: "Ben", role: "staff" });
    expect(output.options).toMatchObject({
      rp: { id: "desk.example" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const asked = await ask("sign-in/options", {});
    expect(asked.output.options).toMatchObject({ rpId: "desk.example", userVerification: "required" });
    expect(asked.output.options.allowCredentials).toBeUndefined();
  });

  const attacks: { attack: string; run: (staff: Staff) => Promise<{ status: number; refusal: object }> }[] = [
    {
      attack: "an assertion sent again",
      run: async ({ enroll, ask }) => {
        const { passkey } = await enroll("Anna", "staff");
        const { output } = await ask("sign-in/options", {});
        const response = passkey.get(output.options);
        expect((await ask("sign-in/verify", { response })).status).toBe(200);
        return ask("sign-in/verify", { response });
      },
    },
    {
      attack: "an assertion that was altered",
      run: async ({ enroll, ask }) => {
        const { passkey } = await enroll("Anna", "staff");
        const { output } = await ask("sign-in/options", {});
        const response = passkey.get(output.options);
        const altered = Buffer.from(response.response.authenticatorData, "base64url");
        altered[36] = (altered[36] ?? 0) + 5;
        response.response.authenticatorData = altered.toString("base64url");
        return ask("sign-in/verify", { response });
      },
    },
    {
      attack: "a challenge after five minutes",
      run: async ({ enroll, ask, clock }) => {
        const { passkey } = await enroll("Anna", "staff");
        const { output } = await ask("sign-in/options", {});
        clock.at += 5 * minute;
        return ask("sign-in/verify", { response: passkey.get(output.options) });
      },
    },
    {
      attack: "the challenge of an invitation",
      run: async ({ enroll, ask, tokenOf, desk, clock }) => {
        const { passkey } = await enroll("Anna", "staff");
        const { link } = await invite({ ...desk, now: clock.at }, { name: "Ben", role: "staff" }, "test");
        const { output } = await ask("invitation/options", { token: tokenOf(link) });
        return ask("sign-in/verify", { response: passkey.get(output.options as never) });
      },
    },
    ...[
      { attack: "a challenge of the attacker's", forged: { challenge: "x".repeat(43) } },
      { attack: "the page of another site", forged: { origin: "https://desk.example.evil.example" } },
      { attack: "the same name without TLS", forged: { origin: "http://desk.example" } },
      { attack: "a passkey of another relying party", forged: { rpId: "evil.example" } },
      { attack: "a passkey without user verification", forged: { verified: false } },
      { attack: "the signature of a registration", forged: { type: "webauthn.create" } },
    ].map(({ attack, forged }) => ({
      attack,
      run: async ({ enroll, signIn }: Staff) => signIn((await enroll("Anna", "staff")).passkey, forged),
    })),
    {
      attack: "a counter that went back",
      run: async ({ enroll, signIn, auditLines }) => {
        const { passkey, id } = await enroll("Anna", "staff");
        expect((await signIn(passkey, { counter: 9 })).status).toBe(200);
        const refused = await signIn(passkey, { counter: 9 });
        expect(await auditLines()).toContainEqual({
          ...{ actor: `Anna (${id})`, action: "sign-in refused: its counter went back", number: null },
        });
        return refused;
      },
    },
    {
      attack: "a forged assertion with an old counter, of which nothing is written that was not proven",
      run: async ({ enroll, ask, auditLines }) => {
        const { passkey } = await enroll("Anna", "staff");
        const { output } = await ask("sign-in/options", {});
        const response = newPasskey(origin).get(output.options, { counter: 1 });
        const refused = await ask("sign-in/verify", { response: { ...response, id: passkey.id, rawId: passkey.id } });
        expect((await auditLines()).at(-1)?.action).toBe("sign-in refused");
        return refused;
      },
    },
    {
      attack: "a challenge that no database keeps",
      run: async ({ enroll, signIn }) => signIn((await enroll("Anna", "staff")).passkey, { challenge: "\0" }),
    },
    { attack: "an unknown passkey", run: ({ signIn }) => signIn(newPasskey(origin)) },
    {
      attack: "the passkey of another person under a known id",
      run: async ({ enroll, ask }) => {
        const { passkey } = await enroll("Anna", "staff");
        const { output } = await ask("sign-in/options", {});
        const response = newPasskey(origin).get(output.options);
        return ask("sign-in/verify", { response: { ...response, id: passkey.id, rawId: passkey.id } });
      },
    },
    {
      attack: "a person who was revoked",
      run: async ({ enroll, signIn, ask }) => {
        const [anna, ben] = [await enroll("Anna", "manager"), await enroll("Ben", "staff")];
        expect((await ask("people/revoke", { person: ben.id }, anna.token)).status).toBe(200);
        expect((await ask("session", {}, ben.token)).status).toBe(401);
        return signIn(ben.passkey);
      },
    },
    {
      attack: "a passkey that was revoked",
      run: async ({ enroll, signIn, ask }) => {
        const anna = await enroll("Anna", "staff");
        expect((await ask("passkeys/revoke", { passkey: anna.passkey.id }, anna.token)).status).toBe(200);
        expect((await ask("session", {}, anna.token)).status).toBe(401);
        return signIn(anna.passkey);
      },
    },
  ];
  test.each(attacks)("is refused with the same words to $attack", async ({ run }) => {
    const staff = await newStaff();
    const { status, refusal } = await run(staff);
    expect([status, refusal]).toEqual([
      403,
      { error: "refused", text: "This passkey does not sign in here. Try again." },
    ]);
    expect((await staff.auditLines()).at(-1)?.action).toMatch(/^sign-in refused/);
  });

  test("an unknown passkey is refused after the same work as a wrong one: one signature is checked", async () => {
    const { ask, enroll, signIn } = await newStaff();
    const { passkey } = await enroll("Anna", "staff");
    const verify = vi.spyOn(crypto.subtle, "verify");
    onTestFinished(() => verify.mockRestore());
    await signIn(newPasskey(origin));
    expect(verify).toHaveBeenCalledTimes(1);
    const { output } = await ask("sign-in/options", {});
    const response = newPasskey(origin).get(output.options);
    await ask("sign-in/verify", { response: { ...response, id: passkey.id, rawId: passkey.id } });
    expect(verify).toHaveBeenCalledTimes(2);
  });

  test("strangers cannot fill the audit trail", async () => {
    const { signIn, auditLines } = await newStaff();
    for (let time = 0; time < 15; time++) await signIn(newPasskey(origin));
    const lines = await auditLines();
    expect(lines.filter(({ actor }) => actor === "unknown").length).toBeLessThanOrEqual(10);
  });
});

describe("a session", () => {
  test("is a new one at each sign-in, and the one before ends", async () => {
    const { enroll, signIn, ask } = await newStaff();
    const { passkey, token } = await enroll("Anna", "staff");
    const second = await signIn(passkey, {}, token);
    expect(second.token).not.toBe(token);
    expect((await ask("session", {}, token)).status).toBe(401);
    expect((await ask("session", {}, second.token)).status).toBe(200);
  });

  test("is never one that the browser sent (session fixation)", async () => {
    const { enroll, signIn, ask } = await newStaff();
    const { passkey } = await enroll("Anna", "staff");
    const planted = "a".repeat(43);
    const entered = await signIn(passkey, {}, planted);
    expect(entered.token).not.toBe(planted);
    expect((await ask("session", {}, planted)).status).toBe(401);
  });

  test("ends by signing out, also for a stolen cookie", async () => {
    const { enroll, ask } = await newStaff();
    const { token } = await enroll("Anna", "staff");
    expect(await ask("sign-out", {}, token)).toMatchObject({ status: 200, token: "" });
    expect(await ask("messages/list", { view: "open" }, token)).toMatchObject({ status: 401, token: "" });
  });

  test.each([
    { idle: 10 * minute - 1, status: 200, touched: false, because: "a person did something before" },
    { idle: 10 * minute, status: 401, touched: false, because: "no activity for 10 minutes" },
    { idle: 10 * minute, status: 401, touched: true, because: "activity comes too late then" },
  ])("after $idle ms answers $status: $because", async ({ idle, status, touched }) => {
    const { enroll, ask, clock } = await newStaff();
    const { token } = await enroll("Anna", "staff");
    clock.at += idle;
    expect((await ask("session", {}, token, touched)).status).toBe(status);
  });

  test("is extended by activity, not by requests without it, and ends after 12 hours anyway", async () => {
    const { enroll, ask, clock } = await newStaff();
    const { token } = await enroll("Anna", "staff");
    for (let minutes = 0; minutes < 12 * 60 - 9; minutes += 9) {
      clock.at += 9 * minute;
      expect((await ask("messages/list", { view: "open" }, token, true)).status).toBe(200);
    }
    clock.at += 8 * minute;
    expect((await ask("session", {}, token, true)).status).toBe(200);
    clock.at += 9 * minute;
    expect((await ask("session", {}, token, true)).status).toBe(401);
    const ben = await enroll("Ben", "manager");
    // Requests without activity do not extend it, whatever they are for.
    for (const quiet of ["messages/export", "messages/changes"] as const) {
      clock.at += 5 * minute;
      await ask(quiet, quiet === "messages/changes" ? { since: 0 } : {}, ben.token);
    }
    expect((await ask("session", {}, ben.token)).status).toBe(401);
  });

  test("leaves no token in the database", async () => {
    const { enroll, database } = await newStaff();
    const { token, invitation } = await enroll("Anna", "staff");
    for (const table of ["sessions", "invitations", "audit", "challenges"]) {
      const rows = JSON.stringify(await database.query(`SELECT * FROM ${table}`));
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(invitation);
    }
  });
});

describe("an invitation", () => {
  const same = [
    403,
    "This invitation was used, is over, or is not whole. Ask a manager for a new one, or run npm run staff -- invite on the server.",
  ];
  const refusalOf = ({ status, refusal }: { status: number; refusal: { text: string } }) => [status, refusal.text];

  test("works once", async () => {
    const { enroll, ask } = await newStaff();
    const { invitation } = await enroll("Anna", "staff");
    expect(refusalOf(await ask("invitation/options", { token: invitation }))).toEqual(same);
  });

  test("expires after a day", async () => {
    const { ask, tokenOf, desk, clock } = await newStaff();
    const { link } = await invite({ ...desk, now: clock.at }, { name: "Ben", role: "staff" }, "test");
    clock.at += 24 * hour - 1;
    expect((await ask("invitation/options", { token: tokenOf(link) })).status).toBe(200);
    clock.at += 1;
    expect(refusalOf(await ask("invitation/options", { token: tokenOf(link) }))).toEqual(same);
  });

  test("works only once when two use it at the same moment", async () => {
    const { ask, tokenOf, desk, clock } = await newStaff();
    const { link } = await invite({ ...desk, now: clock.at }, { name: "Ben", role: "staff" }, "test");
    const token = tokenOf(link);
    const accept = async () => {
      const { output } = await ask("invitation/options", { token });
      return () => ask("invitation/verify", { token, response: newPasskey(origin).create(output.options) });
    };
    const both = [await accept(), await accept()];
    const answers = await Promise.all(both.map((verify) => verify()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test.each([
    { because: "it is late", late: 24 * hour, forged: {} },
    { because: "it was guessed", token: "A".repeat(43), forged: {} },
    { because: "it comes from another site", forged: { origin: "https://evil.example" } },
    { because: "the passkey is of another relying party", forged: { rpId: "evil.example" } },
    { because: "the user was not verified", forged: { verified: false } },
    { because: "it is an assertion", forged: { type: "webauthn.get" } },
    { because: "its challenge is not ours", forged: { challenge: "x".repeat(43) } },
  ])("is refused when $because", async ({ late = 0, token, forged }) => {
    const { ask, tokenOf, desk, clock, database, auditLines } = await newStaff();
    const { link } = await invite({ ...desk, now: clock.at }, { name: "Ben", role: "staff" }, "test");
    const good = tokenOf(link);
    const { output } = await ask("invitation/options", { token: good });
    clock.at += late;
    const response = newPasskey(origin).create(output.options, forged);
    expect(refusalOf(await ask("invitation/verify", { token: token ?? good, response }))).toEqual(same);
    expect(await database.query("SELECT * FROM people")).toEqual([]);
    expect((await auditLines()).at(-1)?.action).toMatch(/^invitation.* refused$/);
  });

  test("for a known person adds a passkey, and both work", async () => {
    const { enroll, signIn, ask, tokenOf } = await newStaff();
    const [anna, ben] = [await enroll("Anna", "manager"), await enroll("Ben", "staff")];
    const { output } = await ask("people/invite", { person: ben.id }, anna.token);
    const token = tokenOf(output.link);
    const options = (await ask("invitation/options", { token })).output.options;
    expect(options.excludeCredentials).toMatchObject([{ id: ben.passkey.id }]);
    const second = newPasskey(origin);
    await ask("invitation/verify", { token, response: second.create(options) });
    for (const passkey of [second, ben.passkey])
      expect((await signIn(passkey)).output).toMatchObject({ person: { id: ben.id, role: "staff" } });
  });
});
