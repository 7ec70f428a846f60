import type { ReactNode } from "react";
import { pointNamed } from "#content/points.ts";
import { reportScales, reportTime } from "#practice/report-times.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Report } from "./report-schema.ts";
import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Turnaround.module.css";

type Props = {
  reports: readonly Report[];
  /** When the times start, and that they are usual times. */
  points: readonly Point[];
  /** The island that computes dates from these times. */
  children: ReactNode;
};

/**
 * Turnaround times of each kind of report, as brackets on two axes: hours, and business days, which are counted
 * differently. Name and value of each are text above its bracket.
 */
export function Turnaround({ reports, points, children }: Props) {
  return (
    <Section id="turnaround" variant="sunk" title="Report times">
      <figure className={styles.scale}>
        {reportScales(reports).map(({ unit, step, end, reports: rows }) => (
          <section key={unit} className={styles.band}>
            <h3>In {unit}</h3>
            <ul role="list" data-short="">
              {rows.map((report) => (
                <li key={report.id}>
                  <div className={styles.label}>
                    <svg width={`${percent(report.from, end)}%`} height="1" aria-hidden="true" />
                    <p>
                      <span>{report.name}</span> <b>{reportTime(report)}</b>
                    </p>
                  </div>
                  <IntervalBar wait span={{ from: percent(report.from, end), to: percent(report.to, end) }} />
                </li>
              ))}
            </ul>
            <Axis step={step} end={end} />
          </section>
        ))}
        <figcaption>{pointNamed(points, "sooner").text}</figcaption>
      </figure>
      <DatesOfReports points={points}>{children}</DatesOfReports>
    </Section>
  );
}

/** The axis under a group of brackets. Every fifth tick is longer; small screens label only these and the ends. */
function Axis({ step, end }: { step: number; end: number }) {
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index);
  const few = ticks.length <= 6;
  return (
    <svg className={styles.axis} aria-hidden="true">
      <line x1="0" x2="100%" y1="1" y2="1" />
      {ticks.map((tick) => {
        const x = `${percent(tick * step, end)}%`;
        const long = few || tick % 5 === 0 || tick * step === end;
        return (
          <g key={tick} data-long={long || undefined}>
            <line x1={x} x2={x} y1="1" y2={long ? "13" : "8"} />
            <text x={x} y="2.1em">
              {tick * step}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function percent(value: number, end: number): number {
  return (value / end) * 100;
}

/** The computed dates below the chart: what is counted, and what the dates are not. */
function DatesOfReports({ points, children }: Pick<Props, "points" | "children">) {
  return (
    <div className={styles.days}>
      <NarrowFold label="Count the days for me" heading="Count the days for me">
        <div className={styles.dates}>
          <Stack>
            <Text>{pointNamed(points, "count").text}</Text>
            <Text variant="small" tone="soft">
              {pointNamed(points, "usual").text} The day you enter stays in your browser.
            </Text>
            <noscript>
              <Text>
                <strong>The dates need JavaScript, which is switched off. The chart above shows all times.</strong>
              </Text>
            </noscript>
          </Stack>
          {children}
        </div>
      </NarrowFold>
    </div>
  );
}
