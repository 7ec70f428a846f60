import { contentsOf, type Contents } from "./contents.ts";
import { islandReady } from "./ready.ts";

/** The element of an island, with what the server sent in it: others may change it before its code is there. */
export type Island = HTMLElement & { sent?: Contents };

/**
 * The events of a visitor who begins to use an island. A finger that goes down is not among them: it may begin to scroll.
 * Browsers fill fields without focus, Safari gives none to a pressed button, and Enter submits what was filled.
 */
const uses = ["focusin", "click", "input", "submit"];

/** How long, in milliseconds, the code of an island can be awaited before the page says so. */
const patience = 1000;

/**
 * Loads an island's code when the visitor first uses the island, so that readers load none. With answers in the URL
 * fragment (`#accident=2026-01-15`) the visitor has begun already: then it is loaded as soon as the page is painted.
 *
 * Until then the island is HTML and has to work as such. A submit before the island is ready is deferred, so that nothing
 * typed can leave the page, and made again then, also one that the browser would refuse: only the island's own check is to
 * report errors. Other events are not repeated. Meanwhile, and when the code does not arrive, `LoadingStatus` says so.
 */
export async function onInteraction(element: Island, hydrate: () => Promise<void>) {
  element.sent = contentsOf(element);
  // Styles make room for what answers in the URL fragment will show, before the page is painted.
  if (location.hash.includes("=")) element.dataset["answers"] = location.hash;
  let deferred: HTMLFormElement | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const defer = (event: Event) => {
    event.preventDefault();
    deferred = (event.target as Element).closest("form");
    // Most often the code is there before a reader could have read that it is not.
    waiting ??= setTimeout(say, patience, element, "waiting");
  };
  const resume = () => {
    clearTimeout(waiting);
    element.removeEventListener("submit", defer);
    element.removeEventListener("invalid", defer, true);
    // A task later: React is still committing.
    setTimeout(() => {
      say(element);
      deferred?.requestSubmit();
    });
  };
  element.addEventListener("submit", defer);
  // What a field says of itself does not bubble.
  element.addEventListener("invalid", defer, true);
  element.addEventListener(islandReady, resume, { once: true });
  await (location.hash.includes("=") ? painted() : firstUse(element));
  try {
    await hydrate();
  } catch (error) {
    say(element, "failed");
    console.error(error);
  }
}

/** Shows in the `LoadingStatus` of an island that its code is late or failed, or nothing any more; failed is final. */
function say(element: HTMLElement, state = "") {
  const place = element.querySelector<HTMLElement>("[data-waiting]");
  if (!place || (state === "waiting" && place.firstChild)) return;
  const { call = "", phone = "", [state]: text } = place.dataset;
  const line = document.createElement("p");
  const link = document.createElement("a");
  link.href = call;
  link.append(phone);
  line.append(`${text} `, link, ".");
  place.replaceChildren(text ? line : "");
}

function firstUse(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const kind of uses) element.addEventListener(kind, resolve, { once: true });
  });
}

function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
