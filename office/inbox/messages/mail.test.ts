import { describe, expect, onTestFinished, test, vi } from "vitest";
import { certificate, certificateKey } from "@practice/site/tests/support/localhost-certificate.ts";
import { numbersIn } from "#tests/support/messages.ts";
import { idOf, mailOf, mailServer, someTurns, workUntil } from "#tests/support/notices.ts";
import { newStore } from "#tests/support/staff.ts";
import { list, markDone } from "./desk.ts";
import { problems } from "./health.ts";
import { listText } from "./list-text.ts";
import { testMail } from "./test-mail.ts";

const minute = 60_000;
/** A Saturday, without a mail of the morning. */
const saturday = Date.parse("2026-10-31T16:00:00Z");
const [ana, ben] = ["ana@example.com", "ben@example.com"];
const toBoth = (port: number) => ({ ...mailOf(port), to: `${ana}, ${ben}` });

/** What the log says, from now on. */
function logged() {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([text]) => String(text));
}
const stateOf = async ({ database }: Awaited<ReturnType<typeof newStore>>) => {
  const [row] = await list(database);
  return row?.notice;
};

/** A message of which Ana got the notice, while Ben's address was refused for ten minutes. */
async function deferred() {
  logged();
  const made = await newStore(saturday);
  const server = await mailServer();
  server.answers.set(ben, 450);
  const { number: first } = await made.arrive("a");
  const pause = () => 10 * minute;
  await workUntil(made, toBoth(server.port), () => server.mails.length === 1, pause);
  return { made, first, pause, ...server };
}

describe("a mail server that refuses one of two addresses", () => {
  test("for good: the other gets each notice once; the log and health name the address, until it is corrected", async () => {
    const said = logged();
    const made = await newStore(saturday);
    const { mails, recipients, port, answers } = await mailServer();
    answers.set(ben, 550);
    await made.arrive("a");
    await workUntil(made, toBoth(port), async () => (await stateOf(made)) === "sent");
    made.clock.at += 10 * minute;
    await workUntil(made, toBoth(port), someTurns());
    expect(recipients).toEqual([[ana]]);
    await made.arrive("b");
    await workUntil(made, toBoth(port), () => mails.length === 2);
    expect(recipients).toEqual([[ana], [ana]]);
    // Each worker says it once.
    expect(new Set(said())).toEqual(
      new Set([expect.stringMatching(/notices do not reach ben@example.com: .*Not this mailbox/)]),
    );
    const found = await problems(made.database, made.clock.at, [ana, ben]);
    expect(found).toEqual([expect.stringMatching(/do not reach ben@example.com: .*NOTICE_TO/)]);
    expect(await problems(made.database, made.clock.at, [ana, "benjamin@example.com"])).toEqual([]);
    answers.clear();
    made.clock.at += minute;
    await made.arrive("c");
    await workUntil(made, toBoth(port), () => mails.length === 3);
    expect(await problems(made.database, made.clock.at, [ana, ben])).toEqual([]);
  });

  test("for now: it is tried again for that address alone, while other messages reach the other", async () => {
    const { made, mails, recipients, port, answers, first, pause } = await deferred();
    expect(listText(await list(made.database), { json: false, now: made.clock.at, setAside: 0 })).toMatch(
      /notice: waiting \(ben@example.com: .*Not this mailbox/,
    );
    expect(await problems(made.database, made.clock.at)).toContainEqual(expect.stringContaining(ben));
    made.clock.at += 5 * minute;
    const { number: second } = await made.arrive("b");
    await workUntil(made, toBoth(port), () => mails.length === 2, pause);
    answers.clear();
    made.clock.at += 10 * minute;
    await workUntil(made, toBoth(port), () => mails.length === 3, pause);
    expect(recipients).toEqual([[ana], [ana], [ben]]);
    expect(mails.map(numbersIn)).toEqual([[String(first)], [String(second)], [String(first), String(second)]]);
    expect(mails[2]).toMatch(/^To: ben@example.com\r$/m);
    made.clock.at += 60 * minute;
    await workUntil(made, toBoth(port), someTurns());
    expect(mails).toHaveLength(3);
    expect((await list(made.database)).map(({ notice }) => notice)).toEqual(["sent", "sent"]);
    expect(await problems(made.database, made.clock.at)).toEqual([]);
  });

  test("for now: what is due with it at the same moment goes to both, and no one gets a notice twice", async () => {
    const { made, mails, recipients, port, answers, first, pause } = await deferred();
    answers.clear();
    made.clock.at += 10 * minute;
    const { number: second } = await made.arrive("b");
    await workUntil(made, toBoth(port), () => mails.length === 2, pause);
    made.clock.at += minute;
    await workUntil(made, toBoth(port), () => mails.length === 3, pause);
    const got = (address: string) => mails.filter((_, nth) => recipients[nth]?.includes(address)).flatMap(numbersIn);
    for (const address of [ana, ben]) expect(got(address).sort()).toEqual([first, second].map(String).sort());
  });

  test("for now, and then for good: it is reported with the last answer, and not tried again", async () => {
    const { made, mails, recipients, port, answers, pause } = await deferred();
    answers.set(ben, 550);
    made.clock.at += 10 * minute;
    await workUntil(made, toBoth(port), async () => (await stateOf(made)) === "sent", pause);
    made.clock.at += 60 * minute;
    await workUntil(made, toBoth(port), someTurns(), pause);
    expect([mails.length, recipients]).toEqual([1, [[ana]]]);
    const found = await problems(made.database, made.clock.at, [ana, ben]);
    expect(found.filter((problem) => problem.includes(ben))).toEqual([expect.stringMatching(/ben@example.com: 550/)]);
  });

  test("or all of them: health says so also when no notice waits any more, until a mail gets through", async () => {
    logged();
    const made = await newStore(saturday);
    const { mails, port, answers } = await mailServer();
    for (const address of [ana, ben]) answers.set(address, 450);
    const { number } = await made.arrive("a");
    const refused = async () => (await problems(made.database, made.clock.at)).join();
    await workUntil(made, toBoth(port), async () => (await refused()).includes("450"));
    await markDone(made.database, number, "Ana", made.clock.at);
    expect(await refused()).toMatch(/^Mail does not get through: .*450/);
    answers.clear();
    made.clock.at += 10 * minute;
    await made.arrive("b");
    await workUntil(made, toBoth(port), () => mails.length === 1);
    expect(await refused()).toBe("");
  });

  test("for now, and managers chose others meanwhile: nothing is left to send", async () => {
    logged();
    const made = await newStore(saturday);
    const { recipients, port, answers } = await mailServer();
    answers.set(ben, 450);
    await made.arrive("a");
    await workUntil(
      made,
      toBoth(port),
      () => recipients.length === 1,
      () => 0,
    );
    made.clock.at += minute;
    await workUntil(
      made,
      { ...mailOf(port), to: ana },
      async () => (await stateOf(made)) === "sent",
      () => 0,
    );
    expect(recipients).toEqual([[ana]]);
  });

  test("and the whole text of the mail later: it is sent to both again, since nobody has it", async () => {
    logged();
    const made = await newStore(saturday);
    const { mails, recipients, port, answers } = await mailServer((nth) => nth === 1);
    answers.set(ben, 450);
    await made.arrive("a");
    await workUntil(made, toBoth(port), async () => {
      const [row] = await list(made.database);
      return Boolean(row?.error?.includes("Try later"));
    });
    answers.clear();
    made.clock.at += 2 * minute;
    await workUntil(made, toBoth(port), () => mails.length === 1);
    expect(recipients).toEqual([[ana, ben]]);
  });

  test("like the other: the notice waits, and health names both", async () => {
    logged();
    const made = await newStore(saturday);
    const { mails, port, answers } = await mailServer();
    for (const address of [ana, ben]) answers.set(address, 550);
    await made.arrive("a");
    await workUntil(made, toBoth(port), async () => Boolean((await list(made.database))[0]?.error));
    expect([await stateOf(made), mails]).toEqual(["waiting", []]);
    expect(await problems(made.database, made.clock.at)).toEqual([
      expect.stringMatching(/ana@example.com: .*ben@example.com: /),
    ]);
  });

  test("is found also when the address is written with other characters than the mail server gets", async () => {
    logged();
    const made = await newStore(saturday);
    const { mails, port, answers } = await mailServer();
    // As the test's mail server decodes it.
    answers.set("ben@praxis-müller.example", 550);
    await made.arrive("a");
    await workUntil(made, { ...mailOf(port), to: `${ana}, ben@praxis-müller.example` }, () => mails.length === 1);
    expect(await problems(made.database, made.clock.at, [ana, "ben@praxis-müller.example"])).toHaveLength(1);
  });
});

test("the Message-ID of a sender with an international domain is in ASCII", async () => {
  const made = await newStore(saturday);
  const { mails, port } = await mailServer();
  await made.arrive("a");
  await workUntil(made, { ...mailOf(port), from: "website@praxis-müller.example" }, () => mails.length === 1);
  expect(idOf(mails[0] ?? "")).toMatch(/^<[\w.-]+@xn--praxis-mller-klb\.example>$/);
  expect(mails[0]).toMatch(/^From: website@xn--praxis-mller-klb\.example\r$/m);
});

const refusesLogin = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: (auth: { username: string }, _session: object, done: (error: Error) => void) =>
    done(Object.assign(new Error(`No such user ${auth.username}`), { responseCode: 535 })),
};
const withTls = { disabledCommands: [], cert: certificate, key: certificateKey };

describe("a mail server that takes nothing is in the log once, in the list, and at once in health, without user and password:", () => {
  test.each<{ because: string; host?: string; url?: string; options: object; says: RegExp }>([
    { because: "it refuses the login", options: refusesLogin, says: /535.*the user and the password in SMTP_URL/ },
    {
      because: "its certificate is not trusted",
      host: "0.0.0.0",
      options: withTls,
      says: /certificate.*NODE_EXTRA_CA/,
    },
    { because: "it has no TLS", host: "0.0.0.0", options: {}, says: /STARTTLS.*must offer TLS/ },
    { because: "nothing answers", url: "smtp://bob:geheim@127.0.0.1:1", options: {}, says: /ECONNREFUSED.*the port/ },
    {
      because: "nothing answers, and a percent sign is in the password",
      url: "smtp://bob:geheim50%zz@127.0.0.1:1",
      options: {},
      says: /ECONNREFUSED.*the port/,
    },
    {
      because: "there is no such host",
      url: "smtp://bob:geheim@mail.invalid:25",
      options: {},
      says: /mail\.invalid.*the host/,
    },
  ])("$because", async ({ host = "127.0.0.1", url, options, says }) => {
    const said = logged();
    const made = await newStore(saturday);
    const { port } = await mailServer(undefined, options);
    const mail = { ...mailOf(port, host), url: url ?? `smtp://bob:geheim@${host}:${port}` };
    await made.arrive("a");
    const attempts = async () =>
      (await made.database.query<{ attempts: number }>("SELECT attempts FROM outbox WHERE kind = 'first'"))[0]
        ?.attempts;
    let seen = 0;
    const threeTimes = async () => {
      const tried = (await attempts()) ?? 0;
      // Each in its own minute.
      if (tried > seen) made.clock.at += minute;
      seen = tried;
      return seen >= 3;
    };
    await workUntil(made, mail, threeTimes, () => 0);
    const texts = [
      ...said(),
      ...(await problems(made.database, made.clock.at)),
      listText(await list(made.database), { json: false, now: made.clock.at, setAside: 0 }),
    ];
    expect(texts).toEqual([
      expect.stringMatching(/notices wait: /),
      expect.stringMatching(/^Mail does not get through/),
      expect.stringMatching(/notice: waiting \(/),
    ]);
    for (const text of texts) {
      expect(text).toMatch(says);
      expect(text).not.toMatch(/bob|geheim/);
    }
  });
});

test.each([
  { because: "it offers TLS with a certificate of its own, and wants a login after it", options: withTls, tls: true },
  { because: "it offers no TLS", options: { allowInsecureAuth: true }, tls: false },
])("a mail server on this machine gets the notice: $because", async ({ options, tls }) => {
  const logins: unknown[] = [];
  const onAuth = (_auth: object, { secure }: { secure: boolean }, done: (error: null, answer: object) => void) => {
    logins.push(secure);
    done(null, { user: 1 });
  };
  const made = await newStore(saturday);
  const { mails, port } = await mailServer(undefined, { authOptional: false, onAuth, ...options });
  await made.arrive("a");
  await workUntil(made, { ...mailOf(port), url: `smtp://bob:geheim@127.0.0.1:${port}` }, () => mails.length === 1);
  expect(logins).toEqual([tls]);
});

describe("test-mail", () => {
  const staff = { origin: "https://desk.example", rpId: "desk.example" };

  test("says for each address of the settings and of the front desk what the mail server answered", async () => {
    const made = await newStore(saturday);
    const { mails, recipients, port, answers } = await mailServer();
    answers.set(ben, 550);
    await made.database.query("INSERT INTO notice_addresses VALUES ('cleo@example.com')");
    const said: string[] = [];
    const mail = toBoth(port);
    expect(await testMail(made.database, { mail, staff }, (text) => said.push(text))).toBe(false);
    expect(said).toEqual([
      `${ana}: accepted by the mail server`,
      expect.stringMatching(/^ben@example.com: not accepted\. .*Not this mailbox/),
      "cleo@example.com: accepted by the mail server",
    ]);
    expect(recipients).toEqual([[ana], ["cleo@example.com"]]);
    expect(mails[0]).toMatch(/^Subject: A test/m);
    answers.clear();
    expect(await testMail(made.database, { mail, staff }, () => {})).toBe(true);
  });

  test("says why the mail server takes none, without user and password, and what to set without one", async () => {
    const made = await newStore(saturday);
    const { port } = await mailServer(undefined, refusesLogin);
    const said: string[] = [];
    const mail = { ...mailOf(port), url: `smtp://bob:geheim@127.0.0.1:${port}` };
    expect(await testMail(made.database, { mail }, (text) => said.push(text))).toBe(false);
    expect(said).toEqual([expect.stringMatching(/^office@example.com: not accepted.*535.*SMTP_URL/)]);
    expect(said.join()).not.toMatch(/bob|geheim/);
    await expect(testMail(made.database, {}, () => {})).rejects.toThrow("SMTP_URL");
  });
});
