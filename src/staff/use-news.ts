import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { moment } from "#domain/practice-time.ts";
import { type Desk, keysOf, refreshEvery } from "./desk.ts";

export type NewsState = {
  /** What is new, in a sentence; nothing else is announced. */
  text: string;
  /** Since when what the page shows may be old: the line is down. */
  oldSince: number | undefined;
};

/** Asks each minute, and when the window or the line comes back, what changed. */
export function useNews(desk: Desk): NewsState {
  const { data, failureCount, isError, fetchStatus } = useQuery({
    queryKey: keysOf.news,
    queryFn: () => desk.refresh(),
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
  const [started] = useState(desk.now);
  const isOnline = useOnline();
  const { fresh, freshAt, at } = data ?? { fresh: 0, freshAt: 0, at: started };
  const isDown = failureCount > 0 || isError || fetchStatus === "paused" || !isOnline;
  return {
    text: fresh === 0 ? "" : `${fresh === 1 ? "1 new message" : `${fresh} new messages`}, ${moment(freshAt, at)}`,
    oldSince: isDown ? at : undefined,
  };
}

/** Whether the browser has a line; that does not say that the server answers. */
function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const listening = new AbortController();
    for (const kind of ["online", "offline"])
      addEventListener(kind, () => setOnline(navigator.onLine), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return online;
}
