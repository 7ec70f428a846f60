import type { ClientDirective } from "astro";
import { islandReady } from "./ready.ts";

/**
 * What a visitor does who means to use an island. A finger that goes down is not among it: so begins scrolling, too.
 * Browsers fill fields without focus, Safari gives none to a pressed button, and Enter submits what was filled.
 */
const uses = ["focusin", "click", "input", "submit"];

/** Written out whole: rules that ask for an attribute that no page and no script names are dropped from the page. */
const state = "data-state";

/**
 * Asks for an island's code when the visitor first uses the island, so that whoever only reads loads none. Whoever
 * comes by a link that carries answers (`#accident=2026-01-15`) has begun already: then it comes as soon as the browser
 * has nothing else to do.
 *
 * Until then the island is HTML and has to work as such. A submit that comes before the island says that it is ready is
 * held back, so that nothing typed can leave the page, and made again then, also one that the browser would refuse: the
 * island's own check is to speak, and to speak alone. Other events are not repeated. Meanwhile the island's element is
 * marked `data-state="waiting"`, and when the code does not arrive, `data-state="failed"`, for styles to say so.
 */
const touched: ClientDirective = async (load, _options, element) => {
  let held: HTMLFormElement | null = null;
  const hold = (event: Event) => {
    event.preventDefault();
    held = (event.target as Element).closest("form");
    if (!element.hasAttribute(state)) element.setAttribute(state, "waiting");
  };
  const release = () => {
    element.removeAttribute(state);
    element.removeEventListener("submit", hold);
    element.removeEventListener("invalid", hold, true);
    // A task later: React is still committing.
    setTimeout(() => held?.requestSubmit());
  };
  element.addEventListener("submit", hold);
  // What a field says of itself does not bubble.
  element.addEventListener("invalid", hold, true);
  element.addEventListener(islandReady, release, { once: true });
  element.addEventListener("astro:hydration-error", () => element.setAttribute(state, "failed"));
  await (location.hash.includes("=") ? idle() : firstUse(element));
  const hydrate = await load();
  await hydrate();
};

export default touched;

function firstUse(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const kind of uses) element.addEventListener(kind, resolve, { once: true, passive: true });
  });
}

/** After the first paint; Safari has no word for it. */
function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
}
