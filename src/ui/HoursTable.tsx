import styles from "./HoursTable.module.css";
import { IntervalBar } from "./IntervalBar.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { Words } from "./Words.tsx";

type Line = { days: string; text: string; span?: { opens: number; closes: number } };
type Props = { caption: string; lines: readonly Line[] };

const scale = { from: 8, to: 18 };
const percent = (hour: number) => ((hour - scale.from) / (scale.to - scale.from)) * 100;

/** Opening hours as a table whose middle column draws them on a scale from 8 AM to 6 PM. */
export function HoursTable({ caption, lines }: Props) {
  return (
    <table className={styles.hours}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">
            <VisuallyHidden>Chart</VisuallyHidden>
            <span className={styles.axis} aria-hidden="true">
              <span>8 AM</span>
              <span>6 PM</span>
            </span>
          </th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ days, text, span }) => (
          <tr key={days}>
            <th scope="row">
              <Words>{days}</Words>
            </th>
            <td>
              <IntervalBar span={span && { from: percent(span.opens), to: percent(span.closes) }} />
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
