import type { Service } from "#schemas/service.ts";
import { Drawing } from "#ui/Drawing.tsx";
import { EntryHead } from "#ui/EntryHead.tsx";
import { MarkList } from "#ui/MarkList.tsx";
import { RuledGroup } from "#ui/RuledGroup.tsx";
import { StripRule } from "#ui/StripRule.tsx";
import { Wrap } from "#ui/Wrap.tsx";
import { ServiceLimits, ServiceText, where, type ServiceProps } from "./ServiceParts.tsx";
import styles from "./ServiceRows.module.css";

type Props = Omit<ServiceProps, "service"> & { services: readonly Service[] };

/** The arrangements take turns, so that no row looks like its neighbour. */
const arrangements = ["thirds", "wide", "narrow"] as const;

/** The services under each other as lines of one long recording. */
export function ServiceRows({ services, offices, ...rest }: Props) {
  return (
    <div className={styles.strip}>
      <Wrap>
        {services.map((service, index) => (
          <section key={service.id} id={service.id} className={styles.row} aria-labelledby={`${service.id}-title`}>
            <StripRule line={index + 1} />
            <div className={styles.columns} data-arrange={arrangements[index % arrangements.length]}>
              <div className={styles.head}>
                <EntryHead
                  entry={service.id}
                  title={service.title}
                  mark={<Drawing name={service.icon} />}
                  meta={where(service, offices)}
                />
              </div>
              <div className={styles.words}>
                <ServiceText service={service} {...rest} />
              </div>
              <div className={styles.list}>
                <RuledGroup title="What it includes">
                  <MarkList items={service.features} />
                </RuledGroup>
              </div>
              <div className={styles.notes}>
                <ServiceLimits limits={service.limits} />
              </div>
            </div>
          </section>
        ))}
      </Wrap>
    </div>
  );
}
