import styles from "./Timeline.module.css";
import { Stretch } from "#ui/graphics/Stretch.tsx";
import { Words } from "#ui/text/Words.tsx";

type Limit = { time: string; meaning: string; stops: boolean };
type Step = { id: string; title: string; text: string; limit?: Limit | undefined };
type Props = {
  /** Six, as the line has six stretches. The limit of a step is drawn between the step before and this one. */
  steps: readonly Step[];
};

const stretches = [
  "M-400 78H5l1.5-62 2.5 71 1.5-9H101",
  "M-1 78H7c3 0 3.5-20 6.5-20s4 26 7 26 2-6 5-6H101",
  "M-1 78H7c6 0 7-72 12-72s6 81 13 81 5-9 11-9H600",
  "M-400 78H7c3 0 3.5-20 6.5-20s4 26 7 26 2-6 5-6H101",
  "M-1 78H7c3 0 3.5-34 6.5-34s4 41 7 41 2-7 5-7H101",
  "M-1 78H7c4 0 4.5-58 9-58s5 67 10 67 4-32 8-32 4 23 9 23H600",
] as const;

/**
 * Six steps along one recording of two strips, with brackets for the times between them; on small screens it runs down
 * the left side. The brackets repeat what the texts say, so they are hidden from screen readers.
 */
export function Timeline({ steps }: Props) {
  return (
    <ol className={styles.timeline} role="list">
      {steps.map(({ id, title, text }, index) => (
        <li key={id}>
          <Stretch path={stretches[index]} />
          <Bracket limit={steps[index + 1]?.limit} />
          <h3>{title}</h3>
          <p>
            <Words>{text}</Words>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Bracket({ limit }: Pick<Step, "limit">) {
  if (!limit) return null;
  return (
    <div className={styles.limit} data-stops={limit.stops || undefined} aria-hidden="true">
      <b>{limit.time}</b>
      <span>
        <Words>{limit.meaning}</Words>
      </span>
    </div>
  );
}
