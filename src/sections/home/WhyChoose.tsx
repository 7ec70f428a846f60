import { reportScales, reportTime } from "#domain/durations.ts";
import type { Benefit, Report } from "#schemas/listed.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { IntervalChart } from "./IntervalChart.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";

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
