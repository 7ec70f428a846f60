import { contentsOf, type Contents } from "./contents.ts";
import { islandReady } from "./ready.ts";

/** The element of an island, and its server-rendered contents: translation may change them before it hydrates. */
export type Island = HTMLElement & { sent?: Contents };

/**
 * The events of a first interaction. Touch start is not among them: it may begin a scroll. Browsers autofill fields
 * without focus, Safari does not focus a pressed button, and Enter submits autofilled fields.
 */
const uses = ["focusin", "click", "input", "submit"];

/** How long to wait for an island's code before showing the loading status, in milliseconds. */
const patience = 1000;

/**
 * Loads an island's code when the visitor first uses the island, so that readers load none. With answers in the URL
 * fragment (`#accident=2026-01-15`) it is loaded right after the first paint.
 *
 * Until then the island is HTML and must work as such. An early submit is deferred, so that no input leaves the page,
 * and repeated once the island is ready, even if the browser finds the form invalid: only the island's own validation
 * reports errors. So is the last press on a button that does something else. Other events are not repeated. Meanwhile,
 * and if loading fails, `LoadingStatus` is shown.
 */
export async function onInteraction(element: Island, hydrate: () => Promise<void>) {
  element.sent = contentsOf(element);
  // Styles reserve space for the result of answers in the URL fragment, before the first paint.
  if (location.hash.includes("=")) element.dataset["answers"] = location.hash;
  let deferred: HTMLFormElement | null = null;
  let pressed: HTMLElement | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const defer = (event: Event) => {
    event.preventDefault();
    deferred = (event.target as Element).closest("form");
    // Usually the code is loaded before anyone could read the status.
    waiting ??= setTimeout(showStatus, patience, element, "waiting");
  };
  const press = ({ target }: Event) => (pressed = (target as Element).closest("button[type=button]") ?? pressed);
  const resume = () => {
    clearTimeout(waiting);
    element.removeEventListener("click", press);
    element.removeEventListener("submit", defer);
    element.removeEventListener("invalid", defer, true);
    // A task later: React is still committing.
    setTimeout(() => {
      showStatus(element);
      pressed?.click();
      deferred?.requestSubmit();
    });
  };
  element.addEventListener("click", press);
  element.addEventListener("submit", defer);
  // `invalid` events do not bubble.
  element.addEventListener("invalid", defer, true);
  element.addEventListener(islandReady, resume, { once: true });
  await (location.hash.includes("=") ? painted() : firstUse(element));
  try {
    await hydrate();
  } catch (error) {
    showStatus(element, "failed");
    console.error(error);
  }
}

/** Sets the `LoadingStatus` of an island: slow, failed, or cleared; failed is final. */
function showStatus(element: HTMLElement, state = "") {
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
