import type { ReactNode } from "react";
import { hoursPhrases } from "#practice/hours.ts";
import { pointNamed } from "#content/points.ts";
import { clinicsHref, routes, serviceHref } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { ContactButtons } from "#parts/ContactButtons.tsx";
import { DangerLine } from "#parts/DangerLine.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { Tiles } from "#ui/links/Tiles.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { ShortPageLink } from "#ui/layout/PageHead.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Hero.module.css";
import { HeroPlot } from "./HeroPlot.tsx";

const tiles = [
  { id: "victims", title: "Accident Victims", href: routes.patients },
  { id: "law-firms", title: "Law Firms", href: routes.attorneys },
  { id: "clinics", title: "Clinics", href: clinicsHref },
  { id: "insurers", title: "Insurers", href: serviceHref("ime-reports") },
];

type Props = {
  practice: Practice;
  lead: string;
  emergency: string;
  audiences: readonly Point[];
  /** The caption of the trace. */
  caption: string;
  /** What the code of its field needs, as JSON. */
  crash: string;
  /** The language menu, at the end of the line of the subtitle. */
  children: ReactNode;
};

/** The first screen: who the practice is, what to do, and for whom. */
export function Hero({ practice, lead, emergency, audiences, caption, crash, children }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap>
        <div className={styles.main}>
          <div className={styles.head} id="short" data-short="" tabIndex={-1}>
            <h1>{`${practice.name} & Accident Injury Care`}</h1>
            <p className={styles.subtitle}>Brooklyn &amp; NYC</p>
            {children}
          </div>
          <div className={styles.lead} data-short="">
            <Text variant="lead">{lead}</Text>
          </div>
          <DangerLine text={emergency} />
          <div className={styles.act} data-short="">
            <Buttons variant="fill">
              <ContactButtons action="Schedule Evaluation" practice={practice}>
                <Button href={routes.attorneys}>Submit a Case</Button>
                <p>
                  Phone line:{" "}
                  <NoBreakText>{hoursPhrases({ ...practice.phoneHours, byAppointment: [] }).join(", ")}</NoBreakText>
                </p>
              </ContactButtons>
            </Buttons>
            <ShortPageLink />
          </div>
          <HeroPlot caption={caption} crash={crash} />
          <Tiles
            label="Audiences"
            tiles={tiles.map(({ id, ...tile }) => ({ ...tile, text: pointNamed(audiences, id).text }))}
          />
        </div>
      </Wrap>
    </section>
  );
}
