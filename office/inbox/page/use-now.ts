import { useEffect, useState } from "react";
import type { Clock } from "./clock.ts";

const minute = 60_000;

/** The time, updated every full minute, since remaining time is shown in minutes. */
export function useNow(clock: Clock): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(clock());
      timer = setTimeout(tick, minute - (clock() % minute));
    };
    timer = setTimeout(tick, minute - (clock() % minute));
    // Timers may have been suspended in the background.
    const wake = () => setNow(clock());
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [clock]);
  return now;
}
