import styles from "./AnswerSteps.module.css";
import { Words } from "#ui/text/Words.tsx";

type Step = { id: string; title: string; text: string };
type Props = { steps: readonly Step[] };

/** Steps down one line. The line answers at each of them, and each answer is stronger than the one before. */
export function AnswerSteps({ steps }: Props) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ id, title, text }, index) => {
        const height = 14 + Math.round((index / Math.max(steps.length - 1, 1)) * 30);
        const back = height + 8;
        return (
          <li key={id}>
            <svg viewBox="0 0 72 72" aria-hidden="true">
              <path d={`M12 0v12c0 12 ${height} 8 ${height} 18s-${back} 8-${back} 18 8 12 8 24`} />
              <circle cx={12 + height} cy="30" r="6" />
            </svg>
            <h3>{title}</h3>
            <p>
              <Words>{text}</Words>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
