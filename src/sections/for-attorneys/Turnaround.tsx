import type { ReactNode } from "react";
import { reportScales, reportTime } from "#domain/durations.ts";
import type { Report } from "#schemas/listed.ts";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { TurnaroundScale } from "./TurnaroundScale.tsx";

type Props = {
  reports: readonly Report[];
  /** The same times in another form. */
  children?: ReactNode;
};

/** How long every kind of report takes, drawn: what is counted in hours apart from what is counted in business days. */
export function Turnaround({ reports, children }: Props) {
  return (
    <Section id="turnaround" variant="scale">
      <SectionHead
        section="turnaround"
        title="How long each report takes"
        lead="Is your deadline sooner than these times? Say so when you call."
      />
      <TurnaroundScale
        caption="Business days leave out weekends and holidays, so they have a scale of their own. EMG (electromyography) is a test of nerves and muscles."
        bands={reportScales(reports).map((scale) => ({
          ...scale,
          rows: scale.reports.map((report) => ({ ...report, value: reportTime(report) })),
        }))}
      />
      {children}
    </Section>
  );
}
