import type { SampleReportPart } from "#schemas/sample-report.ts";
import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";
import styles from "./Report.module.css";

type Props = NonNullable<SampleReportPart["motion"]>;

/** Movements in degrees, each drawn as the share of what is normal that was reached. */
export function Motion({ caption, rows }: Props) {
  return (
    <div>
      <p className={styles.caption}>{caption}</p>
      <ul className={styles.motion} role="list">
        {rows.map(({ name, value, normal }) => (
          <li key={name}>
            <span>{name}</span>{" "}
            <span>
              <b>{value}°</b> of {normal}°
            </span>
            <IntervalBar span={{ from: 0, to: (value / normal) * 100 }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
