import { clinicsHref, routes, serviceHref } from "#routes.ts";
import type { Practice } from "#schemas/practice.ts";
import { ByPhone } from "#sections/ByPhone.tsx";
import { Line, Measure, Plot, plot, Ring } from "#ui/graphics/Plot.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { Tiles } from "#ui/links/Tiles.tsx";
import { Text } from "#ui/text/Text.tsx";
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
          <div className={styles.text} id="short" data-short="">
            <h1>{`${practice.name} & Accident Injury Care`}</h1>
            <p className={styles.subtitle}>Brooklyn &amp; NYC</p>
            <Text variant="lead">{lead}</Text>
            <Buttons variant="fill">
              <Button tone="primary" href={routes.contact}>
                Schedule Evaluation
              </Button>
              <Button href={routes.attorneys}>Submit a Case</Button>
              <ByPhone {...practice} />
            </Buttons>
            <div className={styles.emergency}>
              <p className={styles.line}>
                {emergency} <a href="tel:911">Call 911.</a>
              </p>
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

const plotTitle =
  "Illustration of a nerve’s answer: a small spike, a pause called latency, then one tall wave whose height is called amplitude.";

/** The trace of the home page: one nerve response with its two measures, running out of both edges of the page. */
function HeroPlot() {
  return (
    <Plot viewBox="0 0 520 482" title={plotTitle} className={styles.plot} screenOnly>
      <defs>
        <pattern id="hero-crosses" width="40" height="40" patternUnits="userSpaceOnUse">
          <path className={plot.cross} d="M20 17v6M17 20h6" />
        </pattern>
        <linearGradient id="hero-fade">
          <stop offset="0" stopColor="#000" />
          <stop offset=".16" stopColor="#fff" />
        </linearGradient>
        <mask id="hero-mask" maskUnits="userSpaceOnUse" x="-160" y="-300" width="1600" height="860">
          <rect x="-160" y="-300" width="1600" height="860" fill="url(#hero-fade)" />
        </mask>
      </defs>
      <rect x="-160" y="-300" width="1600" height="860" fill="url(#hero-crosses)" mask="url(#hero-mask)" />
      <Measure d="M160 400V452M276 40H412" dashed />
      <Measure d="M20 440H160M20 433v14M160 433v14M412 40V400M405 40h14M405 400h14" />
      <Line d="M-3000 400H18l4-46 5 76 4-30H160C190 400 204 330 218 240S250 40 276 40 316 170 332 280 358 448 388 448 424 400 470 400H4000" />
      <Ring x={160} y={400} />
      <Ring x={276} y={40} />
      <text x="18" y="336" textAnchor="middle">
        Stimulus
      </text>
      <text x="90" y="463" textAnchor="middle">
        Latency
      </text>
      <text x="428" y="226">
        Amplitude
      </text>
    </Plot>
  );
}
