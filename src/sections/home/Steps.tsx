import styles from "./Steps.module.css";
import { Stretch } from "#ui/graphics/Stretch.tsx";
import { Words } from "#ui/text/Words.tsx";

type Step = { id: string; title: string; text: string };
type Props = {
  /** Four, as the curve has four quarters. */
  steps: readonly Step[];
};

const quarters = [
  "M-400 66H14l2-34 3 56 2-22H101",
  "M-1 66C26 66 40 60 54 42S82 6 101 6",
  "M-1 6C18 6 26 34 36 58S54 92 66 92 84 66 101 66",
  "M-1 66H600",
] as const;

/** Four steps along one curve: stimulus, response, peak, return. On small screens it runs down the left side. */
export function Steps({ steps }: Props) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ id, title, text }, index) => (
        <li key={id}>
          <Stretch path={quarters[index]} />
          <h3>{title}</h3>
          <p>
            <Words>{text}</Words>
          </p>
        </li>
      ))}
    </ol>
  );
}
