import { useEffect, useEffectEvent } from "react";
import { sessionIdle } from "#domain/inbox.ts";
import { ask } from "./api.ts";

const touches = ["pointerdown", "keydown", "wheel", "touchmove", "input"] as const;
/** Milliseconds between two checks of the clock, and between two reports of activity to the server. */
const lookEvery = 5_000;
const sayEvery = 60_000;

/**
 * Ends a session without activity after the same time as the server. It compares clock times, since timers stop while a
 * computer sleeps. Scrolling and typing are activity, too: the server is informed.
 */
export function useIdle(active: boolean, onIdle: () => void) {
  const end = useEffectEvent(onIdle);

  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    let [touched, said] = [Date.now(), Date.now()];
    const look = () => {
      if (Date.now() - touched < sessionIdle) return;
      listening.abort();
      end();
    };
    const touch = () => {
      // After a night, the first key must not keep open what is to be closed.
      look();
      touched = Date.now();
      if (listening.signal.aborted || touched - said < sayEvery) return;
      said = touched;
      void ask("session", {}, { touched: true }).catch(() => undefined);
    };
    for (const kind of touches) addEventListener(kind, touch, options);
    document.addEventListener("visibilitychange", look, options);
    addEventListener("focus", look, options);
    const timer = setInterval(look, lookEvery);
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, [active]);
}
