import { useEffect, useState } from "react";
import type { Clock } from "./clock.ts";

const minute = 60_000;

/** The time, anew at each full minute: what is left is counted in minutes. */
export function useNow(clock: Clock): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(clock());
      timer = setTimeout(tick, minute - (clock() % minute));
    };
    timer = setTimeout(tick, minute - (clock() % minute));
    // A window in the background may have slept.
    const wake = () => setNow(clock());
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [clock]);
  return now;
}
