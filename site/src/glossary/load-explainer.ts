import type * as Explainer from "./explain.ts";

/**
 * Loads the code of glossary tooltips when a visitor first hovers, focuses or taps a glossary word. The first tap opens
 * the tooltip instead of following the link, the next tap follows it; if the code fails to load, so does the first. A
 * touch start is not a tap yet: it may begin a scroll.
 *
 * This is inline in every page that has such words, so it is short.
 */
let tapExplains: boolean | undefined;

for (const kind of ["pointerdown", "pointerover", "focusin", "click"])
  addEventListener(kind, (event) => {
    const word = (event.target as Element).closest?.<HTMLAnchorElement>("[data-term]");
    const isFinger = (event as PointerEvent).pointerType === "touch";
    const isClick = kind === "click";
    if (kind === "pointerdown") tapExplains = isFinger && !!word && !word.hasAttribute("aria-describedby");
    else if (word && (isClick ? tapExplains : !isFinger)) {
      if (isClick) {
        event.preventDefault();
        tapExplains = false;
      }
      const place = document.getElementById("explained") as HTMLElement;
      void (import(/* @vite-ignore */ place.dataset["code"] as string) as Promise<typeof Explainer>)
        .then(({ explain }) => explain(word, kind, event.timeStamp))
        .catch(() => {
          if (isClick) location.href = word.href;
        });
    }
  });
