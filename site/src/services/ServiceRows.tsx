import { firstParagraph } from "./first-paragraph.ts";
import type { Service } from "./service-schema.ts";
import { Drawing } from "#ui/graphics/Drawing.tsx";
import { EntryHead } from "#ui/layout/EntryHead.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ServiceLimits, ServiceMore, ServiceLinks, officesText, type ServiceProps } from "./ServiceParts.tsx";
import styles from "./Services.module.css";

type Props = Omit<ServiceProps, "service"> & { services: readonly Service[] };

/** The services, each with its description and limits, then how it works and what it includes. */
export function ServiceRows({ services, offices, ...rest }: Props) {
  return (
    <div className={styles.strip}>
      <Wrap>
        {services.map((service) => (
          <section key={service.id} id={service.id} className={styles.row}>
            <div className={styles.columns}>
              <EntryHead
                title={service.title}
                mark={<Drawing name={service.icon} />}
                meta={officesText(service, offices)}
              />
              <Prose html={firstParagraph(service.bodyHtml).first} />
              <ServiceLimits limits={service.limits} />
              <ServiceMore>
                <div className={styles.more}>
                  <div>
                    <Prose html={firstParagraph(service.bodyHtml).rest} />
                    <ServiceLinks service={service} {...rest} />
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
