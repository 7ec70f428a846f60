import type * as CrashDay from "./crash-day.ts";

/**
 * What the home page does by itself: on wide screens its closing text is open, and the code of the day on the line is
 * asked for when a visitor first uses its field. This is inline, so it is short.
 */
if (matchMedia("(min-width: 60rem)").matches)
  for (const part of document.querySelectorAll<HTMLDetailsElement>("#guide details")) part.open = true;

const field = document.getElementById("crash") as HTMLInputElement;
const load = () => {
  void (import(/* @vite-ignore */ field.dataset["code"] as string) as Promise<typeof CrashDay>)
    .then(({ start }) => start(field))
    .catch(() => {
      const hint = document.getElementById("crash-hint") as HTMLElement;
      hint.textContent = "This could not start. Please call.";
    });
};
field.addEventListener("focus", load, { once: true });
field.addEventListener("input", load, { once: true });
