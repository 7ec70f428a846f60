/** Fired when an island handles its form; React hydrates some time after its code is loaded. */
export const islandReady = "island:ready";

/** From here on the island validates instead of the browser, and a deferred submit is repeated. */
export function formReady(form: HTMLFormElement | null) {
  if (!form) return;
  form.noValidate = true;
  form.dispatchEvent(new CustomEvent(islandReady, { bubbles: true }));
}
