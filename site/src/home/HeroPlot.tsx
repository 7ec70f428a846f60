import { routes } from "#routes.ts";
import { Field } from "#ui/forms/Field.tsx";
import { Line, Measure, plot, Ring } from "#ui/graphics/Plot.tsx";
import { Button } from "#ui/links/Button.tsx";
import styles from "./Hero.module.css";

/**
 * The trace of the home page: one nerve response with its two measures, bleeding off both edges. The curve stretches to
 * its box; marks and labels are placed in percent and sized in pixels.
 */
export function HeroPlot({ caption, crash }: { caption: string; crash: string }) {
  return (
    <>
      <div className={styles.ask} data-screen-only="">
        <Field name="crash" label="When was the crash?">
          {({ id }) => (
            <input id={id} type="date" autoComplete="off" aria-describedby="crash-hint" data-crash={crash} />
          )}
        </Field>
        <noscript>
          <a href={routes.claim}>Your No-Fault claim</a>
        </noscript>
        <p id="crash-hint" role="status">
          See your next deadline. It stays on your device.
        </p>
        <div className={styles.answer}>
          <div id="day" role="status">
            <p />
            <b />
            <p />
          </div>
          <Button href={routes.claim}>See my plan</Button>
        </div>
      </div>
      <svg className={`${plot.plot} ${styles.plot}`} role="img" aria-labelledby="hero-plot" data-screen-only="">
        <svg viewBox="0 0 520 400" preserveAspectRatio="none">
          <Measure d="M276 40H372" dashed />
          <Measure d="M372 40V400M365 40h14M365 400h14" />
          <Line d="M-3000 400H18M31 400H160C190 400 204 330 218 240S250 40 276 40 316 170 332 280 358 448 388 448 424 400 470 400H4000" />
        </svg>
        <svg x="3.5%" y="100%">
          <Line d="M0 0l4-46 5 76 4-30" />
          <text x="-14" y="-58">
            Pulse
          </text>
        </svg>
        <svg y="100%">
          <line className={plot.measure} x1="3.8%" x2="30.8%" y1="40" y2="40" />
          <text x="17%" y="64" textAnchor="middle">
            Delay
          </text>
        </svg>
        <svg x="30.8%" y="100%">
          <Measure d="M0 0V52" dashed />
          <Measure d="M0 33v14" />
          <Ring x={0} y={0} />
        </svg>
        <svg x="53.1%" y="10%">
          <Ring x={0} y={0} />
        </svg>
        <svg x="71.5%" y="55%">
          <text x="14" y="5">
            Strength
          </text>
        </svg>
      </svg>
      <p className={styles.caption} id="hero-plot" data-screen-only="">
        {caption}
      </p>
    </>
  );
}
