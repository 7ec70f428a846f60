import { reportTime } from "#practice/report-times.ts";
import type { Report, ReportId } from "./report-schema.ts";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./ReportTimes.module.css";

/** The kinds of report that are listed, in this order. */
const asked: readonly ReportId[] = ["standardReport", "rushReport", "imeReport", "supplementalOpinion"];

/** The turnaround times that law firms ask for most, on the first screen. */
export function ReportTimes({ reports }: { reports: readonly Report[] }) {
  const shown = asked.flatMap((id) => reports.filter((report) => report.id === id));
  return (
    <section>
      <Wrap>
        <h2>
          <VisuallyHidden>Report times</VisuallyHidden>
        </h2>
        <dl className={styles.strip} data-short="">
          {shown.map((report) => (
            <div key={report.id}>
              <dt>{report.name}</dt>
              <dd>{reportTime(report)}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
