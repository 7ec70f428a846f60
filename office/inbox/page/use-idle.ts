import { useEffect, useEffectEvent, useState } from "react";
import { sessionIdle } from "#inbox/inbox.ts";
import { ask } from "./api.ts";

const touches = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove", "input"] as const;
/** Interval of checks of the clock, and of reports of activity to other tabs and to the server, in milliseconds. */
const checkInterval = 5_000;
const tellEvery = 1_000;
const sayEvery = 60_000;

/** Milliseconds before the end at which the page says so. */
const warnWithin = 60_000;

/**
 * Locks a page after the time after which the server ends a session without activity. Activity in any tab counts for
 * all, and is reported to the server; scrolling and typing count, too. It compares clock times, since timers stop while a
 * computer sleeps.
 * @returns whether less than a minute is left
 */
export function useIdle(active: boolean, onIdle: () => void): boolean {
  const end = useEffectEvent(onIdle);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    let [touched, said, told] = [Date.now(), Date.now(), 0];
    const tabs = new BroadcastChannel("front desk activity");
    const check = () => {
      const left = sessionIdle - (Date.now() - touched);
      setIsNear(left <= warnWithin);
      if (left > 0) return;
      listening.abort();
      end();
    };
    const touch = () => {
      // After a night, the first key press must not extend an expired session.
      check();
      touched = Date.now();
      setIsNear(false);
    };
    tabs.addEventListener("message", touch);
    const use = () => {
      touch();
      if (listening.signal.aborted) return;
      if (touched - told >= tellEvery) {
        told = touched;
        tabs.postMessage("");
      }
      if (touched - said < sayEvery) return;
      said = touched;
      void ask("session", {}, { touched: true }).catch(() => undefined);
    };
    for (const kind of touches) addEventListener(kind, use, options);
    document.addEventListener("visibilitychange", check, options);
    addEventListener("focus", check, options);
    const timer = setInterval(check, checkInterval);
    return () => {
      listening.abort();
      tabs.close();
      clearInterval(timer);
      setIsNear(false);
    };
  }, [active]);
  return isNear;
}
