import type { ReactElement, ReactNode } from "react";
import { Drawing, type DrawingName } from "#ui/graphics/Drawing.tsx";
import { externalRel } from "#ui/links/ExternalLink.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./Ledger.module.css";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type LedgerProps = {
  /** Four instead of three; a wide cell takes two of them. */
  columns?: 4;
  /** What is true of all cells, in one line at its foot. */
  note?: string;
  children: ReactNode;
};

/** A table of hairlines. */
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
  /** A small drawing over the title, or a plot at the right of a wide cell. On small screens none. */
  drawing: DrawingName | ReactElement;
  /** Twice as wide: `large` in larger type. */
  wide?: "large" | "plot" | undefined;
  /** Short facts under the text. */
  facts?: string | undefined;
  /** A way to another site, quieter than the cell's own link. */
  exit?: { href: string; label: string; nofollow?: boolean } | undefined;
  children: ReactNode;
};

/** A cell of the ledger; its heading's link covers it whole. */
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
