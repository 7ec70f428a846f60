import { Line, plot, Ring } from "#ui/graphics/Plot.tsx";
import styles from "./Services.module.css";

/** How many answers fit beside each other before the strip begins again at the left. */
const places = ["6%", "20%", "34%", "48%", "62%", "76%"] as const;

type Props = {
  /** Which line of the strip this is, from 0: the answer comes a little later on each. */
  line: number;
};

/** The rule between two blocks as one line of a long recording, with its answer a little later than on the line above. */
export function StripRule({ line }: Props) {
  return (
    <svg className={`${plot.plot} ${styles.rule}`} width="100%" height="58" aria-hidden="true" data-screen-only="">
      <svg className={styles.answer} x={places[line % places.length]} width="96" height="58">
        <path className={styles.rest} d="M-4000 44H0M92 44H4000" />
        <Line d="M0 44c14 0 16-38 28-38s17 48 30 48 12-10 34-10" />
        <Ring x={0} y={44} r={4.5} />
      </svg>
    </svg>
  );
}
