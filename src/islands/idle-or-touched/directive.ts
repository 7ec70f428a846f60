import type { ClientDirective } from "astro";
import { islandReady } from "./ready.ts";

/**
 * Starts an island when the page has been painted and the browser is idle, or when the visitor first touches it.
 *
 * A submit that comes before the island says that it is ready is held back, so that nothing typed can leave the page,
 * and made again then. When the island's code does not arrive, its element is marked `data-state="failed"`, for styles
 * to say so.
 */
const idleOrTouched: ClientDirective = async (load, _options, element) => {
  let held: HTMLFormElement | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    held = event.target as HTMLFormElement;
  };
  const release = () => {
    element.removeEventListener("submit", hold);
    // A task later: React is still committing.
    setTimeout(() => held?.requestSubmit());
  };
  element.addEventListener("submit", hold);
  element.addEventListener(islandReady, release, { once: true });
  element.addEventListener("astro:hydration-error", () => (element.dataset["state"] = "failed"));
  await Promise.race([idleAfterPaint(), touch(element)]);
  const hydrate = await load();
  await hydrate();
};

export default idleOrTouched;

function idleAfterPaint(): Promise<unknown> {
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      // A frame's callback runs before its paint, a task after it.
      setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200))),
    ),
  );
}

function touch(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const kind of ["pointerdown", "focusin", "submit"])
      element.addEventListener(kind, resolve, { once: true, passive: true });
  });
}
