import type { ReactElement, ReactNode } from "react";
import { Drawing, type DrawingName } from "#ui/graphics/Drawing.tsx";
import { externalRel } from "#ui/links/ExternalLink.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./Ledger.module.css";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type LedgerProps = {
  /** Four columns instead of three; a wide cell spans two of them. */
  columns?: 4;
  /** A note on all cells, below them. */
  note?: string;
  children: ReactNode;
};

/** A grid of cells with hairlines. */
export function Ledger({ columns, note, children }: LedgerProps) {
  return (
    <>
      <ul className={styles.ledger} data-columns={columns} role="list">
        {children}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

type CellProps = {
  title: string;
  href: string;
  /** A small drawing above the title, or a larger one or a plot at the right of a wide cell; none on small screens. */
  drawing: DrawingName | ReactElement;
  /** Spans two columns: `large` in larger type. */
  wide?: "large" | "plot" | undefined;
  /** Short facts below the text. */
  facts?: string | undefined;
  /** A secondary link to another site, less prominent than the cell's own. */
  exit?: { href: string; label: string; nofollow?: boolean } | undefined;
  children: ReactNode;
};

/** A cell of the ledger; the link of its heading covers all of it. */
export function LedgerCell({ title, href, drawing, wide, facts, exit, children }: CellProps) {
  return (
    <li className={styles.cell} data-wide={wide}>
      {typeof drawing === "string" && <Drawing name={drawing} />}
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <Text variant={wide === "large" ? "lead" : undefined}>{children}</Text>
      {facts && <b className={styles.facts}>{facts}</b>}
      {exit && (
        <p className={styles.exit}>
          <a href={exit.href} rel={externalRel(exit.nofollow)}>
            {exit.label}
            <Icon name="external" />
            <VisuallyHidden> (external site)</VisuallyHidden>
          </a>
        </p>
      )}
      {typeof drawing === "string" || drawing}
    </li>
  );
}
