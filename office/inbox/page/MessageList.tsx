import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { keptDays } from "@practice/site/contact/contact-message.ts";
import type { View } from "#inbox/inbox-operations.ts";
import { Action } from "./Action.tsx";
import type { Desk } from "./desk.ts";
import { Baseline } from "./DeskName.tsx";
import styles from "./Inbox.module.css";
import type { Row } from "./lists.ts";
import { MessageRow } from "./MessageRow.tsx";
import { Problem } from "./Problem.tsx";

type Props = {
  view: View;
  list: Pick<UseInfiniteQueryResult, "isLoading" | "error" | "refetch" | "isFetching">;
  rows: readonly Row[];
  /** The number of messages searched, or that there are more to search; undefined without a filter. */
  searched: number | "more" | undefined;
  desk: Desk;
  now: number;
  current: number | undefined;
  onOpen: (number: number) => void;
};

const empty: Readonly<Record<View, string>> = {
  open: "Nothing waits for an answer. New messages show up here by themselves.",
  done: "Nothing has been answered yet.",
  suspect: `No spam. What looks like it is kept here for ${keptDays.robot} days.`,
  trash: `The trash is empty. A deleted message stays here for at most ${keptDays.done} days.`,
};

/** The messages of a list, as buttons. Arrow keys, or j and k, move between rows while one is focused. */
export function MessageList({ view, list, rows, searched, desk, now, current, onOpen }: Props) {
  if (rows.length > 0)
    return (
      // Keyboard shortcuts of its buttons.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <ol role="list" className={styles.rows} onKeyDown={goToRow}>
        {rows.map((row) => (
          <MessageRow
            key={row.number}
            desk={desk}
            row={row}
            now={now}
            isCurrent={row.number === current}
            onOpen={onOpen}
          />
        ))}
      </ol>
    );
  return (
    <div className={styles.empty}>
      {list.isLoading ? (
        <p role="status">Opening the list…</p>
      ) : list.error ? (
        <>
          <Problem error={list.error} />
          <Action label="Try again" busy={list.isFetching} onClick={() => void list.refetch()} />
        </>
      ) : searched === "more" ? (
        <p role="status">Searching…</p>
      ) : searched !== undefined ? (
        <p>None of the {searched} messages matches.</p>
      ) : (
        <>
          <Baseline />
          <p>{empty[view]}</p>
        </>
      )}
    </div>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

function goToRow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
