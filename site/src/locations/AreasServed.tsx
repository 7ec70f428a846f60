import type { ComponentProps } from "react";
import { officeHref } from "#routes.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { AreaMap } from "./AreaMap.tsx";
import styles from "./AreasServed.module.css";

type Props = ComponentProps<typeof AreaMap> & { lead: string };

/** The areas served: on a map by the nearer office, and as text; pointing at one in the list shows its way on the map. */
export function AreasServed({ lead, ...map }: Props) {
  const { areas, offices } = map;
  return (
    <Section id="areas">
      <div className={styles.served}>
        <Columns split="7-5">
          <div>
            <SectionHead section="areas" title="Areas We Serve" lead={lead} />
            <AreaMap {...map} />
          </div>
          <dl className={styles.list}>
            {areas.map(({ id, name, office, text }) => (
              <div key={id} data-area={id}>
                <dt>{name}</dt>
                <dd>
                  <a href={officeHref(office)}>
                    {`Suggested: ${offices.find((one) => one.id === office)?.name} office`}
                  </a>
                </dd>
                <dd>
                  <NoBreakText>{text}</NoBreakText>
                </dd>
              </div>
            ))}
          </dl>
        </Columns>
      </div>
    </Section>
  );
}
