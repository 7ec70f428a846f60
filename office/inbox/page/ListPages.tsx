import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Action } from "./Action.tsx";
import styles from "./Inbox.module.css";
import { focusRow } from "./MessageRow.tsx";
import { Problem } from "./Problem.tsx";

/** Rows rendered at once, however many are loaded. */
export const rowsAtOnce = 100;

type Props = {
  list: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "fetchNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error"
  >;
  /** The first visible row, how many that match are loaded, and how many there are. */
  from: number;
  count: number;
  total: number;
  onPage: (page: number) => void;
};

/** Pages through a long list, a hundred rows at a time. Loaded rows are kept, for the search. */
export function ListPages({ list, from, count, total, onPage }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = list;
  const to = from + rowsAtOnce;
  if (from === 0 && to >= count && (!hasNextPage || total === 0)) return null;
  const show = (at: number) => {
    onPage(at / rowsAtOnce);
    focusRow();
  };
  const next = async () => {
    if (to < count) return show(to);
    const fetched = await fetchNextPage();
    // If the current page was not full, the new rows fill it first, so that none is skipped.
    if (to === count && !fetched.isError) show(to);
  };
  return (
    <div className={styles.pages} data-screen-only="">
      {from > 0 && <Action label="Previous page" onClick={() => show(from - rowsAtOnce)} />}
      {(to < count || hasNextPage) && (
        <Action label={to <= count ? "Next page" : "Show more"} busy={isFetchingNextPage} onClick={() => void next()} />
      )}
      <p>
        {from + 1} to {Math.min(to, count)} of {total}
      </p>
      <Problem error={isFetchNextPageError ? error : null} />
    </div>
  );
}
