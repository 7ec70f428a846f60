import styles from "./HoursTable.module.css";
import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { Words } from "#ui/text/Words.tsx";

type Line = { days: string; text: string; span?: { opens: number; closes: number }; byAppointment?: true };
type Props = { caption: string; lines: readonly Line[] };

/**
 * Opening hours as a table whose middle column draws them, on a scale from 8 AM to 6 PM or as far as the hours reach.
 * The drawing says nothing that the text does not, so it is hidden from screen readers.
 */
export function HoursTable({ caption, lines }: Props) {
  const from = Math.min(8, ...lines.map(({ span }) => span?.opens ?? 8));
  const to = Math.max(18, ...lines.map(({ span }) => span?.closes ?? 18));
  const percent = (hour: number) => ((hour - from) / (to - from)) * 100;
  return (
    <div className={styles.box}>
      <table className={styles.hours}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" aria-hidden="true">
              <span className={styles.axis}>
                <span>{hourLabel(from)}</span>
                <span>{hourLabel(to)}</span>
              </span>
            </th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ days, text, span, byAppointment }) => (
            <tr key={days}>
              <th scope="row">
                <Words>{days}</Words>
              </th>
              <td aria-hidden="true">
                <IntervalBar
                  span={span && { from: percent(span.opens), to: percent(span.closes) }}
                  dashed={byAppointment}
                />
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function hourLabel(hour: number): string {
  const whole = Math.floor(hour);
  return `${whole % 12 || 12} ${whole < 12 ? "AM" : "PM"}`;
}
