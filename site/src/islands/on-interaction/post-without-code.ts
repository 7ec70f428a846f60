import { islandReady } from "./ready.ts";

/** How long a postable form waits for its code, in milliseconds. */
const maxDeferral = 10_000;

/**
 * Ends the deferral of `directive.ts` for a form that works without its code, if loading failed or is slow: from then
 * on the browser validates and posts the form, as without JavaScript, starting with the deferred submit.
 */
export function postWithoutCode(island: HTMLElement) {
  let deferred: HTMLFormElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const postNow = () => {
    isOver = true;
    status()?.replaceChildren();
    deferred?.requestSubmit();
    deferred = undefined;
  };
  const status = () => island.querySelector<HTMLElement>("[data-waiting]");
  const observer = new MutationObserver(() => {
    const { dataset, textContent } = status() ?? {};
    if (island.querySelector("form[action]") && textContent?.startsWith(dataset?.["failed"] ?? "-")) postNow();
  });
  observer.observe(island, { childList: true, subtree: true });
  island.addEventListener(islandReady, () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  // Input after the submit cancels it.
  island.addEventListener("input", () => (deferred = undefined));
  for (const kind of ["submit", "invalid"])
    island.addEventListener(
      kind,
      (event) => {
        const form = (event.target as Element).closest<HTMLFormElement>("form[action]");
        // Its code is loaded, and validates by itself.
        if (!form || form.noValidate) return;
        if (isOver) return event.stopImmediatePropagation();
        deferred = form;
        timer ??= setTimeout(postNow, maxDeferral);
      },
      true,
    );
}
