import styles from "./PlaceTable.module.css";
import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { Words } from "#ui/text/Words.tsx";

type Cell = {
  text: string;
  /** The part of the scale that is marked. */
  span?: { from: number; to: number } | undefined;
  /** A dashed scale: what may be but is not fixed. */
  dashed?: boolean | undefined;
  /** A ring before the words: it is so. */
  ring?: boolean;
};
type Group = {
  title: string;
  /** The two ends of the scale on which each cell is drawn. */
  scale?: { from: number; to: number; labels: readonly [string, string] };
  rows: readonly { name: string; cells: readonly Cell[] }[];
};
type Props = {
  caption: string;
  columns: readonly string[];
  groups: readonly Group[];
};

/** Places beside each other, row by row, with all bars on one scale. Every cell says in words what it draws. */
export function PlaceTable({ caption, columns, groups }: Props) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, scale, rows }) => (
        <tbody key={title}>
          <tr className={styles.group}>
            <th scope="rowgroup">{title}</th>
            {columns.map((column) => (
              <td key={column} aria-hidden="true">
                {scale && (
                  <span className={styles.axis}>
                    {scale.labels.map((label) => (
                      <span key={label}>{label}</span>
                    ))}
                  </span>
                )}
              </td>
            ))}
          </tr>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">
                <Words>{name}</Words>
              </th>
              {cells.map(({ text, span, dashed, ring }, index) => (
                <td key={columns[index]}>
                  <div className={styles.cell} data-drawn={scale ? "bar" : undefined}>
                    {scale && <IntervalBar span={span && percent(span, scale)} dashed={dashed} />}
                    <span data-ring={ring || undefined}>
                      <Words>{text}</Words>
                    </span>
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function percent(span: { from: number; to: number }, scale: { from: number; to: number }) {
  const of = (value: number) => ((value - scale.from) / (scale.to - scale.from)) * 100;
  return { from: of(span.from), to: of(span.to) };
}
