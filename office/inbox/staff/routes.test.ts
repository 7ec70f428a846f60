import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffApiPath } from "#inbox/inbox.ts";
import { openDatabase } from "#inbox/messages/database.ts";
import type { Database } from "#inbox/messages/tables.ts";
import { loopbackName } from "#inbox/requests.ts";
import { newPasskey } from "#tests/support/authenticator.ts";
import { makeStore, message, serveMessages, whenReady } from "#tests/support/messages.ts";
import { post, siteFolder, start } from "#tests/support/messages-program.ts";
import { origin, tokenOf } from "#tests/support/staff.ts";
import { ask, type Asked } from "@practice/site/tests/support/ask.ts";
import { invite } from "./invitations.ts";
import { createStaffRoutes } from "./routes.ts";

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
async function send({ operation = "session", headers = {}, body = "{}", method = "POST" }: Sent, port = server.port) {
  const given = Object.entries({ ...json, ...headers }).filter((entry): entry is [string, string] => !!entry[1]);
  const path = `/staff/api/${operation}`;
  const sent = request({ port, method, path, headers: Object.fromEntries(given) }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const text = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
  const lines = Object.entries(answer.headersDistinct).map(([name, [value = ""] = []]): [string, string] => [
    name,
    value,
  ]);
  return { status: answer.statusCode ?? 0, headers: new Headers(lines), text };
}

/** What is in the database of a server. */
async function inDatabase<Result>(folder: string, look: (database: Database) => Promise<Result>): Promise<Result> {
  const { database, close } = await openDatabase({ folder });
  return look(database).finally(close);
}

/** Enrolls a new person: their passkey, the token of their invitation, and the cookie that the server set. */
async function enter({ folder, port }: { folder: string; port: number } = server) {
  const anna = { name: "Anna", role: "manager" } as const;
  const { link } = await inDatabase(folder, (database) =>
    invite({ database, now: Date.parse("2100-01-01"), origin }, anna, "test"),
  );
  const token = tokenOf(link);
  const asked = await send({ operation: "invitation/options", body: JSON.stringify({ token }) }, port);
  const passkey = newPasskey(origin);
  const body = JSON.stringify({ token, response: passkey.create(JSON.parse(asked.text).options) });
  const { headers } = await send({ operation: "invitation/verify", body }, port);
  const cookie = headers.get("Set-Cookie") ?? "";
  return { passkey, token, cookie, sent: cookie.split(";")[0] ?? "" };
}

test("signing in sets a cookie that no script, no other site and no plain connection gets; signing out removes it", async () => {
  const { cookie, sent } = await enter();
  expect(cookie).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  const headers = { Cookie: `other=1; ${sent}; more=2` };
  const { status, text } = await send({ headers });
  expect([status, JSON.parse(text)]).toMatchObject([200, { person: { name: "Anna", role: "manager" } }]);
  const out = await send({ operation: "sign-out", headers });
  expect(out.headers.get("Set-Cookie")).toBe("__Host-staff=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0");
  expect((await send({ headers })).status).toBe(401);
});

const preflight = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
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
  { status: 405, method: "OPTIONS", body: "", headers: preflight, because: "a preflight request for another site" },
])(
  "$status, with and without a session, for what the page did not send: $because",
  async ({ status, because, ...sent }) => {
    const { sent: Cookie } = session;
    for (const one of [sent, { ...sent, headers: { ...sent.headers, Cookie } }]) {
      const { headers, ...answer } = await send(one);
      expect(answer.status, because).toBe(status);
      expect([headers.get("Cache-Control"), headers.get("Access-Control-Allow-Origin")]).toEqual(["no-store", null]);
    }
    expect((await send({ headers: { Cookie } })).status, "the session is as it was").toBe(200);
  },
);

test.each(["sign-in/verify", "invitation/verify"])(
  "what signs nothing is refused by %s, and breaks nothing",
  async (operation) => {
    const body = JSON.stringify({ token: "x", response: { response: { clientDataJSON: { toString: 1 } } } });
    expect((await send({ operation, body })).status).toBe(400);
  },
);

test("a request that does not arrive in time is refused", async () => {
  const ask = () => () => Promise.reject(new Error("It is not here."));
  const routes = createStaffRoutes({ ask, origin, rpId: "desk.example", proxies: 0, arriveWithin: 20 });
  const endless = { method: "POST", headers: json, body: new ReadableStream(), duplex: "half" };
  const from = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
  expect(await routes.request(`${staffApiPath}/session`, endless, from)).toMatchObject({ status: 408 });
});

test("the scheme and the host of an origin have no case", async () => {
  const headers = { Cookie: session.sent, Origin: origin.toUpperCase() };
  expect((await send({ headers })).status).toBe(200);
});

test.each(["", "constructor", "messages", "messages/read/1", "sign-in/constructor", "%0a"])(
  "the operation %j is unknown",
  async (operation) => {
    for (const headers of [{}, { Cookie: session.sent }]) expect((await send({ operation, headers })).status).toBe(404);
  },
);

test.each(["a".repeat(43), "x", "", `${"a".repeat(43)}x`])("the cookie %j is no session", async (value) => {
  expect((await send({ headers: { Cookie: `__Host-staff=${value}` } })).status).toBe(401);
});

const chrome = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0";
test.each<[userAgent: string | undefined, device: string]>([
  [`${chrome} Safari/537.36 (Windows NT 10.0; Win64; x64)`, "Chrome on Windows"],
  [`${chrome} Safari/537.36 Edg/150.0.0.0 (Windows NT 10.0; Win64; x64)`, "Edge on Windows"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15`, "Safari on Mac"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/150.0 Safari/604.1`, "Chrome on iPhone"],
  [`${chrome} (Linux; Android 16; K) Mobile Safari/537.36`, "Chrome on Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", "Firefox on Linux"],
  ["<script>alert(1)</script>", "A browser on another system"],
  [undefined, "A browser on another system"],
])("who signs in with %s sees it as %s", async (userAgent, device) => {
  const { passkey } = session;
  const { options } = JSON.parse((await send({ operation: "sign-in/options" })).text);
  const body = JSON.stringify({ response: passkey.get(options) });
  const { headers } = await send({ operation: "sign-in/verify", body, headers: { "User-Agent": userAgent } });
  const Cookie = headers.get("Set-Cookie")?.split(";")[0];
  const { people } = JSON.parse((await send({ operation: "people", headers: { Cookie } })).text);
  const own = people.flatMap(({ sessions }: { sessions: { own: boolean }[] }) => sessions.filter(({ own }) => own));
  expect(own).toMatchObject([{ device }]);
});

test("the page is never cached and never indexed, and has the policy of the site", async () => {
  for (const path of ["/staff", "/staff/", "/staff/api/session", "/staff/other"]) {
    const { headers } = await fetch(`${server.url}${path}`, { redirect: "manual" });
    const kept = ["Cache-Control", "X-Robots-Tag", "ETag"].map((name) => headers.get(name));
    expect(kept).toEqual(["no-store", "noindex, nofollow", null]);
  }
  const [page, home] = [await fetch(`${server.url}/staff`), await fetch(server.url)];
  expect([page.status, await page.text()]).toEqual([200, "<h1>Front desk</h1>"]);
  expect(page.headers.get("Content-Security-Policy")).toBe(home.headers.get("Content-Security-Policy"));
});

describe("a flood", () => {
  const busyServer = async (staffRates: Record<"stranger" | "strangers" | "staff", typeof free>) => {
    const busy = await serveMessages({ environment, tuning: { staffRates } });
    await whenReady(busy);
    return busy;
  };

  test.each(["sign-in/options", "session"])("of %s from one address is throttled", async (operation) => {
    const rate = { burst: 3, every: 60_000 };
    await using busy = await busyServer({ stranger: rate, strangers: free, staff: rate });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ operation }, busy.port)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(30);
  });

  test("by strangers keeps nobody out who was just asked for a passkey", async () => {
    await using busy = await busyServer({ stranger: free, strangers: { burst: 3, every: 600_000 }, staff: free });
    const { options } = JSON.parse((await send({ operation: "sign-in/options" }, busy.port)).text);
    const verify = async (challenge: string) => {
      const body = JSON.stringify({ response: newPasskey(origin).get({ ...options, challenge }) });
      return (await send({ operation: "sign-in/verify", body }, busy.port)).status;
    };
    const flood = await Promise.all(Array.from({ length: 5 }, () => verify("x".repeat(43))));
    expect(flood.toSorted()).toEqual([403, 403, 429, 429, 429]);
    // An unknown passkey: it is refused for itself, not by the rate limit. The second time its challenge is used.
    expect([await verify(options.challenge), await verify(options.challenge)]).toEqual([403, 429]);
  });
});

test("actions in the editor of the site are in the audit trail, too", async () => {
  await server.people?.note({ id: 7, name: "Dana" }, "saved content/practice.yaml");
  const last = await inDatabase(server.folder, (database) =>
    database.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirst(),
  );
  expect(last).toMatchObject({ actor: "Dana (7)", action: "saved content/practice.yaml", number: null });
});

describe("without an address in the settings, the front desk", () => {
  let local: typeof server;
  let closed: typeof server;
  beforeAll(async () => {
    [local, closed] = [await serveMessages(), await serveMessages({ environment: { NODE_ENV: "production" } })];
    for (const one of [local, closed]) await whenReady(one);
  });
  afterAll(async () => {
    for (const one of [local, closed]) await one[Symbol.asyncDispose]();
  });
  const paths = ["/staff", "/staff/", "/staff.html", "/%73taff", "/staff/index.html", "/staff/site", "/staff/site/"];

  /** Expects that a client sees the same under the paths of the desk as under others. */
  const expectNothing = async (port: number, headers: Record<string, string>) => {
    const seen = async (asked: Asked) => {
      const { status, headers: given, body } = await ask(port, { headers, ...asked });
      return [status, Object.fromEntries([...given].filter(([name]) => name !== "date")), body.toString()];
    };
    for (const path of paths) {
      const other = `/no-such-page${path.slice(path.indexOf("aff") + 3)}`;
      expect(await seen({ path })).toEqual(await seen({ path: other }));
    }
    const method = "POST";
    expect(await seen({ path: "/staff/api/session", method })).toEqual(await seen({ path: "/no-such-page", method }));
  };

  test.each(["localhost", "LocalHost", "localhost:4321"])("is open under %s", async (Host) => {
    expect(await ask(local.port, { path: "/staff", headers: { Host } })).toMatchObject({ status: 200 });
    const headers = { Host, Origin: `http://localhost:${local.port}` };
    expect((await send({ headers }, local.port)).status, "without a session").toBe(401);
  });

  test.each(["127.0.0.1", "[::1]"])("is opened under localhost for who asks for %s", async (name) => {
    for (const path of ["/staff", "/staff/site/a?b=%20c", "/staff/api/session"])
      for (const method of ["GET", "HEAD"]) {
        const { status, headers } = await ask(local.port, { path, method, headers: { Host: `${name}:${local.port}` } });
        const place = `http://localhost:${local.port}${path}`;
        expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([307, place, "no-store"]);
      }
    const headers = { Host: name, Origin: `http://${name}:${local.port}` };
    expect((await send({ headers }, local.port)).status).toBe(403);
  });

  test.each([
    { Host: "clinic.example", because: "another name" },
    { Host: "localhost.clinic.example", because: "it only begins alike" },
    { Host: "192.0.2.1", because: "another address" },
  ])("does not exist under $Host: $because", ({ Host }) => expectNothing(local.port, { Host }));

  test.each([
    ...["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-FORWARDED-PROTO", "X-Forwarded", "X-Real-IP"],
    ...["CDN-Loop", "CF-Connecting-IP", "True-Client-IP", "X-Client-IP", "X-Original-Host"],
  ])("does not exist for what a proxy passed on, which %s says", (name) =>
    expectNothing(local.port, { Host: "localhost", [name]: "127.0.0.1" }),
  );

  test.each([
    { remoteAddress: "::ffff:192.0.2.1", httpVersion: "1.1", because: "it is another computer" },
    { remoteAddress: "10.0.0.1", httpVersion: "1.1", because: "it is another computer" },
    { remoteAddress: "2001:db8::1", httpVersion: "1.1", because: "it is another computer" },
    { remoteAddress: "127.0.0.1", httpVersion: "1.0", because: "proxies speak it, and browsers do not" },
  ])("does not exist for $remoteAddress with HTTP/$httpVersion: $because", ({ remoteAddress, httpVersion }) => {
    const asked = { headers: { host: "localhost" }, httpVersion, socket: { remoteAddress } };
    expect(loopbackName(asked as unknown as IncomingMessage)).toBeUndefined();
    const ours = { ...asked, httpVersion: "1.1", socket: { remoteAddress: "127.0.0.1" } };
    expect(loopbackName(ours as unknown as IncomingMessage)).toBe("localhost");
  });

  test("is closed in production, also under localhost", () =>
    expectNothing(closed.port, { Host: `localhost:${closed.port}` }));
});

test.each<Record<string, string>>([{ Host: "clinic.example" }, { Host: "127.0.0.1", "X-Forwarded-For": "192.0.2.1" }])(
  "with an address in the settings, the front desk is there for %j, too",
  async (headers) => expect(await ask(server.port, { path: "/staff", headers })).toMatchObject({ status: 200 }),
);

test("the output of the program has nothing of a message or of a session, even when it fails", async () => {
  await using folder = await siteFolder();
  const data = join(folder.path, "data");
  await makeStore(data);
  const { port, said, child } = await start(folder.path, environment);
  await whenReady({ path: `http://127.0.0.1:${port}/api/messages` });
  const { sent: Cookie, token, passkey } = await enter({ folder: data, port });
  expect((await post(port, message))?.status).toBe(201);
  const asked = async (operation: string, input: object, status: number, headers = { Cookie }) => {
    const answer = await send({ operation, body: JSON.stringify(input), headers }, port);
    expect(answer.status, operation).toBe(status);
    return JSON.parse(answer.text);
  };
  const { number, version } = (await asked("messages/list", { view: "open" }, 200)).messages[0];
  await asked("messages/read", { number }, 200);
  await asked("messages/take", { number, version: version + 1 }, 409);
  await asked(`messages/${number}/Quillfeather`, {}, 404);
  await asked("messages/read", { number: "Quillfeather" }, 400);
  const { options } = await asked("sign-in/options", {}, 200);
  await asked("sign-in/verify", { response: passkey.get(options, { origin: "https://evil.example" }) }, 403);
  await inDatabase(data, (database) => sql`ALTER TABLE notes RENAME TO lost_notes`.execute(database));
  await asked("messages/read", { number }, 503);
  await expect.poll(said, { timeout: 30_000 }).toContain("Staff: messages/read could not be answered");
  child.kill();
  const secrets = ["Quillfeather", "Ocean Parkway", "Anna", String(number), token, Cookie.split("=")[1] ?? ""];
  expect([...secrets, passkey.id, options.challenge].filter((secret) => said().includes(secret))).toEqual([]);
});
