import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { message, serveMessages, whenReady } from "#tests/support/messages.ts";
import { monday, newStaff } from "#tests/support/staff.ts";
import { clearSuspect, markDone, takeForReading } from "./desk.ts";
import { readNumber, readWords, statusOf } from "./status.ts";

const hour = 3_600_000;

describe("the status of a message", () => {
  test("follows what the front desk does", async () => {
    const { store, arrive, ask, enroll, clock } = await newStaff();
    const { token } = await enroll("Anna", "staff");
    const { number, words } = await arrive();
    const status = () => statusOf(store, number, words);
    const answerBy = monday + 24 * hour;
    expect(await status()).toEqual({ stage: "arrived", at: monday, by: null, answerBy });
    clock.at += 60_000;
    let { version } = (await ask("messages/read", { number }, token)).output;
    expect(await status()).toEqual({ stage: "read", at: clock.at, by: null, answerBy });
    ({ version } = (await ask("messages/take", { number, version }, token)).output);
    expect(await status()).toMatchObject({ stage: "taken", answerBy });
    for (const [how, stage, by] of [
      ["called", "answered", "phone"],
      ["mailed", "answered", "email"],
      ["visit-booked", "answered", null],
      ["not-needed", "closed", null],
    ] as const) {
      ({ version } = (await ask("messages/answer", { number, version, how }, token)).output);
      expect(await status()).toEqual({ stage, at: clock.at, by, answerBy: null });
      ({ version } = (await ask("messages/reopen", { number, version }, token)).output);
    }
    clock.at += 60_000;
    ({ version } = (await ask("messages/untake", { number, version }, token)).output);
    const later = { number, version, why: "voicemail", day: "2026-11-24" } as const;
    ({ version } = (await ask("messages/follow-up", later, token)).output);
    expect(await status(), "never that it was a voicemail").toEqual({
      stage: "taken",
      at: clock.at,
      by: null,
      answerBy: null,
    });
    await ask("messages/delete", { number, version }, token);
    expect(await status()).toBeUndefined();
  });

  test("is closed by `done` in the terminal", async () => {
    const { store, arrive, database } = await newStaff();
    const { number, words } = await arrive();
    await takeForReading(database, number, "root", monday);
    await markDone(database, number, "root", monday);
    expect(await statusOf(store, number, words)).toMatchObject({ stage: "closed" });
  });

  test("of a message set aside promises no answer, and says nothing else than that of any other", async () => {
    const { store, arrive, database, ask, enroll } = await newStaff();
    const robot = await arrive("robot", { suspect: true });
    const without = { at: monday, by: null, answerBy: null };
    expect(await statusOf(store, robot.number, robot.words)).toEqual({ stage: "arrived", ...without });
    const { token } = await enroll("Anna", "staff");
    const { number, words } = await arrive("not a robot");
    const { version } = (await ask("messages/read", { number }, token)).output;
    await ask("messages/set-aside", { number, version }, token);
    expect(await statusOf(store, number, words)).toEqual({ stage: "read", ...without });
    await clearSuspect(database, robot.number, "root", monday);
    expect(await statusOf(store, robot.number, robot.words)).toMatchObject({ answerBy: monday + 24 * hour });
  });

  test.each<[typed: string, number: number]>([
    ["892485", 892_485],
    ["892 485", 892_485],
    ["892\u00a0485", 892_485],
    ["892-485", 892_485],
    ["892–485.", 892_485],
    [" No. 892485", 892_485],
    ["№ 892 485", 892_485],
    ["Number: 8 9 2 4 8 5", 892_485],
    ["８９２４８５", 892_485],
    ["89248", 0],
    ["8924855", 0],
    ["1e5", 0],
    ["", 0],
  ])("accepts a number as people write it: %j is %i", (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  test.each(["Acorn  ALMOND amber, anchor", "acorn-almond-amber-anchor", " acorn\nalmond\tamber anchor. "])(
    "accepts words as people write them: %j",
    (typed) => {
      expect(readWords(typed)).toBe("acorn almond amber anchor");
    },
  );

  test("is the same answer, after the same work, for a wrong number and for wrong words", async () => {
    const { store, arrive, database } = await newStaff();
    const { number, words } = await arrive();
    const work: string[] = [];
    const counted = Object.create(store, {
      database: {
        value: {
          ...database,
          query: (...given: Parameters<typeof database.query>) => (work.push(given[0]), database.query(...given)),
        },
      },
      wordsHash: { value: (text: string) => (work.push("hash"), store.wordsHash(text)) },
    }) as typeof store;
    const wrong = [
      [number, "acorn acorn acorn acorn"],
      [number === 100_000 ? 100_001 : 100_000, words],
      [0, ""],
    ] as const;
    const answers: unknown[] = [];
    const works: string[] = [];
    for (const given of wrong) {
      answers.push(await statusOf(counted, given[0], given[1]));
      works.push(work.splice(0).join());
    }
    expect(answers).toEqual([undefined, undefined, undefined]);
    expect(new Set(works).size).toBe(1);
  });
});

describe("over HTTP", () => {
  const page = { "contact/status.html": '<h1>Ours</h1><p id="message-status">-</p>' };
  const free = { burst: 1e9, every: 1 };
  const guess = (server: Awaited<ReturnType<typeof serveMessages>>, number: number, from: string) =>
    fetch(`${server.path}/status`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
      body: JSON.stringify({ number, words: "acorn acorn acorn acorn" }),
    });

  test("a form has the built page, JSON has JSON; neither has a word or a name", async () => {
    await using server = await serveMessages({
      files: page,
      tuning: { statusRates: { visitor: free, number: free, all: free } },
    });
    await whenReady(server);
    const { number, words } = (await (await server.send(message)).json()) as { number: number; words: string };
    const path = `${server.path}/status`;
    const asJson = (fields: object) =>
      fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(fields) });
    const found = await asJson({ number, words: words.toUpperCase() });
    expect([found.status, found.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(await found.json()).toMatchObject({ stage: "arrived" });
    const form = await fetch(path, {
      method: "POST",
      headers: { Accept: "text/html", Origin: server.url, "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ number: ` ${number} `, words }),
    });
    const html = await form.text();
    expect(html).toMatch(/Ours<.*Your message \d+ arrived at .* Our answer is due by/);
    expect(html).not.toMatch(/Quillfeather|neck|patient/);
    const wrong = await Promise.all([
      asJson({ number, words: "acorn acorn acorn acorn" }),
      asJson({ number: number === 100_000 ? 100_001 : 100_000, words }),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([404, 404]);
    const [one, other] = await Promise.all(wrong.map((answer) => answer.text()));
    expect(one).toBe(other);
    for (const fields of [{}, { number: "12345", words }, { number, words: "" }, { number: "1e5", words }])
      expect((await asJson(fields)).status).toBe(400);
    const other403 = await fetch(path, { method: "POST", headers: { Origin: "https://evil.example" }, body: "x" });
    expect([other403.status, (await fetch(path)).status]).toEqual([403, 405]);
  });

  test("after an error the page has what was typed in its fields, whatever it is", async () => {
    const inputs = '<input id="number" type="text" name="number"/><input name=words id=words>';
    const files = { "contact/status.html": `<p id="message-status">-</p>${inputs}` };
    const submitTo = async ({ path }: { path: string }, number: string, words: string) => {
      const body = new URLSearchParams({ number, words });
      const answer = await fetch(`${path}/status`, { method: "POST", headers: { Accept: "text/html" }, body });
      const html = await answer.text();
      const value = (name: string) =>
        new RegExp(`<input value="([^"]*)"(?=[^>]* name="?${name}"?[ />])`).exec(html)?.[1];
      return [answer.status, value("number"), value("words")];
    };
    await using broken = await serveMessages({
      files,
      environment: { DATA_DIR: join(import.meta.filename, "data") },
    });
    expect(await submitTo(broken, "892 485", "one two")).toEqual([503, "892 485", "one two"]);
    await using server = await serveMessages({
      files,
      tuning: { statusRates: { visitor: free, number: { burst: 2, every: 600_000 }, all: free } },
    });
    await whenReady(server);
    const submit = (number: string, words: string) => submitTo(server, number, words);
    for (const [number, words] of [
      ["89248", "one two"],
      ["", ""],
      ["892 485", ""],
    ] as const)
      expect(await submit(number, words)).toEqual([400, number, words]);
    expect(await submit("No. 892 485", 'a "b" <c> $& &amp;')).toEqual([
      404,
      "No. 892 485",
      "a &#34;b&#34; &#60;c&#62; $&#38; &#38;amp;",
    ]);
    await submit("892-485", "b");
    expect(await submit("892-485", "b")).toEqual([429, "892-485", "b"]);
    const [status, ...typed] = await submit("9".repeat(60), "x".repeat(500));
    expect([status, ...typed.map((one) => String(one).length)]).toEqual([400, 40, 200]);
  });

  test("guessing is rate-limited by address, and by message number from any address", async () => {
    const few = { burst: 3, every: 600_000 };
    await using server = await serveMessages({
      environment: { PROXIES: "1" },
      tuning: { statusRates: { visitor: few, number: few, all: free } },
    });
    await whenReady(server);
    const statuses = async (asked: [number, string][]) => {
      const answers: number[] = [];
      for (const [number, from] of asked) answers.push((await guess(server, number, from)).status);
      return answers;
    };
    const numbers = [200_001, 200_002, 200_003, 200_004];
    expect(await statuses(numbers.map((number) => [number, "192.0.2.1"]))).toEqual([404, 404, 404, 429]);
    expect(await statuses(numbers.map((number) => [300_000, `198.51.100.${number % 100}`]))).toEqual([
      404, 404, 404, 429,
    ]);
    expect(await statuses([[200_004, "203.0.113.9"]])).toEqual([404]);
  });

  test("a request over its own limit does not count toward the limits of others", async () => {
    const rates = {
      visitor: { burst: 3, every: 600_000 },
      number: { burst: 4, every: 600_000 },
      all: { burst: 4, every: 600_000 },
    };
    await using server = await serveMessages({ environment: { PROXIES: "1" }, tuning: { statusRates: rates } });
    await whenReady(server);
    const statuses: number[] = [];
    for (const from of [..."1111111", "2"]) statuses.push((await guess(server, 200_001, `192.0.2.${from}`)).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429, 429, 429, 404]);
  });
});
