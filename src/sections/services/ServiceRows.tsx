import type { Service } from "#schemas/services-and-conditions.ts";
import { Drawing } from "#ui/graphics/Drawing.tsx";
import { EntryHead } from "#ui/layout/EntryHead.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ServiceLimits, ServiceWays, where, type ServiceProps } from "./ServiceParts.tsx";
import styles from "./Services.module.css";

type Props = Omit<ServiceProps, "service"> & { services: readonly Service[] };

/** The services under each other, each with what it includes and what it cannot say. */
export function ServiceRows({ services, offices, ...rest }: Props) {
  return (
    <div className={styles.strip}>
      <Wrap>
        {services.map((service) => (
          <section key={service.id} id={service.id} className={styles.row}>
            <div className={styles.columns}>
              <div className={styles.head}>
                <EntryHead
                  title={service.title}
                  mark={<Drawing name={service.icon} />}
                  meta={where(service, offices)}
                />
              </div>
              <div className={styles.text}>
                <Prose html={service.bodyHtml} />
              </div>
              <div className={styles.list}>
                <Points title="What it includes" items={service.features} />
              </div>
              <div className={styles.notes}>
                <ServiceLimits limits={service.limits} />
              </div>
              <div className={styles.ways}>
                <ServiceWays service={service} {...rest} />
              </div>
            </div>
          </section>
        ))}
      </Wrap>
    </div>
  );
}
