import type { ClientDirective } from "astro";
import { islandReady } from "./ready.ts";
import { contentsOf, hydrateAsSent } from "./translated-pages.ts";

/**
 * The events of a first interaction. Touch start is not among them: it may begin a scroll. Browsers autofill fields
 * without focus, Safari does not focus a pressed button, and Enter submits autofilled fields.
 */
const uses = ["focusin", "click", "input", "submit"];

/** How long to wait for an island's code before showing the loading status, in milliseconds. */
const patience = 1000;
/** How long a form that the browser can post waits for its code. */
const maxDeferral = 10_000;

/**
 * `client:interaction`: loads an island's code when the visitor first uses the island, so that readers load none. With
 * answers in the URL fragment (`#crash=2026-01-15`), or one of its own anchors (`data-anchors`), it is loaded right after
 * the first paint.
 */
const onInteraction: ClientDirective = async (load, _options, island) => {
  const sent = contentsOf(island);
  const anchor = CSS.escape(location.hash.slice(1));
  const hasAnswers = location.hash.includes("=") || island.querySelector(`[data-anchors~="${anchor}"]`) !== null;
  // Styles reserve space for the result of answers in the URL fragment, before the first paint.
  if (hasAnswers) island.dataset["answers"] = location.hash;
  const goOnWithoutCode = deferSubmits(island);
  await (hasAnswers ? painted() : firstUse(island));
  let hasFailed = false;
  // After a second try; Astro logs the error.
  island.addEventListener("astro:hydration-error", () => {
    hasFailed = true;
    goOnWithoutCode();
  });
  const hydrate = await load();
  if (!hasFailed) await hydrateAsSent(island, sent, hydrate);
};

export default onInteraction;

/**
 * Defers an early submit until the island is ready, and then repeats it, even if the browser finds the form invalid:
 * only the island's own validation reports errors. So is the last press on a button that does something else. Other
 * events are not repeated. Meanwhile `LoadingStatus` is shown.
 *
 * Returns what to do when loading fails: a form that has an `action` is from then on validated and posted by the
 * browser, as without JavaScript, starting with the deferred submit; so it is when its code is slow.
 */
function deferSubmits(island: HTMLElement) {
  const waiting = new AbortController();
  const listen = (kind: string, listener: (event: Event) => void) =>
    // Before those of React; and `invalid` events do not bubble.
    island.addEventListener(kind, listener, { capture: true, signal: waiting.signal });
  const timers: ReturnType<typeof setTimeout>[] = [];
  let deferred: HTMLFormElement | null = null;
  let pressed: HTMLElement | null = null;
  let isEdited = false;
  let isPosted = false;

  const post = () => {
    isPosted = true;
    showStatus(island);
    const form = deferred;
    deferred = null;
    if (!isEdited) form?.requestSubmit();
  };
  const defer = (event: Event) => {
    if (isPosted) return;
    event.preventDefault();
    deferred = (event.target as Element).closest("form");
    isEdited = false;
    if (timers.length > 0) return;
    // Usually the code is loaded before anyone could read the status.
    timers.push(setTimeout(showStatus, patience, island, "waiting"));
    if (deferred?.matches("[action]")) timers.push(setTimeout(post, maxDeferral));
  };
  listen("submit", defer);
  listen("invalid", defer);
  listen("input", () => (isEdited = true));
  listen("click", ({ target }) => (pressed = (target as Element).closest("button[type=button]") ?? pressed));
  listen(islandReady, () => {
    waiting.abort();
    timers.forEach(clearTimeout);
    // A task later: React is still committing.
    setTimeout(() => {
      showStatus(island);
      pressed?.click();
      deferred?.requestSubmit();
    });
  });
  return () => (island.querySelector("form[action]") ? post() : showStatus(island, "failed"));
}

/** Sets the `LoadingStatus` of an island: slow, failed, or cleared; failed is final. */
function showStatus(island: HTMLElement, state = "") {
  const place = island.querySelector<HTMLElement>("[data-waiting]");
  if (!place || (state === "waiting" && place.firstChild)) return;
  const { call = "", phone = "", [state]: text } = place.dataset;
  const line = document.createElement("p");
  const link = document.createElement("a");
  link.href = call;
  link.append(phone);
  line.append(`${text} `, link, ".");
  place.replaceChildren(text ? line : "");
}

function firstUse(island: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const kind of uses) island.addEventListener(kind, resolve, { once: true });
  });
}

function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
