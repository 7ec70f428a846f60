import { reportTime } from "#practice/report-times.ts";
import type { Benefit } from "./benefit-schema.ts";
import type { Report } from "#attorneys/report-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import styles from "./WhyChoose.module.css";

type Props = { benefits: readonly Benefit[]; reports: readonly Report[] };

/** Six reasons of one fact each, and the time to a report. */
export function WhyChoose({ benefits, reports }: Props) {
  return (
    <Section id="why" title="Why Choose Our Practice">
      <Columns split="8-4">
        <DescriptionList columns={3} items={benefits} />
        <table className={styles.times}>
          <caption>Report turnaround</caption>
          <tbody>
            {reports.map((report) => (
              <tr key={report.id}>
                <th scope="row">{report.name}</th>
                <td>{reportTime(report)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Columns>
    </Section>
  );
}
