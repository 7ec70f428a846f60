import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { moment } from "@practice/site/practice/practice-time.ts";
import type { Desk } from "./desk.ts";
import { keysOf } from "./query-cache.ts";

export type NewsState = {
  /** The news in a sentence; nothing else is announced. */
  text: string;
  /** Since when the page may be outdated, because the connection is down. */
  oldSince: number | undefined;
};

/** Milliseconds between polls; in a tab that nobody sees, for the count in its title alone. */
const pollInterval = 10_000;
const hiddenInterval = 60_000;
/** Without a response it is short, since the request is small and the desk needs it. */
const retryInterval = 2_000;

/** Polls for changes every few seconds, and when the window is focused or the connection is back. */
export function useNews(desk: Desk): NewsState {
  const { data, isError, fetchStatus, refetch } = useQuery({
    queryKey: keysOf.news,
    queryFn: () => desk.refresh(),
    retry: false,
    refetchInterval: ({ state }) =>
      document.hidden ? hiddenInterval : state.status === "error" ? retryInterval : pollInterval,
    refetchIntervalInBackground: true,
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
 * Whether the browser is online; the server may still be down. `onBack` should refetch: requests from before the
 * connection was lost may hang until they time out.
 */
function useOnline(onBack: () => unknown): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const listening = new AbortController();
    const refresh = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) onBack();
    };
    for (const kind of ["online", "offline"]) addEventListener(kind, refresh, { signal: listening.signal });
    return () => listening.abort();
  }, [onBack]);
  return online;
}
