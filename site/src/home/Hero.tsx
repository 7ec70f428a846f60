import { pointNamed } from "#content/points.ts";
import { clinicsHref, routes, serviceHref } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { ContactButtons } from "#parts/ContactButtons.tsx";
import { DangerLine } from "#parts/DangerLine.tsx";
import { ReasonStrip } from "#parts/ReasonStrip.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { Tiles } from "#ui/links/Tiles.tsx";
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
  /** Why to call: `content/guidance/reasons.yaml`. */
  reasons: readonly Point[];
  audiences: readonly Point[];
  /** The caption of the trace. */
  caption: string;
  /** What the code of its field needs, as JSON. */
  crash: string;
};

/** The first screen: who the practice is, what to do, and for whom. */
export function Hero({ practice, lead, emergency, reasons, audiences, caption, crash }: Props) {
  const strip = ["wait", "referral", "copay"].map((id) => pointNamed(reasons, id));
  return (
    <section className={styles.hero}>
      <Wrap>
        <div className={styles.main}>
          <div className={styles.head} id="short" data-short="" tabIndex={-1}>
            <h1>{`${practice.name} & Accident Injury Care`}</h1>
            <p className={styles.subtitle}>Brooklyn &amp; NYC</p>
          </div>
          <div className={styles.lead} data-short="">
            <Text variant="lead">{lead}</Text>
          </div>
          <DangerLine text={emergency} />
          <div className={styles.act} data-short="">
            <Buttons variant="fill">
              <ContactButtons action="Schedule Evaluation" practice={practice}>
                <Button href={routes.attorneys}>Submit a Case</Button>
              </ContactButtons>
            </Buttons>
          </div>
          <div className={styles.why} data-short="">
            <ReasonStrip
              reasons={strip.map(({ title, text }) => ({ value: title, text }))}
              note={pointNamed(reasons, "deductible").text}
            />
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
