import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { messageLimits } from "@practice/site/contact/contact-message.ts";
import { ask } from "@practice/site/tests/support/ask.ts";
import {
  allBytes,
  message,
  phone,
  serveMessages,
  siteAddress,
  storedMessages,
  unlimited,
  whenReady,
} from "#tests/support/messages.ts";
import { visitorOf } from "#inbox/requests.ts";
import { words } from "./receipt-words.ts";

type Receipt = { number: number; words: string };
type Refusal = { error: string; text: string; fields?: Record<string, string> };

let server: Awaited<ReturnType<typeof serveMessages>>;
/** With an address of the front desk. */
let proxied: typeof server;
const deskOrigin = "https://desk.example";

beforeAll(async () => {
  server = await serveMessages({ tuning: { rates: unlimited, bodyWithin: 500 } });
  proxied = await serveMessages({ environment: { STAFF_ORIGIN: deskOrigin } });
  for (const one of [server, proxied]) await whenReady(one);
});
afterAll(async () => {
  for (const one of [server, proxied]) await one[Symbol.asyncDispose]();
});

/** A message that no other test sends. */
const own = () => ({ ...message, message: `${message.message} ${randomUUID()}` });
const receiptOf = async (answer: Response) => {
  expect(answer.status).toBe(201);
  return (await answer.json()) as Receipt;
};
const storedWith = async (text: string) => (await storedMessages(server)).filter((one) => one.message === text);

describe("one message is stored once", () => {
  test("it is stored whole, with a number and four words", async () => {
    const sent = { ...own(), name: "Пётр 👩🏽‍⚕️ שלום 你好" };
    const receipt = await receiptOf(await server.send(sent));
    expect(receipt.number).toBeGreaterThan(99_999);
    expect(receipt.words.split(" ").filter((word) => words.includes(word))).toHaveLength(4);
    expect(await storedWith(sent.message)).toEqual([{ ...sent, number: receipt.number, suspect: false, notice: true }]);
  });

  test("the same key with the same content, also concurrently, gives the same receipt", async () => {
    const sent = { ...own(), key: randomUUID() };
    const answers = await Promise.all([
      server.send(sent),
      server.send(sent),
      server.submit(sent, { Accept: "application/json" }),
    ]);
    const receipts = await Promise.all([...answers, await server.send(sent)].map(receiptOf));
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await storedWith(sent.message)).toHaveLength(1);
  });

  test("the same key with other content is refused, and the first message stays", async () => {
    const [first, key] = [own(), randomUUID()];
    await receiptOf(await server.send({ ...first, key }));
    const answer = await server.send({ ...own(), key });
    expect([answer.status, ((await answer.json()) as Refusal).error]).toEqual([409, "key-used"]);
    expect(await storedWith(first.message)).toHaveLength(1);
  });

  test("the same content with another key is another message", async () => {
    const sent = own();
    const receipts = [
      await server.send({ ...sent, key: randomUUID() }),
      await server.send({ ...sent, key: randomUUID() }),
    ];
    expect(new Set(await Promise.all(receipts.map(async (one) => (await receiptOf(one)).words))).size).toBe(2);
    expect(await storedWith(sent.message)).toHaveLength(2);
  });

  test("a form without script sent twice within minutes is one message; its line breaks are normalized", async () => {
    const sent = own();
    const [first, second] = [
      await server.submit({ ...sent, message: `${sent.message}\r\nBye` }),
      await server.submit({ ...sent, message: `${sent.message}\nBye` }),
    ];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(await storedWith(`${sent.message}\nBye`)).toHaveLength(1);
  });
});

describe("a form without script", () => {
  test("is redirected to a page with the number and the words, which are in no URL", async () => {
    const answer = await server.submit(own());
    const to = new URL(answer.headers.get("Location") ?? "", server.url);
    const page = await (await fetch(to)).text();
    const [, number = "", , shown = ""] = />(\d{6})<.*id="message-(words)">([a-z ]+)</s.exec(page) ?? [];
    expect(shown.split(" ")).toHaveLength(4);
    expect(to.search).not.toContain(number);
    for (const word of shown.split(" ")) expect(to.href).not.toContain(word);
    // Forged, or changed.
    for (const ticket of ["", "x", `${to.searchParams.get("ticket")?.slice(0, -3)}AAA`])
      expect(await (await fetch(`${server.path}/arrived?ticket=${ticket}`)).text()).not.toContain(number);
  });

  test("is shown the page of the site, filled in, also when something is missing", async () => {
    await using built = await serveMessages({
      files: {
        "contact/arrived.html": "<h1>Ours</h1><output id=message-number>-</output><b class=x id=message-words>-</b>",
        "contact/not-arrived.html": '<h1>Ours</h1><p id="message-problem">-</p>',
      },
    });
    await whenReady(built);
    const { headers } = await built.submit(own());
    const arrived = await (await fetch(new URL(headers.get("Location") ?? "", built.url))).text();
    expect(arrived).toMatch(/Ours<.*id=message-number>\d{6}<.*id=message-words>[a-z]+ [a-z]+ [a-z]+ [a-z]+</);
    const refused = await built.submit({ ...own(), email: " " });
    expect(refused.status).toBe(422);
    expect(refused.headers.get("Content-Security-Policy")).toContain("script-src-attr 'none'");
    expect(await refused.text()).toMatch(/Ours<.*did not reach us.*Enter an email address/);
  });
});

describe("what is refused, with the reason and in every other case the phone number", () => {
  const long = (field: keyof typeof messageLimits, more = 0) => "x".repeat(messageLimits[field] + more);
  test.each([
    { fields: { name: " " }, wrong: ["name"], because: "white space alone is no name" },
    { fields: { email: "zaphira" }, wrong: ["email"], because: "no @" },
    { fields: { email: "a@b\r\nBcc: x@y.z" }, wrong: ["email"], because: "a line break" },
    {
      fields: { name: "", email: "", message: "" },
      wrong: ["name", "email", "message"],
      because: "nothing is there",
    },
    { fields: { name: long("name", 1) }, wrong: ["name"], because: "201 characters" },
    { fields: { phone: long("phone", 1) }, wrong: ["phone"], because: "41 characters" },
    { fields: { email: `a@${long("email", -1)}` }, wrong: ["email"], because: "255 characters" },
    { fields: { message: long("message", 1) }, wrong: ["message"], because: "10,001 characters" },
    { fields: { patientType: "constructor" }, wrong: ["patientType"], because: "not in the list" },
    { fields: { message: "😀".repeat(10_000), name: long("name") }, wrong: [], because: "as long as may be" },
  ])("wrong are $wrong: $because", async ({ fields, wrong }) => {
    const answer = await server.send({ ...own(), ...fields });
    expect(answer.status).toBe(wrong.length > 0 ? 422 : 201);
    if (wrong.length > 0) expect(Object.keys(((await answer.json()) as Refusal).fields ?? {})).toEqual(wrong);
  });

  const fetched = { "Sec-Fetch-Site": "same-origin" };
  const upstream = { Host: "127.0.0.1:4321" };
  test.each<{ from: Record<string, string>; isOurs: boolean; because: string }>([
    { from: { ...upstream, ...fetched, Origin: siteAddress }, isOurs: true, because: "the browser says so" },
    { from: { ...upstream, ...fetched, Origin: "https://old.example" }, isOurs: true, because: "the browser says so" },
    { from: { ...upstream, Origin: siteAddress }, isOurs: true, because: "the site has this address" },
    { from: { ...upstream, Origin: siteAddress.toUpperCase() }, isOurs: true, because: "hosts have no case" },
    { from: { ...upstream, Origin: deskOrigin }, isOurs: true, because: "the front desk has this address" },
    { from: { Host: "Clinic.Example", Origin: "https://clinic.example" }, isOurs: true, because: "it is the host" },
    {
      from: { Host: "a.example:443", Origin: "https://a.example" },
      isOurs: true,
      because: "the port is the usual one",
    },
    {
      from: { Host: "a.example:8080", Origin: "http://a.example:8080" },
      isOurs: true,
      because: "the port is the same",
    },
    { from: { ...upstream }, isOurs: true, because: "no browser sent it" },
    { from: { ...upstream, Origin: "https://evil.example" }, isOurs: false, because: "another site" },
    { from: { ...upstream, Origin: "https://practice.example" }, isOurs: false, because: "another name" },
    { from: { ...upstream, Origin: `${siteAddress}:8443` }, isOurs: false, because: "another port" },
    { from: { ...upstream, Origin: `${siteAddress}.evil.example` }, isOurs: false, because: "it only begins alike" },
    { from: { Host: "a.example", Origin: "https://a.example:444" }, isOurs: false, because: "another port" },
    { from: { ...upstream, Origin: "null" }, isOurs: false, because: "a page without an origin of its own" },
    ...["same-site", "cross-site", "none"].map((site) => ({
      from: { Host: "a.example", Origin: "https://a.example", "Sec-Fetch-Site": site },
      isOurs: false,
      because: "the browser says otherwise",
    })),
  ])("behind a proxy, $from is from our own page: $isOurs, because $because", async ({ from, isOurs }) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    for (const path of ["/api/messages", "/api/messages/status"]) {
      const headers = { "Content-Type": "application/json", Accept: "application/json", ...from };
      const { status } = await ask(proxied.port, { path, method: "POST", headers });
      // An empty body is unreadable.
      expect([path, status]).toEqual([path, isOurs ? 400 : 403]);
    }
  });

  test("the log says once what to set when the address of a page is unknown, and nothing of who wrote", async () => {
    await using unknown = await serveMessages();
    await whenReady(unknown);
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const origins = ["https://ana-lopez.example", "https://ana-lopez.example", "null"];
    for (const Origin of origins) expect((await unknown.send(own(), { Origin })).status).toBe(403);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^Messages: .*`site` in content\/practice\.yaml/)]]);
    expect(log.mock.calls.join()).toContain(siteAddress);
    expect(log.mock.calls.join()).not.toMatch(/ana-lopez|Zaphira/);
  });

  const json = { "Content-Type": "application/json" };
  test.each<{ status: number; headers?: Record<string, string>; body?: BodyInit; method?: string; because: string }>([
    { status: 403, headers: { ...json, Origin: "https://evil.example" }, because: "a page of another site" },
    { status: 403, headers: { ...json, Origin: "null" }, because: "a page without an origin of its own" },
    { status: 403, headers: { ...json, "Sec-Fetch-Site": "same-site" }, because: "a subdomain" },
    { status: 403, headers: { ...json, "Sec-Fetch-Site": "cross-site" }, because: "another site without Origin" },
    { status: 201, headers: { ...json, "Sec-Fetch-Site": "same-origin" }, because: "our own page without Origin" },
    { status: 201, headers: json, because: "a program, which sends neither header" },
    { status: 400, headers: { "Content-Type": "text/plain" }, because: "neither a form nor JSON" },
    { status: 400, headers: json, body: "{", because: "broken JSON" },
    { status: 400, headers: json, body: "null", because: "no object" },
    { status: 400, headers: json, body: '{"name":{"a":1}}', because: "a name that is an object" },
    { status: 400, headers: json, body: Buffer.from('{"name":"\xff"}', "latin1"), because: "not UTF-8" },
    {
      status: 400,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "name=%FF",
      because: "not UTF-8",
    },
    { status: 400, headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: "--y", because: "no parts" },
    { status: 413, headers: json, body: "x".repeat(64 * 1024 + 1), because: "more than 64 KB" },
    {
      status: 413,
      headers: json,
      body: new Blob(["x".repeat(70_000)]).stream(),
      because: "more than 64 KB, without a Content-Length",
    },
    { status: 422, headers: json, body: JSON.stringify({ ...message, key: "1" }), because: "an invalid key" },
    { status: 405, method: "GET", because: "reading" },
    { status: 405, method: "PUT", headers: json, because: "another method" },
    { status: 405, method: "DELETE", because: "another method" },
  ])("$status: $because", async ({ status, headers = {}, body, method = "POST" }) => {
    const given = method === "GET" ? {} : { body: body ?? JSON.stringify(own()), duplex: "half" as const };
    const answer = await fetch(server.path, { method, headers, ...given });
    const text = (await answer.text()).replaceAll("\u00a0", " ");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
    if (![201, 405, 422].includes(status)) expect(text).toContain(phone.readable);
  });

  test.each([
    { type: "Application/JSON; Charset=UTF-8", body: (sent: Record<string, string>) => JSON.stringify(sent) },
    {
      type: "Application/X-WWW-Form-URLEncoded",
      body: (sent: Record<string, string>) => String(new URLSearchParams(sent)),
    },
  ])("names of types have no case: $type", async ({ type, body }) => {
    const headers = { "Content-Type": type, Accept: "Application/JSON" };
    await receiptOf(await fetch(server.path, { method: "POST", redirect: "manual", headers, body: body(own()) }));
  });

  test("a multipart form is accepted", async () => {
    const body = new FormData();
    const sent = own();
    for (const [name, value] of Object.entries(sent)) body.append(name, value);
    await receiptOf(await fetch(server.path, { method: "POST", headers: { Accept: "application/json" }, body }));
    expect(await storedWith(sent.message)).toHaveLength(1);
  });

  const raw = (body: string) => {
    const socket = connect(server.port, "127.0.0.1").on("error", () => {});
    socket.write(
      `POST /api/messages HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n${body}`,
    );
    return socket;
  };
  test("408: a body that does not end", async () => {
    const socket = raw("{");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
    socket.destroy();
  });

  test("an aborted body stores nothing, and the next message arrives", async () => {
    const { message: text } = own();
    const socket = raw(JSON.stringify({ ...message, message: text }).slice(0, -1));
    await new Promise((resolve) => socket.write("", resolve));
    socket.resetAndDestroy();
    await receiptOf(await server.send(own()));
    expect(await storedWith(text)).toEqual([]);
  });
});

describe("too many at once", () => {
  const rates = { visitor: { burst: 3, every: 60_000 }, all: { burst: 8, every: 60_000 } };

  test("a flood from one address is throttled, whatever addresses it forges, while another gets through", async () => {
    await using limited = await serveMessages({ environment: { PROXIES: "1" }, tuning: { rates } });
    const from = (address: string) => limited.send(own(), { "X-Forwarded-For": address });
    await expect.poll(async () => (await from("198.51.100.7")).status, { interval: 20, timeout: 30_000 }).toBe(201);
    const flood = await Promise.all(Array.from({ length: 20 }, (_, index) => from(`203.0.113.${index}, 198.51.100.7`)));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(18);
    const refused = flood.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(30);
    expect(await refused?.text()).toContain(phone.readable);
    expect((await from("203.0.113.1")).status).toBe(201);
  });

  test("refused requests do not count toward the limit that all share", async () => {
    await using limited = await serveMessages({
      tuning: { rates: { ...unlimited, all: { burst: 2, every: 60_000 } } },
    });
    await whenReady(limited);
    const statuses = async (...sent: object[]) => {
      const answers: number[] = [];
      for (const one of sent) answers.push((await limited.send(one)).status);
      return answers;
    };
    expect(await statuses({ name: "" }, { ...own(), key: "1" }, { ...own(), email: "x" })).toEqual([422, 422, 422]);
    expect(await statuses(own(), own(), own())).toEqual([201, 201, 429]);
  });

  test.each<[peer: string, forwarded: string | undefined, proxies: number, visitor: string, because: string]>([
    ["127.0.0.1", "203.0.113.9", 0, "127.0.0.1", "no proxy may say more"],
    ["127.0.0.1", "1.1.1.1, 203.0.113.9", 1, "203.0.113.9", "the proxy saw it"],
    ["127.0.0.1", "203.0.113.9, 10.0.0.1", 2, "203.0.113.9", "of two proxies"],
    ["10.0.0.1", "192.0.2.9:4711", 1, "192.0.2.9", "a port is not part"],
    ["10.0.0.1", "[2001:db8::6]:80", 1, "2001:db8:0:0", "nor of IPv6"],
    ["10.0.0.1", "unknown", 1, "10.0.0.1", "an invalid address"],
    ["127.0.0.1", undefined, 1, "127.0.0.1", "the proxy said nothing"],
    ["::ffff:192.0.2.1", undefined, 0, "192.0.2.1", "it is IPv4"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2", "a home has a /64"],
    ["2001:db8::6", undefined, 0, "2001:db8:0:0", "zeros are written out"],
    ["fe80::1%eth0", undefined, 0, "fe80:0:0:0", "a zone is not part of it"],
  ])("%s for %s behind %i proxies is %s: %s", (peer, forwarded, proxies, visitor) => {
    expect(visitorOf(peer, forwarded, proxies)).toBe(visitor);
  });
});

test("a message that looked like a robot's is accepted when a person sends the same", async () => {
  const sent = own();
  const robot = await receiptOf(await server.send({ ...sent, elapsed: 900 }));
  expect(await receiptOf(await server.send({ ...sent, elapsed: 9_000 }))).toEqual(robot);
  expect(await storedWith(sent.message)).toMatchObject([{ suspect: false, notice: true }]);
});

test.each([
  { extra: { website: "https://spam.example" }, suspect: true, because: "it filled a field that no person sees" },
  { extra: { elapsed: 900 }, suspect: true, because: "no person types in a second" },
  { extra: { elapsed: 9_000 }, suspect: false, because: "a person" },
  { extra: { elapsed: "soon", website: "" }, suspect: false, because: "no time was sent" },
])("$extra is a suspect: $suspect, and answered as any other: $because", async ({ extra, suspect }) => {
  const sent = own();
  await receiptOf(await server.send({ ...sent, ...extra }));
  expect(await storedWith(sent.message)).toMatchObject([{ suspect, notice: !suspect }]);
});

test("no file contains text of a message, or the words of its receipt", async () => {
  const { words: kept } = await receiptOf(await server.send(own()));
  const bytes = await allBytes(server.folder);
  expect(bytes.byteLength).toBeGreaterThan(50_000);
  for (const secret of [...Object.values(message).slice(0, 3), "Ocean Parkway", "Quillfeather", kept])
    for (const encoding of ["utf8", "utf16le", "base64"] as const) {
      const hidden =
        encoding === "base64"
          ? Buffer.from(Buffer.from(secret).toString("base64").slice(0, -4))
          : Buffer.from(secret, encoding);
      expect([secret, encoding, bytes.includes(hidden)]).toEqual([secret, encoding, false]);
    }
});

test("pages are answered while messages arrive", async () => {
  let stored = 0;
  const sent = Array.from({ length: 100 }, () =>
    server
      .send(own())
      .then(receiptOf)
      .then(() => stored++),
  );
  await Promise.race(sent);
  expect((await fetch(server.url)).status).toBe(200);
  expect(stored).toBeLessThan(sent.length);
  await Promise.all(sent);
});

test("while there is no database, messages are refused with the phone number and pages are served", async () => {
  await using broken = await serveMessages({ environment: { DATA_DIR: join(import.meta.filename, "data") } });
  const answer = await broken.send(own());
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(await answer.text()).toContain(phone.readable);
  expect((await fetch(broken.url)).status).toBe(200);
  expect((await broken.submit(own())).status).toBe(503);
});

test("randomly changed bodies never cause a server error, and nothing of them is logged", async () => {
  const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "log")].map((spy) => spy.mockImplementation(() => {}));
  onTestFinished(() => printed.forEach((spy) => spy.mockRestore()));
  let state = 15;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const fragments = [
    ...["\0", "\x1b[2J", "' OR 1=1 --", "\r\nBcc: a@b.c", "%00", "%", "&name="],
    ...["{", '"', "\\ud800", "\xff", "[]", "1e999"],
  ];
  const count = Number(process.env.MUTATIONS ?? 250);
  const statuses = new Map<number, number>();
  const one = async () => {
    const isJson = random(2) === 0;
    let body = isJson ? JSON.stringify(message) : new URLSearchParams(message).toString();
    for (let changes = random(4); changes >= 0; changes--) {
      const [at, gone, fragment] = [random(body.length), random(9), fragments[random(fragments.length)] ?? ""];
      body = body.slice(0, at) + fragment.repeat(1 + random(3)) + body.slice(at + gone);
    }
    const type = isJson ? "application/json" : "application/x-www-form-urlencoded";
    const headers = { "Content-Type": type, Accept: "application/json" };
    const { status } = await fetch(server.path, { method: "POST", headers, body: Buffer.from(body, "latin1") });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let sent = 0; sent < count; sent += 10) await Promise.all(Array.from({ length: 10 }, one));
  expect([...statuses.keys()].sort()).toEqual([201, 400, 422]);
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
  await receiptOf(await server.send(own()));
});
