import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { View } from "#inbox/inbox-operations.ts";
import { useNow } from "./clock.ts";
import type { Desk } from "./desk.ts";
import styles from "./Inbox.module.css";
import { ListHead } from "./ListHead.tsx";
import { ListPages, rowsAtOnce } from "./ListPages.tsx";
import { filtered, nextAfter, type Row } from "./lists.ts";
import { MessageList } from "./MessageList.tsx";
import { MessagePane } from "./MessagePane.tsx";
import { focusRow } from "./MessageRow.tsx";
import { kindText } from "./labels.ts";
import { useCounts, useLists } from "./query-cache.ts";

/** The list and the open message, beside it or, on a phone, instead of it. */
export function Inbox({ desk }: { desk: Desk }) {
  const [view, setView] = useState<View>("open");
  const [search, setSearch] = useState("");
  const [number, openMessage, closeMessage] = useOpenMessage(desk.kept.openNumber);
  useEffect(() => desk.kept.keepOpen(number), [desk, number]);
  const now = useNow(desk.now);
  const isSearching = search.trim() !== "";
  const { list, all, isPartial } = useLists(desk, view, isSearching);
  const counts = useCounts();
  // Keeps typing responsive while filtering thousands of messages.
  const sought = useDeferredValue(search);
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
          isSearching={isSearching}
          search={search}
          counts={counts}
          onView={(next) => (setView(next), setSearch(""), setPage(0))}
          onSearch={(next) => (setSearch(next), setPage(0))}
        />
        <MessageList
          view={view}
          list={list}
          rows={rows.slice(from, from + rowsAtOnce)}
          searched={isPartial ? "more" : isFiltered ? all.length : undefined}
          desk={desk}
          now={now}
          current={number}
          onOpen={openMessage}
        />
        <ListPages
          list={list}
          from={from}
          count={rows.length}
          total={isSearching ? rows.length : (counts?.[view] ?? rows.length)}
          onPage={setPage}
        />
        {counts && counts.due > 0 && (
          <p className={styles.figure}>
            Answered within 24 hours this month: {counts.kept} of {counts.due}. A voicemail or another follow-up counts;
            spam, trash and “Needs no answer” don’t.
          </p>
        )}
      </section>
      <section className={styles.message} aria-label="Message">
        {number === undefined ? (
          rows.length > 0 && (
            <div className={styles.none}>
              <p>Choose a message from the list.</p>
              <p>
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
            nextOf={(row) =>
              isSearching
                ? rows[rows.findIndex(({ number: one }) => one === row.number) + 1]
                : nextAfter(rows, view, now, row)
            }
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

/** All that a message is found by; notes once the message was opened. */
function searchText({ number, fields, taken }: Row, desk: Desk): string {
  const { name, email, phone, message, patientType } = fields ?? {};
  const notes = desk.opened(number)?.notes.map(({ text }) => text) ?? [];
  const said = [name, email, phone, message, kindText(patientType)];
  return [number, taken?.by.name, ...said, ...notes].filter(Boolean).join("\n");
}

/**
 * The number of the open message. The Back button of a phone closes it; its history entry has the URL of the list,
 * without the number.
 */
function useOpenMessage(kept: number | undefined) {
  const [number, setNumber] = useState(kept);
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
