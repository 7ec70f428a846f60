import { type InfiniteData, type QueryClient, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Counts, Cursor, View } from "#inbox/inbox-operations.ts";
import type { Desk } from "./desk.ts";
import { merged, type Page, type Row } from "./lists.ts";

type List = InfiniteData<Page, Cursor | undefined>;

/** The query keys of the page's cache. */
export const keysOf = {
  list: (view: View) => ["list", view] as const,
  message: (number: number) => ["message", number] as const,
  news: ["news"] as const,
  counts: ["counts"] as const,
  health: ["health"] as const,
};

const views: readonly View[] = ["open", "done", "suspect", "trash"];

/** Merges changed and deleted messages into all loaded lists. */
export function putInLists(client: QueryClient, now: number, rows: readonly Row[], gone: readonly number[]): void {
  for (const view of views)
    client.setQueryData<List>(keysOf.list(view), (list) => {
      return list && { ...list, pages: merged(list.pages, view, now, rows, gone) };
    });
}

/** Whether a list, or a page of one, is loading: its result will overwrite changes made to the list until then. */
export function isListLoading(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .findAll({ queryKey: ["list"] })
    .some(({ state }) => state.fetchStatus !== "idle");
}

/** Whether a message is in a loaded list. */
export function isListed(client: QueryClient, number: number): boolean {
  const lists = views.map((view) => client.getQueryData<List>(keysOf.list(view)));
  return lists.some((list) => list?.pages.some(({ messages }) => messages.some((row) => row.number === number)));
}

/** How many messages each list has; it comes with every list and every change. */
export const useCounts = () => useQuery<Counts>({ queryKey: keysOf.counts, queryFn: skipToken }).data;

/**
 * The list that is shown, with its loaded messages; while searching, the messages of all lists, each loaded to its end.
 * `isPartial`: not all of them are there yet.
 */
export function useLists(desk: Desk, view: View, isSearching: boolean) {
  const open = useList(desk, "open", { isShown: view === "open", isSearching });
  const done = useList(desk, "done", { isShown: view === "done", isSearching });
  const suspect = useList(desk, "suspect", { isShown: view === "suspect", isSearching });
  const trash = useList(desk, "trash", { isShown: view === "trash", isSearching });
  const lists = { open, done, suspect, trash };
  // What does not load is what is shown of a search.
  const list = (isSearching && Object.values(lists).find(({ isError }) => isError)) || lists[view];
  const isPartial = isSearching && Object.values(lists).some((one) => one.isPending || one.hasNextPage);
  const [opened, answered, spam, deleted, shown] = [open.data, done.data, suspect.data, trash.data, list.data];
  const all = useMemo(() => {
    const loaded = isSearching ? [opened, answered, spam, deleted] : [shown];
    return loaded.flatMap((data) => data?.pages.flatMap(({ messages }) => messages) ?? []);
  }, [isSearching, opened, answered, spam, deleted, shown]);
  return { list, all, isPartial };
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
