import styles from "./BlankTable.module.css";

type Props = {
  caption: string;
  columns: readonly string[];
  /** How many empty rows a sheet of paper has, and how many of them the screen shows of it. */
  rows: { paper: number; screen: number };
};

/** A table to fill in by hand: its heads, and empty rows. */
export function BlankTable({ caption, columns, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows.paper }, (_, row) => (
          <tr key={row} data-paper={row >= rows.screen || undefined}>
            {columns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
