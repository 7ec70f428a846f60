import type * as CrashDay from "./crash-day.ts";

/** Loads the crash-day code when a visitor first uses its field. This is inline, so it is short. */
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
