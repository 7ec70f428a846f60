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
type Group = {
  title: string;
  /** Decoration beside the title, hidden from screen readers, such as a scale. */
  cells?: readonly ReactNode[];
  rows: readonly Row[];
};
type Props = {
  /** The caption, visually hidden except for `report` and `limits`. */
  caption: ReactNode;
  /** Column headers; the first is above the row headers. */
  heads: readonly ReactNode[];
  rows?: readonly Row[];
  groups?: readonly Group[];
  /**
   * The variants: comparison; time limits with actions and sources; opening hours; places in columns; values of a
   * report; a list of lines.
   */
  variant?: "compare" | "limits" | "hours" | "places" | "report" | "list";
};

/** A table with row headers. Where columns do not fit, cells repeat their column header, except in `limits`. */
export function Table({ caption, heads, rows = [], groups = [], variant = "compare" }: Props) {
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
      {rows.length > 0 && <tbody>{rows.map(row)}</tbody>}
      {groups.map(({ title, cells, rows: grouped }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={cells ? undefined : heads.length}>
              {title}
            </th>
            {cells?.map((cell, index) => (
              <td key={index} aria-hidden="true">
                {cell}
              </td>
            ))}
          </tr>
          {grouped.map(row)}
        </tbody>
      ))}
    </table>
  );
}
