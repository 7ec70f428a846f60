import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Closure, MistakesAnswer, StandingAnswer } from "./api-types.ts";
import { openEditor } from "./testing.ts";

// The tests' editor has its day in testing.ts: November 23, 2026.
const files = ["practice.yaml", "offices/brooklyn.yaml", "offices/manhattan.yaml"];
const christmas = { from: "2026-12-25", reason: "Christmas Day" };

let editor: Awaited<ReturnType<typeof openEditor>>;
beforeEach(async () => {
  editor = await openEditor();
});
afterEach(() => editor.close());

const close = (request: object, replaces: readonly string[] = []) =>
  editor.send("POST", "closure", { ...request, replaces });
const coming = async () => ((await editor.get("closures")) as { closures: Closure[] }).closures;
const otherHours = async (id: string) => (await editor.entry("hours", id)).values["otherHours"] as unknown;

test("one closed day is written for the phone line and every office, and visitors read it once", async () => {
  const before = files.map(editor.read);
  expect((await close(christmas)).status).toBe(200);
  for (const id of await editor.ids("hours")) expect(await otherHours(id)).toEqual([christmas]);
  const [only, ...others] = await coming();
  expect(only).toMatchObject({ text: "Closed Friday, December 25, 2026: Christmas Day" });
  expect(others).toEqual([]);

  expect((await editor.send("DELETE", "closure", { key: only?.key })).status).toBe(200);
  expect(files.map(editor.read), "removing it leaves no trace").toEqual(before);
  expect((await editor.send("DELETE", "closure", { key: only?.key })).status).toBe(404);
});

test.each([
  { request: { from: "2026-11-22", reason: "Repairs" }, at: "from", says: "This day is over" },
  { request: { from: "2026-11-20", to: "2026-11-22", reason: "Repairs" }, at: "to", says: "This day is over" },
  { request: { from: "2026-12-25", to: "2026-12-24", reason: "Repairs" }, at: "to", says: "must not be before" },
  { request: { from: "", reason: "Repairs" }, at: "from", says: "real day" },
  { request: { from: "2026-12-25", reason: " " }, at: "reason", says: "Write some text" },
  { request: { from: "2026-12-25", reason: "x".repeat(61) }, at: "reason", says: "60 characters" },
])("$request is refused at its field, and nothing is written", async ({ request, at, says }) => {
  const before = files.map(editor.read);
  const answer = await close(request);
  expect(answer.status).toBe(422);
  const { mistakes, general } = answer.body as MistakesAnswer;
  expect({ mistakes, general }).toEqual({
    mistakes: [{ path: [at], text: expect.stringContaining(says) }],
    general: [],
  });
  expect(files.map(editor.read)).toEqual(before);
});

test("today can be closed", async () => {
  expect((await close({ from: "2026-11-23", reason: "Storm" })).status).toBe(200);
});

describe("days that have other hours already", () => {
  const week = { from: "2026-12-21", to: "2026-12-27", opens: "10:00", closes: "14:00", reason: "Short days" };

  test("are shown first, and replaced on those days alone once the person has seen them", async () => {
    await editor.save("hours", "brooklyn", { otherHours: [week] });
    const asked = await close(christmas);
    expect(asked.status).toBe(409);
    const { standing } = asked.body as StandingAnswer;
    expect(standing.map(({ text }) => text)).toEqual([expect.stringMatching(/^Brooklyn office open 10 AM–2 PM/)]);
    expect(await otherHours("manhattan")).toBe(undefined);

    expect((await close(christmas, ["another"])).status, "the person has seen something else").toBe(409);
    expect(
      (
        await close(
          christmas,
          standing.map(({ key }) => key),
        )
      ).status,
    ).toBe(200);
    expect(await otherHours("brooklyn")).toEqual([
      { ...week, to: "2026-12-24" },
      { ...week, from: "2026-12-26" },
      christmas,
    ]);
    expect(await otherHours("manhattan")).toEqual([christmas]);
  });

  test("a day before and a day after stay, and what is inside goes", async () => {
    const days = ["2026-12-23", "2026-12-24", "2026-12-25", "2026-12-26", "2026-12-27"];
    const entries = days.map((from) => ({ from, reason: from }));
    await editor.save("hours", "practice", { otherHours: entries });
    const closure = { from: "2026-12-24", to: "2026-12-26", reason: "Holidays" };
    const { standing } = (await close(closure)).body as StandingAnswer;
    expect(standing).toHaveLength(3);
    await close(
      closure,
      standing.map(({ key }) => key),
    );
    expect(await otherHours("practice")).toEqual([entries[0], entries[4], closure]);
  });
});

test("a file with a mistake in its closures is never overwritten, and none of the others is written", async () => {
  const [line = ""] = files;
  editor.write(line, `${editor.read(line)}otherHours:\n  - from: someday\n    reason: Repairs\n`);
  const before = files.map(editor.read);
  expect((await close(christmas)).body).toMatchObject({ problem: expect.stringContaining(`content/${line}`) });
  expect(files.map(editor.read)).toEqual(before);
});

test("in the form of one office, too, a new closure must not be over; one that is over may stay", async () => {
  const over = { from: "2020-12-25", reason: "Christmas Day" };
  const refused = await editor.save("hours", "brooklyn", { otherHours: [christmas, over] });
  expect(refused).toMatchObject({
    status: 422,
    body: { mistakes: [{ path: ["otherHours", 1, "from"], text: expect.stringContaining("is over") }] },
  });
  const file = "offices/brooklyn.yaml";
  editor.write(file, `${editor.read(file)}otherHours:\n  - from: 2020-12-25\n    reason: Christmas Day\n`);
  expect((await editor.save("hours", "brooklyn", { otherHours: [over, christmas] })).status).toBe(200);
});
