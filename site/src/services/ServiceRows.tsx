import type { Service } from "./service-schema.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ServiceHead, ServiceLimits, ServiceMore, ServiceLinks, type ServiceProps } from "./ServiceParts.tsx";
import styles from "./Services.module.css";

type Props = Omit<ServiceProps, "service"> & {
  services: readonly Service[];
  /** Who runs the sister sites, where the first link to one is in these rows. */
  statement?: string;
};

/** The services, each with its limits, its description and what it includes. */
export function ServiceRows({ services, offices, statement, ...rest }: Props) {
  const first = services.find(({ site }) => site);
  return (
    <div className={styles.strip}>
      <Wrap>
        {services.map((service) => (
          <section key={service.id} id={service.id} className={styles.row}>
            <div className={styles.columns}>
              <Stack sticky>
                <ServiceHead service={service} offices={offices} />
              </Stack>
              <ServiceLimits limits={service.limits} />
              <ServiceMore>
                <div className={styles.more}>
                  <div>
                    <Prose html={service.bodyHtml} />
                    <ServiceLinks service={service} statement={service === first ? statement : undefined} {...rest} />
                  </div>
                  <Points title="What it includes" items={service.features} />
                </div>
              </ServiceMore>
            </div>
          </section>
        ))}
      </Wrap>
    </div>
  );
}
