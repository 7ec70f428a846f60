import styles from "./LimitTable.module.css";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { Words } from "#ui/text/Words.tsx";

type Row = { id: string; what: string; source: string; time: string; from: string };
type Props = { caption: string; groups: readonly { who: string; rows: readonly Row[] }[] };

/** Time limits, grouped by who has to keep them: what to do with its source, and how long from when. */
export function LimitTable({ caption, groups }: Props) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Who does what</th>
          <th scope="col">Within</th>
        </tr>
      </thead>
      {groups.map(({ who, rows }) => (
        <tbody key={who}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {who}
            </th>
          </tr>
          {rows.map(({ id, what, source, time, from }) => (
            <tr key={id}>
              <th scope="row" abbr={what}>
                <Words>{what}</Words>
                <small>{` ${source}`}</small>
              </th>
              <td>
                <b>{time}</b>{" "}
                <span>
                  <Words>{`from ${from}`}</Words>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
