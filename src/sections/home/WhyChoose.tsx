import { reportDays, reportTime } from "#domain/report-time.ts";
import type { Benefit, Report } from "#schemas/listed.ts";
import { IntervalChart } from "#ui/IntervalChart.tsx";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";
import { Words } from "#ui/Words.tsx";
import styles from "./WhyChoose.module.css";

type Props = { benefits: readonly Benefit[]; reports: readonly Report[] };

/** Six reasons beside the one that can be drawn: how long a report takes. */
export function WhyChoose({ benefits, reports }: Props) {
  const rows = reports.map((report) => ({
    id: report.id,
    name: report.name,
    value: reportTime(report),
    ...reportDays(report),
  }));
  return (
    <Section id="why">
      <div className={styles.columns}>
        <div>
          <h2 id="why-title">Why Choose Our Practice</h2>
          <IntervalChart
            title="Report turnaround"
            unit="days; business days where stated"
            rows={rows}
            end={Math.max(...rows.map(({ to }) => to))}
          />
        </div>
        <RuledList items={benefits.map(({ id, title, text }) => ({ id, title, text: <Words>{text}</Words> }))} />
      </div>
    </Section>
  );
}
