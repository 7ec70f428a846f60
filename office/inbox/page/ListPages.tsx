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
  /** The first visible row, and the number of loaded rows that match. */
  from: number;
  count: number;
  isFiltered: boolean;
  onPage: (page: number) => void;
};

/** Pages through a long list, a hundred rows at a time. Loaded rows are kept, for the search. */
export function ListPages({ list, from, count, isFiltered, onPage }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = list;
  const [isLast, isFull] = [from + rowsAtOnce >= count, from + rowsAtOnce <= count];
  if (from === 0 && isLast && !hasNextPage) return null;
  const show = (at: number) => {
    onPage(at / rowsAtOnce);
    focusRow();
  };
  const next = async () => {
    if (!isLast) return show(from + rowsAtOnce);
    const fetched = await fetchNextPage();
    // If the current page was not full, the new rows fill it first, so that none is skipped.
    if (isFull && !fetched.isError) show(from + rowsAtOnce);
  };
  return (
    <div className={styles.pages} data-screen-only="">
      {from > 0 && <Action label="Previous" onClick={() => show(from - rowsAtOnce)} />}
      {(!isLast || hasNextPage) && (
        <Action
          label={isFull ? "Next" : isFiltered ? "Search further" : "Show more"}
          busy={isFetchingNextPage}
          onClick={() => void next()}
        />
      )}
      {count > 0 && (
        <p>
          {from + 1} to {Math.min(from + rowsAtOnce, count)} of {count}
          {hasNextPage && " and more"}
        </p>
      )}
      <Problem error={isFetchNextPageError ? error : null} />
    </div>
  );
}
