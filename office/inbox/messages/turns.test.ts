import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("each round of the event loop gives one turn, in the order of requests", async () => {
  const turn = createTurns();
  const had: string[] = [];
  for (const name of ["first", "second", "third"]) void turn().then(() => had.push(name));
  for (const expected of [["first"], ["first", "second"], ["first", "second", "third"]]) {
    await nextRound();
    expect(had).toEqual(expected);
  }
  void turn().then(() => had.push("later"));
  await nextRound();
  expect(had).toHaveLength(4);
});
