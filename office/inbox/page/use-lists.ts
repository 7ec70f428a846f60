import { skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Counts, Cursor, View } from "#inbox/inbox-operations.ts";
import type { Desk } from "./desk.ts";
import { keysOf } from "./query-cache.ts";

/** How many messages each list has; it comes with every list and every change. */
export const useCounts = () => useQuery<Counts>({ queryKey: keysOf.counts, queryFn: skipToken }).data;

/**
 * The list that is shown, with its loaded messages; while searching, the messages of all lists, each loaded to its end.
 */
export function useLists(desk: Desk, view: View, isSearching: boolean) {
  const open = useList(desk, "open", { isShown: view === "open", isSearching });
  const done = useList(desk, "done", { isShown: view === "done", isSearching });
  const suspect = useList(desk, "suspect", { isShown: view === "suspect", isSearching });
  const trash = useList(desk, "trash", { isShown: view === "trash", isSearching });
  const list = { open, done, suspect, trash }[view];
  const [opened, answered, spam, deleted, shown] = [open.data, done.data, suspect.data, trash.data, list.data];
  const all = useMemo(() => {
    const loaded = isSearching ? [opened, answered, spam, deleted] : [shown];
    return loaded.flatMap((data) => data?.pages.flatMap(({ messages }) => messages) ?? []);
  }, [isSearching, opened, answered, spam, deleted, shown]);
  return { list, all };
}

function useList(desk: Desk, view: View, { isShown, isSearching }: { isShown: boolean; isSearching: boolean }) {
  const list = useInfiniteQuery({
    queryKey: keysOf.list(view),
    queryFn: ({ pageParam }) => desk.list(view, pageParam),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: isShown || isSearching,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isPartial = isSearching && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isPartial) void fetchNextPage();
  }, [isPartial, fetchNextPage]);
  return list;
}
