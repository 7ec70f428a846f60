import { parseHTML } from "linkedom";
import { expect, test, vi } from "vitest";
import { type MessageStatus, messageStatusPath, statusLimits } from "@practice/site/contact/message-status.ts";
import { createPageCheck } from "#inbox/requests.ts";
import { monday, newStore } from "#tests/support/store.ts";
import { answerWithin } from "./promise.ts";
import { createStatusRoutes } from "./status-routes.ts";
import { readNumber, statusOf } from "./status.ts";

const [answerBy, later] = [monday + answerWithin, monday + 60_000];

test.each<[because: string, row: object, shown: Partial<MessageStatus> | undefined]>([
  ["nobody read it", { read_at: null }, { stage: "arrived", at: monday, answerBy }],
  ["somebody read it", { read_at: later }, { stage: "read", answerBy }],
  ["somebody took it", { read_at: 1, taken_at: later }, { stage: "taken", answerBy }],
  ["a voicemail was left, of which it says nothing", { followed_at: later }, { stage: "taken" }],
  ["they were called", { done_at: later, how: "called", read_at: 1 }, { stage: "answered", by: "phone" }],
  ["they got a mail", { done_at: later, how: "mailed" }, { stage: "answered", by: "email" }],
  ["a visit was booked", { done_at: later, how: "visit-booked" }, { stage: "answered" }],
  ["it needed no answer", { done_at: later, how: "not-needed" }, { stage: "closed" }],
  ["it was done in the terminal", { done_at: later }, { stage: "closed" }],
  ["set aside, it may be deleted unread", { suspect: 1 }, { stage: "arrived", at: monday }],
  ["it is in the trash", { going_at: later, read_at: later }, undefined],
])("what a visitor is told, when %s", async (_, row, shown) => {
  const { database, store, arrive } = await newStore();
  const { number, words } = await arrive();
  await database.updateTable("messages").set(row).execute();
  expect(await statusOf(store, number, words)).toEqual(shown && { at: later, by: null, answerBy: null, ...shown });
});

test.each([
  ...["892485", "892 485", "892\u00a0485", "892-485", "892–485.", " No. 892485", "№ 892 485", "Number: 8 9 2 4 8 5"],
  ...["+892485", "-892485", "８９２４８５", "٨٩٢٤٨٥", "۸۹۲۴۸۵", "৮৯২৪৮৫", "८९२ ४८५", "𝟖𝟗𝟐𝟜𝟠𝟝"],
])("%j is the number 892485", (typed) => expect(readNumber(typed)).toBe(892_485));
test.each(["89248", "8924855", "1e5", "", "eight"])("%j is no number", (typed) => expect(readNumber(typed)).toBe(0));

test("each digit of Unicode has the value that the languages of the world give it", () => {
  const values = new Map<string, number>();
  for (const numberingSystem of Intl.supportedValuesOf("numberingSystem"))
    for (let one = 0; one < 10; one++) values.set(Intl.NumberFormat("en", { numberingSystem }).format(one), one);
  for (let point = 0; point < 0x11_0000; point++) {
    const digit = String.fromCodePoint(point);
    if (/\p{Nd}/u.test(digit)) expect(readNumber(`1${digit.repeat(5)}`) % 10, digit).toBe(values.get(digit));
  }
});

const only = (burst: number) => ({ burst, every: 600_000 });

/** A message, and the routes that show its status on a page, written in the ways in which a build writes it. */
async function newRoutes({ rates = {}, isOpen = true } = {}) {
  const { database, store, arrive } = await newStore();
  const receipt = await arrive();
  const spies = [vi.spyOn(database, "selectFrom"), vi.spyOn(store, "wordsHash")];
  const page = `<!DOCTYPE html><html><h1>Ours &amp; theirs</h1><p class=x id=message-status>-
    <div><input id="number" type="text" name="number"/><input required name=words id=words></div>`;
  const routes = createStatusRoutes({
    ...{ phone: "+17185550142", builtPage: () => page, proxies: 1, isFromOurPages: createPageCheck(() => []) },
    store: () => (isOpen ? { status: (...given) => statusOf(store, ...given) } : undefined),
    rates: { visitor: only(1e9), number: only(1e9), all: only(1e9), ...rates },
  });
  const post = (body: BodyInit, headers: Record<string, string>) =>
    routes.request(messageStatusPath, { method: "POST", headers, body }, { incoming: { socket: {} } });
  return {
    ...receipt,
    work: () => spies.map(({ mock }) => mock.calls.length),
    ask: (fields: object, more = {}) => post(JSON.stringify(fields), { "Content-Type": "application/json", ...more }),
    /** Asks as a browser does without script; returns what the page shows. */
    async submit(typed: Record<string, string>) {
      const answer = await post(new URLSearchParams(typed), { Accept: "text/html", "Sec-Fetch-Site": "same-origin" });
      const { document } = parseHTML(await answer.text());
      const [number, words] = [...document.querySelectorAll("input")].map((input) => input.getAttribute("value"));
      return { status: answer.status, text: document.documentElement.textContent, number, words };
    },
  };
}

test("a form has the built page, a program JSON; neither has a name or a word of the message", async () => {
  const { number, words, ask, submit } = await newRoutes();
  for (const typed of [words.toUpperCase(), words.replaceAll(" ", ", "), `\n${words.replaceAll(" ", " - ")}. `])
    expect(await submit({ number: ` No. ${number} `, words: typed })).toEqual({
      ...{ status: 200, number: null, words: null },
      text: expect.stringMatching(/^Ours & theirsYour message \d+ arrived at [^.]*\. Nobody [^.]*\. Our [^.]*\.\s*$/),
    });
  const found = await ask({ number, words });
  expect([found.status, found.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await found.json()).toEqual({ stage: "arrived", at: monday, by: null, answerBy });
  expect((await ask({ number, words }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
});

test("a wrong number and wrong words get the same answer, after the same work", async () => {
  const { number, words, ask, work } = await newRoutes();
  const wrong = [
    { number, words: "acorn acorn acorn acorn" },
    { number: (number % 900_000) + 100_000, words },
  ];
  const answers: string[] = [];
  for (const fields of wrong) answers.push(await (await ask(fields)).text(), work().join());
  expect(answers).toEqual([expect.stringContaining("no message"), "1,1", answers[0], "2,2"]);
});

test("after an error the page has what was typed in its fields, whatever it is, and says what to do", async () => {
  const { submit } = await newRoutes({ rates: { number: only(2) } });
  for (const [status, number, words, says] of [
    [400, "89248", "(718) 555-0142", "six digits"],
    [404, "No. 892 485", `a "b" <c> $& &amp; '`, "(718)\u00a0555-0142"],
    [404, "٨٩٢٤٨٥", "b", "(718)\u00a0555-0142"],
    [429, "892-485", "b", "Wait"],
  ] as const) {
    const text = expect.stringContaining(says) as string;
    expect(await submit({ number, words })).toEqual({ status, number, words, text });
  }
  const long = await submit({ number: "9".repeat(60), words: "x".repeat(500) });
  expect([long.number?.length, long.words?.length]).toEqual([statusLimits.number, statusLimits.words]);
  const closed = await newRoutes({ isOpen: false });
  expect(await closed.submit({ number: "892485", words: "b" })).toMatchObject({ status: 503, words: "b" });
});

test.each<[because: string, rates: object, asked: string, answers: string]>([
  ["one visitor guesses", { visitor: only(3) }, "11 21 31 41 42", "404 404 404 429 404"],
  ["many guess one number", { number: only(3) }, "11 12 13 14 24", "404 404 404 429 404"],
  ["many guess many numbers", { all: only(3) }, "11 22 33 44", "404 404 404 429"],
  ["but one who is over uses up no other limit", { visitor: only(1), all: only(3) }, "11 21 31 42", "404 429 429 404"],
])("guessing ends, before any work: %s", async (_, rates, asked, answers) => {
  const { ask, work } = await newRoutes({ rates });
  const got: number[] = [];
  for (const [number, visitor] of asked.split(" "))
    got.push((await ask({ number: `20000${number}`, words: "b" }, { "X-Forwarded-For": `192.0.2.${visitor}` })).status);
  expect(got.join(" ")).toBe(answers);
  expect(work()).toEqual(Array(2).fill(got.filter((status) => status === 404).length));
});
