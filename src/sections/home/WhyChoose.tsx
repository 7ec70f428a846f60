import { Fragment } from "react";
import { reportScales, reportTime } from "#domain/report-times.ts";
import type { Benefit, Report } from "#schemas/listed.ts";
import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import styles from "./WhyChoose.module.css";

type Props = { benefits: readonly Benefit[]; reports: readonly Report[] };

/** Six reasons beside the one that can be drawn: how long a report takes. */
export function WhyChoose({ benefits, reports }: Props) {
  const scales = reportScales(reports).map((scale) => ({
    ...scale,
    rows: scale.reports.map((report) => ({ ...report, value: reportTime(report) })),
  }));
  return (
    <Section id="why">
      <Columns split="5-7">
        <div>
          <h2 id="why-title">Why Choose Our Practice</h2>
          <IntervalChart title="Report turnaround" scales={scales} />
        </div>
        <DescriptionList items={benefits} />
      </Columns>
    </Section>
  );
}

type Row = { id: string; name: string; value: string; from: number; to: number };
type Scale = { unit: string; end: number; rows: readonly Row[] };
type IntervalChartProps = {
  title: string;
  /** One for each unit: what is counted differently never shares an axis. */
  scales: readonly Scale[];
};

/** Durations under each other, on one scale from 0 to its end for each unit; each row has its value as text too. */
function IntervalChart({ title, scales }: IntervalChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      {scales.map(({ unit, end, rows }) => (
        <Fragment key={unit}>
          <ul role="list">
            {rows.map(({ id, name, value, from, to }) => (
              <li key={id}>
                <span>{name}</span>
                <b>{value}</b>
                <IntervalBar span={{ from: (from / end) * 100, to: (to / end) * 100 }} />
              </li>
            ))}
          </ul>
          <p className={styles.axis} aria-hidden="true">
            <span>0</span>
            <span>
              {end} {unit}
            </span>
          </p>
        </Fragment>
      ))}
    </figure>
  );
}
