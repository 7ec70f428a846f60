import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type Asked } from "@practice/site/tests/support/ask.ts";
import { newPasskey } from "#tests/support/authenticator.ts";
import { makeStore, message, serveMessages, whenReady } from "#tests/support/messages.ts";
import { post, siteFolder, start } from "#tests/support/messages-program.ts";
import { openDatabase } from "#inbox/messages/database.ts";
import { loopbackName } from "#inbox/request-origin.ts";
import { invite } from "./invitations.ts";

const origin = "https://desk.example";
const free = { burst: 1e9, every: 1 };
const environment = { STAFF_ORIGIN: origin };
let server: Awaited<ReturnType<typeof serveMessages>>;
let session: Awaited<ReturnType<typeof enter>>;

beforeAll(async () => {
  const staffRates = { stranger: free, strangers: free, staff: free };
  server = await serveMessages({ environment, tuning: { staffRates } });
  await whenReady(server);
  session = await enter();
});
afterAll(() => server[Symbol.asyncDispose]());

type Sent = { operation?: string; headers?: Record<string, string | undefined>; body?: string; method?: string };
const json = { "Content-Type": "application/json", Origin: origin, "Sec-Fetch-Site": "same-origin" };

/** Sends a request like the page does, except for what is given; `fetch` would not send every header. */
function send({ operation = "session", headers = {}, body = "{}", method = "POST" }: Sent, port = server.port) {
  const given = Object.entries({ ...json, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>(
    (resolve, reject) => {
      const options = { port, method, path: `/staff/api/${operation}`, headers: Object.fromEntries(given) };
      const sent = request(options, (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      sent.on("error", reject);
      sent.end(body);
    },
  );
}

/** Enrolls a new person: their passkey, the token of their invitation, and the cookie that the server set. */
async function enter({ folder, port }: { folder: string; port: number } = server) {
  const database = await openDatabase({ folder, databaseUrl: undefined });
  const { link } = await invite(
    { database, now: Date.parse("2100-01-01"), origin },
    { name: "Anna", role: "manager" },
    "test",
  );
  await database.close();
  const token = link.split("#invite=")[1] ?? "";
  const asked = JSON.parse(
    (await send({ operation: "invitation/options", body: JSON.stringify({ token }) }, port)).text,
  );
  const passkey = newPasskey(origin);
  const body = JSON.stringify({ token, response: passkey.create(asked.options) });
  const { headers } = await send({ operation: "invitation/verify", body }, port);
  const [cookie = ""] = headers["set-cookie"] ?? [];
  return { passkey, token, cookie, sent: cookie.split(";")[0] ?? "" };
}

test("signing in sets a cookie that no script, no other site and no plain connection gets; signing out removes it", async () => {
  const { cookie, sent } = await enter();
  expect(cookie).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  const Cookie = `other=1; ${sent}; more=2`;
  const session = await send({ headers: { Cookie } });
  expect([session.status, JSON.parse(session.text)]).toMatchObject([
    200,
    { person: { name: "Anna", role: "manager" } },
  ]);
  const out = await send({ operation: "sign-out", headers: { Cookie } });
  expect(out.headers["set-cookie"]).toEqual(["__Host-staff=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0"]);
  expect((await send({ headers: { Cookie } })).status).toBe(401);
});

describe("a request that the page did not send is refused, with and without a session", () => {
  test.each<Sent & { status: number; because: string }>([
    { status: 403, headers: { Origin: "https://evil.example" }, because: "another site" },
    { status: 403, headers: { Origin: "https://www.desk.example" }, because: "a subdomain" },
    { status: 403, headers: { Origin: "http://desk.example" }, because: "the same site without TLS" },
    { status: 403, headers: { Origin: "https://desk.example:444" }, because: "another port" },
    { status: 403, headers: { Origin: "https://desk.example/" }, because: "not exactly the origin" },
    { status: 403, headers: { Origin: "null" }, because: "a page without an origin of its own" },
    { status: 403, headers: { Origin: undefined }, because: "no origin at all" },
    { status: 403, headers: { "Sec-Fetch-Site": "same-site" }, because: "a subdomain, says the browser" },
    { status: 403, headers: { "Sec-Fetch-Site": "cross-site" }, because: "another site, says the browser" },
    { status: 403, headers: { "Sec-Fetch-Site": "none" }, because: "no page" },
    { status: 400, headers: { "Content-Type": "text/plain" }, because: "a form can send this" },
    { status: 400, headers: { "Content-Type": "application/x-www-form-urlencoded" }, because: "a form" },
    { status: 400, headers: { "Content-Type": undefined }, because: "no type" },
    { status: 400, body: "{", because: "broken JSON" },
    { status: 400, body: "", because: "nothing" },
    { status: 400, body: "[".repeat(30_000) + "]".repeat(30_000), because: "nested without end" },
    { status: 413, body: JSON.stringify("x".repeat(70_000)), because: "endless" },
    { status: 405, method: "PUT", because: "another method" },
    { status: 405, method: "DELETE", body: "", because: "another method" },
    { status: 405, method: "GET", body: "", because: "an image or a link of another page sends this" },
    {
      status: 405,
      method: "OPTIONS",
      body: "",
      headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
      because: "a preflight request for another site",
    },
  ])("$status: $because", async ({ status, because, ...sent }) => {
    const { sent: Cookie } = session;
    const answers = [await send(sent), await send({ ...sent, headers: { ...sent.headers, Cookie } })];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    for (const { headers } of answers) {
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
    // The session is unchanged and still valid.
    expect((await send({ headers: { Cookie } })).status).toBe(200);
  });

  test("the scheme and the host of an origin have no case", async () => {
    const { sent: Cookie } = session;
    expect((await send({ headers: { Cookie, Origin: origin.toUpperCase() } })).status).toBe(200);
  });

  test("an unknown operation is answered with 404", async () => {
    const { sent: Cookie } = session;
    for (const operation of ["", "constructor", "messages", "messages/read/1", "sign-in/constructor", "%0a"])
      for (const headers of [{}, { Cookie }]) expect((await send({ operation, headers })).status).toBe(404);
  });

  test.each(["a".repeat(43), "x", "", `${"a".repeat(43)}x`])("the cookie %j is no session", async (value) => {
    expect((await send({ headers: { Cookie: `__Host-staff=${value}` } })).status).toBe(401);
  });

  test("a passkey for another origin than the page's is refused", async () => {
    const { passkey } = session;
    const { options } = JSON.parse((await send({ operation: "sign-in/options" })).text);
    const body = JSON.stringify({ response: passkey.get(options, { origin: "https://evil.example" }) });
    const { status, headers } = await send({ operation: "sign-in/verify", body });
    expect([status, headers["set-cookie"]]).toEqual([403, undefined]);
  });
});

describe("the page", () => {
  test("is never cached and never indexed, and has the policy of the site", async () => {
    for (const path of ["/staff", "/staff/", "/staff/api/session", "/staff/other"]) {
      const { headers } = await fetch(`${server.url}${path}`, { redirect: "manual" });
      expect([headers.get("Cache-Control"), headers.get("X-Robots-Tag")]).toEqual(["no-store", "noindex, nofollow"]);
      expect(headers.get("ETag")).toBeNull();
    }
    const page = await fetch(`${server.url}/staff`);
    expect([page.status, await page.text()]).toEqual([200, "<h1>Front desk</h1>"]);
    expect(page.headers.get("Content-Security-Policy")).toBe(
      (await fetch(server.url)).headers.get("Content-Security-Policy"),
    );
    expect((await fetch(`${server.url}/staff/api/session`)).status).toBe(405);
  });
});

test("a flood from one address is throttled, whether it signs in or has a session, without a database query", async () => {
  const rate = { burst: 3, every: 60_000 };
  await using limited = await serveMessages({
    environment,
    tuning: { staffRates: { stranger: rate, strangers: free, staff: rate } },
  });
  await whenReady(limited);
  for (const operation of ["sign-in/options", "session"]) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ operation }, limited.port)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(Number(answers.find(({ status }) => status === 429)?.headers["retry-after"])).toBeGreaterThan(30);
  }
});

test("during a flood by strangers, a person who was just asked for a passkey can sign in", async () => {
  const strangers = { burst: 3, every: 600_000 };
  await using busy = await serveMessages({
    environment,
    tuning: { staffRates: { stranger: free, strangers, staff: free } },
  });
  await whenReady(busy);
  const { options } = JSON.parse((await send({ operation: "sign-in/options" }, busy.port)).text);
  const verify = (challenge: string) =>
    send(
      {
        operation: "sign-in/verify",
        body: JSON.stringify({ response: newPasskey(origin).get({ ...options, challenge }) }),
      },
      busy.port,
    );
  const flood = await Promise.all(Array.from({ length: 5 }, () => verify("x".repeat(43))));
  expect(flood.map(({ status }) => status).toSorted()).toEqual([403, 403, 429, 429, 429]);
  // An unknown passkey: it is refused for itself, not by the rate limit. The second time its challenge is used.
  expect([(await verify(options.challenge)).status, (await verify(options.challenge)).status]).toEqual([403, 429]);
});

test("actions in the editor of the site are in the audit trail, too", async () => {
  await server.people?.note({ id: 7, name: "Dana" }, "saved content/practice.yaml");
  const database = await openDatabase({ folder: server.folder, databaseUrl: undefined });
  const [line] = await database.query("SELECT actor, action, number FROM audit ORDER BY id DESC LIMIT 1");
  await database.close();
  expect(line).toEqual({ actor: "Dana (7)", action: "saved content/practice.yaml", number: null });
});

/** What a client sees of a response, with the text. */
async function seen(port: number, asked: Asked) {
  const { status, headers, body } = await ask(port, asked);
  return [status, Object.fromEntries([...headers].filter(([name]) => name !== "date")), body.toString()];
}

const staffPaths = ["/staff", "/staff/", "/staff.html", "/%73taff", "/staff/index.html", "/staff/site", "/staff/site/"];
const unknown = (path: string) => `/no-such-page${path.slice(path.indexOf("aff") + 3)}`;

describe("without an address in the settings, the front desk", () => {
  let local: typeof server;
  let closed: typeof server;
  beforeAll(async () => {
    local = await serveMessages();
    closed = await serveMessages({ environment: { NODE_ENV: "production" } });
    for (const one of [local, closed]) await whenReady(one);
  });
  afterAll(async () => {
    for (const one of [local, closed]) await one[Symbol.asyncDispose]();
  });
  const atLocalhost = (port = local.port) => ({ Host: `localhost:${port}` });

  test.each(["localhost", "LocalHost", "localhost:4321"])("is open under %s", async (Host) => {
    expect(await ask(local.port, { path: "/staff", headers: { Host } })).toMatchObject({ status: 200 });
    const Origin = `http://localhost:${local.port}`;
    // A request without a session.
    expect((await send({ headers: { Host, Origin } }, local.port)).status).toBe(401);
  });

  test.each(["127.0.0.1", "[::1]"])("is opened under localhost for who asks for %s", async (name) => {
    for (const path of ["/staff", "/staff/site/a?b=%20c", "/staff/api/session"])
      for (const method of ["GET", "HEAD"]) {
        const asked = { path, method, headers: { Host: `${name}:${local.port}` } };
        const { status, headers } = await ask(local.port, asked);
        expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([
          307,
          `http://localhost:${local.port}${path}`,
          "no-store",
        ]);
      }
    const headers = { Host: name, Origin: `http://${name}:${local.port}` };
    expect((await send({ headers }, local.port)).status).toBe(403);
  });

  test.each<{ headers: Record<string, string>; because: string }>([
    { headers: { Host: "clinic.example" }, because: "another name" },
    { headers: { Host: "localhost.clinic.example" }, because: "it only begins alike" },
    { headers: { Host: "192.0.2.1" }, because: "another address" },
    ...[
      "Forwarded",
      "Via",
      "X-Forwarded-For",
      "X-Forwarded-Host",
      "X-FORWARDED-PROTO",
      "X-Forwarded",
      "X-Real-IP",
      "CDN-Loop",
      "CF-Connecting-IP",
      "True-Client-IP",
      "X-Client-IP",
      "X-Original-Host",
    ].map((name) => ({
      headers: { Host: "localhost", [name]: "127.0.0.1" },
      because: `a proxy passed it on (${name})`,
    })),
  ])("does not exist for $headers: $because", async ({ headers }) => {
    for (const path of staffPaths)
      expect(await seen(local.port, { path, headers })).toEqual(
        await seen(local.port, { path: unknown(path), headers }),
      );
    const sent = { path: "/staff/api/session", method: "POST", headers };
    expect(await seen(local.port, sent)).toEqual(await seen(local.port, { ...sent, path: "/no-such-page" }));
  });

  test.each(["::ffff:192.0.2.1", "10.0.0.1", "2001:db8::1"])("does not exist for the computer %s", (remoteAddress) => {
    const incoming = { headers: atLocalhost(), socket: { remoteAddress } } as unknown as IncomingMessage;
    expect(loopbackName(incoming)).toBeUndefined();
  });

  test("does not exist for HTTP/1.0, which proxies speak and browsers do not", () => {
    const socket = { remoteAddress: "127.0.0.1" };
    const headers = { host: "localhost" };
    const incoming = { headers, httpVersion: "1.0", socket } as unknown as IncomingMessage;
    expect(loopbackName(incoming)).toBeUndefined();
    expect(loopbackName({ ...incoming, httpVersion: "1.1" } as IncomingMessage)).toBe("localhost");
  });

  test("is closed in production, also under localhost", async () => {
    const headers = atLocalhost(closed.port);
    for (const path of staffPaths)
      expect(await seen(closed.port, { path, headers })).toEqual(
        await seen(closed.port, { path: unknown(path), headers }),
      );
    expect((await send({ headers }, closed.port)).status).toBe(405);
  });
});

test("with an address in the settings, the front desk is the same under every name and behind proxies", async () => {
  const passedOn: Record<string, string>[] = [
    { Host: "clinic.example" },
    { Host: "127.0.0.1", "X-Forwarded-For": "192.0.2.1" },
  ];
  for (const headers of passedOn)
    expect(await ask(server.port, { path: "/staff", headers })).toMatchObject({ status: 200 });
});

test("the output of the program has nothing of a message or of a session, even when it fails", async () => {
  await using folder = await siteFolder();
  const data = join(folder.path, "data");
  await makeStore(data);
  const { port, said, child } = await start(folder.path, environment);
  await whenReady({ path: `http://127.0.0.1:${port}/api/messages` });
  const { sent: Cookie, token, passkey } = await enter({ folder: data, port });
  expect((await post(port, message))?.status).toBe(201);
  const ask = async (operation: string, input: object, session = Cookie) => {
    const { status, text } = await send({ operation, body: JSON.stringify(input), headers: { Cookie: session } }, port);
    return { status, output: JSON.parse(text) };
  };
  const { number, version } = (await ask("messages/list", { view: "open" })).output.messages[0];
  expect((await ask("messages/read", { number })).status).toBe(200);
  expect((await ask("messages/take", { number, version: version + 1 })).status).toBe(409);
  expect((await ask(`messages/${number}/Quillfeather`, {})).status).toBe(404);
  expect((await ask("messages/read", { number: "Quillfeather" })).status).toBe(400);
  const { options } = (await ask("sign-in/options", {}, "")).output;
  const forged = passkey.get(options, { origin: "https://evil.example" });
  expect((await ask("sign-in/verify", { response: forged }, "")).status).toBe(403);
  const database = await openDatabase({ folder: data, databaseUrl: undefined });
  await database.query("ALTER TABLE notes RENAME TO lost_notes");
  await database.close();
  expect((await ask("messages/read", { number })).status).toBe(503);
  await expect.poll(said, { timeout: 30_000 }).toContain("Staff: messages/read could not be answered");
  child.kill();
  const secrets = ["Quillfeather", "Ocean Parkway", "Anna", String(number), token, Cookie.split("=")[1] ?? ""];
  expect([...secrets, passkey.id, options.challenge].filter((secret) => said().includes(secret))).toEqual([]);
});
