import { islandReady } from "./ready.ts";

/** Milliseconds for which a form that could be posted waits for its code. */
const longestDeferral = 10_000;

/**
 * Ends the deferral of `directive.ts` for a form that works without its code, when that failed or is late: from then on
 * the browser checks the form and posts it, as without JavaScript, beginning with the submit that was deferred.
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
  // What is changed after the press waits for the next one.
  island.addEventListener("input", () => (deferred = undefined));
  for (const kind of ["submit", "invalid"])
    island.addEventListener(
      kind,
      (event) => {
        const form = (event.target as Element).closest<HTMLFormElement>("form[action]");
        // Its code has come, and checks by itself.
        if (!form || form.noValidate) return;
        if (isOver) return event.stopImmediatePropagation();
        deferred = form;
        timer ??= setTimeout(postNow, longestDeferral);
      },
      true,
    );
}
