import { reportTime } from "#practice/report-times.ts";
import type { Benefit } from "./benefit-schema.ts";
import type { Report } from "#attorneys/report-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./WhyChoose.module.css";

type Props = { benefits: readonly Benefit[]; reports: readonly Report[] };

/** The benefit that the times to a report show. */
const ofTimes = "home-fast-report-turnaround";

/** Six reasons of one fact each, one of them with the time to each kind of report. */
export function WhyChoose({ benefits, reports }: Props) {
  return (
    <Section id="why" title="Why Choose Our Practice">
      <dl className={styles.reasons}>
        {benefits.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <NoBreakText>{text}</NoBreakText>
              {id === ofTimes && <Times title={title} reports={reports} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Times({ title, reports }: { title: string; reports: readonly Report[] }) {
  return (
    <table aria-label={title}>
      <tbody>
        {reports.map((report) => (
          <tr key={report.id}>
            <th scope="row">{report.name}</th>
            <td>{reportTime(report)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
