/** The event by which an island says that it handles its form; React hydrates some time after its code has arrived. */
export const islandReady = "island:ready";

/** From here on an island's own check speaks instead of the browser's, and a submit that came too early is made again. */
export function formReady(form: HTMLFormElement | null) {
  if (!form) return;
  form.noValidate = true;
  form.dispatchEvent(new CustomEvent(islandReady, { bubbles: true }));
}
