import { useEffect, useEffectEvent } from "react";
import { sessionIdle } from "#inbox/inbox.ts";
import { ask } from "./api.ts";

const touches = ["pointerdown", "keydown", "wheel", "touchmove", "input"] as const;
/** Interval of checks of the clock, and of activity reports to the server, in milliseconds. */
const checkInterval = 5_000;
const sayEvery = 60_000;

/**
 * Ends a session without activity after the same time as the server. It compares clock times, since timers stop while a
 * computer sleeps. Scrolling and typing count as activity, too, and are reported to the server.
 */
export function useIdle(active: boolean, onIdle: () => void) {
  const end = useEffectEvent(onIdle);

  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    let [touched, said] = [Date.now(), Date.now()];
    const check = () => {
      if (Date.now() - touched < sessionIdle) return;
      listening.abort();
      end();
    };
    const touch = () => {
      // After a night, the first key press must not extend an expired session.
      check();
      touched = Date.now();
      if (listening.signal.aborted || touched - said < sayEvery) return;
      said = touched;
      void ask("session", {}, { touched: true }).catch(() => undefined);
    };
    for (const kind of touches) addEventListener(kind, touch, options);
    document.addEventListener("visibilitychange", check, options);
    addEventListener("focus", check, options);
    const timer = setInterval(check, checkInterval);
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, [active]);
}
