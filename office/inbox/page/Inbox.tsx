import { skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Cursor, View } from "#inbox/inbox-operations.ts";
import type { Desk } from "./desk.ts";
import styles from "./Inbox.module.css";
import { keysOf } from "./query-cache.ts";
import { ListHead } from "./ListHead.tsx";
import { ListPages, rowsAtOnce } from "./ListPages.tsx";
import { type Filter, filtered, nextAfter, noFilter, type Row } from "./lists.ts";
import { MessageList } from "./MessageList.tsx";
import { MessagePane } from "./MessagePane.tsx";
import { focusRow } from "./MessageRow.tsx";
import { whoText } from "./labels.ts";
import { Undo, type Removed } from "./Undo.tsx";
import { useNow } from "./use-now.ts";

type Props = { desk: Desk; asked: number | undefined };

/** The list and the open message, beside it or, on a phone, instead of it. */
export function Inbox({ desk, asked }: Props) {
  const [view, setView] = useState<View>("open");
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [removed, setRemoved] = useState<Removed>();
  const [number, openMessage, closeMessage] = useOpenMessage(asked);
  const now = useNow(desk.now);
  const list = useInfiniteQuery({
    queryKey: keysOf.list(view),
    queryFn: ({ pageParam }) => desk.list(view, pageParam),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: ({ next }) => next,
  });
  // It comes with every list and every change.
  const { data: setAside } = useQuery<number>({ queryKey: keysOf.setAside, queryFn: skipToken });
  const all = useMemo(() => list.data?.pages.flatMap(({ messages }) => messages) ?? [], [list.data]);
  // Keeps typing responsive while filtering thousands of messages.
  const sought = useDeferredValue(filter);
  const rows = useMemo(() => filtered(all, sought, (row) => searchText(row, desk)), [all, sought, desk]);
  const isFiltered = rows.length < all.length;
  const [page, setPage] = useState(0);
  const lastPage = Math.max(Math.ceil(rows.length / rowsAtOnce) - 1, 0);
  const from = Math.min(page, lastPage) * rowsAtOnce;

  return (
    <div className={styles.inbox} data-open={number === undefined ? undefined : ""}>
      <section className={styles.list} aria-label="List of messages" data-rows="">
        <ListHead
          view={view}
          filter={filter}
          count={list.data && `${all.length}${list.hasNextPage ? "+" : ""}`}
          setAside={setAside}
          onView={(next) => (setView(next), setPage(0))}
          onFilter={(next) => (setFilter(next), setPage(0))}
        />
        <Undo desk={desk} removed={removed} onOver={() => setRemoved(undefined)} />
        <MessageList
          view={view}
          list={list}
          rows={rows.slice(from, from + rowsAtOnce)}
          nameOf={(one) => desk.opened(one)?.fields?.name}
          searched={isFiltered ? all.length : undefined}
          now={now}
          current={number}
          onOpen={openMessage}
        />
        <ListPages list={list} from={from} count={rows.length} isFiltered={isFiltered} onPage={setPage} />
      </section>
      <section className={styles.message} aria-label="Message">
        {number === undefined ? (
          rows.length > 0 && (
            <div className={styles.none}>
              <p>Choose a message from the list.</p>
              <p className={styles.keys}>
                In the list <kbd>↓</kbd> <kbd>↑</kbd> or <kbd>j</kbd> <kbd>k</kbd> go from one to the next,{" "}
                <kbd>Enter</kbd> opens, <kbd>Esc</kbd> goes back.
              </p>
            </div>
          )
        ) : (
          <MessagePane
            key={number}
            desk={desk}
            number={number}
            now={now}
            onClose={closeMessage}
            onRemoved={(until) => {
              setRemoved({ number, until });
              closeMessage();
            }}
            nextOf={(row) => nextAfter(rows, view, row)}
            onNext={(next) => {
              setPage(Math.floor(rows.findIndex((row) => row.number === next) / rowsAtOnce));
              openMessage(next);
            }}
          />
        )}
      </section>
    </div>
  );
}

/** The searchable text: full if opened since sign-in, otherwise as in the list. */
function searchText(row: Row, desk: Desk): string {
  const { fields, notes = [] } = desk.opened(row.number) ?? {};
  const opened = fields ? [fields.name, fields.email, fields.phone, fields.message] : [];
  return [row.number, whoText(row.who), row.taken?.by.name ?? "", ...opened, ...notes.map(({ text }) => text)].join(
    "\n",
  );
}

/**
 * The number of the open message. The Back button of a phone closes it; its history entry has the URL of the list,
 * without the number.
 */
function useOpenMessage(asked: number | undefined) {
  const [number, setNumber] = useState(asked);
  const hasEntry = useRef(false);
  const open = (next: number) => {
    if (!hasEntry.current) history.pushState(null, "", location.pathname);
    hasEntry.current = true;
    setNumber(next);
  };
  const leave = () => {
    hasEntry.current = false;
    if (number === undefined) return;
    setNumber(undefined);
    focusRow(number);
  };
  const leaveByHistory = useEffectEvent(leave);
  useEffect(() => {
    const listener = () => leaveByHistory();
    addEventListener("popstate", listener);
    return () => removeEventListener("popstate", listener);
  }, []);
  const close = () => (hasEntry.current ? history.back() : leave());
  return [number, open, close] as const;
}
