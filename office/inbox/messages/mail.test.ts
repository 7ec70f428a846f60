import { describe, expect, test } from "vitest";
import { certificate, certificateKey } from "@practice/site/tests/support/localhost-certificate.ts";
import { mailOf, mailServer } from "#tests/support/notices.ts";
import { newStore } from "#tests/support/store.ts";
import { NotSent, openMail, testMail } from "./mail.ts";

const refusesLogin = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: (auth: { username: string }, _session: object, done: (error: Error) => void) =>
    done(Object.assign(new Error(`No such user ${auth.username}`), { responseCode: 535 })),
};
const withTls = { disabledCommands: [], cert: certificate, key: certificateKey };
const letter = { address: "ana@example.com", subject: "A test", text: "Nothing." };
const withPassword = (port: number, host = "127.0.0.1") => ({
  ...mailOf(port, host),
  url: `smtp://bob:geheim@${host}:${port}`,
});

describe("why a mail is not taken is said with what to correct, and without user and password:", () => {
  test.each<{ because: string; host?: string; url?: string; options: object; says: RegExp }>([
    { because: "the login is refused", options: refusesLogin, says: /535.*the user and the password in SMTP_URL/ },
    // To us 0.0.0.0 is another machine; the system takes it for this one.
    { because: "its certificate is not trusted", host: "0.0.0.0", options: withTls, says: /certificate.*EXTRA_CA/ },
    { because: "it has no TLS", host: "0.0.0.0", options: {}, says: /STARTTLS.*must offer TLS/ },
    { because: "nothing answers", url: "smtp://bob:geheim@127.0.0.1:1", options: {}, says: /ECONNREFUSED.*the port/ },
    {
      because: "a percent sign is in the password",
      url: "smtp://bob:geheim50%zz@127.0.0.1:1",
      options: {},
      says: /ECONNREFUSED.*the port/,
    },
    { because: "there is no such host", url: "smtp://bob:geheim@mail.invalid:25", options: {}, says: /the host/ },
  ])("$because", async ({ host, url, options, says }) => {
    const addresses: string[] = [];
    const onMailFrom = ({ address }: { address: string }, _session: object, done: () => void) => {
      addresses.push(address);
      done();
    };
    const { port } = await mailServer(undefined, { onMailFrom, ...options });
    const mail = withPassword(port, host);
    const failure = await openMail(url ? { ...mail, url } : mail)
      .send(letter)
      .catch((error: NotSent) => error);
    expect(failure).toBeInstanceOf(NotSent);
    const { message = "", isFinal } = failure ?? {};
    expect([message, isFinal]).toEqual([expect.stringMatching(says), false]);
    expect(message).not.toMatch(/bob|geheim/);
    // Nobody on the way learns an address either.
    expect(addresses).toEqual([]);
  });
});

test.each([
  { because: "it offers TLS with a certificate of its own, and wants a login after it", options: withTls, tls: true },
  { because: "it offers no TLS", options: { allowInsecureAuth: true }, tls: false },
])("a mail server on this machine gets the mail: $because", async ({ options, tls }) => {
  const logins: unknown[] = [];
  const onAuth = (_auth: object, { secure }: { secure: boolean }, done: (error: null, answer: object) => void) => {
    logins.push(secure);
    done(null, { user: 1 });
  };
  const { mails, port } = await mailServer(undefined, { authOptional: false, onAuth, ...options });
  await openMail(withPassword(port)).send(letter);
  expect([mails.length, logins]).toEqual([1, [tls]]);
});

test("a test mail says for each address of the settings and of the front desk what the mail server answered", async () => {
  const { database } = await newStore();
  const { recipients, port, answers } = await mailServer();
  answers.set("ben@example.com", 550);
  await database.insertInto("notice_addresses").values({ address: "cleo@example.com" }).execute();
  const mail = { ...mailOf(port), to: "ana@example.com, ben@example.com" };
  const staff = { origin: "https://desk.example", rpId: "desk.example" };
  expect(await testMail(database, { mail, staff })).toEqual({
    accepted: false,
    said: [
      "ana@example.com: accepted by the mail server",
      expect.stringMatching(/^ben@example.com: not accepted\. .*Not this mailbox/),
      "cleo@example.com: accepted by the mail server",
    ],
  });
  expect(recipients).toEqual(["ana@example.com", "cleo@example.com"]);
  answers.clear();
  expect((await testMail(database, { mail, staff })).accepted).toBe(true);
});
