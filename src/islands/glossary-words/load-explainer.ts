import type * as Explainer from "./explain.ts";

/**
 * Asks for the code that explains words of the glossary when a visitor first points at such a word, reaches it with the
 * keyboard, or taps it. A first tap explains the word instead of following its link, the next tap follows it; when the
 * code does not arrive, the first does too. A finger that goes down is no tap yet: it may begin to scroll.
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
