import { parseHTML } from "linkedom";
import { afterEach, expect, test, vi } from "vitest";
import { onInteraction } from "./directive.ts";
import { islandReady } from "./ready.ts";

afterEach(() => void vi.unstubAllGlobals());

/** How often an island's code is loaded when these events reach it, one after the other. */
async function timesAsked(kinds: readonly string[], hash = ""): Promise<number> {
  const { document, Event } = parseHTML("<astro-island><form><input></form></astro-island>");
  vi.stubGlobal("location", { hash });
  vi.stubGlobal("requestAnimationFrame", setImmediate);
  const hydrate = vi.fn(() => Promise.resolve());
  const started = onInteraction(document.querySelector("astro-island") as HTMLElement, hydrate);
  for (const kind of kinds) document.querySelector("input")?.dispatchEvent(new Event(kind, { bubbles: true }));
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, 20))]);
  return hydrate.mock.calls.length;
}

test.each([
  { kind: "focusin", because: "the keyboard or a tap has given it focus" },
  { kind: "click", because: "Safari and screen readers press without giving focus" },
  { kind: "input", because: "browsers fill in without giving focus" },
  { kind: "submit", because: "Enter submits what the browser filled in" },
])("$kind loads an island's code, once: $because", async ({ kind }) => {
  expect(await timesAsked([kind])).toBe(1);
  expect(await timesAsked([kind, kind, "click"])).toBe(1);
});

test.each([
  { kind: "pointerdown", because: "a finger that scrolls goes down, too" },
  { kind: "pointerover", because: "a finger that scrolls is over it, too" },
  { kind: "mouseover", because: "a mouse comes over it on its way elsewhere" },
])("$kind does not load it: $because", async ({ kind }) => {
  expect(await timesAsked([kind])).toBe(0);
});

test("answers in the URL fragment load it without an interaction; an anchor does not", async () => {
  expect(await timesAsked([], "#accident=2026-01-15")).toBe(1);
  expect(await timesAsked([], "#main")).toBe(0);
});

test("the last press on a button that does not submit is repeated once the island is ready", async () => {
  const { document, Event } = parseHTML(
    "<astro-island><button type=button><b>Fill in</b></button><i>Beside it</i><button>Send</button></astro-island>",
  );
  vi.stubGlobal("location", { hash: "" });
  const island = document.querySelector("astro-island") as HTMLElement;
  const press = vi.fn();
  const hydrate = async () => {
    document.querySelector("button")?.addEventListener("click", press);
    island.dispatchEvent(new Event(islandReady));
  };
  const started = onInteraction(island, hydrate);
  for (let presses = 0; presses < 2; presses++)
    document.querySelector("b")?.dispatchEvent(new Event("click", { bubbles: true }));
  for (const other of ["i", "button:last-child"])
    document.querySelector(other)?.dispatchEvent(new Event("click", { bubbles: true }));
  await started;
  await new Promise((resolve) => setTimeout(resolve));
  expect(press).toHaveBeenCalledTimes(1);
});
