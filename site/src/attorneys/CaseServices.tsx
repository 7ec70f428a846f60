import { reportTime } from "#practice/report-times.ts";
import type { CaseService } from "./case-service-schema.ts";
import type { Report } from "./report-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { ValueList } from "#ui/lists/ValueList.tsx";
import styles from "./CaseServices.module.css";

type Props = { services: readonly CaseService[]; reports: readonly Report[]; lead: string };

const heads = ["What is in it", "Relationship", "Time"] as const;

/** The medical-legal services, compared. The visible heads at the top are hidden from screen readers. */
export function CaseServices({ services, reports, lead }: Props) {
  return (
    <Section id="services" title="Three services for a case" lead={lead} arrange="split">
      <p className={styles.heads} aria-hidden="true">
        <span />
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      {services.map((service) => (
        <CaseServiceRow key={service.id} service={service} reports={reports} />
      ))}
    </Section>
  );
}

/** On small screens each service has visible heads; every cell has its head for screen readers. */
function CaseServiceRow({ service, reports }: { service: CaseService; reports: readonly Report[] }) {
  const { id, title, about, holds, relationship } = service;
  const cells = [holds, relationship, <Times key="times" service={service} reports={reports} />];
  return (
    <article className={styles.row} aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      <dl>
        {cells.map((cell, index) => (
          <div key={heads[index]}>
            <dt>{heads[index]}</dt>
            <dd>{cell}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function Times({ service, reports }: { service: CaseService; reports: readonly Report[] }) {
  const own = reports.filter(({ id }) => service.reports.includes(id));
  const order = (report: Report) => service.reports.indexOf(report.id);
  own.sort((first, second) => order(first) - order(second));
  return (
    <>
      <ValueList values={own.map((report) => ({ name: report.name, value: reportTime(report) }))} />
      {service.note && (
        <Text variant="small" tone="soft">
          {service.note}
        </Text>
      )}
    </>
  );
}
