import type { CaseService } from "./case-service-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import styles from "./CaseServices.module.css";

type Props = { services: readonly CaseService[]; lead: string };

const heads = ["What it includes", "Relationship"] as const;

/** The medical-legal services, compared. The visible heads at the top are hidden from screen readers. */
export function CaseServices({ services, lead }: Props) {
  return (
    <Section id="services" title="Three services for a case" lead={lead} arrange="split">
      <p className={styles.heads} aria-hidden="true">
        <span />
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      {services.map((service) => (
        <CaseServiceRow key={service.id} {...service} />
      ))}
    </Section>
  );
}

/** On small screens each service has visible heads; every cell has its head for screen readers. */
function CaseServiceRow({ id, title, about, holds, relationship }: CaseService) {
  return (
    <article className={styles.row} aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      <dl>
        {[holds, relationship].map((cell, index) => (
          <div key={heads[index]}>
            <dt>{heads[index]}</dt>
            <dd>{cell}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
