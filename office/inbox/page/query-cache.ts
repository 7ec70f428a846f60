import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Cursor, View } from "#inbox/inbox-operations.ts";
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
