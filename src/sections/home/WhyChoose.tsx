import { reportDays, reportTime } from "#domain/report-time.ts";
import type { Benefit, Report } from "#schemas/listed.ts";
import { Columns } from "#ui/Columns.tsx";
import { IntervalChart } from "#ui/IntervalChart.tsx";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";

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
      <Columns split="5-7">
        <div>
          <h2 id="why-title">Why Choose Our Practice</h2>
          <IntervalChart
            title="Report turnaround"
            unit="days; business days where stated"
            rows={rows}
            end={Math.max(...rows.map(({ to }) => to))}
          />
        </div>
        <RuledList items={benefits} />
      </Columns>
    </Section>
  );
}
