import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "#ui/graphics/Drawing.tsx";
import { externalRel } from "#ui/links/ExternalLink.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./Ledger.module.css";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

/** Where a cell leads, and the line at its foot that says so. */
export type Destination = { href: string; words: string; external?: boolean; nofollow?: boolean };

type CellProps = { title: string; to: Destination; drawing: DrawingName; children: ReactNode };
type FeatureProps = { title: string; to: Destination; plot: ReactNode; facts: readonly string[]; children: ReactNode };

/** A table of hairlines, three by three, in which one cell takes the room of four. */
export function Ledger({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.ledger} role="list">
      {children}
    </ul>
  );
}

/** A cell of the ledger; its heading's link covers it whole. */
export function LedgerCell({ title, to, drawing, children }: CellProps) {
  return (
    <li className={styles.cell}>
      <Drawing name={drawing} />
      <CellTitle title={title} to={to} />
      <Text variant="card">{children}</Text>
      <GoLine to={to} />
    </li>
  );
}

/** The cell that takes four, with a plot of its own and a line of facts. */
export function LedgerFeature({ title, to, plot, facts, children }: FeatureProps) {
  return (
    <li className={`${styles.cell} ${styles.feature}`}>
      <CellTitle title={title} to={to} />
      <div className={styles.text}>
        <Text variant="lead">{children}</Text>
        <GoLine to={to} />
      </div>
      {plot}
      <ul className={styles.facts} role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  );
}

function CellTitle({ title, to }: { title: string; to: Destination }) {
  return (
    <h3>
      <a href={to.href} rel={to.external ? externalRel(to.nofollow) : undefined}>
        {title}
        {to.external && <VisuallyHidden> (external site)</VisuallyHidden>}
      </a>
    </h3>
  );
}

function GoLine({ to }: { to: Destination }) {
  return (
    <p className={styles.go}>
      {to.words}
      <Icon name={to.external ? "external" : "arrow"} />
    </p>
  );
}
