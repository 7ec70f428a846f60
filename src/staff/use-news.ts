import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { moment } from "#domain/practice-time.ts";
import { type Desk, refreshEvery } from "./desk.ts";
import { keysOf } from "./kept.ts";

export type NewsState = {
  /** What is new, in a sentence; nothing else is announced. */
  text: string;
  /** Since when what the page shows may be old: the line is down. */
  oldSince: number | undefined;
};

/** Milliseconds until the next try while no answer comes: it is one small request, and the desk waits for it. */
const tryAgainAfter = 2_000;

/** Asks each minute, and when the window or the line comes back, what changed. */
export function useNews(desk: Desk): NewsState {
  const { data, isError, fetchStatus, refetch } = useQuery({
    queryKey: keysOf.news,
    queryFn: () => desk.refresh(),
    retry: false,
    refetchInterval: ({ state }) => (state.status === "error" ? tryAgainAfter : refreshEvery),
    refetchOnWindowFocus: "always",
  });
  const [started] = useState(desk.now);
  const isOnline = useOnline(refetch);
  const { fresh, freshAt, at } = data ?? { fresh: 0, freshAt: 0, at: started };
  const isDown = isError || fetchStatus === "paused" || !isOnline;
  return {
    text: fresh === 0 ? "" : `${fresh === 1 ? "1 new message" : `${fresh} new messages`}, ${moment(freshAt, at)}`,
    oldSince: isDown ? at : undefined,
  };
}

/**
 * Whether the browser has a line; that does not say that the server answers. `onBack` is to ask anew: what was asked
 * before the line went down may wait for its answer until it times out.
 */
function useOnline(onBack: () => unknown): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const listening = new AbortController();
    const look = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) onBack();
    };
    for (const kind of ["online", "offline"]) addEventListener(kind, look, { signal: listening.signal });
    return () => listening.abort();
  }, [onBack]);
  return online;
}
