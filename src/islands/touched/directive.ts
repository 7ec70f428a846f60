import { contentsOf, type Contents } from "./contents.ts";
import { islandReady } from "./ready.ts";

/** The element of an island, with what the server sent in it: others may change it before its code is there. */
export type Island = HTMLElement & { sent?: Contents };

/**
 * What a visitor does who means to use an island. A finger that goes down is not among it: so begins scrolling, too.
 * Browsers fill fields without focus, Safari gives none to a pressed button, and Enter submits what was filled.
 */
const uses = ["focusin", "click", "input", "submit"];

/**
 * Asks for an island's code when the visitor first uses the island, so that whoever only reads loads none. Whoever
 * comes by a link that carries answers (`#accident=2026-01-15`) has begun already: then it comes as soon as the page is
 * painted.
 *
 * Until then the island is HTML and has to work as such. A submit that comes before the island says that it is ready is
 * held back, so that nothing typed can leave the page, and made again then, also one that the browser would refuse: the
 * island's own check is to speak, and to speak alone. Other events are not repeated. Meanwhile, and when the code does
 * not arrive, the island's own words say so.
 */
export async function touched(element: Island, takeOver: () => Promise<void>) {
  element.sent = contentsOf(element);
  let held: HTMLFormElement | null = null;
  const hold = (event: Event) => {
    event.preventDefault();
    held = (event.target as Element).closest("form");
    say(element, "waiting");
  };
  const release = () => {
    element.removeEventListener("submit", hold);
    element.removeEventListener("invalid", hold, true);
    // A task later: React is still committing.
    setTimeout(() => {
      say(element);
      held?.requestSubmit();
    });
  };
  element.addEventListener("submit", hold);
  // What a field says of itself does not bubble.
  element.addEventListener("invalid", hold, true);
  element.addEventListener(islandReady, release, { once: true });
  await (location.hash.includes("=") ? painted() : firstUse(element));
  try {
    await takeOver();
  } catch (error) {
    say(element, "failed");
    console.error(error);
  }
}

/** Says how the code of an island is in the words of its `Arrival`, or nothing any more. What failed, waits no longer. */
function say(element: HTMLElement, state = "") {
  const place = element.querySelector<HTMLElement>("[data-waiting]");
  if (!place || (state === "waiting" && place.firstChild)) return;
  const { call = "", phone = "", [state]: words } = place.dataset;
  const line = document.createElement("p");
  const link = document.createElement("a");
  link.href = call;
  link.append(phone);
  line.append(`${words} `, link, ".");
  place.replaceChildren(words ? line : "");
}

function firstUse(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const kind of uses) element.addEventListener(kind, resolve, { once: true });
  });
}

function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
