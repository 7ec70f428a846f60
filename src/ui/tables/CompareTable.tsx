import styles from "./CompareTable.module.css";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type Row = { id: string; name: string; cells: readonly string[] };
type Props = {
  /** Names the table for those who cannot see what is around it. */
  caption: string;
  /** What stands over the names of the rows. */
  corner: string;
  /** What is compared: one name over each column. */
  columns: readonly string[];
  rows: readonly Row[];
};

/** Things compared row by row. On a phone with large letters, where columns have no room, each cell repeats its head. */
export function CompareTable({ caption, corner, columns, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={cell} data-head={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
