import { onlineManager, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { moment } from "@practice/site/practice/practice-time.ts";
import type { Desk } from "./desk.ts";
import { keysOf } from "./query-cache.ts";

/**
 * `text`: the news in a sentence; nothing else is announced. `number`: the message that it is about. `oldSince`: since
 * when no answer comes, if none does.
 */
export type News = { text: string; number: number | undefined; oldSince: number | undefined };

/** Milliseconds between polls; in a tab that nobody sees, for the count in its title alone. */
const pollInterval = 5_000;
const hiddenInterval = 60_000;
/** Without a response it is short, since the request is small and the desk needs it. */
const retryInterval = 2_000;

/** Polls for changes every few seconds, and when the window is focused or the connection is back. */
export function useNews(desk: Desk): News {
  const { data, isError, fetchStatus, refetch } = useQuery({
    queryKey: keysOf.news,
    queryFn: () => desk.refresh(),
    retry: false,
    refetchInterval: ({ state }) =>
      document.hidden ? hiddenInterval : state.status === "error" ? retryInterval : pollInterval,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: "always",
  });
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  // A request from before the connection was lost may hang until it times out: `refetch` gives it up.
  useEffect(() => onlineManager.subscribe((online) => void (online && refetch())), [refetch]);
  const [started] = useState(desk.now);
  const { latest, at } = data ?? { latest: undefined, at: started };
  return {
    text: latest ? `${latest.text}, ${moment(latest.at, at)}` : "",
    number: latest?.number,
    oldSince: isError || fetchStatus === "paused" || !isOnline ? at : undefined,
  };
}
