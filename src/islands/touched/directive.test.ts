import { parseHTML } from "linkedom";
import { expect, test, vi } from "vitest";
import touched from "./directive.ts";

/** How often an island's code is asked for when these events reach it, one after the other. */
async function timesAsked(value: true | "hover", kinds: readonly string[]): Promise<number> {
  const { document, Event } = parseHTML("<astro-island><form><input></form></astro-island>");
  const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));
  const island = document.querySelector("astro-island") as HTMLElement;
  const started = touched(load, { name: "touched", value: value as string }, island);
  for (const kind of kinds) document.querySelector("input")?.dispatchEvent(new Event(kind, { bubbles: true }));
  await Promise.race([started, new Promise(setImmediate)]);
  return load.mock.calls.length;
}

test.each([
  { kind: "focusin", because: "the keyboard or a finger has reached it" },
  { kind: "click", because: "Safari and screen readers press without giving focus" },
  { kind: "input", because: "browsers fill in without giving focus" },
  { kind: "submit", because: "Enter submits what the browser filled in" },
])("$kind asks for an island's code, once: $because", async ({ kind }) => {
  expect(await timesAsked(true, [kind])).toBe(1);
  expect(await timesAsked("hover", [kind, kind, "click"])).toBe(1);
});

test.each([
  { kind: "pointerdown", because: "a finger that scrolls goes down, too" },
  { kind: "pointerover", because: "a finger that scrolls is over it, too" },
])("$kind does not ask for it: $because", async ({ kind }) => {
  expect(await timesAsked(true, [kind])).toBe(0);
  expect(await timesAsked("hover", [kind])).toBe(0);
});

test("a mouse that comes over an island asks only for the code of one that waits for it", async () => {
  expect(await timesAsked(true, ["mouseover"])).toBe(0);
  expect(await timesAsked("hover", ["mouseover"])).toBe(1);
});
