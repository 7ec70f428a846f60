import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./Table.module.css";

type Row = {
  id: string;
  name: ReactNode;
  /** The name in short, where it is read out before every cell. */
  abbr?: string;
  cells: readonly ReactNode[];
};
type Group = {
  title: string;
  /** What is beside the title, for the eye alone, such as a scale. */
  cells?: readonly ReactNode[];
  rows: readonly Row[];
};
type Props = {
  /** For screen readers alone, but in a report and over limits. */
  caption: ReactNode;
  /** One for each column; the first is over the names of the rows. */
  heads: readonly ReactNode[];
  rows?: readonly Row[];
  groups?: readonly Group[];
  /** Things compared; time limits, what to do and the sources; opening hours; places beside each other; values of a report; a list of lines. */
  variant?: "compare" | "limits" | "hours" | "places" | "report" | "list";
};

/** Rows of facts under the same heads. Where columns have no room, each cell of several repeats its head, but in limits. */
export function Table({ caption, heads, rows = [], groups = [], variant = "compare" }: Props) {
  const row = ({ id, name, abbr, cells }: Row) => (
    <tr key={id}>
      <th scope="row" abbr={abbr}>
        {name}
      </th>
      {cells.map((cell, index) => {
        const head = heads[index + 1];
        const said = variant !== "limits" && heads.length > 2 && typeof head === "string";
        return (
          <td key={index} data-head={said ? head : undefined}>
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
