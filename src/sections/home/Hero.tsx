import { clinicsHref, routes, serviceHref } from "#routes.ts";
import type { Practice } from "#schemas/practice.ts";
import { ByPhone } from "#sections/ByPhone.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Buttons } from "#ui/links/Buttons.tsx";
import { EmergencyLine } from "./EmergencyLine.tsx";
import { HeroPlot } from "./HeroPlot.tsx";
import { HeroTitle } from "./HeroTitle.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Tiles } from "#ui/links/Tiles.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Hero.module.css";

const audiences = [
  { title: "Accident Victims", text: "Get checked, and know what comes next.", href: routes.patients },
  { title: "Law Firms", text: "Findings that are measured, dated and explained.", href: routes.attorneys },
  { title: "Clinics", text: "Refer a patient for testing or a neurology opinion.", href: clinicsHref },
  { title: "Insurers", text: "Complete records, in the form insurers ask for.", href: serviceHref("ime-reports") },
];

/** The first screen: who this is, what to do, and for whom. */
export function Hero({ practice, lead, emergency }: { practice: Practice; lead: string; emergency: string }) {
  return (
    <section className={styles.hero}>
      <Wrap>
        <div className={styles.main}>
          <div className={styles.text}>
            <HeroTitle subtitle="Brooklyn & NYC">{`${practice.name} & Accident Injury Care`}</HeroTitle>
            <Text variant="lead">{lead}</Text>
            <Buttons variant="fill">
              <Button tone="primary" href={routes.contact}>
                Schedule Evaluation
              </Button>
              <Button href={routes.attorneys}>Submit a Case</Button>
              <ByPhone {...practice} />
            </Buttons>
            <div className={styles.emergency}>
              <EmergencyLine>{emergency}</EmergencyLine>
            </div>
          </div>
          <HeroPlot />
        </div>
      </Wrap>
      <Wrap>
        <Tiles label="Choose your audience" tiles={audiences} />
      </Wrap>
    </section>
  );
}
