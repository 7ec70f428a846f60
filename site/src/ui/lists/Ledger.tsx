import type { ReactElement, ReactNode } from "react";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Ledger.module.css";

type LedgerProps = {
  /** Four columns instead of three; a wide cell spans two of them. */
  columns?: 4;
  /** A note on all cells, below them. */
  note?: ReactNode;
  children: ReactNode;
};

/** A grid of cells with hairlines. */
export function Ledger({ columns, note, children }: LedgerProps) {
  return (
    <>
      <ul className={styles.ledger} data-columns={columns} role="list">
        {children}
      </ul>
      {note && <div className={styles.note}>{note}</div>}
    </>
  );
}

type CellProps = {
  title: string;
  /** The page that the cell links to, or the site, with its `nofollow`. */
  href: string | { url: string; nofollow?: boolean };
  /** A spot illustration: below the text, at the left of a wide cell, and on small screens at the left of the text. */
  drawing: ReactElement;
  /** Spans two columns: `large` in larger type. */
  wide?: "large" | "regular" | undefined;
  /** Short facts below the text. */
  facts?: string | undefined;
  children: ReactNode;
};

/** A cell of the ledger; the link of its heading covers all of it. */
export function LedgerCell({ title, href, drawing, wide, facts, children }: CellProps) {
  return (
    <li className={styles.cell} data-wide={wide}>
      {drawing}
      <div className={styles.text}>
        <h3>
          {typeof href === "string" ? (
            <a href={href}>{title}</a>
          ) : (
            <ExternalLink href={href.url} nofollow={href.nofollow}>
              {title}
            </ExternalLink>
          )}
        </h3>
        <Text variant={wide === "large" ? "lead" : undefined}>{children}</Text>
        {facts && (
          <b className={styles.facts}>
            <NoBreakText>{facts}</NoBreakText>
          </b>
        )}
      </div>
    </li>
  );
}
