import { useEffect, useState } from "react";

/** The server's time now, in milliseconds since 1970, computed from the local clock, which may be wrong. */
export type Clock = () => number;

export function clockOf(serverNow: number): Clock {
  const ahead = serverNow - Date.now();
  return () => Date.now() + ahead;
}

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
