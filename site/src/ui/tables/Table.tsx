import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./Table.module.css";

type Row = {
  id: string;
  name: ReactNode;
  /** The `abbr` of the row header, which screen readers repeat before each cell. */
  abbr?: string;
  cells: readonly ReactNode[];
};
type Props = {
  /** The caption, visually hidden except for `report` and `limits`. */
  caption: ReactNode;
  /** Column headers; the first is above the row headers. */
  heads: readonly ReactNode[];
  rows: readonly Row[];
  /**
   * The variants: comparison; time limits with actions and sources; opening hours; values of a report; a list of lines.
   */
  variant?: "compare" | "limits" | "hours" | "report" | "list";
};

/** A table with row headers. Where columns do not fit, cells repeat their column header, except in `limits`. */
export function Table({ caption, heads, rows, variant = "compare" }: Props) {
  const row = ({ id, name, abbr, cells }: Row) => (
    <tr key={id}>
      <th scope="row" abbr={abbr}>
        {name}
      </th>
      {cells.map((cell, index) => {
        const head = heads[index + 1];
        const repeatsHead = variant !== "limits" && heads.length > 2 && typeof head === "string";
        return (
          <td key={index} data-head={repeatsHead ? head : undefined}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
  const isShown = variant === "report" || variant === "limits";
  return (
    <table className={styles.table} data-variant={variant}>
      <caption>{isShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
      <thead>
        <tr>
          {heads.map((head, index) =>
            head ? (
              <th key={index} scope="col">
                {head}
              </th>
            ) : (
              <td key={index} />
            ),
          )}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
    </table>
  );
}
