import { reportTime } from "#domain/durations.ts";
import type { Report, ReportId } from "#schemas/listed.ts";
import { FactStrip } from "./FactStrip.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";

/** What law firms ask for first, in this order. */
const asked: readonly ReportId[] = ["standardReport", "rushReport", "imeReport", "supplementalOpinion"];

/** The times that a law firm looks for, on the first screen. */
export function ReportTimes({ reports }: { reports: readonly Report[] }) {
  const facts = asked.flatMap((id) => reports.filter((report) => report.id === id));
  return (
    <section>
      <Wrap>
        <h2>
          <VisuallyHidden>Report times</VisuallyHidden>
        </h2>
        <FactStrip facts={facts.map((report) => ({ name: report.name, value: reportTime(report) }))} />
      </Wrap>
    </section>
  );
}
